# What every visitor reads of the game: its name, and what it is about.

five-towers-name = Vijf Torens
five-towers-about = Bied op verdiepingen, leg lage getallen op hoge, en geef elke toren een dak.
