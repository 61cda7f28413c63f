# The end of a match of Five Towers: who won, and where the points come from.

# $names: a list of all who have the most points
end-shared = Shared win: { $names }
end-points = { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
# $names: who came next, usually one person; $count: how many points they have less than the winner
end-next = { $count ->
        [one] Next: { $names }, { $count } point behind.
       *[other] Next: { $names }, { $count } points behind.
    }
# Said to somebody who did not win. $place: one of the words of end-place
end-yours = { $count ->
        [one] You: { $place } with { $count } point.
       *[other] You: { $place } with { $count } points.
    }
# One round that brought the winner many points
end-best-round = { $count ->
        [one] Round { $round } alone brought { $count } point.
       *[other] Round { $round } alone brought { $count } points.
    }
end-rounds = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
# The place in the ranking. There are at most five.
end-place = { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }
# The same for a bot. $place: one of the words of end-place
end-place-bot = { $place }, bot
# For the skylines of everybody, side by side
end-skylines = The skylines
end-share = Share the skyline

# Where the points come from
end-table = Points by tower
end-main = Main tower
end-rubble = Rubble
end-sum = Points
# A cell of the table, read aloud. $storeys: how many storeys the tower has
end-cell = { $storeys ->
        [0] no tower
        [one] { $storeys } storey, points: { $points }
       *[other] { $storeys } storeys, points: { $points }
    }
end-cell-roof = { $storeys ->
        [one] { $storeys } storey with a roof, points: { $points }
       *[other] { $storeys } storeys with a roof, points: { $points }
    }
# $count: how many cards were torn down
end-cell-rubble = { $count ->
        [one] { $count } card, points: { $points }
       *[other] { $count } cards, points: { $points }
    }
end-storeys = { $count ->
        [one] { $count } storey
       *[other] { $count } storeys
    }
end-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# Follows a small drawing of a roof
end-legend = A tower with a roof counts 2 for each storey, any other 1. The main tower counts 1 more for each. Rubble costs 1, then 2, then 3.
# Before it, in the table
end-legend-storeys = The small number is how many storeys a tower has.
# What the picture shows, for those who don’t see it. $result: names and points
end-picture-said = All skylines on one ground line. { $result }
# One entry of the list of names and points
end-share-entry = { $name } { $points }
