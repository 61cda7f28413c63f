# The replay of Skyscrapers, act by act.

sky-replay-act = Act { $act } of { $count }
sky-replay-acts = Acts
sky-replay-link = Link to act { $act }
sky-replay-keys = Arrow keys change the act, with Shift half an act. Space plays.
