# What every visitor reads of the game: its name, and what it is about.

five-towers-name = Fem torn
five-towers-about = Lägg bud på våningar, lägg låga tal på höga och krön varje torn med ett tak.
