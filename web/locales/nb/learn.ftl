# The two-minute lesson; what the coach says is with the game’s own words.

learn-title = Lær Fem tårn
learn-you = Du
learn-coach = Veileder
learn-progress = Trinn { $step } av { $steps }
learn-show = Vis meg
learn-again = En gang til
learn-play = Spill
learn-lost = Leksjonen kan ikke åpnes
