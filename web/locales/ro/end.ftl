# The end of a match: who won, where the points come from, whether the deck was fair.

# $name: the person who looks at the screen, who has won
end-you-win = { $name }, ai câștigat
end-wins = { $name } câștigă

end-replay = Reluare
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

end-player = Nume

# Sharing a picture of the result
end-picture = Imaginea ta
end-picture-making = Se desenează imaginea
end-picture-failed = Browserul nu a putut desena imaginea. Textul se poate totuși distribui.
end-picture-share = Distribuie
end-picture-save = Salvează imaginea
end-picture-copy = Copiază textul
end-picture-copied = Textul s-a copiat
# $game: the name of the game; $result: names and points, such as “Rūta 39, Aino 37”
end-share-text = { $game }: { $result }

# Was the deck fair?
fair-question = A fost corect pachetul?
fair-yes = Pachetul a fost corect
fair-no = Ceva nu se potrivește
fair-text = Ordinea lui a fost sigilată înainte de runda 1, iar cheia e acum dezvăluită. Așa că oricine poate verifica că nu s-a schimbat nimic.
fair-yes-text = Cheia se potrivește cu sigiliul dinainte de runda 1, și fiecare carte a partidei decurge din ea.
fair-no-text = Păstrează fișierul de joc: el arată ce nu se potrivește.
fair-unknown-text = Nu s-a putut verifica totul. Încearcă din nou peste o clipă.
fair-seal = Sigiliul de la început
fair-key = Cheia dezvăluită la sfârșit
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
