# Gra bez własnego stołu: przy tym można zagrać we wszystko.

plain-table = Stół
plain-points = Punkty
plain-choose = Wybierz, co robisz
plain-wait = Kolej: { $name }
plain-hand-over-text = Teraz patrzy tylko { $name }.
plain-replay-link = Link do kroku { $step }
plain-replay-course = Przebieg partii
plain-replay-keys = Strzałki zmieniają krok. Spacja odtwarza.
