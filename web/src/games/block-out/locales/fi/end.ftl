# The end of a Block Out match.

block-end-hand = Viimeinen kortti on pelattu, ja torni pysyy pystyssä.
# $count: how many blocks there are, usually 9
block-end-ninth = Kaikki { $count } palikkaa ovat päällekkäin.
block-end-extra = Viimeinen kortti on pelattu, ja vielä yksi palikka pysyi tornissa.
block-end-tallest =
    { $count ->
        [one] Korkeimmassa tornissa oli { $count } palikka.
       *[other] Korkeimmassa tornissa oli { $count } palikkaa.
    }
block-end-turns =
    { $count ->
        [one] { $count } vuoro
       *[other] { $count } vuoroa
    }
block-end-winner = voittaja
block-end-table = Tilanne lopussa
block-end-cards = Kortteja jäljellä
# Blocks that stayed on the stack when they were let go
block-end-placed = Palikoita torniin
block-end-falls = Kaatumisia
block-end-hand-left = Käteesi jääneet kortit
block-end-picture = Jaa torni
# For those who don’t see the picture. $result: names and cards
block-end-picture-said = Viimeinen torni. { $result }
# Entries of a list: “Rūta wins, Aino 3 cards”
block-end-share-winner = { $name } voittaa
block-end-share =
    { $count ->
        [one] { $name } { $count } kortti
       *[other] { $name } { $count } korttia
    }
