# Five Towers, during play.

seat-builds = bygger
seat-thinks = tänker
# Said by screen readers about somebody’s skyline. $standing: such as “passed”, or nothing
open-seat = { $name }, { some-points }. { $standing }
# The same plural as everywhere: $points
some-points =
    { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }
others = De andra
your-towers = Dina torn
towers-of = Torn: { $name }
# $tower: such as Sand tower; $values: a list of numbers from the ground up
tower-said =
    { $tower }, { $count ->
        [one] { $count } våning
       *[other] { $count } våningar
    }: { $values }. { some-points }.
tower-said-empty = { $tower }: tomten är tom.
roof = tak
torn-down = rivet
main-tower-height = huvudtorn, { $count }
points-now = poäng nu
# After a number
points-unit =
    { $count ->
        [one] poäng
       *[other] poäng
    }
becomes = blir
# $type: candy, scary, tree, scrap or sand
main-tower-is =
    { $type ->
        [candy] Huvudtorn: Godis
        [scary] Huvudtorn: Spöke
        [tree] Huvudtorn: Träd
        [scrap] Huvudtorn: Skrot
       *[sand] Huvudtorn: Sand
    }
# $count: how many cards lie there; $cost: points lost for all of them
rubble-costs =
    { $count ->
        [one] { $count } kort i spillrorna, kostar { $cost }
       *[other] { $count } kort i spillrorna, kostar { $cost }
    }

# The deck. $pass_: 1 while it is gone through for the first time, 2 for the second
deck-chip =
    { $pass_ ->
        [1] { $count ->
                [one] { $count } kort, sedan en omblandning
               *[other] { $count } kort, sedan en omblandning
            }
       *[2] { $count ->
                [one] { $count } kort, sedan slut
               *[other] { $count } kort, sedan slut
            }
    }

# The row, and where each card would go. The short ones stand under small cards.
the-row = Raden
the-row-help = den som vinner budgivningen väljer så många kort som budet
fit-on = på din { $below }
fit-on-short = på { $below }
fit-start = börjar ett torn
fit-start-short = nytt torn
fit-roof = ett tak
fit-roof-short = tak
fit-after-tearing = om du river din { $below }
fit-after-tearing-short = riv { $below }
fit-after-others = efter ett annat kort
fit-after-others-short = senare
fit-none = ingen plats: din { $below } är för låg
fit-none-short = ingen plats
fit-stays = blir kvar
# $type: candy, scary, tree, scrap or sand
fit-none-roof =
    { $type ->
        [candy] ditt godistorn har redan tak
        [scary] ditt spöktorn har redan tak
        [tree] ditt trädtorn har redan tak
        [scrap] ditt skrottorn har redan tak
       *[sand] ditt sandtorn har redan tak
    }
# $order: 1 for the card that is placed first
fit-placed = nr { $order }

# Bidding
your-bid = Ditt bud
auction = Budgivningen
turn-first = Din tur: säg det första talet
# $number: the highest bid; $name: who bid it
turn-raise = Din tur: mer än { $number } ({ $name }), eller passa
turn-pass = Din tur: du kan bara passa
bid-choose = Hur många av korten vill du ha? Välj ett tal för att se vad det kan ge.
bid-only-pass = Inget högre tal går att bygga på dina torn.
bid-nothing = Med 0 lämnar du raden åt de andra. Om alla passar slängs den.
bid-some =
    { $number ->
        [one] Med { $number } tar du { $number } valfritt kort, om ingen bjuder mer. Den streckade våningen visar det bästa bygget.
       *[other] Med { $number } tar du { $number } valfria kort, om ingen bjuder mer. De streckade våningarna visar det bästa bygget.
    }
bid-whole-row = Med { $number } tar du hela raden direkt: ingen kan bjuda mer.
bid-button = Välj ett tal
# $number: a bid; $points: what one would have after it
step-said = Bud { $number }, sedan { some-points }
with-number = med { $number }:

# Building
# $row: how many cards there are
take-cards = Ta { $count } av { $row }
tear-down = Riv
tear-nothing = Inget
place-more =
    { $count ->
        [one] Lägg { $count } kort till
       *[other] Lägg { $count } kort till
    }
place-done =
    { $count ->
        [one] { $count } kort är lagt
       *[other] Alla { $count } är lagda
    }
build-how = Tryck på ett kort: det läggs på sitt torn. Lågt läggs på högt. Först får du riva ett kort överst på ett torn.
build-ready = Inget gäller förrän du bygger.
build-button =
    { $count ->
        [one] { $count } kort kvar
       *[other] { $count } kort kvar
    }
undo = Ångra
suggest = Föreslå
cancel-build = Går inte att bygga
order = Ordning
order-said = { $order }: { $card }. Tryck för att lägga tillbaka kortet, piltangenterna ändrar ordningen.
order-help = Tryck för att lägga tillbaka kortet. Dra eller använd piltangenterna för att ändra ordningen.
# What is special about a planned tower
note-roof =
    { $type ->
        [candy] Godistornet får sitt tak: 2 poäng per våning, och inget mer läggs på det.
        [scary] Spöktornet får sitt tak: 2 poäng per våning, och inget mer läggs på det.
        [tree] Trädtornet får sitt tak: 2 poäng per våning, och inget mer läggs på det.
        [scrap] Skrottornet får sitt tak: 2 poäng per våning, och inget mer läggs på det.
       *[sand] Sandtornet får sitt tak: 2 poäng per våning, och inget mer läggs på det.
    }
note-deck =
    { $type ->
        [candy] Godistornet visar en 8:a: vilket godiskort som helst får läggas på den.
        [scary] Spöktornet visar en 8:a: vilket spökkort som helst får läggas på den.
        [tree] Trädtornet visar en 8:a: vilket trädkort som helst får läggas på den.
        [scrap] Skrottornet visar en 8:a: vilket skrotkort som helst får läggas på den.
       *[sand] Sandtornet visar en 8:a: vilket sandkort som helst får läggas på den.
    }
note-brackets =
    { $type ->
        [candy] 9:an öppnar godistornet igen.
        [scary] 9:an öppnar spöktornet igen.
        [tree] 9:an öppnar trädtornet igen.
        [scrap] 9:an öppnar skrottornet igen.
       *[sand] 9:an öppnar sandtornet igen.
    }
note-restart =
    { $type ->
        [candy] Godistornet börjar om från marken.
        [scary] Spöktornet börjar om från marken.
        [tree] Trädtornet börjar om från marken.
        [scrap] Skrottornet börjar om från marken.
       *[sand] Sandtornet börjar om från marken.
    }
result-if = Om du vinner med { $number }
result-after = Efter det här bygget
result-now = Poäng hittills

# Waiting
wait-bid = { $name } bjuder
wait-build = { $name } bygger
wait-dealer = Kortgivaren vänder upp kort
wait-over = Sista kortet är spelat

# Around the table
cards-left = Kort som återstår
left-deck = fortfarande i korthögen
left-again = slängt, kommer tillbaka efter blandningen
left-discarded =
    { $count ->
        [one] { $count } slängt
       *[other] { $count } slängda
    }
