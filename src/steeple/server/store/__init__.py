"""What the server keeps: an event log for each table, and what is listed and searched."""
