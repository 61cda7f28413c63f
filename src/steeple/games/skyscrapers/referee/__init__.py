"""The referees of Skyscrapers: a simulated hand, and dice."""
