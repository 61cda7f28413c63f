# Lessons; what the coach says is with each game’s own words.

learn-coach = Trenér
learn-progress = Krok { $step } z { $steps }
learn-show = Ukaž mi to
learn-again = Ještě jednou
learn-play = Hrát
learn-you = Ty
learn-lost = Lekci nejde otevřít
# Beside the title
learn-minute = asi minuta
learn-skip = Přeskočit lekci
learn-back = O krok zpět
learn-free = Tady se nic nepočítá. Nikdo na tebe nečeká.
