# The end of a match of Five Towers: who won, and where the points come from.

# $names: a list of all who have the most points
end-shared = Gedeelde overwinning: { $names }
end-points =
    { $count ->
        [one] { $count } punt.
       *[other] { $count } punten.
    }
# $names: who came next, usually one person; $count: how many points they have less than the winner
end-next =
    { $count ->
        [one] Daarna: { $names }, { $count } punt erachter.
       *[other] Daarna: { $names }, { $count } punten erachter.
    }
# Said to somebody who did not win. $place: one of the words of end-place
end-yours =
    { $count ->
        [one] Jij: { $place } met { $count } punt.
       *[other] Jij: { $place } met { $count } punten.
    }
# One round that brought the winner many points
end-best-round =
    { $count ->
        [one] Alleen al ronde { $round } leverde { $count } punt op.
       *[other] Alleen al ronde { $round } leverde { $count } punten op.
    }
end-rounds =
    { $count ->
        [one] { $count } ronde
       *[other] { $count } ronden
    }
# The place in the ranking. There are at most five.
end-place =
    { $place ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
       *[5] vijfde
    }
# The same for a bot. $place: one of the words of end-place
end-place-bot = { $place }, bot
# For the skylines of everybody, side by side
end-skylines = De skylines
end-share = Skyline delen

# Where the points come from
end-table = Punten per toren
end-main = Hoofdtoren
end-rubble = Puin
end-sum = Punten
# A cell of the table, read aloud. $storeys: how many storeys the tower has
end-cell =
    { $storeys ->
        [0] geen toren
        [one] { $storeys } verdieping, punten: { $points }
       *[other] { $storeys } verdiepingen, punten: { $points }
    }
end-cell-roof =
    { $storeys ->
        [one] { $storeys } verdieping met een dak, punten: { $points }
       *[other] { $storeys } verdiepingen met een dak, punten: { $points }
    }
# $count: how many cards were torn down
end-cell-rubble =
    { $count ->
        [one] { $count } kaart, punten: { $points }
       *[other] { $count } kaarten, punten: { $points }
    }
end-storeys =
    { $count ->
        [one] { $count } verdieping
       *[other] { $count } verdiepingen
    }
end-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
# Follows a small drawing of a roof
end-legend = Een toren met een dak telt 2 per verdieping, elke andere 1. De hoofdtoren telt per verdieping 1 extra. Puin kost 1, dan 2, dan 3.
# Before it, in the table
end-legend-storeys = Het kleine getal is het aantal verdiepingen van een toren.
# What the picture shows, for those who don’t see it. $result: names and points
end-picture-said = Alle skylines op één grondlijn. { $result }
# One entry of the list of names and points
end-share-entry = { $name } { $points }
