# What every visitor reads of the game: its name, and what it is about.

five-towers-name = Viisi tornia
five-towers-about = Tarjoa kerroksista, pinoa pieniä lukuja suurten päälle ja kruunaa jokainen torni katolla.
