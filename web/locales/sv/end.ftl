# The end of a match: who won, where the points come from, whether the deck was fair.

# $name: the person who looks at the screen, who has won
end-you-win = Du vinner, { $name }
end-wins = { $name } vinner
# $names: a list of all who have the most points
end-shared = Delad vinst: { $names }
end-points =
    { $count ->
        [one] { $count } poäng.
       *[other] { $count } poäng.
    }
# $names: who came next, usually one person; $count: how many points they have less than the winner
end-next =
    { $count ->
        [one] Därefter: { $names }, { $count } poäng efter.
       *[other] Därefter: { $names }, { $count } poäng efter.
    }
# Said to somebody who did not win. $place: one of the words of end-place
end-yours =
    { $count ->
        [one] Du: { $place } med { $count } poäng.
       *[other] Du: { $place } med { $count } poäng.
    }
# One round that brought the winner many points
end-best-round =
    { $count ->
        [one] Omgång { $round } gav ensam { $count } poäng.
       *[other] Omgång { $round } gav ensam { $count } poäng.
    }
end-rounds =
    { $count ->
        [one] { $count } omgång
       *[other] { $count } omgångar
    }
# The place in the ranking. There are at most five.
end-place =
    { $place ->
        [1] första plats
        [2] andra plats
        [3] tredje plats
        [4] fjärde plats
       *[5] femte plats
    }
# The same for a bot. $place: one of the words of end-place
end-place-bot = { $place }, robot
# For the skylines of everybody, side by side
end-skylines = Silhuetterna

end-replay = Repris
end-share = Dela silhuetten
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

# Where the points come from
end-table = Poäng per torn
end-player = Spelare
end-main = Huvudtorn
end-rubble = Spillror
end-sum = Poäng
# A cell of the table, read aloud. $storeys: how many storeys the tower has
end-cell =
    { $storeys ->
        [0] inget torn
        [one] { $storeys } våning, poäng: { $points }
       *[other] { $storeys } våningar, poäng: { $points }
    }
end-cell-roof =
    { $storeys ->
        [one] { $storeys } våning med tak, poäng: { $points }
       *[other] { $storeys } våningar med tak, poäng: { $points }
    }
# $count: how many cards were torn down
end-cell-rubble =
    { $count ->
        [one] { $count } kort, poäng: { $points }
       *[other] { $count } kort, poäng: { $points }
    }
end-storeys =
    { $count ->
        [one] { $count } våning
       *[other] { $count } våningar
    }
end-cards =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
# Follows a small drawing of a roof
end-legend = Ett torn med tak ger 2 för varje våning, andra torn 1. Huvudtornet ger 1 till för varje. Spillror kostar 1, sedan 2, sedan 3.
# Before it, in the table
end-legend-storeys = Den lilla siffran visar hur många våningar ett torn har.

# Sharing a picture of the result
end-picture = Din bild
# What the picture shows, for those who don’t see it. $result: names and points
end-picture-said = Alla silhuetter på samma marklinje. { $result }
end-picture-making = Ritar bilden
end-picture-failed = Den här webbläsaren kunde inte rita bilden. Texten går ändå att dela.
end-picture-share = Dela
end-picture-save = Spara bilden
end-picture-copy = Kopiera texten
end-picture-copied = Texten är kopierad
# $game: the name of the game; $result: names and points, such as “Rūta 39, Aino 37”
end-share-text = { $game }: { $result }
# One entry of the list of names and points
end-share-entry = { $name } { $points }

# Was the deck fair?
fair-question = Var korthögen rättvis?
fair-yes = Korthögen var rättvis
fair-no = Något stämmer inte
fair-text = Dess ordning förseglades före omgång 1, och nyckeln är öppen nu. Så alla kan kontrollera att inget har ändrats.
fair-yes-text = Nyckeln stämmer med sigillet från före omgång 1, och varje kort i partiet följer av den.
fair-no-text = Behåll partiloggen: den visar vad som inte stämmer.
fair-unknown-text = Allt gick inte att kontrollera. Försök igen om en liten stund.
fair-seal = Sigill från början
fair-key = Nyckel öppnad i slutet
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
