# The end of a Skyscrapers match.

# Why it is over. $name: who did it
sky-end-hand = { $name } a construit ultima carte din mână.
sky-end-collapse = Clădirea s-a prăbușit. { $name } iese din joc; ceilalți își păstrează punctele.
sky-end-last-left = A rămas o singură persoană în joc.
sky-end-stuck = Nimeni nu mai putea continua.
sky-end-agreed = Toți au fost de acord să încheie aici.
# $names: a list of those who share the win
sky-end-shared = Victorie împărțită: { $names }
sky-end-winner = victorie
sky-end-cards-built =
    { $count ->
        [one] { $count } carte construită
        [few] { $count } cărți construite
       *[other] { $count } de cărți construite
    }
# Read aloud
sky-end-height =
    { $level ->
        [one] Clădirea are { $level } nivel.
        [few] Clădirea are { $level } niveluri.
       *[other] Clădirea are { $level } de niveluri.
    }
sky-end-table = Din ce vine rezultatul fiecăruia
# Columns of the table, as short as can be
sky-end-track = Traseu
sky-end-last-card = Ultima carte
sky-end-cards = Rămase
sky-end-highest = Cel mai sus
sky-end-total = Total
sky-end-hands = Cărți rămase în mână, câte 1 punct în minus
sky-end-picture = Distribuie clădirea
# For those who don’t see the picture. $result: names and points
sky-end-picture-said = Clădirea la sfârșit. { $result }
# Entries of a list: “Rūta 31 points, Aino out”
sky-end-share =
    { $points ->
        [one] { $name } { $points } punct
        [few] { $name } { $points } puncte
       *[other] { $name } { $points } de puncte
    }
sky-end-share-out = { $name } în afara jocului
