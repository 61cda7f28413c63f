# What every visitor reads of the game: its name, and what it is about.

five-towers-name = Fem tårn
five-towers-about = By på etasjer, legg lave tall på høye, og kron hvert tårn med et tak.
