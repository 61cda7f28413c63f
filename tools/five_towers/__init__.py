"""Tools for Five Towers."""
