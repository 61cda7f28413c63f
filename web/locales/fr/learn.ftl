# Lessons; what the coach says is with each game’s own words.

learn-coach = Coach
learn-progress = Étape { $step } sur { $steps }
learn-show = Montre-moi
learn-again = Encore
learn-play = Jouer
learn-you = Toi
learn-lost = Impossible d’ouvrir la leçon
# Beside the title
learn-minute = environ une minute
learn-skip = Passer la leçon
learn-back = Étape précédente
learn-free = Ici, rien ne compte. Personne ne t’attend.
