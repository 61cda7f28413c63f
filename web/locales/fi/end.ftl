# The end of a match: who won, where the points come from, whether the deck was fair.

# $name: the person who looks at the screen, who has won
end-you-win = Voitit, { $name }
end-wins = { $name } voittaa

end-replay = Toisto
end-rematch = Revanssi
end-new-table = Uusi pöytä
# A link for people who watch, or who come back later
end-to-rematch = Revanssiin

# $names: a list of people
end-rematch-wanted = Valmiina revanssiin: { $names }.
end-rematch-waiting = Odotetaan: { $names }.
# $names: a list of bots
end-rematch-bots = Aina valmiina: { $names }.
end-rematch-yours = Haluat revanssin.

end-player = Pelaaja

# Sharing a picture of the result
end-picture = Kuvasi
end-picture-making = Piirretään kuvaa
end-picture-failed = Tämä selain ei voinut piirtää kuvaa. Tekstin voi silti jakaa.
end-picture-share = Jaa
end-picture-save = Tallenna kuva
end-picture-copy = Kopioi teksti
end-picture-copied = Teksti on kopioitu
# $game: the name of the game; $result: names and points, such as “Rūta 39, Aino 37”
end-share-text = { $game }: { $result }

# Was the deck fair?
fair-question = Oliko nostopino reilu?
fair-yes = Nostopino oli reilu
fair-no = Jokin ei täsmää
fair-text = Sen järjestys sinetöitiin ennen kierrosta 1, ja avain on nyt julkinen. Siksi jokainen voi tarkistaa, ettei mitään ole muutettu.
fair-yes-text = Avain sopii sinettiin, joka tehtiin ennen kierrosta 1, ja pelin jokainen kortti seuraa siitä.
fair-no-text = Säilytä pelitallenne: se näyttää, mikä ei täsmää.
fair-unknown-text = Kaikkea ei voitu tarkistaa. Yritä hetken kuluttua uudelleen.
fair-seal = Sinetti alusta
fair-key = Lopussa paljastettu avain
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
