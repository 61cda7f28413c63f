# A finished match, watched again round by round.

replay = Reluare
# The title of the page. $table: what the match is called by its people
replay-of = Reluare: { $table }
# $step: which of the round’s steps is shown: the row, each bid, the build
replay-step = Pasul { $step } din { $count }

replay-first = La început
replay-previous = Runda anterioară
replay-next = Runda următoare
replay-last = La sfârșit
replay-step-back = Pasul anterior
replay-step-on = Pasul următor
replay-play = Redă
replay-pause = Pauză
replay-speed = Viteză
# $factor: such as 2
replay-speed-times = { $factor }×
replay-link-copied = Link copiat
# If the browser does not let us copy
replay-link-address = Adresa acestei pagini e linkul

# When there is nothing to show
replay-opening = Se deschide reluarea
replay-not-over = Această partidă încă se joacă
replay-not-over-text = Reluarea apare imediat ce se încheie. Până atunci poți privi.
replay-watch = Privește partida
replay-not-found = Aici nu e nicio partidă
replay-not-found-text = Poate că linkul e incomplet sau partida a fost ștearsă.
replay-offline = Nu e rețea, iar partida nu e salvată aici
replay-offline-text = Partidele pe care le-ai văzut până la sfârșit în acest browser se pot revedea fără rețea.
replay-again = Reîncearcă
