"""The bodies of Skyscrapers: their sizes, and where they lie."""
