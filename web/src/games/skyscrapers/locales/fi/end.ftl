# The end of a Skyscrapers match.

# Why it is over. $name: who did it
sky-end-hand = { $name } rakensi kätensä viimeisen kortin.
sky-end-collapse = Rakennus sortui. { $name } on pois pelistä; muut pitävät pisteensä.
sky-end-last-left = Jäljellä on vain yksi pelaaja.
sky-end-stuck = Kukaan ei voinut jatkaa.
sky-end-agreed = Kaikki suostuivat lopettamaan tähän.
# $names: a list of those who share the win
sky-end-shared = Voitto jaetaan: { $names }
sky-end-winner = voittaja
sky-end-cards-built =
    { $count ->
        [one] { $count } kortti rakennettu
       *[other] { $count } korttia rakennettu
    }
# Read aloud
sky-end-height =
    { $level ->
        [one] Rakennuksen korkeus on { $level } taso.
       *[other] Rakennuksen korkeus on { $level } tasoa.
    }
sky-end-table = Mistä tulos koostuu
# Columns of the table, as short as can be
sky-end-track = Rata
sky-end-last-card = Viim. kortti
sky-end-cards = Kortteja jäi
sky-end-highest = Ylimpänä
sky-end-total = Yhteensä
sky-end-hands = Käteen jääneet kortit, jokaisesta 1 piste vähemmän
sky-end-picture = Jaa rakennus
# For those who don’t see the picture. $result: names and points
sky-end-picture-said = Rakennus lopussa. { $result }
# Entries of a list: “Rūta 31 points, Aino out”
sky-end-share =
    { $points ->
        [one] { $name } { $points } piste
       *[other] { $name } { $points } pistettä
    }
sky-end-share-out = { $name } pois pelistä
