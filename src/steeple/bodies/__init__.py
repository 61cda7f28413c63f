"""What games with real bodies share: the notation of their moves, and what a referee says."""
