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
# A height within a sentence. $height: 0 is the ground
height =
    { $height ->
        [0] maa
       *[other] taso { $height }
    }
points =
    { $count ->
        [one] { $count } piste
       *[other] { $count } pistettä
    }

# What somebody did. $name: the player; names can’t be inflected.
did-start = Aloittaja: { $name }
did-add = { $name } lisää työntekijän.
did-build =
    { $use ->
        [flat] { $name } asettaa kehyksen: { height }.
        [floor] { $name } asettaa lattian: { height }.
        [upright] { $name } asettaa kortin pystyyn: { height }.
       *[base] { $name } asettaa jalustan maahan.
    }
did-move = { $name } siirtää työntekijän: { height }.
did-shift = { $name } siirtää työntekijän sivuun: { height }.
did-finish = { $name } jättää työntekijät paikoilleen.
did-put = { $name } palauttaa työntekijän: { height }.
did-keep = { $name } jättää työntekijän reserviin.
did-propose = { $name } ehdottaa, että peli päättyy tähän.
did-agree = { $name } suostuu.
did-decline = { $name } haluaa jatkaa peliä.
# What building and workers did, and what follows
held = Rakennus kestää.
scored =
    { $points ->
        [one] Rakennus kestää: { $name } saa { $points } pisteen.
       *[other] Rakennus kestää: { $name } saa { $points } pistettä.
    }
# $names: whose workers these are
fell =
    { $count ->
        [one] Työntekijä putosi ({ $names }).
       *[other] { $count } työntekijää putosi ({ $names }).
    }
# $points: what it costs
fell-cost = { $name } menettää { $points } pistettä.
landed =
    { $count ->
        [one] Työntekijä seisoo nyt muualla ({ $names }).
       *[other] { $count } työntekijää seisoo nyt muualla ({ $names }).
    }
# They lie where they stood or landed
knocked-over =
    { $count ->
        [one] Työntekijä kaatui ja makaa ({ $names }).
       *[other] { $count } työntekijää kaatui ja makaa ({ $names }).
    }
collapsed = Rakennus sortui. { $name } on pois pelistä, ja peli on päättynyt.
bumped = { $name } tönäisi pöytää.
# Who decides next
put-next = { $name } päättää, mihin se palautetaan.
# $why: missed, start, air, slow or unstable
void =
    { $why ->
        [missed] Ei ratkaistu: se ei osunut paikalleen. Siirto pyydetään uudelleen.
        [air] Ei ratkaistu: ote irtosi ilmassa. Siirto pyydetään uudelleen.
        [start] Ei ratkaistu: se oli aluksi jonkin muun sisällä. Siirto pyydetään uudelleen.
        [unstable] Ei ratkaistu: simulointi meni vikaan. Siirto pyydetään uudelleen.
       *[slow] Ei ratkaistu: siihen meni liian kauan. Siirto pyydetään uudelleen.
    }

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
not-quiet = Lopettamista voi ehdottaa, kun kokonaiseen kierrokseen ei ole rakennettu mitään.
you-are-out = Olet pois pelistä.
not-in-deck = Kortti { card } ei ole jaettavien joukossa.
no-actions-left = Kolme toimintoasi on tehty. Siirrä sivuun ne, joita niitti koskettaa, tai sano, että olet valmis.
actions-left = Et ole vielä valmis: sinulla on toiminto jäljellä.
not-in-hand = Kortti { card } ei ole kädessäsi.
no-rivets = Kaikki niitit on käytetty: mitään ei voi enää rakentaa.
no-worker-on-site = Sinulla ei ole työntekijää työmaalla. Lisää ensin yksi.
all-enclosed = Kaikki työntekijäsi työmaalla ovat loukussa.
all-lie = Työntekijäsi makaavat. Nosta yksi ensin pystyyn: sivuun siirtäminen on ilmaista.
no-edge = Siinä ei ole vapaan reunan keskikohtaa.
must-lie = Tämän kortin on oltava vaakasuorassa.
must-stand = Tämän kortin on oltava pystyssä.
passes-through = Kortti menisi toisen kortin läpi.
touches-ground = Vain jalusta saa koskettaa maata.
base-needs-ground = Jalustan on seistävä maassa.
beyond-ground = Se on rakennustontin reunan ulkopuolella.
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
is-lying = Työntekijä { $worker } makaa. Nosta se ensin pystyyn: sivuun siirtäminen on ilmaista.
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
can-not-lie = Työntekijä { $worker } ei ole voinut kaatua.
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
ask-agree = Päättyykö peli tähän? (numero)
ask-report = Mitä tapahtui? held, held lies=5 (kaatui), fell workers=3,7 (niiden numerot) tai collapsed
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
button-propose = Ehdota lopettamista tähän
button-agree = Suostu: peli päättyy
button-decline = Jatka peliä
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
        [stand] { $cell }, pystyyn siinä missä makaa
       *[put] { $cell }
    }
worker-line = Työntekijä { $worker } paikassa { $cell }
worker-lies = Työntekijä { $worker } makaa paikassa { $cell }
more-of-them =
    { $count ->
        [one] … ja { $count } muu; minkä tahansa siirron voi kirjoittaa kokonaan, esimerkiksi build upright-3 at 1 0 3 x turn 0
       *[other] … ja { $count } muuta; minkä tahansa siirron voi kirjoittaa kokonaan, esimerkiksi build upright-3 at 1 0 3 x turn 0
    }
nothing-planned = Mitään ei ole suunniteltu.
no-such-number = Kirjoita luku väliltä 1–{ $count }.
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

# The lesson: what a coach says before each action of the learner, and after other ones. The words in quotes are on a button.
lesson-add = Vuorossa on kolme toimintoa. Paina ensin ”Lisää” ja valaistua paikkaa: uudet työntekijät aloittavat maasta jalustan vierestä.
lesson-build = Valitse valaistu kortti. Se seisoo pystyssä ja sopii sinne, missä jokin työntekijöistäsi on lähellä.
lesson-move = Yksi toiminto on jäljellä. Siirrä uusi työntekijäsi ylös valaistuun paikkaan: yhdellä siirrolla noustaan yksi taso.
lesson-end = Siihen peli päättyy, ja sen aiheuttaja on pois pelistä. Tavallisesti peli päättyy, kun joku rakentaa kätensä viimeisen kortin: siitä saa 5 pistettä, ja ylimpänä seisova saa 5.
lesson-try-add = Lisää ensin työntekijä.
lesson-try-build = Rakenna ensin kortti, jota opastaja pyytää.
lesson-try-move = Siirrä ensin uusi työntekijäsi tasoa ylemmäs.
