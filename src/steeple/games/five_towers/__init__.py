"""Five Towers: an auction of cards that become storeys. `rules.md` has the rules."""
