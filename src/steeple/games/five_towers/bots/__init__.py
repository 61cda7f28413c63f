"""The bots of Five Towers: opponents, and how they think."""
