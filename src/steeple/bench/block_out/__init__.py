"""How fast Block Out is."""
