"""The bots of Block Out: opponents, and how they think."""
