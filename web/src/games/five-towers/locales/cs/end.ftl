# The end of a match of Five Towers: who won, and where the points come from.

# $names: a list of all who have the most points
end-shared = Společné vítězství: { $names }
end-points =
    { $count ->
        [one] { $count } bod.
        [few] { $count } body.
        [many] { $count } bodu.
       *[other] { $count } bodů.
    }
# $names: who came next, usually one person; $count: how many points they have less than the winner
end-next =
    { $count ->
        [one] Dál: { $names }, ztráta { $count } bod.
        [few] Dál: { $names }, ztráta { $count } body.
        [many] Dál: { $names }, ztráta { $count } bodu.
       *[other] Dál: { $names }, ztráta { $count } bodů.
    }
# Said to somebody who did not win. $place: one of the words of end-place
end-yours =
    { $count ->
        [one] Ty: { $place }, { $count } bod.
        [few] Ty: { $place }, { $count } body.
        [many] Ty: { $place }, { $count } bodu.
       *[other] Ty: { $place }, { $count } bodů.
    }
# One round that brought the winner many points
end-best-round =
    { $count ->
        [one] Samotné kolo { $round } přineslo { $count } bod.
        [few] Samotné kolo { $round } přineslo { $count } body.
        [many] Samotné kolo { $round } přineslo { $count } bodu.
       *[other] Samotné kolo { $round } přineslo { $count } bodů.
    }
end-rounds =
    { $count ->
        [one] { $count } kolo
        [few] { $count } kola
        [many] { $count } kola
       *[other] { $count } kol
    }
# The place in the ranking. There are at most five.
end-place =
    { $place ->
        [1] 1. místo
        [2] 2. místo
        [3] 3. místo
        [4] 4. místo
       *[5] 5. místo
    }
# The same for a bot. $place: one of the words of end-place
end-place-bot = { $place }, bot
# For the skylines of everybody, side by side
end-skylines = Panoramata
end-share = Sdílet panorama

# Where the points come from
end-table = Body podle věží
end-main = Hlavní věž
end-rubble = Trosky
end-sum = Body
# A cell of the table, read aloud. $storeys: how many storeys the tower has
end-cell =
    { $storeys ->
        [0] žádná věž
        [one] { $storeys } patro, body: { $points }
        [few] { $storeys } patra, body: { $points }
        [many] { $storeys } patra, body: { $points }
       *[other] { $storeys } pater, body: { $points }
    }
end-cell-roof =
    { $storeys ->
        [one] { $storeys } patro s vrcholkem, body: { $points }
        [few] { $storeys } patra s vrcholkem, body: { $points }
        [many] { $storeys } patra s vrcholkem, body: { $points }
       *[other] { $storeys } pater s vrcholkem, body: { $points }
    }
# $count: how many cards were torn down
end-cell-rubble =
    { $count ->
        [one] { $count } karta, body: { $points }
        [few] { $count } karty, body: { $points }
        [many] { $count } karty, body: { $points }
       *[other] { $count } karet, body: { $points }
    }
end-storeys =
    { $count ->
        [one] { $count } patro
        [few] { $count } patra
        [many] { $count } patra
       *[other] { $count } pater
    }
end-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
# Follows a small drawing of a roof
end-legend = Věž s vrcholkem má za každé patro 2, jiná 1. Hlavní věž má za každé o 1 víc. Trosky stojí 1, pak 2, pak 3.
# Before it, in the table
end-legend-storeys = Malé číslo udává, kolik má věž pater.
# What the picture shows, for those who don’t see it. $result: names and points
end-picture-said = Všechna panoramata na jedné čáře. { $result }
# One entry of the list of names and points
end-share-entry = { $name } { $points }
