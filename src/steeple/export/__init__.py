"""Finished matches as pages that need no server."""
