# What every visitor reads of the game: its name, and what it is about.

five-towers-name = Pięć wież
five-towers-about = Licytuj piętra, kładź niskie liczby na wysokie i zwieńcz każdą wieżę dachem.
