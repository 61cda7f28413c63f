"""Block Out where there are only letters: pictures and questions."""
