# Five Towers, during play.

seat-builds = staví
seat-thinks = přemýšlí
# Said by screen readers about somebody’s skyline. $standing: such as “passed”, or nothing
open-seat = { $name }, { some-points }. { $standing }
# The same plural as everywhere: $points
some-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
others = Ostatní
your-towers = Tvoje věže
towers-of = Věže: { $name }
# $tower: such as Sand tower; $values: a list of numbers from the ground up
tower-said =
    { $count ->
        [one] { $tower }, { $count } patro: { $values }. { some-points }.
        [few] { $tower }, { $count } patra: { $values }. { some-points }.
        [many] { $tower }, { $count } patra: { $values }. { some-points }.
       *[other] { $tower }, { $count } pater: { $values }. { some-points }.
    }
tower-said-empty = { $tower }: prázdná parcela.
roof = vrcholek
torn-down = zbouráno
main-tower-height = hlavní věž, { $count }
points-now = body teď
# After a number
points-unit =
    { $count ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }
becomes = bude
# $type: candy, scary, tree, scrap or sand
main-tower-is =
    { $type ->
        [candy] Hlavní věž: dortová
        [scary] Hlavní věž: strašidelná
        [tree] Hlavní věž: lesní
        [scrap] Hlavní věž: šrotová
       *[sand] Hlavní věž: písková
    }
# $count: how many cards lie there; $cost: points lost for all of them
rubble-costs =
    { $count ->
        [one] Trosky: { $count } karta, cena { $cost }
        [few] Trosky: { $count } karty, cena { $cost }
        [many] Trosky: { $count } karty, cena { $cost }
       *[other] Trosky: { $count } karet, cena { $cost }
    }

# The deck. $pass_: 1 while it is gone through for the first time, 2 for the second
deck-chip =
    { $pass_ ->
        [1] { $count ->
                [one] { $count } karta, pak se znovu míchá
                [few] { $count } karty, pak se znovu míchá
                [many] { $count } karty, pak se znovu míchá
               *[other] { $count } karet, pak se znovu míchá
            }
       *[2] { $count ->
                [one] { $count } karta, pak je konec
                [few] { $count } karty, pak je konec
                [many] { $count } karty, pak je konec
               *[other] { $count } karet, pak je konec
            }
    }

# The row, and where each card would go. The short ones stand under small cards.
the-row = Nabídka
the-row-help = kdo vybere nejvyšší číslo, vezme si tolik libovolných karet
fit-on = na tvou { $below }
fit-on-short = na { $below }
fit-start = začíná věž
fit-start-short = začíná
fit-roof = vrcholek
fit-roof-short = vrcholek
fit-after-tearing = když zbouráš svou { $below }
fit-after-tearing-short = zbourej { $below }
fit-after-others = po jiné kartě
fit-after-others-short = později
fit-none = není místo: tvoje { $below } je moc nízká
fit-none-short = nepasuje
fit-stays = zůstává
# $type: candy, scary, tree, scrap or sand
fit-none-roof =
    { $type ->
        [candy] tvoje dortová věž už má vrcholek
        [scary] tvoje strašidelná věž už má vrcholek
        [tree] tvoje lesní věž už má vrcholek
        [scrap] tvoje šrotová věž už má vrcholek
       *[sand] tvoje písková věž už má vrcholek
    }
# $order: 1 for the card that is placed first
fit-placed = č. { $order }

# Bidding
your-bid = Tvůj výběr
auction = Výběr
turn-first = Jsi na řadě: urči první číslo
# $number: the highest bid; $name: who bid it
turn-raise = Jsi na řadě: víc než { $number } ({ $name }), nebo odstup
turn-pass = Jsi na řadě: můžeš jen odstoupit
bid-choose = Kolik z těchto karet chceš? Zvol číslo a uvidíš, co může přinést.
bid-only-pass = Víc karet na tvé věže postavit nejde.
bid-nothing = S 0 necháváš nabídku ostatním. Když všichni odstoupí, celá se odloží.
bid-some =
    { $number ->
        [one] S { $number } si bereš libovolnou { $number } kartu, pokud někdo nevybere víc. Čárkované patro ukazuje nejlepší stavbu.
        [few] S { $number } si bereš libovolné { $number } karty, pokud někdo nevybere víc. Čárkovaná patra ukazují nejlepší stavbu.
        [many] S { $number } si bereš libovolné { $number } karty, pokud někdo nevybere víc. Čárkovaná patra ukazují nejlepší stavbu.
       *[other] S { $number } si bereš libovolných { $number } karet, pokud někdo nevybere víc. Čárkovaná patra ukazují nejlepší stavbu.
    }
bid-whole-row = S { $number } si hned bereš celou nabídku: víc nikdo vybrat nemůže.
bid-button = Zvol číslo
# $number: a bid; $points: what one would have after it
step-said = Vybrat { $number }, potom { some-points }
with-number = při { $number }:

# Building
# $row: how many cards there are
take-cards = Vezmi { $count } z { $row }
tear-down = Zbourat
tear-nothing = Nic
place-more =
    { $count ->
        [one] Umísti ještě { $count } kartu
        [few] Umísti ještě { $count } karty
        [many] Umísti ještě { $count } karty
       *[other] Umísti ještě { $count } karet
    }
place-done =
    { $count ->
        [one] { $count } karta je umístěná
        [few] Všechny { $count } karty jsou umístěné
        [many] { $count } karty je umístěno
       *[other] Všech { $count } karet je umístěno
    }
build-how = Stiskni kartu: postaví se na svou věž. Nízká patří na vysokou. Nejdřív smíš zbourat jednu vrchní kartu.
build-ready = Dokud stavbu nepotvrdíš, nic neplatí.
build-button =
    { $count ->
        [one] Ještě { $count } karta
        [few] Ještě { $count } karty
        [many] Ještě { $count } karty
       *[other] Ještě { $count } karet
    }
undo = Krok zpět
suggest = Navrhnout
cancel-build = Tohle nejde postavit
order = Pořadí umístění
order-said = { $order }: { $card }. Stisknutím se vrátí, šipky mění pořadí.
order-help = Stisknutím se karta vrátí. Pořadí změníš tažením nebo šipkami.
# What is special about a planned tower
note-roof =
    { $type ->
        [candy] Dortová věž dostává vrcholek: 2 body za patro a nic dalšího na ni nesmí.
        [scary] Strašidelná věž dostává vrcholek: 2 body za patro a nic dalšího na ni nesmí.
        [tree] Lesní věž dostává vrcholek: 2 body za patro a nic dalšího na ni nesmí.
        [scrap] Šrotová věž dostává vrcholek: 2 body za patro a nic dalšího na ni nesmí.
       *[sand] Písková věž dostává vrcholek: 2 body za patro a nic dalšího na ni nesmí.
    }
note-deck =
    { $type ->
        [candy] Dortová věž má nahoře 8: smí na ni jakákoli dortová karta.
        [scary] Strašidelná věž má nahoře 8: smí na ni jakákoli strašidelná karta.
        [tree] Lesní věž má nahoře 8: smí na ni jakákoli lesní karta.
        [scrap] Šrotová věž má nahoře 8: smí na ni jakákoli šrotová karta.
       *[sand] Písková věž má nahoře 8: smí na ni jakákoli písková karta.
    }
note-brackets =
    { $type ->
        [candy] 9 znovu otevírá dortovou věž.
        [scary] 9 znovu otevírá strašidelnou věž.
        [tree] 9 znovu otevírá lesní věž.
        [scrap] 9 znovu otevírá šrotovou věž.
       *[sand] 9 znovu otevírá pískovou věž.
    }
note-restart =
    { $type ->
        [candy] Dortová věž začíná znovu od země.
        [scary] Strašidelná věž začíná znovu od země.
        [tree] Lesní věž začíná znovu od země.
        [scrap] Šrotová věž začíná znovu od země.
       *[sand] Písková věž začíná znovu od země.
    }
result-if = Když vyhraje { $number }
result-after = Po této stavbě
result-now = Body zatím

# Waiting
wait-bid = Vybírá { $name }
wait-build = Staví { $name }
wait-dealer = Otáčejí se karty
wait-over = Poslední karta je zahraná

# Around the table
cards-left = Zbývající karty
left-deck = ještě v balíčku
left-again = odložená, vrátí se po zamíchání
left-discarded =
    { $count ->
        [one] { $count } odložená
        [few] { $count } odložené
        [many] { $count } odložené
       *[other] { $count } odložených
    }
