# The end of a match: who won, where the points come from, whether the deck was fair.

# $name: the person who looks at the screen, who has won
end-you-win = Du vinner, { $name }
end-wins = { $name } vinner

end-replay = Reprise
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

end-player = Spiller

# Sharing a picture of the result
end-picture = Bildet ditt
end-picture-making = Tegner bildet
end-picture-failed = Denne nettleseren kunne ikke tegne bildet. Teksten kan likevel deles.
end-picture-share = Del
end-picture-save = Lagre bildet
end-picture-copy = Kopier teksten
end-picture-copied = Teksten er kopiert
# $game: the name of the game; $result: names and points, such as “Rūta 39, Aino 37”
end-share-text = { $game }: { $result }

# Was the deck fair?
fair-question = Ble kortene stokket rettferdig?
fair-yes = Kortene ble stokket rettferdig
fair-no = Noe stemmer ikke
fair-text = Rekkefølgen ble forseglet før runde 1, og nøkkelen er nå offentlig. Derfor kan alle kontrollere at ingenting er endret.
fair-yes-text = Nøkkelen passer til seglet fra før runde 1, og hvert kort i partiet følger av den.
fair-no-text = Ta vare på partiloggen: Den viser hva som ikke stemmer.
fair-unknown-text = Ikke alt kunne kontrolleres. Prøv igjen om et øyeblikk.
fair-seal = Segl fra starten
fair-key = Nøkkel avslørt på slutten
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
