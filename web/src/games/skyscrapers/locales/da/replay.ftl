# The replay of Skyscrapers, act by act.

sky-replay-act = Handling { $act } af { $count }
sky-replay-acts = Handlinger
sky-replay-link = Link til handling { $act }
sky-replay-keys = Piletasterne skifter handling, med Shift en halv handling. Mellemrum afspiller.
