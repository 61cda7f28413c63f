# What every visitor reads of the game: its name, and what it is about.

five-towers-name = Fem tårne
five-towers-about = Byd på etager, læg lave tal på høje, og kron hvert tårn med et tag.
