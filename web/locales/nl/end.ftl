# The end of a match: who won, where the points come from, whether the deck was fair.

# $name: the person who looks at the screen, who has won
end-you-win = Jij wint, { $name }
end-wins = { $name } wint
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

end-replay = Terugkijken
end-share = Skyline delen
end-rematch = Revanche
end-new-table = Nieuwe tafel
# A link for people who watch, or who come back later
end-to-rematch = Naar de revanche

# $names: a list of people
end-rematch-wanted = Voor een revanche: { $names }.
end-rematch-waiting = Wachten op: { $names }.
# $names: a list of bots
end-rematch-bots = Altijd klaar: { $names }.
end-rematch-yours = Je wilt een revanche.

# Where the points come from
end-table = Punten per toren
end-player = Speler
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

# Sharing a picture of the result
end-picture = Jouw plaatje
# What the picture shows, for those who don’t see it. $result: names and points
end-picture-said = Alle skylines op één grondlijn. { $result }
end-picture-making = Het plaatje wordt getekend
end-picture-failed = Deze browser kon het plaatje niet tekenen. De tekst kan wel gedeeld worden.
end-picture-share = Delen
end-picture-save = Plaatje bewaren
end-picture-copy = Tekst kopiëren
end-picture-copied = De tekst is gekopieerd
# $game: the name of the game; $result: names and points, such as “Rūta 39, Aino 37”
end-share-text = { $game }: { $result }
# One entry of the list of names and points
end-share-entry = { $name } { $points }

# Was the deck fair?
fair-question = Was de trekstapel eerlijk?
fair-yes = De trekstapel was eerlijk
fair-no = Er klopt iets niet
fair-text = De volgorde is voor ronde 1 verzegeld, en de sleutel is nu open. Zo kan iedereen controleren dat er niets is veranderd.
fair-yes-text = De sleutel past bij het zegel van voor ronde 1, en elke kaart van de partij volgt eruit.
fair-no-text = Bewaar het spelbestand: daarin staat wat er niet klopt.
fair-unknown-text = Niet alles kon gecontroleerd worden. Probeer het zo weer.
fair-seal = Zegel van het begin
fair-key = Sleutel, aan het einde geopend
fair-check = Controleer hier
fair-checking = Controleren
fair-again = Nog een keer
fair-file = Spelbestand
# What was checked; a tick or a cross stands before each line
fair-seal-fits = De sleutel past bij het zegel: gecontroleerd in deze browser.
fair-seal-broken = De sleutel past niet bij het zegel.
# $count: how many events the game file has
fair-chain-holds =
    { $count ->
        [one] { $count } gebeurtenis van het spelbestand is onveranderd: gecontroleerd in deze browser.
       *[other] Alle { $count } gebeurtenissen van het spelbestand zijn onveranderd: gecontroleerd in deze browser.
    }
# $event: the number of the event
fair-chain-broken = Gebeurtenis { $event } van het spelbestand is veranderd.
fair-draws-follow =
    { $count ->
        [one] { $count } trekking volgt uit de sleutel: berekend door de server.
       *[other] Alle { $count } trekkingen volgen uit de sleutel: berekend door de server.
    }
fair-draws-broken = Niet elke trekking volgt uit de sleutel.
fair-only-server = Deze pagina is niet via https geopend, dus deze browser kan geen hashes berekenen. Alleen de server controleert.
# $why: a sentence that says what went wrong
fair-server-failed = De server kon niet controleren: { $why }
fair-record-failed = Het spelbestand kon niet geladen worden: { $why }
