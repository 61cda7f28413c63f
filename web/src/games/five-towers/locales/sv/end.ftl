# The end of a match of Five Towers: who won, and where the points come from.

# $names: a list of all who have the most points
end-shared = Delad seger: { $names }
end-points =
    { $count ->
        [one] { $count } poäng.
       *[other] { $count } poäng.
    }
# $names: who came next, usually one person; $count: how many points they have less than the winner
end-next =
    { $count ->
        [one] Därefter: { $names }, { $count } poäng efter.
       *[other] Därefter: { $names }, { $count } poäng efter.
    }
# Said to somebody who did not win. $place: one of the words of end-place
end-yours =
    { $count ->
        [one] Du: { $place } med { $count } poäng.
       *[other] Du: { $place } med { $count } poäng.
    }
# One round that brought the winner many points
end-best-round =
    { $count ->
        [one] Enbart omgång { $round } gav { $count } poäng.
       *[other] Enbart omgång { $round } gav { $count } poäng.
    }
end-rounds =
    { $count ->
        [one] { $count } omgång
       *[other] { $count } omgångar
    }
# The place in the ranking. There are at most five.
end-place =
    { $place ->
        [1] första plats
        [2] andra plats
        [3] tredje plats
        [4] fjärde plats
       *[5] femte plats
    }
# The same for a bot. $place: one of the words of end-place
end-place-bot = { $place }, robot
# For the skylines of everybody, side by side
end-skylines = Silhuetterna
end-share = Dela silhuetten

# Where the points come from
end-table = Poäng per torn
end-main = Huvudtorn
end-rubble = Spillror
end-sum = Poäng
# A cell of the table, read aloud. $storeys: how many storeys the tower has
end-cell =
    { $storeys ->
        [0] inget torn
        [one] { $storeys } våning, poäng: { $points }
       *[other] { $storeys } våningar, poäng: { $points }
    }
end-cell-roof =
    { $storeys ->
        [one] { $storeys } våning med tak, poäng: { $points }
       *[other] { $storeys } våningar med tak, poäng: { $points }
    }
# $count: how many cards were torn down
end-cell-rubble =
    { $count ->
        [one] { $count } kort, poäng: { $points }
       *[other] { $count } kort, poäng: { $points }
    }
end-storeys =
    { $count ->
        [one] { $count } våning
       *[other] { $count } våningar
    }
end-cards =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
# Follows a small drawing of a roof
end-legend = Ett torn med tak ger 2 för varje våning, andra torn 1. Huvudtornet ger 1 till för varje. Spillror kostar 1, sedan 2, sedan 3.
# Before it, in the table
end-legend-storeys = Den lilla siffran visar hur många våningar ett torn har.
# What the picture shows, for those who don’t see it. $result: names and points
end-picture-said = Alla silhuetter på samma marklinje. { $result }
# One entry of the list of names and points
end-share-entry = { $name } { $points }
