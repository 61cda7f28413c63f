# Five Towers, during play.

seat-builds = rakentaa
seat-thinks = miettii
# Said by screen readers about somebody’s skyline. $standing: such as “passed”, or nothing
open-seat = { $name }, { some-points }. { $standing }
# The same plural as everywhere: $points
some-points =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
others = Muut
your-towers = Sinun tornisi
towers-of = Tornit: { $name }
# $tower: such as Sand tower; $values: a list of numbers from the ground up
tower-said =
    { $tower }, { $count ->
        [one] { $count } kerros
       *[other] { $count } kerrosta
    }: { $values }. { some-points }.
tower-said-empty = { $tower }: tyhjä tontti.
roof = katto
torn-down = purettu
main-tower-height = päätorni, { $count }
points-now = pisteet nyt
# After a number
points-unit =
    { $count ->
        [one] piste
       *[other] pistettä
    }
becomes = sitten
# $type: candy, scary, tree, scrap or sand
main-tower-is =
    { $type ->
        [candy] Päätorni: Karkki
        [scary] Päätorni: Kauhu
        [tree] Päätorni: Puu
        [scrap] Päätorni: Romu
       *[sand] Päätorni: Hiekka
    }
# $count: how many cards lie there; $cost: points lost for all of them
rubble-costs =
    { $count ->
        [one] raunioissa { $count } kortti, maksaa { $cost }
       *[other] raunioissa { $count } korttia, maksaa { $cost }
    }

# The deck. $pass_: 1 while it is gone through for the first time, 2 for the second
deck-chip =
    { $pass_ ->
        [1] { $count ->
                [one] { $count } kortti, sitten sekoitetaan kerran
               *[other] { $count } korttia, sitten sekoitetaan kerran
            }
       *[2] { $count ->
                [one] { $count } kortti, sitten loppu
               *[other] { $count } korttia, sitten loppu
            }
    }

# The row, and where each card would go. The short ones stand under small cards.
the-row = Rivi
the-row-help = eniten tarjonnut valitsee rivistä niin monta korttia kuin tarjosi
fit-on = { $below }:n päälle
fit-on-short = { $below }:n päälle
fit-start = aloittaa tornin
fit-start-short = uusi torni
fit-roof = katto
fit-roof-short = katto
fit-after-tearing = jos purat kortin { $below }
fit-after-tearing-short = pura { $below }
fit-after-others = toisen kortin jälkeen
fit-after-others-short = myöhemmin
fit-none = ei sovi: { $below } on liian pieni
fit-none-short = ei sovi
fit-stays = jää
# $type: candy, scary, tree, scrap or sand
fit-none-roof =
    { $type ->
        [candy] karkkitornissasi on jo katto
        [scary] kauhutornissasi on jo katto
        [tree] puutornissasi on jo katto
        [scrap] romutornissasi on jo katto
       *[sand] hiekkatornissasi on jo katto
    }
# $order: 1 for the card that is placed first
fit-placed = nro { $order }

# Bidding
your-bid = Tarjouksesi
auction = Tarjoukset
turn-first = Sinun vuorosi: sano ensimmäinen luku
# $number: the highest bid; $name: who bid it
turn-raise = Sinun vuorosi: enemmän kuin { $number } ({ $name }), tai passaa
turn-pass = Sinun vuorosi: voit vain passata
bid-choose = Montako näistä korteista haluat? Valitse luku, niin näet, mitä sillä voi saada.
bid-only-pass = Suurempaa määrää torneihisi ei voi rakentaa.
bid-nothing = Tarjouksella 0 jätät rivin muille. Jos kaikki passaavat, se poistetaan.
bid-some =
    { $number ->
        [one] Tarjouksella { $number } saat { $number } haluamasi kortin, jollei joku tarjoa enempää. Katkoviivalla piirretty kerros näyttää parhaan rakennelman.
       *[other] Tarjouksella { $number } saat { $number } haluamaasi korttia, jollei joku tarjoa enempää. Katkoviivalla piirretyt kerrokset näyttävät parhaan rakennelman.
    }
bid-whole-row = Tarjouksella { $number } otat heti koko rivin: kukaan ei voi tarjota enempää.
bid-button = Valitse luku
# $number: a bid; $points: what one would have after it
step-said = Tarjous { $number }, sitten { some-points }
with-number = jos { $number }:

# Building
# $row: how many cards there are
take-cards = Ota { $row } kortista { $count }
tear-down = Pura
tear-nothing = Ei mitään
place-more =
    { $count ->
        [one] Aseta vielä { $count } kortti
       *[other] Aseta vielä { $count } korttia
    }
place-done =
    { $count ->
        [one] { $count } kortti on asetettu
       *[other] Kaikki { $count } on asetettu
    }
build-how = Paina korttia: se menee torniinsa. Pieni käy suuren päälle. Ensin saat purkaa yhden päällimmäisen kortin.
build-ready = Mikään ei ole lopullista, ennen kuin rakennat.
build-button =
    { $count ->
        [one] { $count } kortti jäljellä
       *[other] { $count } korttia jäljellä
    }
undo = Kumoa
suggest = Ehdota
cancel-build = Ei voi rakentaa
order = Asettamisjärjestys
order-said = { $order }: { $card }. Paina, niin kortti palaa riviin; nuolinäppäimet vaihtavat järjestystä.
order-help = Paina korttia, niin se palaa riviin. Vaihda järjestystä vetämällä tai nuolinäppäimillä.
# What is special about a planned tower
note-roof =
    { $type ->
        [candy] Karkkitorni saa katon: 2 pistettä kerrosta kohti, eikä sen päälle enää rakenneta.
        [scary] Kauhutorni saa katon: 2 pistettä kerrosta kohti, eikä sen päälle enää rakenneta.
        [tree] Puutorni saa katon: 2 pistettä kerrosta kohti, eikä sen päälle enää rakenneta.
        [scrap] Romutorni saa katon: 2 pistettä kerrosta kohti, eikä sen päälle enää rakenneta.
       *[sand] Hiekkatorni saa katon: 2 pistettä kerrosta kohti, eikä sen päälle enää rakenneta.
    }
note-deck =
    { $type ->
        [candy] Karkkitornin huipulla on 8: sen päälle käy mikä tahansa karkkikortti.
        [scary] Kauhutornin huipulla on 8: sen päälle käy mikä tahansa kauhukortti.
        [tree] Puutornin huipulla on 8: sen päälle käy mikä tahansa puukortti.
        [scrap] Romutornin huipulla on 8: sen päälle käy mikä tahansa romukortti.
       *[sand] Hiekkatornin huipulla on 8: sen päälle käy mikä tahansa hiekkakortti.
    }
note-brackets =
    { $type ->
        [candy] 9 avaa karkkitornin uudelleen.
        [scary] 9 avaa kauhutornin uudelleen.
        [tree] 9 avaa puutornin uudelleen.
        [scrap] 9 avaa romutornin uudelleen.
       *[sand] 9 avaa hiekkatornin uudelleen.
    }
note-restart =
    { $type ->
        [candy] Karkkitorni alkaa uudestaan maasta.
        [scary] Kauhutorni alkaa uudestaan maasta.
        [tree] Puutorni alkaa uudestaan maasta.
        [scrap] Romutorni alkaa uudestaan maasta.
       *[sand] Hiekkatorni alkaa uudestaan maasta.
    }
result-if = Jos voitat tarjouksella { $number }
result-after = Tämän rakentamisen jälkeen
result-now = Pisteet tähän asti

# Waiting
wait-bid = { $name } tarjoaa
wait-build = { $name } rakentaa
wait-dealer = Jakaja kääntää kortteja
wait-over = Viimeinen kortti on pelattu

# Around the table
cards-left = Tulevat kortit
left-deck = vielä nostopinossa
left-again = poistettu, palaa sekoituksen jälkeen
left-discarded =
    { $count ->
        [one] { $count } poistettu
       *[other] { $count } poistettu
    }
