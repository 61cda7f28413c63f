# The end of a match of Five Towers: who won, and where the points come from.

# $names: a list of all who have the most points
end-shared = Bendra pergalė: { $names }
end-points =
    { $count ->
        [one] { $count } taškas.
        [few] { $count } taškai.
        [many] { $count } taško.
       *[other] { $count } taškų.
    }
# $names: who came next, usually one person; $count: how many points they have less than the winner
end-next =
    { $count ->
        [one] Toliau: { $names }, atsilieka { $count } tašku.
        [few] Toliau: { $names }, atsilieka { $count } taškais.
        [many] Toliau: { $names }, atsilieka { $count } taško.
       *[other] Toliau: { $names }, atsilieka { $count } taškų.
    }
# Said to somebody who did not win. $place: one of the words of end-place
end-yours =
    { $count ->
        [one] Tu: { $place }, { $count } taškas.
        [few] Tu: { $place }, { $count } taškai.
        [many] Tu: { $place }, { $count } taško.
       *[other] Tu: { $place }, { $count } taškų.
    }
# One round that brought the winner many points
end-best-round =
    { $count ->
        [one] Vien { $round } raundas davė { $count } tašką.
        [few] Vien { $round } raundas davė { $count } taškus.
        [many] Vien { $round } raundas davė { $count } taško.
       *[other] Vien { $round } raundas davė { $count } taškų.
    }
end-rounds =
    { $count ->
        [one] { $count } raundas
        [few] { $count } raundai
        [many] { $count } raundo
       *[other] { $count } raundų
    }
# The place in the ranking. There are at most five.
end-place =
    { $place ->
        [1] 1 vieta
        [2] 2 vieta
        [3] 3 vieta
        [4] 4 vieta
       *[5] 5 vieta
    }
# The same for a bot. $place: one of the words of end-place
end-place-bot = { $place }, botas
# For the skylines of everybody, side by side
end-skylines = Panoramos
end-share = Dalytis panorama

# Where the points come from
end-table = Taškai pagal bokštus
end-main = Pagrindinis bokštas
end-rubble = Griovimai
end-sum = Taškai
# A cell of the table, read aloud. $storeys: how many storeys the tower has
end-cell =
    { $storeys ->
        [0] bokšto nėra
        [one] { $storeys } aukštas, taškai: { $points }
        [few] { $storeys } aukštai, taškai: { $points }
        [many] { $storeys } aukšto, taškai: { $points }
       *[other] { $storeys } aukštų, taškai: { $points }
    }
end-cell-roof =
    { $storeys ->
        [one] { $storeys } aukštas su viršūne, taškai: { $points }
        [few] { $storeys } aukštai su viršūne, taškai: { $points }
        [many] { $storeys } aukšto su viršūne, taškai: { $points }
       *[other] { $storeys } aukštų su viršūne, taškai: { $points }
    }
# $count: how many cards were torn down
end-cell-rubble =
    { $count ->
        [one] { $count } korta, taškai: { $points }
        [few] { $count } kortos, taškai: { $points }
        [many] { $count } kortos, taškai: { $points }
       *[other] { $count } kortų, taškai: { $points }
    }
end-storeys =
    { $count ->
        [one] { $count } aukštas
        [few] { $count } aukštai
        [many] { $count } aukšto
       *[other] { $count } aukštų
    }
end-cards =
    { $count ->
        [one] { $count } korta
        [few] { $count } kortos
        [many] { $count } kortos
       *[other] { $count } kortų
    }
# Follows a small drawing of a roof
end-legend = Bokštas su viršūne duoda po 2 taškus už aukštą, kiti – po 1. Pagrindinis bokštas duoda dar po 1. Griovimai kainuoja 1, tada 2, tada 3.
# Before it, in the table
end-legend-storeys = Mažas skaičius rodo, kiek bokšte aukštų.
# What the picture shows, for those who don’t see it. $result: names and points
end-picture-said = Visos panoramos ant vienos žemės linijos. { $result }
# One entry of the list of names and points
end-share-entry = { $name } { $points }
