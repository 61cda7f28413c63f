"""Measurements: what is claimed about speed is measured here, side by side with a peer."""
