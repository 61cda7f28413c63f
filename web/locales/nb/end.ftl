# The end of a match: who won, where the points come from, whether the deck was fair.

# $name: the person who looks at the screen, who has won
end-you-win = Du vinner, { $name }
end-wins = { $name } vinner
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

end-replay = Reprise
end-share = Del silhuetten
end-rematch = Revansj
end-new-table = Nytt bord
# A link for people who watch, or who come back later
end-to-rematch = Til revansjen

# $names: a list of people
end-rematch-wanted = Vil ha revansj: { $names }.
end-rematch-waiting = Venter på: { $names }.
# $names: a list of bots
end-rematch-bots = Alltid klar: { $names }.
end-rematch-yours = Du vil ha revansj.

# Where the points come from
end-table = Poeng per tårn
end-player = Spiller
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

# Sharing a picture of the result
end-picture = Bildet ditt
# What the picture shows, for those who don’t see it. $result: names and points
end-picture-said = Alle silhuettene på samme bakkelinje. { $result }
end-picture-making = Tegner bildet
end-picture-failed = Denne nettleseren kunne ikke tegne bildet. Teksten kan likevel deles.
end-picture-share = Del
end-picture-save = Lagre bildet
end-picture-copy = Kopier teksten
end-picture-copied = Teksten er kopiert
# $game: the name of the game; $result: names and points, such as “Rūta 39, Aino 37”
end-share-text = { $game }: { $result }
# One entry of the list of names and points
end-share-entry = { $name } { $points }

# Was the deck fair?
fair-question = Var trekkbunken rettferdig?
fair-yes = Trekkbunken var rettferdig
fair-no = Noe stemmer ikke
fair-text = Rekkefølgen ble forseglet før runde 1, og nøkkelen er åpen nå. Derfor kan alle kontrollere at ingenting er endret.
fair-yes-text = Nøkkelen passer til seglet fra før runde 1, og hvert kort i partiet følger av den.
fair-no-text = Ta vare på partiloggen: Den viser hva som ikke stemmer.
fair-unknown-text = Ikke alt kunne kontrolleres. Prøv igjen om et øyeblikk.
fair-seal = Segl fra starten
fair-key = Nøkkel åpnet på slutten
fair-check = Kontroller her
fair-checking = Kontrollerer
fair-again = Kontroller igjen
fair-file = Partilogg
# What was checked; a tick or a cross stands before each line
fair-seal-fits = Nøkkelen passer til seglet: kontrollert i denne nettleseren.
fair-seal-broken = Nøkkelen passer ikke til seglet.
# $count: how many events the game file has
fair-chain-holds =
    { $count ->
        [one] { $count } hendelse i partiloggen er uendret: kontrollert i denne nettleseren.
       *[other] Alle { $count } hendelsene i partiloggen er uendret: kontrollert i denne nettleseren.
    }
# $event: the number of the event
fair-chain-broken = Hendelse { $event } i partiloggen er endret.
fair-draws-follow =
    { $count ->
        [one] { $count } trekning følger av nøkkelen: regnet ut av serveren.
       *[other] Alle { $count } trekningene følger av nøkkelen: regnet ut av serveren.
    }
fair-draws-broken = Ikke alle trekningene følger av nøkkelen.
fair-only-server = Siden er ikke åpnet over https, så nettleseren kan ikke regne ut hashverdier. Bare serveren kontrollerer.
# $why: a sentence that says what went wrong
fair-server-failed = Serveren kunne ikke kontrollere: { $why }
fair-record-failed = Partiloggen kunne ikke lastes: { $why }
