# The end of a match of Five Towers: who won, and where the points come from.

# $names: a list of all who have the most points
end-shared = Wspólne zwycięstwo: { $names }
end-points =
    { $count ->
        [one] { $count } punkt.
        [few] { $count } punkty.
        [many] { $count } punktów.
       *[other] { $count } punktu.
    }
# $names: who came next, usually one person; $count: how many points they have less than the winner
end-next =
    { $count ->
        [one] Dalej: { $names }, strata { $count } punktu.
        [few] Dalej: { $names }, strata { $count } punktów.
        [many] Dalej: { $names }, strata { $count } punktów.
       *[other] Dalej: { $names }, strata { $count } punktu.
    }
# Said to somebody who did not win. $place: one of the words of end-place
end-yours =
    { $count ->
        [one] Ty: { $place }, { $count } punkt.
        [few] Ty: { $place }, { $count } punkty.
        [many] Ty: { $place }, { $count } punktów.
       *[other] Ty: { $place }, { $count } punktu.
    }
# One round that brought the winner many points
end-best-round =
    { $count ->
        [one] Sama runda { $round } dała { $count } punkt.
        [few] Sama runda { $round } dała { $count } punkty.
        [many] Sama runda { $round } dała { $count } punktów.
       *[other] Sama runda { $round } dała { $count } punktu.
    }
end-rounds =
    { $count ->
        [one] { $count } runda
        [few] { $count } rundy
        [many] { $count } rund
       *[other] { $count } rundy
    }
# The place in the ranking. There are at most five.
end-place =
    { $place ->
        [1] 1. miejsce
        [2] 2. miejsce
        [3] 3. miejsce
        [4] 4. miejsce
       *[5] 5. miejsce
    }
# The same for a bot. $place: one of the words of end-place
end-place-bot = { $place }, bot
# For the skylines of everybody, side by side
end-skylines = Panoramy
end-share = Udostępnij panoramę

# Where the points come from
end-table = Punkty według wież
end-main = Główna wieża
end-rubble = Gruz
end-sum = Punkty
# A cell of the table, read aloud. $storeys: how many storeys the tower has
end-cell =
    { $storeys ->
        [0] brak wieży
        [one] { $storeys } piętro, punkty: { $points }
        [few] { $storeys } piętra, punkty: { $points }
        [many] { $storeys } pięter, punkty: { $points }
       *[other] { $storeys } piętra, punkty: { $points }
    }
end-cell-roof =
    { $storeys ->
        [one] { $storeys } piętro z dachem, punkty: { $points }
        [few] { $storeys } piętra z dachem, punkty: { $points }
        [many] { $storeys } pięter z dachem, punkty: { $points }
       *[other] { $storeys } piętra z dachem, punkty: { $points }
    }
# $count: how many cards were torn down
end-cell-rubble =
    { $count ->
        [one] { $count } karta, punkty: { $points }
        [few] { $count } karty, punkty: { $points }
        [many] { $count } kart, punkty: { $points }
       *[other] { $count } karty, punkty: { $points }
    }
end-storeys =
    { $count ->
        [one] { $count } piętro
        [few] { $count } piętra
        [many] { $count } pięter
       *[other] { $count } piętra
    }
end-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
# Follows a small drawing of a roof
end-legend = Wieża z dachem daje 2 za każde piętro, inna 1. Główna wieża daje za każde o 1 więcej. Gruz kosztuje 1, potem 2, potem 3.
# Before it, in the table
end-legend-storeys = Mała liczba mówi, ile pięter ma wieża.
# What the picture shows, for those who don’t see it. $result: names and points
end-picture-said = Wszystkie panoramy na jednej linii. { $result }
# One entry of the list of names and points
end-share-entry = { $name } { $points }
