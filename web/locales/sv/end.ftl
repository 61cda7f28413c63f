# The end of a match: who won, where the points come from, whether the deck was fair.

# $name: the person who looks at the screen, who has won
end-you-win = Du vinner, { $name }
end-wins = { $name } vinner

end-replay = Repris
end-rematch = Revansch
end-new-table = Nytt bord
# A link for people who watch, or who come back later
end-to-rematch = Till revanschen

# $names: a list of people
end-rematch-wanted = Vill ha revansch: { $names }.
end-rematch-waiting = Väntar på: { $names }.
# $names: a list of bots
end-rematch-bots = Alltid redo: { $names }.
end-rematch-yours = Du vill ha revansch.

end-player = Spelare

# Sharing a picture of the result
end-picture = Din bild
end-picture-making = Ritar bilden
end-picture-failed = Den här webbläsaren kunde inte rita bilden. Texten går ändå att dela.
end-picture-share = Dela
end-picture-save = Spara bilden
end-picture-copy = Kopiera texten
end-picture-copied = Texten är kopierad
# $game: the name of the game; $result: names and points, such as “Rūta 39, Aino 37”
end-share-text = { $game }: { $result }

# Was the deck fair?
fair-question = Blandades korten rättvist?
fair-yes = Korten blandades rättvist
fair-no = Något stämmer inte
fair-text = Korthögens ordning förseglades före omgång 1, och nyckeln är nu offentlig. Därför kan alla kontrollera att inget har ändrats.
fair-yes-text = Nyckeln stämmer med sigillet från före omgång 1, och varje kort i partiet följer av den.
fair-no-text = Behåll partiloggen: den visar vad som inte stämmer.
fair-unknown-text = Allt gick inte att kontrollera. Försök igen om en liten stund.
fair-seal = Sigill från början
fair-key = Nyckel avslöjad i slutet
fair-check = Kontrollera här
fair-checking = Kontrollerar
fair-again = Kontrollera igen
fair-file = Partilogg
# What was checked; a tick or a cross stands before each line
fair-seal-fits = Nyckeln stämmer med sigillet: kontrollerat i den här webbläsaren.
fair-seal-broken = Nyckeln stämmer inte med sigillet.
# $count: how many events the game file has
fair-chain-holds =
    { $count ->
        [one] { $count } händelse i partiloggen är oförändrad: kontrollerat i den här webbläsaren.
       *[other] Alla { $count } händelser i partiloggen är oförändrade: kontrollerat i den här webbläsaren.
    }
# $event: the number of the event
fair-chain-broken = Händelse { $event } i partiloggen har ändrats.
fair-draws-follow =
    { $count ->
        [one] { $count } dragning följer av nyckeln: uträknat av servern.
       *[other] Alla { $count } dragningar följer av nyckeln: uträknat av servern.
    }
fair-draws-broken = Alla dragningar följer inte av nyckeln.
fair-only-server = Sidan är inte öppnad via https, så webbläsaren kan inte räkna ut hashvärden. Bara servern kontrollerar.
# $why: a sentence that says what went wrong
fair-server-failed = Servern kunde inte kontrollera: { $why }
fair-record-failed = Partiloggen gick inte att ladda: { $why }
