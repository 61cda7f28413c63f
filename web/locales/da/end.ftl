# The end of a match: who won, where the points come from, whether the deck was fair.

# $name: the person who looks at the screen, who has won
end-you-win = Du vinder, { $name }
end-wins = { $name } vinder

end-replay = Gense
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

end-player = Spiller

# Sharing a picture of the result
end-picture = Dit billede
end-picture-making = Tegner billedet
end-picture-failed = Denne browser kunne ikke tegne billedet. Teksten kan stadig deles.
end-picture-share = Del
end-picture-save = Gem billedet
end-picture-copy = Kopiér teksten
end-picture-copied = Teksten er kopieret
# $game: the name of the game; $result: names and points, such as “Rūta 39, Aino 37”
end-share-text = { $game }: { $result }

# Was the deck fair?
fair-question = Var trækbunken fair?
fair-yes = Trækbunken var fair
fair-no = Noget passer ikke
fair-text = Dens rækkefølge blev forseglet før runde 1, og nøglen er nu offentlig. Derfor kan alle kontrollere at intet er ændret.
fair-yes-text = Nøglen passer til seglet fra før runde 1, og hvert kort i partiet følger af den.
fair-no-text = Gem partiloggen: den viser hvad der ikke passer.
fair-unknown-text = Ikke alt kunne kontrolleres. Prøv igen om et øjeblik.
fair-seal = Segl fra starten
fair-key = Nøgle afsløret til sidst
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
