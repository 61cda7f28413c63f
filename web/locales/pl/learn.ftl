# The two-minute lesson; what the coach says is with the game’s own words.

learn-title = Naucz się gry Pięć wież
learn-you = Ty
learn-coach = Trener
learn-progress = Krok { $step } z { $steps }
learn-show = Pokaż mi
learn-again = Jeszcze raz
learn-play = Graj
learn-lost = Nie można otworzyć lekcji
