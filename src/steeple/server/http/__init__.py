"""Requests, sockets and streams: how clients reach the tables."""
