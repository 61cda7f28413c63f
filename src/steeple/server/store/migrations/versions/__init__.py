"""Changes of the schema in order; one that was released stays as it is."""
