"""A match: seats, dealer, log, record."""
