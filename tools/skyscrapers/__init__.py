"""Tools for Skyscrapers."""
