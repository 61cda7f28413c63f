# Skyscrapers: its words, and why a move is illegal.

name = Wolkenkrabbers

# The kinds of cards
kind =
    { $kind ->
        [flat] Plat
        [upright] Staand
        [floor] Vloer
        [universal] Universeel
       *[base] Basis
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
        [flat] als platte kaart
        [upright] als staande kaart
        [floor] als vloer
       *[base] als basis
    }
# A height within a sentence. $height: 0 is the ground
height =
    { $height ->
        [0] de grond
       *[other] niveau { $height }
    }
points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }

# What somebody did. $name: the player; names can’t be inflected.
did-start = Eerste aan de beurt: { $name }
did-add = { $name } zet een bouwvakker neer.
did-build =
    { $use ->
        [flat] { $name } legt een kaart plat op { height }.
        [floor] { $name } legt een vloer op { height }.
        [upright] { $name } zet een kaart rechtop op { height }.
       *[base] { $name } zet een basis op de grond.
    }
did-move = { $name } verplaatst een bouwvakker naar { height }.
did-shift = { $name } verschuift een bouwvakker op { height }.
did-finish = { $name } laat de bouwvakkers staan.
did-put = { $name } zet de bouwvakker terug op { height }.
did-keep = { $name } houdt de bouwvakker in reserve.
did-propose = { $name } stelt voor om hier te stoppen.
did-agree = { $name } is het ermee eens.
did-decline = { $name } wil verder spelen.
# What building and workers did, and what follows
held = Het houdt.
scored =
    { $points ->
        [one] Het houdt: { $points } punt voor { $name }.
       *[other] Het houdt: { $points } punten voor { $name }.
    }
# $names: whose workers these are
fell =
    { $count ->
        [one] Er viel een bouwvakker ({ $names }).
       *[other] Er vielen { $count } bouwvakkers ({ $names }).
    }
# $points: what it costs
fell-cost = { $points } punten minder voor { $name }.
landed =
    { $count ->
        [one] Een bouwvakker staat nu ergens anders ({ $names }).
       *[other] { $count } bouwvakkers staan nu ergens anders ({ $names }).
    }
# They lie where they stood or landed
knocked-over =
    { $count ->
        [one] Een bouwvakker is omgevallen en ligt ({ $names }).
       *[other] { $count } bouwvakkers zijn omgevallen en liggen ({ $names }).
    }
collapsed = Het gebouw is ingestort. { $name } ligt eruit, en de partij is afgelopen.
bumped = { $name } stootte tegen de tafel.
# Who decides next
put-next = { $name } beslist waar de bouwvakker terugkomt.
# $why: missed, start, air, slow or unstable
void =
    { $why ->
        [missed] Niet beoordeeld: de goede plek werd niet geraakt. De zet moet over.
        [air] Niet beoordeeld: er werd in de lucht losgelaten. De zet moet over.
        [start] Niet beoordeeld: het begon in iets anders. De zet moet over.
        [unstable] Niet beoordeeld: de simulatie ging mis. De zet moet over.
       *[slow] Niet beoordeeld: het duurde te lang. De zet moet over.
    }

# Why a move is illegal
no-such-worker = Er is geen bouwvakker “{ $worker }”. Bouwvakkers hebben de nummers 0 tot en met 19.
no-such-place = “{ $place }” is geen plek. Een plek is drie hele getallen, bijvoorbeeld 0 0 4.
no-such-card = Er is geen kaart “{ $card }”. Een kaart is een soort en een nummer, bijvoorbeeld upright-3, of base.
# $uses: the words that may be typed
say-the-use = De kaart { $card } kan op meer manieren gebouwd worden. Zeg hoe: { $uses }.
no-such-use = De kaart { $card } kan niet als “{ $use }” gebouwd worden.
no-such-seat = Die plaats is er niet aan deze tafel.
not-now = Daar is het nu niet het moment voor.
not-your-turn = Je bent niet aan de beurt.
not-quiet = Stoppen kan worden voorgesteld als er een hele ronde niets is gebouwd.
you-are-out = Je ligt eruit.
not-in-deck = De kaart { card } is er niet om te delen.
no-actions-left = Je drie acties zijn op. Verschuif wie de klinknagel raakt, of zeg dat je klaar bent.
actions-left = Je bent nog niet klaar: er is nog een actie over.
not-in-hand = Je hebt de kaart { card } niet in je hand.
no-rivets = Alle klinknagels zijn op: er kan niets meer gebouwd worden.
no-worker-on-site = Je hebt geen bouwvakker op de bouwplaats. Zet er eerst een neer.
all-enclosed = Al je bouwvakkers op de bouwplaats zijn ingesloten.
all-lie = Je bouwvakkers liggen. Zet er eerst een overeind: verschuiven is gratis.
no-edge = Er is geen vrije rand met het midden op die plek.
must-lie = Deze kaart moet liggen.
must-stand = Deze kaart moet staan.
passes-through = De kaart zou door een andere heen gaan.
touches-ground = Alleen een basis mag de grond raken.
base-needs-ground = Een basis moet op de grond staan.
beyond-ground = Dat is voorbij de rand van het bouwterrein.
drawn-worker-stands = De bouwvakker die op de kaart getekend is, moet rechtop staan: turn 0.
no-girder-meets = Geen balk van de kaart zou een balk van het gebouw raken.
no-worker-touches = Geen van je bouwvakkers raakt een kaart die de nieuwe zou raken.
no-site = Er is nu geen plek voor deze kaart.
nothing-fits = Er is nu geen plek voor je kaarten.
reserve-empty = Je hebt geen bouwvakker in reserve.
nowhere-to-add = Er is geen ruimte op de grond naast een basis.
only-on-the-ground = Een nieuwe bouwvakker begint op de grond.
no-base-there = Een bouwvakker op de grond moet een basis raken.
nothing-to-stand-on = Er is geen vloer om op te staan.
cell-closed = Deze plek is ingesloten: geen hand kan erbij.
no-room = Er is geen ruimte voor nog een bouwvakker.
not-your-worker = Deze bouwvakker is niet van jou.
not-on-site = Bouwvakker { $worker } is niet op de bouwplaats.
is-enclosed = Bouwvakker { $worker } is ingesloten.
is-lying = Bouwvakker { $worker } ligt. Zet die eerst overeind: verschuiven is gratis.
nowhere-to-go = Bouwvakker { $worker } kan nergens heen.
nobody-can-move = Geen van je bouwvakkers kan ergens heen.
already-there = Bouwvakker { $worker } staat daar al.
too-far = Een bouwvakker gaat één niveau omhoog, één niveau omlaag, of ergens anders heen op hetzelfde niveau.
not-on-a-floor = Alleen een bouwvakker op een vloer kan verschoven worden.
other-card = Een bouwvakker verschuift op de vloer waar die staat.
shifted-already = Bouwvakker { $worker } is al verschoven.
only-the-touched = Na de laatste actie verschuif je alleen bouwvakkers die de klinknagel raakt.
nothing-can-collapse = Er staan alleen basiskaarten: er kan niets instorten.
nobody-fell = Zeg welke bouwvakkers gevallen zijn.
fell-from-nowhere = Bouwvakker { $worker } was niet op de bouwplaats en kan niet gevallen zijn.
can-not-be-there = Bouwvakker { $worker } kan daar niet staan of liggen.
can-not-lie = Bouwvakker { $worker } kan niet zijn omgevallen.
no-such-rivet = Er zit geen klinknagel in kaart { $card } van het gebouw.
makes-no-sense = Dat kan de scheidsrechter niet gezien hebben.

# The site in the terminal
# $height: 0 is the ground
level = Niveau { $height }
ground = Grond
# $reserve: how many workers
seat-line = { points } · in reserve: { $reserve }
seat-out = { points } · uit het spel
rivets = Klinknagels over: { $count }
actions =
    { $count ->
        [one] nog { $count } actie
       *[other] nog { $count } acties
    }
your-cards = Jouw kaarten:
# $letters: which letter stands for the workers of which player
legend = : vloer, / platte kaart, lijnen: staande kaarten, bouwvakkers: { $letters }

# What is asked
ask-what = Wat doe je? (een nummer)
ask-card = Welke kaart? (het nummer)
ask-use = Als wat? (een nummer)
ask-site = Waar? (een nummer)
ask-worker = Welke bouwvakker? (een nummer)
ask-cell = Waarheen? (een nummer)
ask-put = Je bouwvakker { $worker } is gevallen. Waar zet je die terug? (een nummer)
ask-agree = Stopt het spel hier? (een nummer)
ask-report = Wat gebeurde er? held (het hield), held lies=5 (omgevallen), fell workers=3,7 (de nummers van wie er vielen), of collapsed (het stortte in)
# $verb: one of the actions
verb =
    { $verb ->
        [add] Zet een bouwvakker in
        [build] Bouw een kaart
        [move] Verplaats een bouwvakker
       *[shift] Verschuif een bouwvakker
    }
button-add = Zet een bouwvakker op { $cell }
button-build = Bouw { card } { use } op { $place }
button-move = Verplaats bouwvakker { $worker } naar { $cell }
button-shift = Verschuif bouwvakker { $worker } naar { $cell }
button-done = Verschuif niemand
button-put = Zet de bouwvakker terug op { $cell }
button-keep = Houd de bouwvakker in reserve
button-propose = Stel voor om hier te stoppen
button-agree = Akkoord: het spel stopt
button-decline = Verder spelen
# A card to choose. $girders: letters
card-line = { card } [{ $girders }]: tot { points }
# A place to choose. $site: three numbers and a letter; $girders: letters
site-line = { $site } turn { $turn } [{ $girders }]: { points }
# A cell to choose. $way: how it is reached
cell-line =
    { $way ->
        [add] { $cell }
        [up] { $cell }, één niveau omhoog
        [down] { $cell }, één niveau omlaag
        [same] { $cell }, zelfde niveau
        [shift] { $cell }, zelfde vloer
        [stand] { $cell }, overeind waar die ligt
       *[put] { $cell }
    }
worker-line = Bouwvakker { $worker } op { $cell }
worker-lies = Bouwvakker { $worker } ligt op { $cell }
more-of-them = … en nog { $count }; elke zet kan ook in zijn geheel getypt worden, bijvoorbeeld build upright-3 at 1 0 3 x turn 0
nothing-planned = Er is niets gepland.
no-such-number = Typ een getal van 1 tot en met { $count }.
# What comes of it
outlook-card =
    { $count ->
        [one] Dat is { $count } punt.
       *[other] Dat zijn { $count } punten.
    }
outlook-highest = Het wordt de hoogste kaart: punten tellen dubbel.
outlook-encloses = Dit sluit in: { $workers }.
outlook-last = Het is je laatste kaart: de partij is afgelopen.

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – kiezen
    build upright-3 at 1 0 3 x turn 0 – een hele zet, zoals in spelbestanden
    ? – waarom niet?
    s – een zet voorstellen
    u – terug, Enter – bevestigen
    q – stoppen; het spel wordt bewaard

# The lesson: what a coach says before each action of the learner, and after other ones. The words in quotes are on a button.
lesson-add = Een beurt heeft drie acties. Druk eerst op “Inzetten” en op de verlichte plek: nieuwe bouwvakkers beginnen op de grond, naast een basis.
lesson-build = Kies de verlichte kaart. Die staat rechtop en mag komen waar een van je bouwvakkers in de buurt is.
lesson-move = Er is nog één actie. Laat je nieuwe bouwvakker naar de verlichte plek klimmen: elke actie gaat één niveau.
lesson-end = Dan is de partij afgelopen, en wie dat deed, ligt eruit. Meestal eindigt het als iemand de laatste kaart uit de hand bouwt: 5 punten daarvoor, en 5 voor wie het hoogst staat.
lesson-try-add = Zet eerst een bouwvakker in.
lesson-try-build = Bouw eerst de kaart waar de coach om vraagt.
lesson-try-move = Laat eerst je nieuwe bouwvakker klimmen.
