# The end of a match: who won, where the points come from, whether the deck was fair.

# $name: the person who looks at the screen, who has won
end-you-win = { $name }: tavo pergalė
end-wins = { $name } laimi

end-replay = Peržiūra
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

end-player = Žaidėjas

# Sharing a picture of the result
end-picture = Tavo paveikslėlis
end-picture-making = Piešiamas paveikslėlis
end-picture-failed = Šiai naršyklei nupiešti nepavyko. Vis tiek galima dalytis tekstu.
end-picture-share = Dalytis
end-picture-save = Išsaugoti paveikslėlį
end-picture-copy = Kopijuoti tekstą
end-picture-copied = Tekstas nukopijuotas
# $game: the name of the game; $result: names and points, such as “Rūta 39, Aino 37”
end-share-text = { $game }: { $result }

# Was the deck fair?
fair-question = Ar krūvelė buvo sąžininga?
fair-yes = Krūvelė buvo sąžininga
fair-no = Kažkas nesutampa
fair-text = Jos tvarka užplombuota prieš 1 raundą, o raktas dabar atskleistas. Todėl visi gali patikrinti, kad niekas nepakeista.
fair-yes-text = Raktas atitinka plombą, uždėtą prieš 1 raundą, ir kiekviena partijos korta išplaukia iš jo.
fair-no-text = Išsaugok partijos failą: jis rodo, kas nesutampa.
fair-unknown-text = Ne viską pavyko patikrinti. Po akimirkos bandyk dar kartą.
fair-seal = Plomba iš pradžios
fair-key = Raktas, atskleistas pabaigoje
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
