# The replay of Skyscrapers, act by act.

sky-replay-act = Handling { $act } av { $count }
sky-replay-acts = Handlingar
sky-replay-link = Länk till handling { $act }
sky-replay-keys = Piltangenterna byter handling, med Shift en halv handling. Mellanslag spelar upp.
