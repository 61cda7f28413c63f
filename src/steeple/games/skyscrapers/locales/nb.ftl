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
# A height within a sentence. $height: 0 is the ground
height =
    { $height ->
        [0] bakken
       *[other] nivå { $height }
    }
points =
    { $count ->
        [one] { $count } poeng
       *[other] { $count } poeng
    }

# What somebody did. $name: the player; names can’t be inflected.
did-start = Startspiller: { $name }
did-add = { $name } setter ut en arbeider.
did-build =
    { $use ->
        [flat] { $name } legger en ramme på { height }.
        [floor] { $name } legger et gulv på { height }.
        [upright] { $name } reiser et kort på { height }.
       *[base] { $name } reiser en sokkel på bakken.
    }
did-move = { $name } flytter en arbeider til { height }.
did-shift = { $name } flytter en arbeider til side på { height }.
did-finish = { $name } lar arbeiderne stå.
did-put = { $name } setter arbeideren tilbake på { height }.
did-keep = { $name } beholder arbeideren i reserve.
did-propose = { $name } foreslår å slutte her.
did-agree = { $name } er enig.
did-decline = { $name } vil spille videre.
# What building and workers did, and what follows
held = Det holder.
scored =
    { $points ->
        [one] Det holder: { $points } poeng til { $name }.
       *[other] Det holder: { $points } poeng til { $name }.
    }
# $names: whose workers these are
fell =
    { $count ->
        [one] En arbeider falt ({ $names }).
       *[other] { $count } arbeidere falt ({ $names }).
    }
# $points: what it costs
fell-cost = { $points } poeng mindre for { $name }.
landed =
    { $count ->
        [one] En arbeider står et annet sted nå ({ $names }).
       *[other] { $count } arbeidere står andre steder nå ({ $names }).
    }
# They lie where they stood or landed
knocked-over =
    { $count ->
        [one] En arbeider veltet og ligger ({ $names }).
       *[other] { $count } arbeidere veltet og ligger ({ $names }).
    }
collapsed = Bygningen raste sammen. { $name } er ute, og partiet er slutt.
bumped = { $name } dultet borti bordet.
# Who decides next
put-next = { $name } bestemmer hvor den settes tilbake.
# $why: missed, start, air, slow or unstable
void =
    { $why ->
        [missed] Ikke avgjort: Det traff ikke plassen sin. Trekket gjøres på nytt.
        [air] Ikke avgjort: Det ble sluppet i luften. Trekket gjøres på nytt.
        [start] Ikke avgjort: Det begynte inni noe annet. Trekket gjøres på nytt.
        [unstable] Ikke avgjort: Simuleringen gikk galt. Trekket gjøres på nytt.
       *[slow] Ikke avgjort: Det tok for lang tid. Trekket gjøres på nytt.
    }

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
not-quiet = Slutten kan foreslås når ingen har bygd noe på en hel runde.
you-are-out = Du er ute.
not-in-deck = Kortet { card } er ikke blant dem som deles ut.
no-actions-left = De tre handlingene dine er gjort. Flytt dem naglen berører, til side, eller si at du er ferdig.
actions-left = Du er ikke ferdig: Du har en handling igjen.
not-in-hand = Kortet { card } er ikke på hånden din.
no-rivets = Alle naglene er brukt opp: Ikke noe mer kan bygges.
no-worker-on-site = Du har ingen arbeider på byggeplassen. Sett ut en først.
all-enclosed = Alle arbeiderne dine på byggeplassen er innestengt.
all-lie = Arbeiderne dine ligger. Reis først opp en: Å flytte den til side er gratis.
no-edge = Det er ingen ledig kant med midten der.
must-lie = Dette kortet må ligge.
must-stand = Dette kortet må stå.
passes-through = Kortet ville gå tvers gjennom et annet.
touches-ground = Bare en sokkel kan berøre bakken.
base-needs-ground = En sokkel må stå på bakken.
beyond-ground = Det er utenfor kanten av byggeplassen.
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
is-lying = Arbeider { $worker } ligger. Reis den først opp: Å flytte den til side er gratis.
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
can-not-lie = Arbeider { $worker } kan ikke ha veltet.
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
ask-agree = Slutter partiet her? (et nummer)
ask-report = Hva skjedde? held, held lies=5 (veltet), fell workers=3,7 (numrene deres), eller collapsed
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
button-propose = Foreslå å slutte her
button-agree = Si ja: partiet slutter
button-decline = Spill videre
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
        [stand] { $cell }, reises opp der den ligger
       *[put] { $cell }
    }
worker-line = Arbeider { $worker } på { $cell }
worker-lies = Arbeider { $worker } ligger på { $cell }
more-of-them = … og { $count } til; alle trekk kan skrives i sin helhet, for eksempel build upright-3 at 1 0 3 x turn 0
nothing-planned = Ingenting er planlagt.
no-such-number = Skriv et tall fra 1 til { $count }.
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

# The lesson: what a coach says before each action of the learner, and after other ones. The words in quotes are on a button.
lesson-add = En tur har tre handlinger. Trykk først på «Sett ut» og den opplyste plassen: Nye arbeidere begynner på bakken, ved siden av en sokkel.
lesson-build = Velg det opplyste kortet. Det står oppreist og kan stå der en av arbeiderne dine er i nærheten.
lesson-move = Én handling er igjen. Flytt den nye arbeideren opp til den opplyste plassen: Hver flytting går ett nivå.
lesson-end = Da er partiet slutt, og den som var skyld i det, er ute. Ellers slutter partiet når noen bygger det siste kortet på hånden: Det gir 5 poeng, og 5 går til den som står høyest.
lesson-try-add = Sett først ut en arbeider.
lesson-try-build = Bygg først kortet som veilederen ber om.
lesson-try-move = La først den nye arbeideren klatre.
