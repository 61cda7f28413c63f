# The two-minute lesson; what the coach says is with the game’s own words.

learn-title = Opi Viisi tornia
learn-you = Sinä
learn-coach = Opastaja
learn-progress = Vaihe { $step }/{ $steps }
learn-show = Näytä
learn-again = Vielä kerran
learn-play = Pelaa
learn-lost = Opastusta ei voi avata
