"""The simulated hand, and what it does to blocks and tables."""
