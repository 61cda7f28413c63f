# The end of a match of Five Towers: who won, and where the points come from.

# $names: a list of all who have the most points
end-shared = Delt seier: { $names }
end-points =
    { $count ->
        [one] { $count } poeng.
       *[other] { $count } poeng.
    }
# $names: who came next, usually one person; $count: how many points they have less than the winner
end-next =
    { $count ->
        [one] Deretter: { $names }, { $count } poeng bak.
       *[other] Deretter: { $names }, { $count } poeng bak.
    }
# Said to somebody who did not win. $place: one of the words of end-place
end-yours =
    { $count ->
        [one] Du: { $place } med { $count } poeng.
       *[other] Du: { $place } med { $count } poeng.
    }
# One round that brought the winner many points
end-best-round =
    { $count ->
        [one] Runde { $round } alene ga { $count } poeng.
       *[other] Runde { $round } alene ga { $count } poeng.
    }
end-rounds =
    { $count ->
        [one] { $count } runde
       *[other] { $count } runder
    }
# The place in the ranking. There are at most five.
end-place =
    { $place ->
        [1] førsteplass
        [2] andreplass
        [3] tredjeplass
        [4] fjerdeplass
       *[5] femteplass
    }
# The same for a bot. $place: one of the words of end-place
end-place-bot = { $place }, robot
# For the skylines of everybody, side by side
end-skylines = Silhuettene
end-share = Del silhuetten

# Where the points come from
end-table = Poeng per tårn
end-main = Hovedtårn
end-rubble = Ruiner
end-sum = Poeng
# A cell of the table, read aloud. $storeys: how many storeys the tower has
end-cell =
    { $storeys ->
        [0] ikke noe tårn
        [one] { $storeys } etasje, poeng: { $points }
       *[other] { $storeys } etasjer, poeng: { $points }
    }
end-cell-roof =
    { $storeys ->
        [one] { $storeys } etasje med tak, poeng: { $points }
       *[other] { $storeys } etasjer med tak, poeng: { $points }
    }
# $count: how many cards were torn down
end-cell-rubble =
    { $count ->
        [one] { $count } kort, poeng: { $points }
       *[other] { $count } kort, poeng: { $points }
    }
end-storeys =
    { $count ->
        [one] { $count } etasje
       *[other] { $count } etasjer
    }
end-cards =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
# Follows a small drawing of a roof
end-legend = Et tårn med tak gir 2 for hver etasje, andre tårn 1. Hovedtårnet gir 1 til for hver. Ruiner koster 1, så 2, så 3.
# Before it, in the table
end-legend-storeys = Det lille tallet viser hvor mange etasjer et tårn har.
# What the picture shows, for those who don’t see it. $result: names and points
end-picture-said = Alle silhuettene på samme bakkelinje. { $result }
# One entry of the list of names and points
end-share-entry = { $name } { $points }
