# Skyscrapers: its words, and why a move is illegal.

name = Pilvenpiirtäjät

# The kinds of cards
kind =
    { $kind ->
        [flat] Kehys
        [upright] Pysty
        [floor] Lattia
        [universal] Yleiskortti
       *[base] Jalusta
    }
# A card, such as “Upright 3”. $number: which one of its kind; bases have none, which is 0.
card =
    { $number ->
        [0] { kind }
       *[other] { kind } { $number }
    }
# What a card is built in as
use =
    { $use ->
        [flat] kehyksenä
        [upright] pystykorttina
        [floor] lattiana
       *[base] jalustana
    }
points =
    { $count ->
        [one] { $count } piste
       *[other] { $count } pistettä
    }

# What somebody did. $name: the player, or the word for “You”: so no verb may depend on it.
# $place and $cell: three numbers, such as 0 0 4. $worker: a number.
did-start = Aloittaja: { $name }
did-add = { $name }: lisätty työntekijä paikkaan { $cell }
did-build = { $name }: rakennettu { card } { use } paikkaan { $place }
did-move = { $name }: siirretty työntekijä { $worker } paikkaan { $cell }
did-shift = { $name }: siirretty sivuun työntekijä { $worker } paikkaan { $cell }
did-finish = { $name }: ketään ei siirretty sivuun
did-put = { $name }: työntekijä palautettu paikkaan { $cell }
did-keep = { $name }: työntekijä jätetty reserviin
held = Rakennus kestää.
# $workers: numbers of workers
fell =
    { $count ->
        [one] Työntekijä putoaa: { $workers }.
       *[other] { $count } työntekijää putoaa: { $workers }.
    }
landed = Nyt toisessa paikassa: { $workers }.
collapsed = Rakennus sortuu.
void = Siitä ei voi sanoa mitään: yritetään uudelleen.

# Why a move is illegal
no-such-worker = Työntekijää ”{ $worker }” ei ole. Työntekijöiden numerot ovat 0–19.
no-such-place = ”{ $place }” ei ole paikka. Paikka on kolme kokonaislukua, esimerkiksi 0 0 4.
no-such-card = Korttia ”{ $card }” ei ole. Kortti on laji ja numero, esimerkiksi upright-3, tai base.
# $uses: the words that may be typed
say-the-use = Kortti { $card } käy moneksi. Kerro, miksi: { $uses }.
no-such-use = Korttia { $card } ei voi rakentaa näin: ”{ $use }”.
no-such-seat = Tässä pöydässä ei ole sellaista paikkaa.
not-now = Nyt ei ole sen aika.
not-your-turn = Nyt ei ole sinun vuorosi.
not-in-deck = Kortti { card } ei ole jaettavien joukossa.
no-actions-left = Kolme toimintoasi on tehty. Siirrä sivuun ne, joita niitti koskettaa, tai sano, että olet valmis.
actions-left = Et ole vielä valmis: sinulla on toiminto jäljellä.
not-in-hand = Kortti { card } ei ole kädessäsi.
no-rivets = Kaikki niitit on käytetty: mitään ei voi enää rakentaa.
no-worker-on-site = Sinulla ei ole työntekijää työmaalla. Lisää ensin yksi.
all-enclosed = Kaikki työntekijäsi työmaalla ovat loukussa.
no-edge = Siinä ei ole vapaan reunan keskikohtaa.
must-lie = Tämän kortin on oltava vaakasuorassa.
must-stand = Tämän kortin on oltava pystyssä.
passes-through = Kortti menisi toisen kortin läpi.
touches-ground = Vain jalusta saa koskettaa maata.
base-needs-ground = Jalustan on seistävä maassa.
drawn-worker-stands = Korttiin piirretyn työntekijän on seistävä pystyssä: turn 0.
no-girder-meets = Mikään kortin palkki ei kohtaisi rakennuksen palkkia.
no-worker-touches = Kukaan työntekijöistäsi ei kosketa korttia, jota uusi kortti koskettaisi.
no-site = Tälle kortille ei ole nyt paikkaa.
nothing-fits = Millekään kortillesi ei ole nyt paikkaa.
reserve-empty = Sinulla ei ole työntekijää reservissä.
nowhere-to-add = Maassa ei ole tilaa jalustan vieressä.
only-on-the-ground = Uusi työntekijä aloittaa maasta.
no-base-there = Maassa olevan työntekijän on kosketettava jalustaa.
nothing-to-stand-on = Siinä ei ole lattiaa, jolla seistä.
cell-closed = Tämä paikka on umpinainen: käsi ei yllä sinne.
no-room = Siihen ei mahdu enää työntekijää.
not-your-worker = Tämä työntekijä ei ole sinun.
not-on-site = Työntekijä { $worker } ei ole työmaalla.
is-enclosed = Työntekijä { $worker } on loukussa.
nowhere-to-go = Työntekijä { $worker } ei pääse minnekään.
nobody-can-move = Kukaan työntekijöistäsi ei pääse liikkumaan.
already-there = Työntekijä { $worker } seisoo jo siinä.
too-far = Työntekijä siirtyy tason ylös, tason alas tai muualle omalla tasollaan.
not-on-a-floor = Vain lattialla seisovan työntekijän voi siirtää sivuun.
other-card = Työntekijä siirretään sivuun sillä lattialla, jolla se seisoo.
shifted-already = Työntekijä { $worker } on jo siirretty sivuun.
only-the-touched = Viimeisen toiminnon jälkeen siirretään sivuun vain ne, joita niitti koskettaa.
nothing-can-collapse = On vain jalustoja: mikään ei voi sortua.
nobody-fell = Kerro, mitkä työntekijät putosivat.
fell-from-nowhere = Työntekijä { $worker } ei ollut työmaalla eikä ole voinut pudota.
can-not-be-there = Työntekijä { $worker } ei voi seistä eikä maata siinä.
no-such-rivet = Rakennuksen kortissa { $card } ei ole niittiä.
makes-no-sense = Erotuomari ei ole voinut nähdä sellaista.

# The site in the terminal
# $height: 0 is the ground
level = Taso { $height }
ground = Maa
# $reserve: how many workers
seat-line = { points } · reservissä: { $reserve }
seat-out = { points } · pois pelistä
rivets = Niittejä jäljellä: { $count }
actions =
    { $count ->
        [one] { $count } toiminto jäljellä
       *[other] { $count } toimintoa jäljellä
    }
your-cards = Korttisi:
# $letters: which letter stands for the workers of which player
legend = : lattia, / kehys, viivat: pystyssä olevat kortit, työntekijät: { $letters }

# What is asked
ask-what = Mitä teet? (numero)
ask-card = Mikä kortti? (sen numero)
ask-use = Minä se rakennetaan? (numero)
ask-site = Mihin? (numero)
ask-worker = Mikä työntekijä? (numero)
ask-cell = Minne? (numero)
ask-put = Työntekijäsi { $worker } putosi. Mihin se palautetaan? (numero)
ask-report = Mitä tapahtui? held, fell workers=3,7 (niiden numerot) tai collapsed
# $move: one of those below
ask-confirm = { $move }: Enter vahvistaa, u kumoaa
# $verb: one of the actions
verb =
    { $verb ->
        [add] Lisää työntekijä
        [build] Rakenna kortti
        [move] Siirrä työntekijää
       *[shift] Siirrä työntekijä sivuun
    }
button-add = Lisää työntekijä paikkaan { $cell }
button-build = Rakenna { card } { use } paikkaan { $place }
button-move = Siirrä työntekijä { $worker } paikkaan { $cell }
button-shift = Siirrä sivuun työntekijä { $worker } paikkaan { $cell }
button-done = Ketään ei siirretä sivuun
button-put = Palauta työntekijä paikkaan { $cell }
button-keep = Jätä työntekijä reserviin
# A card to choose. $girders: letters
card-line = { card } [{ $girders }]: enintään { points }
# A place to choose. $site: three numbers and a letter; $girders: letters
site-line = { $site } turn { $turn } [{ $girders }]: { points }
# A cell to choose. $way: how it is reached
cell-line =
    { $way ->
        [add] { $cell }
        [up] { $cell }, tason ylös
        [down] { $cell }, tason alas
        [same] { $cell }, sama taso
        [shift] { $cell }, sama lattia
       *[put] { $cell }
    }
worker-line = Työntekijä { $worker } paikassa { $cell }
more-of-them =
    { $count ->
        [one] … ja { $count } muu; minkä tahansa siirron voi kirjoittaa kokonaan, esimerkiksi build upright-3 at 1 0 3 x turn 0
       *[other] … ja { $count } muuta; minkä tahansa siirron voi kirjoittaa kokonaan, esimerkiksi build upright-3 at 1 0 3 x turn 0
    }
nothing-chosen = Mitään ei ole vielä valittu. h näyttää näppäimet.
nothing-planned = Mitään ei ole suunniteltu.
no-such-number = Kirjoita luku väliltä 1–{ $count }.
it-is-legal = Se käy.
# What comes of it
outlook-card =
    { $count ->
        [one] Siitä saa { $count } pisteen.
       *[other] Siitä saa { $count } pistettä.
    }
outlook-highest = Se olisi korkein kortti: pisteet lasketaan kahdesti.
outlook-encloses = Loukkuun jää: { $workers }.
outlook-last = Se on viimeinen korttisi: peli päättyy.

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – valitse
    build upright-3 at 1 0 3 x turn 0 – koko siirto, kuten pelitallenteissa
    ? – miksi ei?
    s – pyydä siirtoehdotus
    u – kumoa, Enter – vahvista
    q – lopeta; peli säilyy
