# A finished match, watched again round by round.

replay = Peržiūra
# The title of the page. $table: what the match is called by its people
replay-of = Peržiūra: { $table }
# $step: which of the round’s steps is shown: the row, each bid, the build
replay-step = { $step } žingsnis iš { $count }

replay-first = Į pradžią
replay-previous = Ankstesnis raundas
replay-next = Kitas raundas
replay-last = Į pabaigą
replay-step-back = Ankstesnis žingsnis
replay-step-on = Kitas žingsnis
replay-play = Leisti
replay-pause = Pauzė
replay-speed = Greitis
# $factor: such as 2
replay-speed-times = { $factor }×
replay-link-copied = Nuoroda nukopijuota
# If the browser does not let us copy
replay-link-address = Šio puslapio adresas ir yra nuoroda

# When there is nothing to show
replay-opening = Atidaroma peržiūra
replay-not-over = Ši partija dar žaidžiama
replay-not-over-text = Peržiūra atsiras, kai tik partija baigsis. Iki tol gali stebėti.
replay-watch = Stebėti partiją
replay-not-found = Čia partijos nėra
replay-not-found-text = Galbūt nuoroda ne visa arba partija ištrinta.
replay-offline = Nėra tinklo, o ši partija čia neišsaugota
replay-offline-text = Be tinklo galima žiūrėti partijas, kurias šioje naršyklėje matei iki galo.
replay-again = Bandyti dar kartą
