"""Block Out: stacking wonky blocks."""
