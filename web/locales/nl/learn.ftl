# Lessons; what the coach says is with each game’s own words.

learn-coach = Coach
learn-progress = Stap { $step } van { $steps }
learn-show = Laat zien
learn-again = Nog een keer
learn-play = Spelen
learn-you = Jij
learn-lost = De les kan niet geopend worden
# Beside the title
learn-minute = ongeveer een minuut
learn-skip = Les overslaan
learn-back = Een stap terug
learn-free = Hier telt niets. Niemand wacht op je.
