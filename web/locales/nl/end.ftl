# The end of a match: who won, where the points come from, whether the deck was fair.

# $name: the person who looks at the screen, who has won
end-you-win = Jij wint, { $name }
end-wins = { $name } wint

end-replay = Terugkijken
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

end-player = Speler

# Sharing a picture of the result
end-picture = Jouw plaatje
end-picture-making = Het plaatje wordt getekend
end-picture-failed = Deze browser kon het plaatje niet tekenen. De tekst kan wel gedeeld worden.
end-picture-share = Delen
end-picture-save = Plaatje bewaren
end-picture-copy = Tekst kopiëren
end-picture-copied = De tekst is gekopieerd
# $game: the name of the game; $result: names and points, such as “Rūta 39, Aino 37”
end-share-text = { $game }: { $result }

# Was the deck fair?
fair-question = Was de trekstapel eerlijk?
fair-yes = De trekstapel was eerlijk
fair-no = Er klopt iets niet
fair-text = De volgorde is vóór ronde 1 verzegeld, en de sleutel is nu openbaar. Zo kan iedereen controleren dat er niets is veranderd.
fair-yes-text = De sleutel past bij het zegel van vóór ronde 1, en elke kaart van de partij volgt eruit.
fair-no-text = Bewaar het spelbestand: daarin staat wat er niet klopt.
fair-unknown-text = Niet alles kon gecontroleerd worden. Probeer het zo weer.
fair-seal = Zegel van het begin
fair-key = Sleutel, aan het einde onthuld
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
