# The two-minute lesson; what the coach says is with the game’s own words.

learn-title = Leer Vijf Torens
learn-you = Jij
learn-coach = Coach
learn-progress = Stap { $step } van { $steps }
learn-show = Laat zien
learn-again = Nog een keer
learn-play = Spelen
learn-lost = De les kan niet geopend worden
