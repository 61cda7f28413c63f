# Five Towers, during play.

seat-builds = stato
seat-thinks = galvoja
# Said by screen readers about somebody’s skyline. $standing: such as “passed”, or nothing
open-seat = { $name }, { some-points }. { $standing }
# The same plural as everywhere: $points
some-points =
    { $points ->
        [one] { $points } taškas
        [few] { $points } taškai
        [many] { $points } taško
       *[other] { $points } taškų
    }
others = Kiti
your-towers = Tavo bokštai
towers-of = Bokštai: { $name }
# $tower: such as Sand tower; $values: a list of numbers from the ground up
tower-said =
    { $count ->
        [one] { $tower }, { $count } aukštas: { $values }. { some-points }.
        [few] { $tower }, { $count } aukštai: { $values }. { some-points }.
        [many] { $tower }, { $count } aukšto: { $values }. { some-points }.
       *[other] { $tower }, { $count } aukštų: { $values }. { some-points }.
    }
tower-said-empty = { $tower }: tuščias sklypas.
roof = viršūnė
torn-down = nugriauta
main-tower-height = pagrindinis bokštas, { $count }
points-now = taškai dabar
# After a number
points-unit =
    { $count ->
        [one] taškas
        [few] taškai
        [many] taško
       *[other] taškų
    }
becomes = tampa
# $type: candy, scary, tree, scrap or sand
main-tower-is =
    { $type ->
        [candy] Pagrindinis bokštas: saldainių
        [scary] Pagrindinis bokštas: siaubo
        [tree] Pagrindinis bokštas: medžių
        [scrap] Pagrindinis bokštas: laužo
       *[sand] Pagrindinis bokštas: smėlio
    }
# $count: how many cards lie there; $cost: points lost for all of them
rubble-costs =
    { $count ->
        [one] Griovimai: { $count } korta, kaina { $cost }
        [few] Griovimai: { $count } kortos, kaina { $cost }
        [many] Griovimai: { $count } kortos, kaina { $cost }
       *[other] Griovimai: { $count } kortų, kaina { $cost }
    }

# The deck. $pass_: 1 while it is gone through for the first time, 2 for the second
deck-chip =
    { $pass_ ->
        [1] { $count ->
                [one] { $count } korta, tada permaišoma
                [few] { $count } kortos, tada permaišoma
                [many] { $count } kortos, tada permaišoma
               *[other] { $count } kortų, tada permaišoma
            }
       *[2] { $count ->
                [one] { $count } korta, tada pabaiga
                [few] { $count } kortos, tada pabaiga
                [many] { $count } kortos, tada pabaiga
               *[other] { $count } kortų, tada pabaiga
            }
    }

# The row, and where each card would go. The short ones stand under small cards.
the-row = Eilė
the-row-help = kas laimi aukcioną, ima tiek kortų, kiek pašaukta, ir pasirenka kurias
fit-on = ant tavo { $below }
fit-on-short = ant { $below }
fit-start = pradeda bokštą
fit-start-short = pradeda
fit-roof = viršūnė
fit-roof-short = viršūnė
fit-after-tearing = jei nugriausi savo { $below }
fit-after-tearing-short = griauk { $below }
fit-after-others = po kitos kortos
fit-after-others-short = vėliau
fit-none = nėra vietos: tavo { $below } per maža
fit-none-short = netinka
fit-stays = lieka
# $type: candy, scary, tree, scrap or sand
fit-none-roof =
    { $type ->
        [candy] tavo saldainių bokštas jau turi viršūnę
        [scary] tavo siaubo bokštas jau turi viršūnę
        [tree] tavo medžių bokštas jau turi viršūnę
        [scrap] tavo laužo bokštas jau turi viršūnę
       *[sand] tavo smėlio bokštas jau turi viršūnę
    }
# $order: 1 for the card that is placed first
fit-placed = Nr. { $order }

# Bidding
your-bid = Kiek šauki
auction = Aukcionas
turn-first = Tavo ėjimas: pašauk pirmą skaičių
# $number: the highest bid; $name: who bid it
turn-raise = Tavo ėjimas: daugiau nei { $number } ({ $name }) arba praleisk
turn-pass = Tavo ėjimas: gali tik praleisti
bid-choose = Kiek šių kortų nori? Pasirink skaičių ir pamatysi, ką jis gali duoti.
bid-only-pass = Daugiau ant tavo bokštų pastatyti neįmanoma.
bid-nothing = Su 0 palieki eilę kitiems. Jei visi praleidžia ėjimą, ji atidedama prie panaudotų kortų.
bid-some =
    { $number ->
        [one] Su { $number } imi bet kurią { $number } kortą, jei niekas nešaukia daugiau. Punktyrinis aukštas rodo geriausią statymą.
        [few] Su { $number } imi bet kurias { $number } kortas, jei niekas nešaukia daugiau. Punktyriniai aukštai rodo geriausią statymą.
        [many] Su { $number } imi bet kurias { $number } kortos, jei niekas nešaukia daugiau. Punktyriniai aukštai rodo geriausią statymą.
       *[other] Su { $number } imi bet kurias { $number } kortų, jei niekas nešaukia daugiau. Punktyriniai aukštai rodo geriausią statymą.
    }
bid-whole-row = Su { $number } iškart imi visą eilę: daugiau šaukti niekas negali.
bid-button = Pasirink skaičių
# $number: a bid; $points: what one would have after it
step-said = Šaukti { $number }, tada { some-points }
with-number = su { $number }:

# Building
# $row: how many cards there are
take-cards = Imk { $count } iš { $row }
tear-down = Griauti
tear-nothing = Nieko
place-more =
    { $count ->
        [one] Padėk dar { $count } kortą
        [few] Padėk dar { $count } kortas
        [many] Padėk dar { $count } kortos
       *[other] Padėk dar { $count } kortų
    }
place-done =
    { $count ->
        [one] Padėta { $count } korta
        [few] Padėtos visos { $count } kortos
        [many] Padėta { $count } kortos
       *[other] Padėta kortų: { $count }
    }
build-how = Spausk kortą: ji atsistoja ant savo bokšto. Mažesnė dedama ant didesnės. Pirmiausia gali nugriauti vieną viršutinę kortą.
build-ready = Kol nepatvirtinsi statymo, niekas negalioja.
build-button =
    { $count ->
        [one] Dar { $count } korta
        [few] Dar { $count } kortos
        [many] Dar { $count } kortos
       *[other] Dar { $count } kortų
    }
undo = Žingsnis atgal
suggest = Pasiūlyti
cancel-build = Pastatyti neįmanoma
order = Dėjimo tvarka
order-said = { $order }: { $card }. Spausk, kad grąžintum; rodyklių klavišai keičia tvarką.
order-help = Spausk, kad grąžintum. Tvarka keičiama tempiant arba rodyklių klavišais.
# What is special about a planned tower
note-roof =
    { $type ->
        [candy] Saldainių bokštas gauna viršūnę: po 2 taškus už aukštą, ir ant jo nieko nebededama.
        [scary] Siaubo bokštas gauna viršūnę: po 2 taškus už aukštą, ir ant jo nieko nebededama.
        [tree] Medžių bokštas gauna viršūnę: po 2 taškus už aukštą, ir ant jo nieko nebededama.
        [scrap] Laužo bokštas gauna viršūnę: po 2 taškus už aukštą, ir ant jo nieko nebededama.
       *[sand] Smėlio bokštas gauna viršūnę: po 2 taškus už aukštą, ir ant jo nieko nebededama.
    }
note-deck =
    { $type ->
        [candy] Saldainių bokšto viršuje yra 8: ant jos galima dėti bet kurią saldainių kortą.
        [scary] Siaubo bokšto viršuje yra 8: ant jos galima dėti bet kurią siaubo kortą.
        [tree] Medžių bokšto viršuje yra 8: ant jos galima dėti bet kurią medžių kortą.
        [scrap] Laužo bokšto viršuje yra 8: ant jos galima dėti bet kurią laužo kortą.
       *[sand] Smėlio bokšto viršuje yra 8: ant jos galima dėti bet kurią smėlio kortą.
    }
note-brackets =
    { $type ->
        [candy] 9 vėl atveria saldainių bokštą.
        [scary] 9 vėl atveria siaubo bokštą.
        [tree] 9 vėl atveria medžių bokštą.
        [scrap] 9 vėl atveria laužo bokštą.
       *[sand] 9 vėl atveria smėlio bokštą.
    }
note-restart =
    { $type ->
        [candy] Saldainių bokštas pradedamas iš naujo nuo žemės.
        [scary] Siaubo bokštas pradedamas iš naujo nuo žemės.
        [tree] Medžių bokštas pradedamas iš naujo nuo žemės.
        [scrap] Laužo bokštas pradedamas iš naujo nuo žemės.
       *[sand] Smėlio bokštas pradedamas iš naujo nuo žemės.
    }
result-if = Jei laimi su { $number }
result-after = Po šio statymo
result-now = Taškai dabar

# Waiting
wait-bid = Šaukia { $name }
wait-build = Stato { $name }
wait-dealer = Verčiamos kortos
wait-over = Paskutinė korta sužaista

# Around the table
cards-left = Likusios kortos
left-deck = dar krūvelėje
left-again = panaudota, grįžta po permaišymo
left-discarded =
    { $count ->
        [one] { $count } panaudota
        [few] { $count } panaudotos
        [many] { $count } panaudotos
       *[other] { $count } panaudotų
    }
