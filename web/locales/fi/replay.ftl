# A finished match, watched again round by round.

replay = Toisto
# The title of the page. $table: what the match is called by its people
replay-of = Toisto: { $table }
# $step: which of the round’s steps is shown: the row, each bid, the build
replay-step = Vaihe { $step }/{ $count }

replay-first = Alkuun
replay-previous = Edellinen kierros
replay-next = Seuraava kierros
replay-last = Loppuun
replay-step-back = Edellinen vaihe
replay-step-on = Seuraava vaihe
replay-play = Toista
replay-pause = Tauko
replay-speed = Nopeus
# $factor: such as 2
replay-speed-times = { $factor }×
replay-link-copied = Linkki kopioitu
# If the browser does not let us copy
replay-link-address = Tämän sivun osoite on linkki

# When there is nothing to show
replay-opening = Avataan toistoa
replay-not-over = Tämä peli on vielä kesken
replay-not-over-text = Toiston voi katsoa heti, kun peli on päättynyt. Siihen asti voit seurata peliä.
replay-watch = Seuraa peliä
replay-not-found = Täällä ei ole peliä
replay-not-found-text = Ehkä linkistä jäi osa pois, tai peli on poistettu.
replay-offline = Verkkoa ei ole, eikä peliä ole tallennettu tänne
replay-offline-text = Pelit, jotka olet katsonut loppuun tässä selaimessa, näkyvät myös ilman verkkoa.
replay-again = Yritä uudelleen
