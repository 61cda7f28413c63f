# A finished match, watched again round by round.

replay = Gensyn
# The title of the page. $table: what the match is called by its people
replay-of = Gensyn: { $table }
# $step: which of the round’s steps is shown: the row, each bid, the build
replay-step = Trin { $step } af { $count }

replay-first = Til begyndelsen
replay-previous = Forrige runde
replay-next = Næste runde
replay-last = Til slutningen
replay-step-back = Forrige trin
replay-step-on = Næste trin
replay-play = Afspil
replay-pause = Pause
replay-speed = Fart
# $factor: such as 2
replay-speed-times = { $factor }×
replay-link-copied = Linket er kopieret
# If the browser does not let us copy
replay-link-address = Denne sides adresse er linket

# When there is nothing to show
replay-opening = Åbner gensynet
replay-not-over = Dette parti spilles stadig
replay-not-over-text = Du kan gense partiet så snart det er slut. Indtil da kan du se på.
replay-watch = Se på partiet
replay-not-found = Her er intet parti
replay-not-found-text = Måske mangler der en del af linket, eller partiet er slettet.
replay-offline = Intet netværk, og partiet er ikke gemt her
replay-offline-text = Partier som du har set til ende i denne browser, kan ses uden netværk.
replay-again = Prøv igen
