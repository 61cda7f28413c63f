# The end of a match of Five Towers: who won, and where the points come from.

# $names: a list of all who have the most points
end-shared = Delt sejr: { $names }
end-points =
    { $count ->
        [one] { $count } point.
       *[other] { $count } point.
    }
# $names: who came next, usually one person; $count: how many points they have less than the winner
end-next =
    { $count ->
        [one] Derefter: { $names }, { $count } point efter.
       *[other] Derefter: { $names }, { $count } point efter.
    }
# Said to somebody who did not win. $place: one of the words of end-place
end-yours =
    { $count ->
        [one] Du: { $place } med { $count } point.
       *[other] Du: { $place } med { $count } point.
    }
# One round that brought the winner many points
end-best-round =
    { $count ->
        [one] Runde { $round } alene gav { $count } point.
       *[other] Runde { $round } alene gav { $count } point.
    }
end-rounds =
    { $count ->
        [one] { $count } runde
       *[other] { $count } runder
    }
# The place in the ranking. There are at most five.
end-place =
    { $place ->
        [1] førsteplads
        [2] andenplads
        [3] tredjeplads
        [4] fjerdeplads
       *[5] femteplads
    }
# The same for a bot. $place: one of the words of end-place
end-place-bot = { $place }, robot
# For the skylines of everybody, side by side
end-skylines = Silhuetterne
end-share = Del silhuetten

# Where the points come from
end-table = Point pr. tårn
end-main = Hovedtårn
end-rubble = Brokker
end-sum = Point
# A cell of the table, read aloud. $storeys: how many storeys the tower has
end-cell =
    { $storeys ->
        [0] intet tårn
        [one] { $storeys } etage, point: { $points }
       *[other] { $storeys } etager, point: { $points }
    }
end-cell-roof =
    { $storeys ->
        [one] { $storeys } etage med tag, point: { $points }
       *[other] { $storeys } etager med tag, point: { $points }
    }
# $count: how many cards were torn down
end-cell-rubble =
    { $count ->
        [one] { $count } kort, point: { $points }
       *[other] { $count } kort, point: { $points }
    }
end-storeys =
    { $count ->
        [one] { $count } etage
       *[other] { $count } etager
    }
end-cards =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
# Follows a small drawing of a roof
end-legend = Et tårn med tag giver 2 for hver etage, andre tårne 1. Hovedtårnet giver 1 mere for hver. Brokker koster 1, så 2, så 3.
# Before it, in the table
end-legend-storeys = Det lille tal viser hvor mange etager et tårn har.
# What the picture shows, for those who don’t see it. $result: names and points
end-picture-said = Alle silhuetter på samme jordlinje. { $result }
# One entry of the list of names and points
end-share-entry = { $name } { $points }
