# A finished match, watched again round by round.

replay = Záznam
# The title of the page. $table: what the match is called by its people
replay-of = Záznam: { $table }
# $step: which of the round’s steps is shown: the row, each bid, the build
replay-step = Krok { $step } z { $count }

replay-first = Na začátek
replay-previous = Předchozí kolo
replay-next = Další kolo
replay-last = Na konec
replay-step-back = Předchozí krok
replay-step-on = Další krok
replay-play = Přehrát
replay-pause = Pauza
replay-speed = Rychlost
# $factor: such as 2
replay-speed-times = { $factor }×
replay-link-copied = Odkaz je zkopírovaný
# If the browser does not let us copy
replay-link-address = Odkazem je adresa této stránky

# When there is nothing to show
replay-opening = Otevírá se záznam
replay-not-over = Tato partie se ještě hraje
replay-not-over-text = Záznam se objeví, jakmile partie skončí. Do té doby se můžeš dívat.
replay-watch = Sledovat partii
replay-not-found = Tady žádná partie není
replay-not-found-text = Možná není odkaz celý, nebo je partie smazaná.
replay-offline = Chybí síť a tato partie tu není uložená
replay-offline-text = Bez sítě jde přehrát partie, které už tento prohlížeč ukázal až do konce.
replay-again = Zkusit znovu
