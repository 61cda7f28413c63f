"""Changes of the schema in order; once released, one is never edited."""
