# A finished match, watched again round by round.

replay = Terugkijken
# The title of the page. $table: what the match is called by its people
replay-of = Terugkijken: { $table }
# $step: which of the round’s steps is shown: the row, each bid, the build
replay-step = Stap { $step } van { $count }

replay-first = Naar het begin
replay-previous = Vorige ronde
replay-next = Volgende ronde
replay-last = Naar het einde
replay-step-back = Vorige stap
replay-step-on = Volgende stap
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid
# $factor: such as 2
replay-speed-times = { $factor }×
replay-link-copied = Link gekopieerd
# If the browser does not let us copy
replay-link-address = Het adres van deze pagina is de link

# When there is nothing to show
replay-opening = De partij wordt geopend
replay-not-over = Deze partij wordt nog gespeeld
replay-not-over-text = Terugkijken kan zodra de partij is afgelopen. Tot dan kun je meekijken.
replay-watch = Kijk mee
replay-not-found = Hier is geen partij
replay-not-found-text = Misschien is de link niet volledig, of is de partij gewist.
replay-offline = Geen netwerk, en deze partij is hier niet bewaard
replay-offline-text = Partijen die je in deze browser tot het einde hebt gezien, kun je zonder netwerk terugkijken.
replay-again = Opnieuw
