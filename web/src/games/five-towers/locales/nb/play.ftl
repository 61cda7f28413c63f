# Five Towers, during play.

seat-builds = bygger
seat-thinks = tenker
# Said by screen readers about somebody’s skyline. $standing: such as “passed”, or nothing
open-seat = { $name }, { some-points }. { $standing }
# The same plural as everywhere: $points
some-points =
    { $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }
others = De andre
your-towers = Tårnene dine
towers-of = Tårn: { $name }
# $tower: such as Sand tower; $values: a list of numbers from the ground up
tower-said =
    { $tower }, { $count ->
        [one] { $count } etasje
       *[other] { $count } etasjer
    }: { $values }. { some-points }.
tower-said-empty = { $tower }: Tomten er tom.
roof = tak
torn-down = revet
main-tower-height = hovedtårn, { $count }
points-now = poeng nå
# After a number
points-unit =
    { $count ->
        [one] poeng
       *[other] poeng
    }
becomes = blir
# $type: candy, scary, tree, scrap or sand
main-tower-is =
    { $type ->
        [candy] Hovedtårn: Godteri
        [scary] Hovedtårn: Grøss
        [tree] Hovedtårn: Skog
        [scrap] Hovedtårn: Skrap
       *[sand] Hovedtårn: Sand
    }
# $count: how many cards lie there; $cost: points lost for all of them
rubble-costs =
    { $count ->
        [one] { $count } kort i ruinene, koster { $cost }
       *[other] { $count } kort i ruinene, koster { $cost }
    }

# The deck. $pass_: 1 while it is gone through for the first time, 2 for the second
deck-chip =
    { $pass_ ->
        [1] { $count ->
                [one] { $count } kort, så stokkes det én gang
               *[other] { $count } kort, så stokkes det én gang
            }
       *[2] { $count ->
                [one] { $count } kort, så er det slutt
               *[other] { $count } kort, så er det slutt
            }
    }

# The row, and where each card would go. The short ones stand under small cards.
the-row = Raden
the-row-help = den som vinner budrunden, velger så mange kort som budet
fit-on = på din { $below }
fit-on-short = på { $below }
fit-start = begynner et tårn
fit-start-short = nytt tårn
fit-roof = et tak
fit-roof-short = tak
fit-after-tearing = hvis du river din { $below }
fit-after-tearing-short = riv { $below }
fit-after-others = etter et annet kort
fit-after-others-short = senere
fit-none = passer ikke: din { $below } er for lav
fit-none-short = passer ikke
fit-stays = blir igjen
# $type: candy, scary, tree, scrap or sand
fit-none-roof =
    { $type ->
        [candy] godteritårnet ditt har tak
        [scary] grøssertårnet ditt har tak
        [tree] skogstårnet ditt har tak
        [scrap] skraptårnet ditt har tak
       *[sand] sandtårnet ditt har tak
    }
# $order: 1 for the card that is placed first
fit-placed = nr. { $order }

# Bidding
your-bid = Budet ditt
auction = Budrunden
turn-first = Din tur: Si det første tallet
# $number: the highest bid; $name: who bid it
turn-raise = Din tur: mer enn { $number } ({ $name }), eller meld pass
turn-pass = Din tur: Du kan bare melde pass
bid-choose = Hvor mange av disse kortene vil du ha? Velg et tall for å se hva det kan gi.
bid-only-pass = Ikke noe høyere tall kan bygges på tårnene dine.
bid-nothing = Med 0 overlater du raden til de andre. Hvis alle melder pass, kastes den.
bid-some =
    { $number ->
        [one] Med { $number } tar du { $number } valgfritt kort, hvis ingen byr mer. Den stiplede etasjen viser det beste bygget.
       *[other] Med { $number } tar du { $number } valgfrie kort, hvis ingen byr mer. De stiplede etasjene viser det beste bygget.
    }
bid-whole-row = Med { $number } tar du hele raden med en gang: Ingen kan by mer.
bid-button = Velg et tall
# $number: a bid; $points: what one would have after it
step-said = Bud { $number }, så { some-points }
with-number = med { $number }:

# Building
# $row: how many cards there are
take-cards = Ta { $count } av { $row }
tear-down = Riv
tear-nothing = Ingenting
place-more =
    { $count ->
        [one] Legg { $count } kort til
       *[other] Legg { $count } kort til
    }
place-done =
    { $count ->
        [one] { $count } kort er lagt
       *[other] Alle { $count } er lagt
    }
build-how = Trykk på et kort: Det legges på tårnet sitt. Lavt legges på høyt. Først kan du rive ett kort øverst på et tårn.
build-ready = Ingenting gjelder før du bygger.
build-button =
    { $count ->
        [one] { $count } kort igjen
       *[other] { $count } kort igjen
    }
undo = Angre
suggest = Foreslå
cancel-build = Kan ikke bygges
order = Rekkefølge
order-said = { $order }: { $card }. Trykk for å legge det tilbake, piltastene endrer rekkefølgen.
order-help = Trykk for å legge kortet tilbake. Dra eller bruk piltastene for å endre rekkefølgen.
# What is special about a planned tower
note-roof =
    { $type ->
        [candy] Godteritårnet får tak: 2 poeng per etasje, og ingenting mer legges på det.
        [scary] Grøssertårnet får tak: 2 poeng per etasje, og ingenting mer legges på det.
        [tree] Skogstårnet får tak: 2 poeng per etasje, og ingenting mer legges på det.
        [scrap] Skraptårnet får tak: 2 poeng per etasje, og ingenting mer legges på det.
       *[sand] Sandtårnet får tak: 2 poeng per etasje, og ingenting mer legges på det.
    }
note-deck =
    { $type ->
        [candy] Godteritårnet viser en 8-er: Et hvilket som helst godterikort kan legges på den.
        [scary] Grøssertårnet viser en 8-er: Et hvilket som helst grøsserkort kan legges på den.
        [tree] Skogstårnet viser en 8-er: Et hvilket som helst skogskort kan legges på den.
        [scrap] Skraptårnet viser en 8-er: Et hvilket som helst skrapkort kan legges på den.
       *[sand] Sandtårnet viser en 8-er: Et hvilket som helst sandkort kan legges på den.
    }
note-brackets =
    { $type ->
        [candy] 9-eren åpner godteritårnet igjen.
        [scary] 9-eren åpner grøssertårnet igjen.
        [tree] 9-eren åpner skogstårnet igjen.
        [scrap] 9-eren åpner skraptårnet igjen.
       *[sand] 9-eren åpner sandtårnet igjen.
    }
note-restart =
    { $type ->
        [candy] Godteritårnet begynner på nytt fra bakken.
        [scary] Grøssertårnet begynner på nytt fra bakken.
        [tree] Skogstårnet begynner på nytt fra bakken.
        [scrap] Skraptårnet begynner på nytt fra bakken.
       *[sand] Sandtårnet begynner på nytt fra bakken.
    }
result-if = Hvis du vinner med { $number }
result-after = Etter dette bygget
result-now = Poeng så langt

# Waiting
wait-bid = { $name } byr
wait-build = { $name } bygger
wait-dealer = Kortgiveren snur kort
wait-over = Det siste kortet er spilt

# Around the table
cards-left = Kort som gjenstår
left-deck = fortsatt i trekkbunken
left-again = kastet, kommer tilbake etter stokkingen
left-discarded =
    { $count ->
        [one] { $count } kastet
       *[other] { $count } kastet
    }
