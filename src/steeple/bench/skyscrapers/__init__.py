"""How fast Skyscrapers is."""
