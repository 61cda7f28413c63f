# A finished match, watched again round by round.

replay = Toisto
# The title of the page. $table: what the match is called by its people
replay-of = Toisto: { $table }
replay-round = Kierros { $round }/{ $count }
# $step: which of the round’s steps is shown: the row, each bid, the build
replay-step = Vaihe { $step }/{ $count }

# What happened, as a headline. Names can’t be inflected.
replay-starts = { $name } aloittaa tarjoamisen
replay-nobody = Kukaan ei rakenna
# $count: how many cards are built; $roofs: how many of them are roofs
replay-builds =
    { $roofs ->
        [0] { $count ->
                [one] { $name } rakentaa { $count } kortin
               *[other] { $name } rakentaa { $count } korttia
            }
        [one] { $count ->
                [one] { $name } rakentaa { $count } kortin ja kruunaa tornin
               *[other] { $name } rakentaa { $count } korttia ja kruunaa tornin
            }
       *[other] { $name } rakentaa { $count } korttia ja kruunaa { $roofs } tornia
    }
# $card, $cards: such as Sand 7
replay-row-is = Rivi: { $cards }.
replay-torn = Purettu: { $card }.
replay-left = Ottamatta: { $cards }.
replay-reshuffled = Poistopino sekoitetaan uudeksi nostopinoksi.
replay-points-change = Pisteet: { $before } → { $after }.

# Under a name: what this player has said so far in this round
replay-said-bid = tarjous { $number }
replay-said-started = aloitus { $number }
replay-said-builds = tarjous { $number }, rakentaa
replay-said-pass = passi
replay-said-cancel = ei voinut rakentaa niin montaa
replay-said-starts = aloittaa

# Under a card of the row
replay-card-order =
    { $order ->
        [1] 1.
        [2] 2.
        [3] 3.
        [4] 4.
       *[5] 5.
    }
replay-card-left = jäi
replay-card-torn = purettu
replay-row = Rivi

# The timeline, and how to move on it
replay-skylines = Siluetit
replay-timeline = Kierrokset
replay-reshuffle-mark = uusi nostopino
replay-tear-down = purkaminen
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
replay-link = Linkki kierrokseen { $round }
replay-link-copied = Linkki kopioitu
# If the browser does not let us copy
replay-link-address = Tämän sivun osoite on linkki
replay-keys = Nuolinäppäimet vaihtavat kierrosta, Shiftin kanssa vaihetta. Välilyönti toistaa.

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
