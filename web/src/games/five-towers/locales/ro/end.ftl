# The end of a match of Five Towers: who won, and where the points come from.

# $names: a list of all who have the most points
end-shared = Victorie împărțită: { $names }
end-points =
    { $count ->
        [one] { $count } punct.
        [few] { $count } puncte.
       *[other] { $count } de puncte.
    }
# $names: who came next, usually one person; $count: how many points they have less than the winner
end-next =
    { $count ->
        [one] Urmează: { $names }, la { $count } punct distanță.
        [few] Urmează: { $names }, la { $count } puncte distanță.
       *[other] Urmează: { $names }, la { $count } de puncte distanță.
    }
# Said to somebody who did not win. $place: one of the words of end-place
end-yours =
    { $count ->
        [one] Tu: { $place } cu { $count } punct.
        [few] Tu: { $place } cu { $count } puncte.
       *[other] Tu: { $place } cu { $count } de puncte.
    }
# One round that brought the winner many points
end-best-round =
    { $count ->
        [one] Numai runda { $round } a adus { $count } punct.
        [few] Numai runda { $round } a adus { $count } puncte.
       *[other] Numai runda { $round } a adus { $count } de puncte.
    }
end-rounds =
    { $count ->
        [one] { $count } rundă
        [few] { $count } runde
       *[other] { $count } de runde
    }
# The place in the ranking. There are at most five.
end-place =
    { $place ->
        [1] locul 1
        [2] locul 2
        [3] locul 3
        [4] locul 4
       *[5] locul 5
    }
# The same for a bot. $place: one of the words of end-place
end-place-bot = { $place }, bot
# For the skylines of everybody, side by side
end-skylines = Turnurile
end-share = Distribuie turnurile

# Where the points come from
end-table = Puncte pe turnuri
end-main = Turnul principal
end-rubble = Moloz
end-sum = Puncte
# A cell of the table, read aloud. $storeys: how many storeys the tower has
end-cell =
    { $storeys ->
        [0] niciun turn
        [one] { $storeys } etaj, puncte: { $points }
        [few] { $storeys } etaje, puncte: { $points }
       *[other] { $storeys } de etaje, puncte: { $points }
    }
end-cell-roof =
    { $storeys ->
        [one] { $storeys } etaj cu acoperiș, puncte: { $points }
        [few] { $storeys } etaje cu acoperiș, puncte: { $points }
       *[other] { $storeys } de etaje cu acoperiș, puncte: { $points }
    }
# $count: how many cards were torn down
end-cell-rubble =
    { $count ->
        [one] { $count } carte, puncte: { $points }
        [few] { $count } cărți, puncte: { $points }
       *[other] { $count } de cărți, puncte: { $points }
    }
end-storeys =
    { $count ->
        [one] { $count } etaj
        [few] { $count } etaje
       *[other] { $count } de etaje
    }
end-cards =
    { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
# Follows a small drawing of a roof
end-legend = Un turn cu acoperiș aduce 2 pentru fiecare etaj, oricare altul 1. Turnul principal aduce încă 1 pentru fiecare. Molozul costă 1, apoi 2, apoi 3.
# Before it, in the table
end-legend-storeys = Numărul mic arată câte etaje are un turn.
# What the picture shows, for those who don’t see it. $result: names and points
end-picture-said = Toate turnurile pe o singură linie a solului. { $result }
# One entry of the list of names and points
end-share-entry = { $name } { $points }
