"""Benchmarks: all claims about speed are measured here, side by side with a peer."""
