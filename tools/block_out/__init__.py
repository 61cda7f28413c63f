"""Tools for Block Out."""
