"""Search: how bots think ahead, whatever the game."""
