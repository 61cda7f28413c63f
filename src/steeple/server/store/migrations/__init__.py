"""How the schema came about, a file for each change."""
