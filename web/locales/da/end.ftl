# The end of a match: who won, where the points come from, whether the deck was fair.

# $name: the person who looks at the screen, who has won
end-you-win = Du vinder, { $name }
end-wins = { $name } vinder
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

end-replay = Gense
end-share = Del silhuetten
end-rematch = Revanche
end-new-table = Nyt bord
# A link for people who watch, or who come back later
end-to-rematch = Til revanchen

# $names: a list of people
end-rematch-wanted = Vil have revanche: { $names }.
end-rematch-waiting = Venter på: { $names }.
# $names: a list of bots
end-rematch-bots = Altid klar: { $names }.
end-rematch-yours = Du vil have revanche.

# Where the points come from
end-table = Point pr. tårn
end-player = Spiller
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

# Sharing a picture of the result
end-picture = Dit billede
# What the picture shows, for those who don’t see it. $result: names and points
end-picture-said = Alle silhuetter på samme jordlinje. { $result }
end-picture-making = Tegner billedet
end-picture-failed = Denne browser kunne ikke tegne billedet. Teksten kan stadig deles.
end-picture-share = Del
end-picture-save = Gem billedet
end-picture-copy = Kopiér teksten
end-picture-copied = Teksten er kopieret
# $game: the name of the game; $result: names and points, such as “Rūta 39, Aino 37”
end-share-text = { $game }: { $result }
# One entry of the list of names and points
end-share-entry = { $name } { $points }

# Was the deck fair?
fair-question = Var trækbunken fair?
fair-yes = Trækbunken var fair
fair-no = Noget passer ikke
fair-text = Dens rækkefølge blev forseglet før runde 1, og nøglen er åben nu. Derfor kan alle kontrollere at intet er ændret.
fair-yes-text = Nøglen passer til seglet fra før runde 1, og hvert kort i partiet følger af den.
fair-no-text = Gem partiloggen: den viser hvad der ikke passer.
fair-unknown-text = Ikke alt kunne kontrolleres. Prøv igen om et øjeblik.
fair-seal = Segl fra starten
fair-key = Nøgle åbnet til sidst
fair-check = Kontrollér her
fair-checking = Kontrollerer
fair-again = Kontrollér igen
fair-file = Partilog
# What was checked; a tick or a cross stands before each line
fair-seal-fits = Nøglen passer til seglet: kontrolleret i denne browser.
fair-seal-broken = Nøglen passer ikke til seglet.
# $count: how many events the game file has
fair-chain-holds =
    { $count ->
        [one] { $count } hændelse i partiloggen er uændret: kontrolleret i denne browser.
       *[other] Alle { $count } hændelser i partiloggen er uændrede: kontrolleret i denne browser.
    }
# $event: the number of the event
fair-chain-broken = Hændelse { $event } i partiloggen er ændret.
fair-draws-follow =
    { $count ->
        [one] { $count } trækning følger af nøglen: beregnet af serveren.
       *[other] Alle { $count } trækninger følger af nøglen: beregnet af serveren.
    }
fair-draws-broken = Ikke alle trækninger følger af nøglen.
fair-only-server = Siden er ikke åbnet via https, så browseren kan ikke beregne hashværdier. Kun serveren kontrollerer.
# $why: a sentence that says what went wrong
fair-server-failed = Serveren kunne ikke kontrollere: { $why }
fair-record-failed = Partiloggen kunne ikke indlæses: { $why }
