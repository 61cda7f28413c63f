"""How fast Five Towers is."""
