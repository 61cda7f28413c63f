# The end of a match of Five Towers: who won, and where the points come from.

# $names: a list of all who have the most points
end-shared = Victoire partagée : { $names }
end-points =
    { $count ->
        [one] { $count } point.
        [many] { $count } de points.
       *[other] { $count } points.
    }
# $names: who came next, usually one person; $count: how many points they have less than the winner
end-next =
    { $count ->
        [one] Ensuite : { $names }, avec { $count } point de moins.
        [many] Ensuite : { $names }, avec { $count } de points de moins.
       *[other] Ensuite : { $names }, avec { $count } points de moins.
    }
# Said to somebody who did not win. $place: one of the words of end-place
end-yours =
    { $count ->
        [one] Toi : { $place } avec { $count } point.
        [many] Toi : { $place } avec { $count } de points.
       *[other] Toi : { $place } avec { $count } points.
    }
# One round that brought the winner many points
end-best-round =
    { $count ->
        [one] La manche { $round } a rapporté à elle seule { $count } point.
        [many] La manche { $round } a rapporté à elle seule { $count } de points.
       *[other] La manche { $round } a rapporté à elle seule { $count } points.
    }
end-rounds =
    { $count ->
        [one] { $count } manche
        [many] { $count } de manches
       *[other] { $count } manches
    }
# The place in the ranking. There are at most five.
end-place =
    { $place ->
        [1] 1re place
        [2] 2e place
        [3] 3e place
        [4] 4e place
       *[5] 5e place
    }
# The same for a bot. $place: one of the words of end-place
end-place-bot = { $place }, bot
# For the skylines of everybody, side by side
end-skylines = Les tours
end-share = Partager l’image

# Where the points come from
end-table = Points par tour
end-main = Tour principale
end-rubble = Gravats
end-sum = Points
# A cell of the table, read aloud. $storeys: how many storeys the tower has
end-cell =
    { $storeys ->
        [0] pas de tour
        [one] { $storeys } étage, points : { $points }
        [many] { $storeys } d’étages, points : { $points }
       *[other] { $storeys } étages, points : { $points }
    }
end-cell-roof =
    { $storeys ->
        [one] { $storeys } étage avec un toit, points : { $points }
        [many] { $storeys } d’étages avec un toit, points : { $points }
       *[other] { $storeys } étages avec un toit, points : { $points }
    }
# $count: how many cards were torn down
end-cell-rubble =
    { $count ->
        [one] { $count } carte, points : { $points }
        [many] { $count } de cartes, points : { $points }
       *[other] { $count } cartes, points : { $points }
    }
end-storeys =
    { $count ->
        [one] { $count } étage
        [many] { $count } d’étages
       *[other] { $count } étages
    }
end-cards =
    { $count ->
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }
# Follows a small drawing of a roof
end-legend = Une tour avec un toit compte 2 par étage, les autres 1. La tour principale compte 1 de plus par étage. Les gravats coûtent 1, puis 2, puis 3.
# Before it, in the table
end-legend-storeys = Le petit nombre est celui des étages d’une tour.
# What the picture shows, for those who don’t see it. $result: names and points
end-picture-said = Toutes les tours sur une même ligne de sol. { $result }
# One entry of the list of names and points
end-share-entry = { $name } { $points }
