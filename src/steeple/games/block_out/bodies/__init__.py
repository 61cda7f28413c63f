"""The bodies of Block Out: their sizes, and where they lie."""
