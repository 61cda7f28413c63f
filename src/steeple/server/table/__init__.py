"""A table as a value: what is logged about it, and what each command decides."""
