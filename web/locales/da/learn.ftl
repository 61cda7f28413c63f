# The two-minute lesson; what the coach says is with the game’s own words.

learn-title = Lær Fem tårne
learn-you = Du
learn-coach = Vejleder
learn-progress = Trin { $step } af { $steps }
learn-show = Vis mig det
learn-again = En gang til
learn-play = Spil
learn-lost = Lektionen kan ikke åbnes
