"""The bots of Skyscrapers: opponents, and how they think."""
