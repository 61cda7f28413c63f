# The two-minute lesson; what the coach says is with the game’s own words.

learn-title = Apprendre Cinq Tours
learn-you = Toi
learn-coach = Coach
learn-progress = Étape { $step } sur { $steps }
learn-show = Montre-moi
learn-again = Encore
learn-play = Jouer
learn-lost = Impossible d’ouvrir la leçon
