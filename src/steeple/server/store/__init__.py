"""What the server stores: an event log for each table, and what is listed and searched."""
