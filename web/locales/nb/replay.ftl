# A finished match, watched again round by round.

replay = Reprise
# The title of the page. $table: what the match is called by its people
replay-of = Reprise: { $table }
# $step: which of the round’s steps is shown: the row, each bid, the build
replay-step = Trinn { $step } av { $count }

replay-first = Til begynnelsen
replay-previous = Forrige runde
replay-next = Neste runde
replay-last = Til slutten
replay-step-back = Forrige trinn
replay-step-on = Neste trinn
replay-play = Spill av
replay-pause = Pause
replay-speed = Fart
# $factor: such as 2
replay-speed-times = { $factor }×
replay-link-copied = Lenken er kopiert
# If the browser does not let us copy
replay-link-address = Adressen til denne siden er lenken

# When there is nothing to show
replay-opening = Åpner reprisen
replay-not-over = Dette partiet spilles fortsatt
replay-not-over-text = Reprisen er her så snart partiet er slutt. Til da kan du se på.
replay-watch = Se på partiet
replay-not-found = Her er det ikke noe parti
replay-not-found-text = Kanskje mangler det en bit av lenken, eller partiet er slettet.
replay-offline = Ikke noe nettverk, og partiet er ikke lagret her
replay-offline-text = Partier som du har sett til slutten i denne nettleseren, kan ses uten nettverk.
replay-again = Prøv igjen
