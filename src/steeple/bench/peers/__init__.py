"""Peers of the server: other people's servers, measured beside ours in the same run."""
