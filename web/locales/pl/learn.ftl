# Lessons; what the coach says is with each game’s own words.

learn-coach = Trener
learn-progress = Krok { $step } z { $steps }
learn-show = Pokaż mi
learn-again = Jeszcze raz
learn-play = Graj
learn-you = Ty
learn-lost = Nie można otworzyć lekcji
# Beside the title
learn-minute = około minuty
learn-skip = Pomiń lekcję
learn-back = Krok wstecz
learn-free = Tu nic się nie liczy. Nikt na ciebie nie czeka.
