# What every visitor reads of the game: its name, and what it is about.

five-towers-name = Cinci Turnuri
five-towers-about = Licitează pentru etaje, așază numere mici peste cele mari și pune fiecărui turn un acoperiș.
