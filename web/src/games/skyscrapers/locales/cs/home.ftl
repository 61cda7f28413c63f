# What every visitor reads of the game: its name, and what it is about.

skyscrapers-name = Mrakodrapy
skyscrapers-about = Všichni nýtují karty do jedné budovy. Pozor na dělníky.
