# Five Towers, during play.

seat-builds = bouwt
seat-thinks = denkt
# Said by screen readers about somebody’s skyline. $standing: such as “passed”, or nothing
open-seat = { $name }, { some-points }. { $standing }
# The same plural as everywhere: $points
some-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
others = De anderen
your-towers = Jouw torens
towers-of = Torens: { $name }
# $tower: such as Sand tower; $values: a list of numbers from the ground up
tower-said =
    { $tower }, { $count ->
        [one] { $count } verdieping
       *[other] { $count } verdiepingen
    }: { $values }. { some-points }.
tower-said-empty = { $tower }: leeg perceel.
roof = dak
torn-down = gesloopt
main-tower-height = hoofdtoren, { $count }
points-now = punten nu
# After a number
points-unit =
    { $count ->
        [one] punt
       *[other] punten
    }
becomes = wordt
# $type: candy, scary, tree, scrap or sand
main-tower-is =
    { $type ->
        [candy] Hoofdtoren: Snoep
        [scary] Hoofdtoren: Griezel
        [tree] Hoofdtoren: Boom
        [scrap] Hoofdtoren: Schroot
       *[sand] Hoofdtoren: Zand
    }
# $count: how many cards lie there; $cost: points lost for all of them
rubble-costs =
    { $count ->
        [one] Puin: { $count }, kost { $cost }
       *[other] Puin: { $count }, kost { $cost }
    }

# The deck. $pass_: 1 while it is gone through for the first time, 2 for the second
deck-chip =
    { $pass_ ->
        [1] { $count ->
                [one] { $count } kaart, dan één keer schudden
               *[other] { $count } kaarten, dan één keer schudden
            }
       *[2] { $count ->
                [one] { $count } kaart, dan het einde
               *[other] { $count } kaarten, dan het einde
            }
    }

# The row, and where each card would go. The short ones stand under small cards.
the-row = De rij
the-row-help = wie het bieden wint, neemt er zoveel als geboden, naar keuze
fit-on = op je { $below }
fit-on-short = op { $below }
fit-start = begint een toren
fit-start-short = begint
fit-roof = een dak
fit-roof-short = dak
fit-after-tearing = als je je { $below } sloopt
fit-after-tearing-short = sloop { $below }
fit-after-others = na een andere kaart
fit-after-others-short = later
fit-none = past niet: je { $below } is te laag
fit-none-short = past niet
fit-stays = blijft
# $type: candy, scary, tree, scrap or sand
fit-none-roof =
    { $type ->
        [candy] je snoeptoren heeft al een dak
        [scary] je griezeltoren heeft al een dak
        [tree] je boomtoren heeft al een dak
        [scrap] je schroottoren heeft al een dak
       *[sand] je zandtoren heeft al een dak
    }
# $order: 1 for the card that is placed first
fit-placed = nr. { $order }

# Bidding
your-bid = Jouw bod
auction = Het bieden
turn-first = Jouw beurt: noem het eerste aantal
# $number: the highest bid; $name: who bid it
turn-raise = Jouw beurt: meer dan { $number } ({ $name }), of pas
turn-pass = Jouw beurt: je kunt alleen passen
bid-choose = Hoeveel van deze kaarten wil je? Kies een aantal en zie wat het kan opleveren.
bid-only-pass = Een hoger aantal is op jouw torens niet te bouwen.
bid-nothing = Met 0 laat je de rij aan de anderen. Als iedereen past, wordt de rij afgelegd.
bid-some =
    { $number ->
        [one] Met { $number } neem je { $number } kaart naar keuze, tenzij iemand meer biedt. De gestippelde verdieping toont de beste bouw.
       *[other] Met { $number } neem je { $number } kaarten naar keuze, tenzij iemand meer biedt. De gestippelde verdiepingen tonen de beste bouw.
    }
bid-whole-row = Met { $number } neem je meteen de hele rij: niemand kan meer bieden.
bid-button = Kies een aantal
# $number: a bid; $points: what one would have after it
step-said = Bied { $number }, dan { some-points }
with-number = met { $number }:

# Building
# $row: how many cards there are
take-cards = Neem er { $count } van { $row }
tear-down = Slopen
tear-nothing = Niets
place-more =
    { $count ->
        [one] Leg nog { $count } kaart
       *[other] Leg nog { $count } kaarten
    }
place-done =
    { $count ->
        [one] { $count } kaart is gelegd
       *[other] Alle { $count } zijn gelegd
    }
build-how = Druk op een kaart: die gaat op de toren van haar soort. Laag gaat op hoog. Je mag eerst één bovenste kaart slopen.
build-ready = Niets staat vast totdat je bouwt.
build-button =
    { $count ->
        [one] Nog { $count } kaart
       *[other] Nog { $count } kaarten
    }
undo = Ongedaan maken
suggest = Voorstel
cancel-build = Dit is niet te bouwen
order = Volgorde van leggen
order-said = { $order }: { $card }. Druk om de kaart terug te leggen, pijltoetsen wijzigen de volgorde.
order-help = Druk om een kaart terug te leggen. Sleep of gebruik de pijltoetsen om de volgorde te wijzigen.
# What is special about a planned tower
note-roof =
    { $type ->
        [candy] Snoep krijgt een dak: 2 punten per verdieping, en er past niets meer op.
        [scary] Griezel krijgt een dak: 2 punten per verdieping, en er past niets meer op.
        [tree] Boom krijgt een dak: 2 punten per verdieping, en er past niets meer op.
        [scrap] Schroot krijgt een dak: 2 punten per verdieping, en er past niets meer op.
       *[sand] Zand krijgt een dak: 2 punten per verdieping, en er past niets meer op.
    }
note-deck =
    { $type ->
        [candy] Snoep toont een 8: elke snoepkaart past erop.
        [scary] Griezel toont een 8: elke griezelkaart past erop.
        [tree] Boom toont een 8: elke boomkaart past erop.
        [scrap] Schroot toont een 8: elke schrootkaart past erop.
       *[sand] Zand toont een 8: elke zandkaart past erop.
    }
note-brackets =
    { $type ->
        [candy] De 9 opent Snoep weer.
        [scary] De 9 opent Griezel weer.
        [tree] De 9 opent Boom weer.
        [scrap] De 9 opent Schroot weer.
       *[sand] De 9 opent Zand weer.
    }
note-restart =
    { $type ->
        [candy] Snoep begint opnieuw vanaf de grond.
        [scary] Griezel begint opnieuw vanaf de grond.
        [tree] Boom begint opnieuw vanaf de grond.
        [scrap] Schroot begint opnieuw vanaf de grond.
       *[sand] Zand begint opnieuw vanaf de grond.
    }
result-if = Als je wint met { $number }
result-after = Na deze bouw
result-now = Punten tot nu toe

# Waiting
wait-bid = { $name } biedt
wait-build = { $name } bouwt
wait-dealer = De kaarten worden omgedraaid
wait-over = De laatste kaart is gespeeld

# Around the table
cards-left = Nog te komen
left-deck = nog in de trekstapel
left-again = afgelegd, komt terug na het schudden
left-discarded =
    { $count ->
        [one] { $count } afgelegd
       *[other] { $count } afgelegd
    }
