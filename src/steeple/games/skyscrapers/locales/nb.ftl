# Skyscrapers: its words, and why a move is illegal.

name = Skyskrapere

# The kinds of cards
kind =
    { $kind ->
        [flat] Ramme
        [upright] Stående
        [floor] Gulv
        [universal] Universal
       *[base] Sokkel
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
        [flat] som ramme
        [upright] som stående kort
        [floor] som gulv
       *[base] som sokkel
    }
points =
    { $count ->
        [one] { $count } poeng
       *[other] { $count } poeng
    }

# What somebody did. $name: the player, or the word for “You”: so no verb may depend on it.
# $place and $cell: three numbers, such as 0 0 4. $worker: a number.
did-start = Startspiller: { $name }
did-add = { $name }: setter ut en arbeider på { $cell }
did-build = { $name }: bygger { card } { use } på { $place }
did-move = { $name }: flytter arbeider { $worker } til { $cell }
did-shift = { $name }: flytter arbeider { $worker } til side, til { $cell }
did-finish = { $name }: Ingen flyttes til side
did-put = { $name }: setter arbeideren tilbake på { $cell }
did-keep = { $name }: beholder arbeideren i reserve
held = Det holder.
# $workers: numbers of workers
fell =
    { $count ->
        [one] En arbeider faller: { $workers }.
       *[other] { $count } arbeidere faller: { $workers }.
    }
landed = På en annen plass nå: { $workers }.
collapsed = Bygningen raser sammen.
void = Det er ikke mulig å si noe om det: Det prøves på nytt.

# Why a move is illegal
no-such-worker = Det finnes ingen arbeider «{ $worker }». Arbeiderne har nummer 0 til 19.
no-such-place = «{ $place }» er ingen plass. En plass er tre heltall, for eksempel 0 0 4.
no-such-card = Det finnes ikke noe kort «{ $card }». Et kort er en type og et nummer, for eksempel upright-3, eller base.
# $uses: the words that may be typed
say-the-use = Kortet { $card } kan være flere ting. Si hvilken: { $uses }.
no-such-use = Kortet { $card } kan ikke bygges inn som «{ $use }».
no-such-seat = Det finnes ingen slik plass ved dette bordet.
not-now = Det er ikke tid for det nå.
not-your-turn = Det er ikke din tur.
not-in-deck = Kortet { card } er ikke blant dem som deles ut.
no-actions-left = De tre handlingene dine er gjort. Flytt dem naglen berører, til side, eller si at du er ferdig.
actions-left = Du er ikke ferdig: Du har en handling igjen.
not-in-hand = Kortet { card } er ikke på hånden din.
no-rivets = Alle naglene er brukt opp: Ikke noe mer kan bygges.
no-worker-on-site = Du har ingen arbeider på byggeplassen. Sett ut en først.
all-enclosed = Alle arbeiderne dine på byggeplassen er innestengt.
no-edge = Det er ingen ledig kant med midten der.
must-lie = Dette kortet må ligge.
must-stand = Dette kortet må stå.
passes-through = Kortet ville gå tvers gjennom et annet.
touches-ground = Bare en sokkel kan berøre bakken.
base-needs-ground = En sokkel må stå på bakken.
drawn-worker-stands = Arbeideren som er tegnet på kortet, må stå oppreist: turn 0.
no-girder-meets = Ingen bjelke på kortet ville møte en bjelke i bygningen.
no-worker-touches = Ingen av arbeiderne dine berører et kort som det nye ville berøre.
no-site = Det er ingen plass til dette kortet nå.
nothing-fits = Ingen av kortene dine har en plass nå.
reserve-empty = Du har ingen arbeider i reserve.
nowhere-to-add = Det er ikke rom på bakken ved siden av en sokkel.
only-on-the-ground = En ny arbeider begynner på bakken.
no-base-there = En arbeider på bakken må berøre en sokkel.
nothing-to-stand-on = Det er ikke noe gulv å stå på.
cell-closed = Denne plassen er innestengt: Ingen hånd når dit.
no-room = Det er ikke rom for en arbeider til.
not-your-worker = Denne arbeideren er ikke din.
not-on-site = Arbeider { $worker } er ikke på byggeplassen.
is-enclosed = Arbeider { $worker } er innestengt.
nowhere-to-go = Arbeider { $worker } har ingen steder å gå.
nobody-can-move = Ingen av arbeiderne dine kan flytte seg.
already-there = Arbeider { $worker } står allerede der.
too-far = En arbeider går ett nivå opp, ett nivå ned eller et annet sted på samme nivå.
not-on-a-floor = Bare en arbeider på et gulv kan flyttes til side.
other-card = En arbeider flyttes til side på gulvet den står på.
shifted-already = Arbeider { $worker } er allerede flyttet til side.
only-the-touched = Etter den siste handlingen er det bare arbeidere naglen berører, som flyttes til side.
nothing-can-collapse = Det er bare sokler: Ingenting kan rase sammen.
nobody-fell = Si hvilke arbeidere som falt.
fell-from-nowhere = Arbeider { $worker } var ikke på byggeplassen og kan ikke ha falt.
can-not-be-there = Arbeider { $worker } kan ikke stå eller ligge der.
no-such-rivet = Det er ingen nagle i kort { $card } i bygningen.
makes-no-sense = Det kan ikke dommeren ha sett.

# The site in the terminal
# $height: 0 is the ground
level = Nivå { $height }
ground = Bakken
# $reserve: how many workers
seat-line = { points } · i reserve: { $reserve }
seat-out = { points } · slått ut
rivets = Nagler igjen: { $count }
actions =
    { $count ->
        [one] { $count } handling igjen
       *[other] { $count } handlinger igjen
    }
your-cards = Kortene dine:
# $letters: which letter stands for the workers of which player
legend = : gulv, / ramme, linjer: stående kort, arbeidere: { $letters }

# What is asked
ask-what = Hva gjør du? (et nummer)
ask-card = Hvilket kort? (nummeret)
ask-use = Som hva? (et nummer)
ask-site = Hvor? (et nummer)
ask-worker = Hvilken arbeider? (et nummer)
ask-cell = Hvor skal den? (et nummer)
ask-put = Arbeideren din { $worker } falt. Hvor settes den tilbake? (et nummer)
ask-report = Hva skjedde? held, fell workers=3,7 (numrene deres), eller collapsed
# $move: one of those below
ask-confirm = { $move }: Enter bekrefter, u angrer
# $verb: one of the actions
verb =
    { $verb ->
        [add] Sett ut en arbeider
        [build] Bygg et kort
        [move] Flytt en arbeider
       *[shift] Flytt en arbeider til side
    }
button-add = Sett ut en arbeider på { $cell }
button-build = Bygg { card } { use } på { $place }
button-move = Flytt arbeider { $worker } til { $cell }
button-shift = Flytt arbeider { $worker } til side, til { $cell }
button-done = Ingen flyttes til side
button-put = Sett arbeideren tilbake på { $cell }
button-keep = Behold arbeideren i reserve
# A card to choose. $girders: letters
card-line = { card } [{ $girders }]: opptil { points }
# A place to choose. $site: three numbers and a letter; $girders: letters
site-line = { $site } turn { $turn } [{ $girders }]: { points }
# A cell to choose. $way: how it is reached
cell-line =
    { $way ->
        [add] { $cell }
        [up] { $cell }, ett nivå opp
        [down] { $cell }, ett nivå ned
        [same] { $cell }, samme nivå
        [shift] { $cell }, samme gulv
       *[put] { $cell }
    }
worker-line = Arbeider { $worker } på { $cell }
more-of-them = … og { $count } til; alle trekk kan skrives i sin helhet, for eksempel build upright-3 at 1 0 3 x turn 0
nothing-chosen = Ingenting er valgt ennå. h viser tastene.
nothing-planned = Ingenting er planlagt.
no-such-number = Skriv et tall fra 1 til { $count }.
it-is-legal = Det er lov.
# What comes of it
outlook-card =
    { $count ->
        [one] Det gir { $count } poeng.
       *[other] Det gir { $count } poeng.
    }
outlook-highest = Det ville bli det høyeste kortet: Poengene teller dobbelt.
outlook-encloses = Det stenger inne: { $workers }.
outlook-last = Det er det siste kortet ditt: Partiet er slutt.

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – velg
    build upright-3 at 1 0 3 x turn 0 – et helt trekk, som i partilogger
    ? – hvorfor ikke?
    s – få et forslag til trekk
    u – angre, Enter – bekreft
    q – avslutt; partiet lagres
