# Hra bez vlastního stolu: u tohoto se dá hrát cokoli.

plain-table = Stůl
plain-points = Body
plain-choose = Vyber, co uděláš
plain-wait = Na tahu: { $name }
plain-hand-over-text = Teď se dívá jen { $name }.
plain-replay-link = Odkaz na krok { $step }
plain-replay-course = Průběh partie
plain-replay-keys = Šipky mění krok. Mezerník přehrává.
