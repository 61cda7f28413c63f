"""Skyscrapers where there are only letters: pictures and questions."""
