# Lessons; what the coach says is with each game’s own words.

learn-coach = Veileder
learn-progress = Trinn { $step } av { $steps }
learn-show = Vis meg
learn-again = En gang til
learn-play = Spill
learn-you = Du
learn-lost = Leksjonen kan ikke åpnes
# Beside the title
learn-minute = omtrent et minutt
learn-skip = Hopp over leksjonen
learn-back = Ett trinn tilbake
learn-free = Her teller ingenting. Ingen venter på deg.
