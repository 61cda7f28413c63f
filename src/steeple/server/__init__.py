"""The server: tables in the browser, kept on disk."""
