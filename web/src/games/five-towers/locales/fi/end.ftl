# The end of a match of Five Towers: who won, and where the points come from.

# $names: a list of all who have the most points
end-shared = Jaettu voitto: { $names }
end-points =
    { $count ->
        [one] { $count } piste.
       *[other] { $count } pistettä.
    }
# $names: who came next, usually one person; $count: how many points they have less than the winner
end-next =
    { $count ->
        [one] Seuraavana: { $names }, { $count } pisteen jäljessä.
       *[other] Seuraavana: { $names }, { $count } pistettä jäljessä.
    }
# Said to somebody who did not win. $place: one of the words of end-place
end-yours =
    { $count ->
        [one] Sinä: { $place }, { $count } piste.
       *[other] Sinä: { $place }, { $count } pistettä.
    }
# One round that brought the winner many points
end-best-round =
    { $count ->
        [one] Kierros { $round } toi yksinään { $count } pisteen.
       *[other] Kierros { $round } toi yksinään { $count } pistettä.
    }
end-rounds =
    { $count ->
        [one] { $count } kierros
       *[other] { $count } kierrosta
    }
# The place in the ranking. There are at most five.
end-place =
    { $place ->
        [1] ensimmäinen
        [2] toinen
        [3] kolmas
        [4] neljäs
       *[5] viides
    }
# The same for a bot. $place: one of the words of end-place
end-place-bot = { $place }, botti
# For the skylines of everybody, side by side
end-skylines = Siluetit
end-share = Jaa siluetti

# Where the points come from
end-table = Pisteet torneittain
end-main = Päätorni
end-rubble = Rauniot
end-sum = Pisteet
# A cell of the table, read aloud. $storeys: how many storeys the tower has
end-cell =
    { $storeys ->
        [0] ei tornia
        [one] { $storeys } kerros, pisteitä: { $points }
       *[other] { $storeys } kerrosta, pisteitä: { $points }
    }
end-cell-roof =
    { $storeys ->
        [one] { $storeys } kerros, katettu, pisteitä: { $points }
       *[other] { $storeys } kerrosta, katettu, pisteitä: { $points }
    }
# $count: how many cards were torn down
end-cell-rubble =
    { $count ->
        [one] { $count } kortti, pisteitä: { $points }
       *[other] { $count } korttia, pisteitä: { $points }
    }
end-storeys =
    { $count ->
        [one] { $count } kerros
       *[other] { $count } kerrosta
    }
end-cards =
    { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }
# Follows a small drawing of a roof
end-legend = Katetusta tornista saa 2 jokaisesta kerroksesta, muista 1. Päätornista saa 1 lisää jokaisesta. Rauniot maksavat 1, sitten 2, sitten 3.
# Before it, in the table
end-legend-storeys = Pieni luku kertoo, montako kerrosta tornissa on.
# What the picture shows, for those who don’t see it. $result: names and points
end-picture-said = Kaikki siluetit samalla maanpinnalla. { $result }
# One entry of the list of names and points
end-share-entry = { $name } { $points }
