# The end of a match: who won, where the points come from, whether the deck was fair.

# $name: the person who looks at the screen, who has won
end-you-win = { $name }: tavo pergalė
end-wins = { $name } laimi
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

end-replay = Peržiūra
end-share = Dalytis panorama
end-rematch = Revanšas
end-new-table = Naujas stalas
# A link for people who watch, or who come back later
end-to-rematch = Į revanšą

# $names: a list of people
end-rematch-wanted = Revanšo nori: { $names }.
end-rematch-waiting = Laukiama: { $names }.
# $names: a list of bots
end-rematch-bots = Botai visada pasiruošę: { $names }.
end-rematch-yours = Tu nori revanšo.

# Where the points come from
end-table = Taškai pagal bokštus
end-player = Žaidėjas
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
end-legend = Bokštas su viršūne vertas po 2 už aukštą, kiti – po 1. Pagrindinis bokštas vertas dar po 1. Griovimai kainuoja 1, tada 2, tada 3.
# Before it, in the table
end-legend-storeys = Mažas skaičius rodo, kiek bokšte aukštų.

# Sharing a picture of the result
end-picture = Tavo paveikslas
# What the picture shows, for those who don’t see it. $result: names and points
end-picture-said = Visos panoramos ant vienos žemės linijos. { $result }
end-picture-making = Piešiamas paveikslas
end-picture-failed = Šiai naršyklei nupiešti nepavyko. Vis tiek galima dalytis tekstu.
end-picture-share = Dalytis
end-picture-save = Išsaugoti paveikslą
end-picture-copy = Kopijuoti tekstą
end-picture-copied = Tekstas nukopijuotas
# $game: the name of the game; $result: names and points, such as “Rūta 39, Aino 37”
end-share-text = { $game }: { $result }
# One entry of the list of names and points
end-share-entry = { $name } { $points }

# Was the deck fair?
fair-question = Ar krūvelė buvo sąžininga?
fair-yes = Krūvelė buvo sąžininga
fair-no = Kažkas nesutampa
fair-text = Jos tvarka užplombuota prieš 1 raundą, o raktas dabar atvertas. Todėl visi gali patikrinti, kad niekas nepakeista.
fair-yes-text = Raktas atitinka plombą, uždėtą prieš 1 raundą, ir kiekviena partijos korta išplaukia iš jo.
fair-no-text = Išsaugok partijos failą: jis rodo, kas nesutampa.
fair-unknown-text = Ne viską pavyko patikrinti. Po akimirkos bandyk dar kartą.
fair-seal = Plomba iš pradžios
fair-key = Raktas, atvertas pabaigoje
fair-check = Patikrinti čia
fair-checking = Tikrinama
fair-again = Tikrinti dar kartą
fair-file = Partijos failas
# What was checked; a tick or a cross stands before each line
fair-seal-fits = Raktas atitinka plombą: patikrinta šioje naršyklėje.
fair-seal-broken = Raktas neatitinka plombos.
# $count: how many events the game file has
fair-chain-holds =
    { $count ->
        [one] { $count } partijos failo įvykis nepakeistas: patikrinta šioje naršyklėje.
        [few] Visi { $count } partijos failo įvykiai nepakeisti: patikrinta šioje naršyklėje.
        [many] { $count } partijos failo įvykio nepakeista: patikrinta šioje naršyklėje.
       *[other] Nepakeistas nė vienas iš { $count } partijos failo įvykių: patikrinta šioje naršyklėje.
    }
# $event: the number of the event
fair-chain-broken = Partijos failo įvykis { $event } pakeistas.
fair-draws-follow =
    { $count ->
        [one] { $count } traukimas išplaukia iš rakto: apskaičiavo serveris.
        [few] Visi { $count } traukimai išplaukia iš rakto: apskaičiavo serveris.
        [many] { $count } traukimo išplaukia iš rakto: apskaičiavo serveris.
       *[other] Kiekvienas iš { $count } traukimų išplaukia iš rakto: apskaičiavo serveris.
    }
fair-draws-broken = Ne kiekvienas traukimas išplaukia iš rakto.
fair-only-server = Šis puslapis atidarytas ne per https, todėl ši naršyklė negali skaičiuoti atspaudų. Tikrina tik serveris.
# $why: a sentence that says what went wrong
fair-server-failed = Serveriui patikrinti nepavyko: { $why }
fair-record-failed = Partijos failo įkelti nepavyko: { $why }
