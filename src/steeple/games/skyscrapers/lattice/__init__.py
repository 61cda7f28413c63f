"""The lattice of Skyscrapers: every question about a building, without geometry."""
