# Skyscrapers: its words, and why a move is illegal.

name = Skyskrapor

# The kinds of cards
kind =
    { $kind ->
        [flat] Ram
        [upright] Stående
        [floor] Golv
        [universal] Universal
       *[base] Sockel
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
        [flat] som ram
        [upright] som stående kort
        [floor] som golv
       *[base] som sockel
    }
# A height within a sentence. $height: 0 is the ground
height =
    { $height ->
        [0] marken
       *[other] nivå { $height }
    }
points =
    { $count ->
        [one] { $count } poäng
       *[other] { $count } poäng
    }

# What somebody did. $name: the player; names can’t be inflected.
did-start = Startspelare: { $name }
did-add = { $name } sätter ut en arbetare.
did-build =
    { $use ->
        [flat] { $name } lägger en ram på { height }.
        [floor] { $name } lägger ett golv på { height }.
        [upright] { $name } ställer ett kort på { height }.
       *[base] { $name } ställer en sockel på marken.
    }
did-move = { $name } flyttar en arbetare till { height }.
did-shift = { $name } flyttar en arbetare åt sidan på { height }.
did-finish = { $name } låter arbetarna stå.
did-put = { $name } sätter tillbaka arbetaren på { height }.
did-keep = { $name } behåller arbetaren i reserv.
did-propose = { $name } föreslår att partiet slutar här.
did-agree = { $name } håller med.
did-decline = { $name } vill spela vidare.
# What building and workers did, and what follows
held = Det håller.
scored =
    { $points ->
        [one] Det håller: { $points } poäng till { $name }.
       *[other] Det håller: { $points } poäng till { $name }.
    }
# $names: whose workers these are
fell =
    { $count ->
        [one] En arbetare föll ({ $names }).
       *[other] { $count } arbetare föll ({ $names }).
    }
# $points: what it costs
fell-cost = { $points } poäng mindre för { $name }.
landed =
    { $count ->
        [one] En arbetare står på en annan plats nu ({ $names }).
       *[other] { $count } arbetare står på andra platser nu ({ $names }).
    }
# They lie where they stood or landed
knocked-over =
    { $count ->
        [one] En arbetare välte och ligger ({ $names }).
       *[other] { $count } arbetare välte och ligger ({ $names }).
    }
collapsed = Byggnaden rasade. { $name } är ute, och partiet är slut.
bumped = { $name } stötte till bordet.
# Who decides next
put-next = { $name } bestämmer var den ska stå.
# $why: missed, start, air, slow or unstable
void =
    { $why ->
        [missed] Inte bedömt: det träffade inte sin plats. Draget görs om.
        [air] Inte bedömt: det släpptes i luften. Draget görs om.
        [start] Inte bedömt: det började inuti något annat. Draget görs om.
        [unstable] Inte bedömt: något gick fel i simuleringen. Draget görs om.
       *[slow] Inte bedömt: det tog för lång tid. Draget görs om.
    }

# Why a move is illegal
no-such-worker = Det finns ingen arbetare ”{ $worker }”. Arbetarna har nummer 0 till 19.
no-such-place = ”{ $place }” är ingen plats. En plats är tre heltal, till exempel 0 0 4.
no-such-card = Det finns inget kort ”{ $card }”. Ett kort är en sort och ett nummer, till exempel upright-3, eller base.
# $uses: the words that may be typed
say-the-use = Kortet { $card } kan vara flera saker. Säg vilken: { $uses }.
no-such-use = Kortet { $card } kan inte byggas in som ”{ $use }”.
no-such-seat = Det finns ingen sådan plats vid det här bordet.
not-now = Det är inte dags för det.
not-your-turn = Det är inte din tur.
not-quiet = Slutet kan föreslås när ingen har byggt något under ett helt varv.
you-are-out = Du är ute.
not-in-deck = Kortet { card } finns inte bland dem som delas ut.
no-actions-left = Dina tre handlingar är gjorda. Flytta dem som niten nuddar åt sidan, eller säg att du är klar.
actions-left = Du är inte klar: du har en handling kvar.
not-in-hand = Kortet { card } finns inte på din hand.
no-rivets = Alla nitar är slut: inget mer går att bygga.
no-worker-on-site = Du har ingen arbetare på bygget. Sätt ut en först.
all-enclosed = Alla dina arbetare på bygget är instängda.
all-lie = Dina arbetare ligger. Res först upp en: att flytta den åt sidan är gratis.
no-edge = Det finns ingen ledig kant med mitten där.
must-lie = Det här kortet måste ligga.
must-stand = Det här kortet måste stå.
passes-through = Kortet skulle gå rakt igenom ett annat.
touches-ground = Bara en sockel får nudda marken.
base-needs-ground = En sockel måste stå på marken.
beyond-ground = Det är utanför byggplatsens kant.
drawn-worker-stands = Arbetaren som är ritad på kortet måste stå upprätt: turn 0.
no-girder-meets = Ingen balk på kortet skulle möta en balk i byggnaden.
no-worker-touches = Ingen av dina arbetare nuddar ett kort som det nya skulle nudda.
no-site = Det finns ingen plats för det här kortet nu.
nothing-fits = Inget av dina kort har någon plats nu.
reserve-empty = Du har ingen arbetare i reserv.
nowhere-to-add = Det finns inget utrymme på marken bredvid en sockel.
only-on-the-ground = En ny arbetare börjar på marken.
no-base-there = En arbetare på marken måste nudda en sockel.
nothing-to-stand-on = Det finns inget golv att stå på.
cell-closed = Den platsen är instängd: ingen hand når dit.
no-room = Det får inte plats en arbetare till.
not-your-worker = Den arbetaren är inte din.
not-on-site = Arbetare { $worker } är inte på bygget.
is-enclosed = Arbetare { $worker } är instängd.
is-lying = Arbetare { $worker } ligger. Res först upp den: att flytta den åt sidan är gratis.
nowhere-to-go = Arbetare { $worker } har ingenstans att gå.
nobody-can-move = Ingen av dina arbetare kan flytta sig.
already-there = Arbetare { $worker } står redan där.
too-far = En arbetare går en nivå upp, en nivå ner eller någon annanstans på samma nivå.
not-on-a-floor = Bara en arbetare på ett golv kan flyttas åt sidan.
other-card = En arbetare flyttas åt sidan på det golv där den står.
shifted-already = Arbetare { $worker } har redan flyttats åt sidan.
only-the-touched = Efter den sista handlingen flyttas bara arbetare som niten nuddar åt sidan.
nothing-can-collapse = Det finns bara socklar: inget kan rasa.
nobody-fell = Säg vilka arbetare som föll.
fell-from-nowhere = Arbetare { $worker } var inte på bygget och kan inte ha fallit.
can-not-be-there = Arbetare { $worker } kan inte stå eller ligga där.
can-not-lie = Arbetare { $worker } kan inte ha vält.
no-such-rivet = Det finns ingen nit i byggnadens kort { $card }.
makes-no-sense = Det kan domaren inte ha sett.

# The site in the terminal
# $height: 0 is the ground
level = Nivå { $height }
ground = Marken
# $reserve: how many workers
seat-line = { points } · i reserv: { $reserve }
seat-out = { points } · utslagen
rivets = Nitar kvar: { $count }
actions =
    { $count ->
        [one] { $count } handling kvar
       *[other] { $count } handlingar kvar
    }
your-cards = Dina kort:
# $letters: which letter stands for the workers of which player
legend = : golv, / ram, linjer: stående kort, arbetare: { $letters }

# What is asked
ask-what = Vad gör du? (ett nummer)
ask-card = Vilket kort? (dess nummer)
ask-use = Som vad? (ett nummer)
ask-site = Var? (ett nummer)
ask-worker = Vilken arbetare? (ett nummer)
ask-cell = Vart? (ett nummer)
ask-put = Din arbetare { $worker } föll. Var ska den stå nu? (ett nummer)
ask-agree = Slutar partiet här? (ett nummer)
ask-report = Vad hände? held, held lies=5 (välte), fell workers=3,7 (deras nummer), eller collapsed
# $verb: one of the actions
verb =
    { $verb ->
        [add] Sätt ut en arbetare
        [build] Bygg ett kort
        [move] Flytta en arbetare
       *[shift] Flytta en arbetare åt sidan
    }
button-add = Sätt ut en arbetare på { $cell }
button-build = Bygg { card } { use } på { $place }
button-move = Flytta arbetare { $worker } till { $cell }
button-shift = Flytta arbetare { $worker } åt sidan till { $cell }
button-done = Ingen flyttas åt sidan
button-put = Sätt tillbaka arbetaren på { $cell }
button-keep = Behåll arbetaren i reserv
button-propose = Föreslå att sluta här
button-agree = Håll med: partiet slutar
button-decline = Spela vidare
# A card to choose. $girders: letters
card-line = { card } [{ $girders }]: upp till { points }
# A place to choose. $site: three numbers and a letter; $girders: letters
site-line = { $site } turn { $turn } [{ $girders }]: { points }
# A cell to choose. $way: how it is reached
cell-line =
    { $way ->
        [add] { $cell }
        [up] { $cell }, en nivå upp
        [down] { $cell }, en nivå ner
        [same] { $cell }, samma nivå
        [shift] { $cell }, samma golv
        [stand] { $cell }, reses upp där den ligger
       *[put] { $cell }
    }
worker-line = Arbetare { $worker } på { $cell }
worker-lies = Arbetare { $worker } ligger på { $cell }
more-of-them = … och { $count } till; varje drag kan skrivas i sin helhet, till exempel build upright-3 at 1 0 3 x turn 0
nothing-planned = Inget är planerat.
no-such-number = Skriv ett tal från 1 till { $count }.
# What comes of it
outlook-card =
    { $count ->
        [one] Det ger { $count } poäng.
       *[other] Det ger { $count } poäng.
    }
outlook-highest = Det skulle bli det högsta kortet: poängen räknas dubbelt.
outlook-encloses = Det stänger in: { $workers }.
outlook-last = Det är ditt sista kort: partiet tar slut.

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – välj
    build upright-3 at 1 0 3 x turn 0 – ett helt drag, som i partiloggar
    ? – varför inte?
    s – få ett förslag på drag
    u – ångra, Enter – bekräfta
    q – avsluta; partiet sparas

# The lesson: what a coach says before each action of the learner, and after other ones. The words in quotes are on a button.
lesson-add = Ett drag har tre handlingar. Tryck först på ”Sätt ut” och den upplysta platsen: nya arbetare börjar på marken, bredvid en sockel.
lesson-build = Välj det upplysta kortet. Det står upprätt och får sitta där någon av dina arbetare är nära.
lesson-move = En handling är kvar. Flytta upp din nya arbetare till den upplysta platsen: varje flytt går en nivå.
lesson-end = Då är partiet slut, och den som orsakade det är ute. Annars slutar partiet när någon bygger det sista kortet på handen: det ger 5 poäng, och 5 går till den som står högst.
lesson-try-add = Sätt först ut en arbetare.
lesson-try-build = Bygg först kortet som coachen ber om.
lesson-try-move = Låt först din nya arbetare klättra.
