"""A folder for each game, all of the same shape; see `docs/add-a-game.md`."""
