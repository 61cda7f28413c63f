# The score helper: for people who play with real cards at a real table.

score-title = Pistelaskuri
score-lead = Näpyttele oikeilla korteilla rakennetut tornit maasta ylöspäin. Pisteet lasketaan sitä mukaa.
score-new = Uusi lomake
score-new-ask = Aloitetaanko uusi lomake?
score-new-text = Kaikki tämän lomakkeen nimet, tornit ja rauniot tyhjennetään.
score-new-yes = Tyhjennä lomake
score-new-no = Säilytä
score-players = Pelaajat
# $number: counts from 1. A player without a name yet
score-player = Pelaaja { $number }
score-add = Lisää pelaaja
score-name = Nimi
# $name: of a player
score-remove-player = Poista tämä pelaaja: { $name }
score-remove-text = Tämän pelaajan tornit ja rauniot tyhjennetään.
score-remove-yes = Poista pelaaja
score-towers = Torni
# $count: how many storeys a tower has
score-storeys =
    { $count ->
        [0] tyhjä
        [one] { $count } kerros
       *[other] { $count } kerrosta
    }
# Above the numbers. $tower: as in “Candy tower”
score-pad = { $tower }: seuraava kerros päälle
score-pad-hint = Nuolinäppäimillä liikut luvuissa, Enter asettaa luvun päälle, Backspace poistaa päällimmäisen.
# $value: the number of the top storey
score-remove-top = Poista päältä { $value }
score-remove-none = Ei poistettavaa kerrosta
score-rubble = Rauniot
# $count: cards that were torn down
score-rubble-count =
    { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }
score-rubble-less = Yksi kortti pois raunioista
score-rubble-more = Yksi kortti lisää raunioihin
# Read aloud after something was tapped. $tower: as in “Candy tower”. $values: a list of numbers from the ground up
score-said = { $tower }: { $values }
score-said-empty = { $tower }: tyhjä

# The results
score-results = Pisteet
score-main = Päätorni
score-total = Yhteensä
# $names: of the players with most points. $count: how many they are
score-winner =
    { $count ->
        [one] Voittaja: { $names }
       *[other] Jaettu voitto: { $names }
    }
score-waiting = Lasketaan pisteitä.
score-offline = Pisteisiin tarvitaan palvelin
score-offline-text = Näpyttelemäsi tornit säilyvät tässä; pisteet tulevat myöhemmin.
score-again = Yritä uudelleen
score-check = Jokin ei voi pitää paikkaansa
# $count: how many cards are on the table more often than in the box
score-check-cards =
    { $count ->
        [one] { $count } kortti on pöydällä liian monta kertaa
       *[other] { $count } korttia on pöydällä liian monta kertaa
    }
score-check-text = Pisteet lasketaan silti.
score-rules = Viisi tornia: säännöt
