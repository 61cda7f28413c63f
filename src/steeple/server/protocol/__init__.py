"""What server and clients say to each other: types, and nothing that acts on them."""
