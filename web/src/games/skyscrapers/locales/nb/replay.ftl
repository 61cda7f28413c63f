# The replay of Skyscrapers, act by act.

sky-replay-act = Handling { $act } av { $count }
sky-replay-acts = Handlinger
sky-replay-link = Lenke til handling { $act }
sky-replay-keys = Piltastene bytter handling, med Shift en halv handling. Mellomrom spiller av.
