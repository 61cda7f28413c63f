# The two-minute lesson; what the coach says is with the game’s own words.

learn-title = Nauč se Pět věží
learn-you = Ty
learn-coach = Trenér
learn-progress = Krok { $step } z { $steps }
learn-show = Ukaž mi to
learn-again = Ještě jednou
learn-play = Hrát
learn-lost = Lekci nejde otevřít
