"""Gust: the smallest game, to copy from."""
