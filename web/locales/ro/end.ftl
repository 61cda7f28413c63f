# The end of a match: who won, where the points come from, whether the deck was fair.

# $name: the person who looks at the screen, who has won
end-you-win = { $name }, ai câștigat
end-wins = { $name } câștigă
# $names: a list of all who have the most points
end-shared = Victorie împărțită: { $names }
end-points =
    { $count ->
        [one] { $count } punct.
        [few] { $count } puncte.
       *[other] { $count } de puncte.
    }
# $names: who came next, usually one person; $count: how many points they have less than the winner
end-next =
    { $count ->
        [one] Urmează: { $names }, la { $count } punct distanță.
        [few] Urmează: { $names }, la { $count } puncte distanță.
       *[other] Urmează: { $names }, la { $count } de puncte distanță.
    }
# Said to somebody who did not win. $place: one of the words of end-place
end-yours =
    { $count ->
        [one] Tu: { $place } cu { $count } punct.
        [few] Tu: { $place } cu { $count } puncte.
       *[other] Tu: { $place } cu { $count } de puncte.
    }
# One round that brought the winner many points
end-best-round =
    { $count ->
        [one] Numai runda { $round } a adus { $count } punct.
        [few] Numai runda { $round } a adus { $count } puncte.
       *[other] Numai runda { $round } a adus { $count } de puncte.
    }
end-rounds =
    { $count ->
        [one] { $count } rundă
        [few] { $count } runde
       *[other] { $count } de runde
    }
# The place in the ranking. There are at most five.
end-place =
    { $place ->
        [1] locul 1
        [2] locul 2
        [3] locul 3
        [4] locul 4
       *[5] locul 5
    }
# The same for a bot. $place: one of the words of end-place
end-place-bot = { $place }, bot
# For the skylines of everybody, side by side
end-skylines = Turnurile

end-replay = Reluare
end-share = Distribuie turnurile
end-rematch = Revanșă
end-new-table = Masă nouă
# A link for people who watch, or who come back later
end-to-rematch = La revanșă

# $names: a list of people
end-rematch-wanted = Pentru revanșă: { $names }.
end-rematch-waiting = Se așteaptă: { $names }.
# $names: a list of bots
end-rematch-bots = Mereu gata: { $names }.
end-rematch-yours = Vrei revanșa.

# Where the points come from
end-table = Puncte pe turnuri
end-player = Nume
end-main = Turnul principal
end-rubble = Moloz
end-sum = Puncte
# A cell of the table, read aloud. $storeys: how many storeys the tower has
end-cell =
    { $storeys ->
        [0] niciun turn
        [one] { $storeys } etaj, puncte: { $points }
        [few] { $storeys } etaje, puncte: { $points }
       *[other] { $storeys } de etaje, puncte: { $points }
    }
end-cell-roof =
    { $storeys ->
        [one] { $storeys } etaj cu acoperiș, puncte: { $points }
        [few] { $storeys } etaje cu acoperiș, puncte: { $points }
       *[other] { $storeys } de etaje cu acoperiș, puncte: { $points }
    }
# $count: how many cards were torn down
end-cell-rubble =
    { $count ->
        [one] { $count } carte, puncte: { $points }
        [few] { $count } cărți, puncte: { $points }
       *[other] { $count } de cărți, puncte: { $points }
    }
end-storeys =
    { $count ->
        [one] { $count } etaj
        [few] { $count } etaje
       *[other] { $count } de etaje
    }
end-cards =
    { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
# Follows a small drawing of a roof
end-legend = Un turn cu acoperiș aduce 2 pentru fiecare etaj, oricare altul 1. Turnul principal aduce încă 1 pentru fiecare. Molozul costă 1, apoi 2, apoi 3.
# Before it, in the table
end-legend-storeys = Numărul mic arată câte etaje are un turn.

# Sharing a picture of the result
end-picture = Imaginea ta
# What the picture shows, for those who don’t see it. $result: names and points
end-picture-said = Toate turnurile pe o singură linie a solului. { $result }
end-picture-making = Se desenează imaginea
end-picture-failed = Browserul nu a putut desena imaginea. Textul se poate totuși distribui.
end-picture-share = Distribuie
end-picture-save = Salvează imaginea
end-picture-copy = Copiază textul
end-picture-copied = Textul s-a copiat
# $game: the name of the game; $result: names and points, such as “Rūta 39, Aino 37”
end-share-text = { $game }: { $result }
# One entry of the list of names and points
end-share-entry = { $name } { $points }

# Was the deck fair?
fair-question = A fost corect pachetul?
fair-yes = Pachetul a fost corect
fair-no = Ceva nu se potrivește
fair-text = Ordinea lui a fost sigilată înainte de runda 1, iar cheia e deschisă acum. Așa că oricine poate verifica dacă nu s-a schimbat nimic.
fair-yes-text = Cheia se potrivește cu sigiliul dinainte de runda 1, și fiecare carte a partidei decurge din ea.
fair-no-text = Păstrează fișierul de joc: el arată ce nu se potrivește.
fair-unknown-text = Nu s-a putut verifica totul. Încearcă din nou peste o clipă.
fair-seal = Sigiliul de la început
fair-key = Cheia deschisă la sfârșit
fair-check = Verifică aici
fair-checking = Se verifică
fair-again = Verifică din nou
fair-file = Fișier de joc
# What was checked; a tick or a cross stands before each line
fair-seal-fits = Cheia se potrivește cu sigiliul: verificat în acest browser.
fair-seal-broken = Cheia nu se potrivește cu sigiliul.
# $count: how many events the game file has
fair-chain-holds =
    { $count ->
        [one] { $count } eveniment din fișierul de joc e neschimbat: verificat în acest browser.
        [few] Toate cele { $count } evenimente din fișierul de joc sunt neschimbate: verificat în acest browser.
       *[other] Toate cele { $count } de evenimente din fișierul de joc sunt neschimbate: verificat în acest browser.
    }
# $event: the number of the event
fair-chain-broken = Evenimentul { $event } din fișierul de joc a fost schimbat.
fair-draws-follow =
    { $count ->
        [one] { $count } extragere decurge din cheie: calculat de server.
        [few] Toate cele { $count } extrageri decurg din cheie: calculat de server.
       *[other] Toate cele { $count } de extrageri decurg din cheie: calculat de server.
    }
fair-draws-broken = Nu toate extragerile decurg din cheie.
fair-only-server = Pagina nu e deschisă prin https, așa că browserul nu poate calcula hash-uri. Verifică doar serverul.
# $why: a sentence that says what went wrong
fair-server-failed = Serverul nu a putut verifica: { $why }
fair-record-failed = Fișierul de joc nu s-a putut încărca: { $why }
