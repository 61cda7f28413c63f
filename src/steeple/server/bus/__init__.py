"""What nodes tell each other: hints, which may be lost, doubled or late."""
