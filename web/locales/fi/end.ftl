# The end of a match: who won, where the points come from, whether the deck was fair.

# $name: the person who looks at the screen, who has won
end-you-win = Voitit, { $name }
end-wins = { $name } voittaa
# $names: a list of all who have the most points
end-shared = Jaettu voitto: { $names }
end-points =
    { $count ->
        [one] { $count } piste.
       *[other] { $count } pistettä.
    }
# $names: who came next, usually one person; $count: how many points they have less than the winner
end-next =
    { $count ->
        [one] Seuraavana: { $names }, { $count } pisteen jäljessä.
       *[other] Seuraavana: { $names }, { $count } pistettä jäljessä.
    }
# Said to somebody who did not win. $place: one of the words of end-place
end-yours =
    { $count ->
        [one] Sinä: { $place }, { $count } piste.
       *[other] Sinä: { $place }, { $count } pistettä.
    }
# One round that brought the winner many points
end-best-round =
    { $count ->
        [one] Kierros { $round } toi yksinään { $count } pisteen.
       *[other] Kierros { $round } toi yksinään { $count } pistettä.
    }
end-rounds =
    { $count ->
        [one] { $count } kierros
       *[other] { $count } kierrosta
    }
# The place in the ranking. There are at most five.
end-place =
    { $place ->
        [1] ensimmäinen
        [2] toinen
        [3] kolmas
        [4] neljäs
       *[5] viides
    }
# The same for a bot. $place: one of the words of end-place
end-place-bot = { $place }, botti
# For the skylines of everybody, side by side
end-skylines = Siluetit

end-replay = Toisto
end-share = Jaa siluetti
end-rematch = Revanssi
end-new-table = Uusi pöytä
# A link for people who watch, or who come back later
end-to-rematch = Revanssiin

# $names: a list of people
end-rematch-wanted = Revanssin haluaa: { $names }.
end-rematch-waiting = Odotetaan: { $names }.
# $names: a list of bots
end-rematch-bots = Aina valmiina: { $names }.
end-rematch-yours = Haluat revanssin.

# Where the points come from
end-table = Pisteet torneittain
end-player = Pelaaja
end-main = Päätorni
end-rubble = Rauniot
end-sum = Pisteet
# A cell of the table, read aloud. $storeys: how many storeys the tower has
end-cell =
    { $storeys ->
        [0] ei tornia
        [one] { $storeys } kerros, pisteitä: { $points }
       *[other] { $storeys } kerrosta, pisteitä: { $points }
    }
end-cell-roof =
    { $storeys ->
        [one] { $storeys } kerros, katettu, pisteitä: { $points }
       *[other] { $storeys } kerrosta, katettu, pisteitä: { $points }
    }
# $count: how many cards were torn down
end-cell-rubble =
    { $count ->
        [one] { $count } kortti, pisteitä: { $points }
       *[other] { $count } korttia, pisteitä: { $points }
    }
end-storeys =
    { $count ->
        [one] { $count } kerros
       *[other] { $count } kerrosta
    }
end-cards =
    { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }
# Follows a small drawing of a roof
end-legend = Katetusta tornista saa 2 jokaisesta kerroksesta, muista 1. Päätornista saa 1 lisää jokaisesta. Rauniot maksavat 1, sitten 2, sitten 3.
# Before it, in the table
end-legend-storeys = Pieni luku kertoo, montako kerrosta tornissa on.

# Sharing a picture of the result
end-picture = Kuvasi
# What the picture shows, for those who don’t see it. $result: names and points
end-picture-said = Kaikki siluetit samalla maanpinnalla. { $result }
end-picture-making = Piirretään kuvaa
end-picture-failed = Tämä selain ei voinut piirtää kuvaa. Tekstin voi silti jakaa.
end-picture-share = Jaa
end-picture-save = Tallenna kuva
end-picture-copy = Kopioi teksti
end-picture-copied = Teksti on kopioitu
# $game: the name of the game; $result: names and points, such as “Rūta 39, Aino 37”
end-share-text = { $game }: { $result }
# One entry of the list of names and points
end-share-entry = { $name } { $points }

# Was the deck fair?
fair-question = Oliko nostopino reilu?
fair-yes = Nostopino oli reilu
fair-no = Jokin ei täsmää
fair-text = Sen järjestys sinetöitiin ennen kierrosta 1, ja avain on nyt avoin. Siksi jokainen voi tarkistaa, ettei mitään ole muutettu.
fair-yes-text = Avain sopii sinettiin, joka tehtiin ennen kierrosta 1, ja pelin jokainen kortti seuraa siitä.
fair-no-text = Säilytä pelitallenne: se näyttää, mikä ei täsmää.
fair-unknown-text = Kaikkea ei voitu tarkistaa. Yritä hetken kuluttua uudelleen.
fair-seal = Sinetti alusta
fair-key = Lopussa avattu avain
fair-check = Tarkista tässä
fair-checking = Tarkistetaan
fair-again = Tarkista uudelleen
fair-file = Pelitallenne
# What was checked; a tick or a cross stands before each line
fair-seal-fits = Avain sopii sinettiin: tarkistettu tässä selaimessa.
fair-seal-broken = Avain ei sovi sinettiin.
# $count: how many events the game file has
fair-chain-holds =
    { $count ->
        [one] Pelitallenteen { $count } tapahtuma on muuttumaton: tarkistettu tässä selaimessa.
       *[other] Pelitallenteen kaikki { $count } tapahtumaa ovat muuttumattomia: tarkistettu tässä selaimessa.
    }
# $event: the number of the event
fair-chain-broken = Pelitallenteen tapahtumaa { $event } on muutettu.
fair-draws-follow =
    { $count ->
        [one] { $count } arvonta seuraa avaimesta: palvelimen laskema.
       *[other] Kaikki { $count } arvontaa seuraavat avaimesta: palvelimen laskemat.
    }
fair-draws-broken = Kaikki arvonnat eivät seuraa avaimesta.
fair-only-server = Tätä sivua ei ole avattu https-osoitteesta, joten tämä selain ei voi laskea tiivisteitä. Vain palvelin tarkistaa.
# $why: a sentence that says what went wrong
fair-server-failed = Palvelin ei voinut tarkistaa: { $why }
fair-record-failed = Pelitallennetta ei voitu ladata: { $why }
