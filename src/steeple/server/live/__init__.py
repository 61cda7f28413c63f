"""Tables in memory, those who watch them, and what a table needs done."""
