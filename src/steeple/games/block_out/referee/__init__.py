"""The referees of Block Out: a simulated hand, and dice."""
