# The replay of Skyscrapers, act by act.

sky-replay-act = Actie { $act } van { $count }
sky-replay-acts = Acties
sky-replay-link = Link naar actie { $act }
sky-replay-keys = Pijltoetsen wisselen van actie, met Shift een halve actie. Spatie speelt af.
