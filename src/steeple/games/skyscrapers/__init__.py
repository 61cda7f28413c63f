"""Skyscrapers: a building of riveted cards, and the workers on it."""
