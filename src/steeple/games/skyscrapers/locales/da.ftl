# Skyscrapers: its words, and why a move is illegal.

name = Skyskrabere

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
        [0] jorden
       *[other] niveau { $height }
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } point
    }

# What somebody did. $name: the player; names can’t be inflected.
did-start = Startspiller: { $name }
did-add = { $name } sætter en arbejder ind.
did-build =
    { $use ->
        [flat] { $name } lægger en ramme på { height }.
        [floor] { $name } lægger et gulv på { height }.
        [upright] { $name } rejser et kort på { height }.
       *[base] { $name } rejser en sokkel på jorden.
    }
did-move = { $name } flytter en arbejder til { height }.
did-shift = { $name } flytter en arbejder til side på { height }.
did-finish = { $name } lader arbejderne stå.
did-put = { $name } sætter arbejderen tilbage på { height }.
did-keep = { $name } beholder arbejderen i reserve.
did-propose = { $name } foreslår at slutte her.
did-agree = { $name } er enig.
did-decline = { $name } vil spille videre.
# What building and workers did, and what follows
held = Det holder.
scored =
    { $points ->
        [one] Det holder: { $points } point til { $name }.
       *[other] Det holder: { $points } point til { $name }.
    }
# $names: whose workers these are
fell =
    { $count ->
        [one] En arbejder faldt ({ $names }).
       *[other] { $count } arbejdere faldt ({ $names }).
    }
# $points: what it costs
fell-cost = { $points } point mindre til { $name }.
landed =
    { $count ->
        [one] En arbejder står et andet sted nu ({ $names }).
       *[other] { $count } arbejdere står andre steder nu ({ $names }).
    }
# They lie where they stood or landed
knocked-over =
    { $count ->
        [one] En arbejder væltede og ligger ned ({ $names }).
       *[other] { $count } arbejdere væltede og ligger ned ({ $names }).
    }
collapsed = Bygningen styrtede sammen. { $name } er ude, og partiet er slut.
bumped = { $name } stødte til bordet.
# Who decides next
put-next = { $name } bestemmer hvor den sættes tilbage.
# $why: missed, start, air, slow or unstable
void =
    { $why ->
        [missed] Ikke afgjort: det ramte ikke sin plads. Trækket tages om.
        [air] Ikke afgjort: det blev sluppet i luften. Trækket tages om.
        [start] Ikke afgjort: det begyndte inde i noget andet. Trækket tages om.
        [unstable] Ikke afgjort: simuleringen gik galt. Trækket tages om.
       *[slow] Ikke afgjort: det tog for lang tid. Trækket tages om.
    }

# Why a move is illegal
no-such-worker = Der findes ikke nogen arbejder ”{ $worker }”. Arbejderne har numrene 0 til 19.
no-such-place = ”{ $place }” er ikke en plads. En plads er tre hele tal, for eksempel 0 0 4.
no-such-card = Der findes ikke noget kort ”{ $card }”. Et kort er en type og et nummer, for eksempel upright-3, eller base.
# $uses: the words that may be typed
say-the-use = Kortet { $card } kan være flere ting. Sig hvilken: { $uses }.
no-such-use = Kortet { $card } kan ikke bygges ind som ”{ $use }”.
no-such-seat = Der er ikke sådan en plads ved dette bord.
not-now = Det er ikke tid til det nu.
not-your-turn = Det er ikke din tur.
not-quiet = Slutningen kan foreslås, når ingen har bygget noget i en hel runde.
you-are-out = Du er ude.
not-in-deck = Kortet { card } er ikke blandt dem der deles ud.
no-actions-left = Dine tre handlinger er brugt. Flyt dem som nitten rører, til side, eller sig at du er færdig.
actions-left = Du er ikke færdig: du har en handling tilbage.
not-in-hand = Kortet { card } er ikke på din hånd.
no-rivets = Alle nitter er brugt op: der kan ikke bygges mere.
no-worker-on-site = Du har ingen arbejder på byggepladsen. Sæt en ind først.
all-enclosed = Alle dine arbejdere på byggepladsen er spærret inde.
all-lie = Dine arbejdere ligger ned. Rejs først en op: at flytte den til side er gratis.
no-edge = Der er ingen ledig kant med midten der.
must-lie = Dette kort skal ligge.
must-stand = Dette kort skal stå.
passes-through = Kortet ville gå tværs igennem et andet.
touches-ground = Kun en sokkel må røre jorden.
base-needs-ground = En sokkel skal stå på jorden.
beyond-ground = Det er uden for byggepladsens kant.
drawn-worker-stands = Arbejderen der er tegnet på kortet, skal stå oprejst: turn 0.
no-girder-meets = Ingen bjælke på kortet ville møde en bjælke i bygningen.
no-worker-touches = Ingen af dine arbejdere rører et kort som det nye ville røre.
no-site = Der er ingen plads til dette kort nu.
nothing-fits = Ingen af dine kort har en plads nu.
reserve-empty = Du har ingen arbejder i reserve.
nowhere-to-add = Der er ikke plads på jorden ved siden af en sokkel.
only-on-the-ground = En ny arbejder begynder på jorden.
no-base-there = En arbejder på jorden skal røre en sokkel.
nothing-to-stand-on = Der er ikke noget gulv at stå på.
cell-closed = Denne plads er spærret inde: ingen hånd kan nå den.
no-room = Der er ikke plads til en arbejder til.
not-your-worker = Denne arbejder er ikke din.
not-on-site = Arbejder { $worker } er ikke på byggepladsen.
is-enclosed = Arbejder { $worker } er spærret inde.
is-lying = Arbejder { $worker } ligger ned. Rejs den først op: at flytte den til side er gratis.
nowhere-to-go = Arbejder { $worker } har ingen steder at gå hen.
nobody-can-move = Ingen af dine arbejdere kan flytte sig.
already-there = Arbejder { $worker } står der allerede.
too-far = En arbejder går ét niveau op, ét niveau ned eller et andet sted hen på samme niveau.
not-on-a-floor = Kun en arbejder på et gulv kan flyttes til side.
other-card = En arbejder flyttes til side på det gulv den står på.
shifted-already = Arbejder { $worker } er allerede flyttet til side.
only-the-touched = Efter den sidste handling flyttes kun arbejdere som nitten rører, til side.
nothing-can-collapse = Der er kun sokler: intet kan styrte sammen.
nobody-fell = Sig hvilke arbejdere der faldt.
fell-from-nowhere = Arbejder { $worker } var ikke på byggepladsen og kan ikke være faldet.
can-not-be-there = Arbejder { $worker } kan ikke stå eller ligge der.
can-not-lie = Arbejder { $worker } kan ikke være væltet.
no-such-rivet = Der er ingen nitte i bygningens kort { $card }.
makes-no-sense = Det kan dommeren ikke have set.

# The site in the terminal
# $height: 0 is the ground
level = Niveau { $height }
ground = Jorden
# $reserve: how many workers
seat-line = { points } · i reserve: { $reserve }
seat-out = { points } · slået ud
rivets = Nitter tilbage: { $count }
actions =
    { $count ->
        [one] { $count } handling tilbage
       *[other] { $count } handlinger tilbage
    }
your-cards = Dine kort:
# $letters: which letter stands for the workers of which player
legend = : gulv, / ramme, linjer: stående kort, arbejdere: { $letters }

# What is asked
ask-what = Hvad gør du? (et nummer)
ask-card = Hvilket kort? (dets nummer)
ask-use = Som hvad? (et nummer)
ask-site = Hvor? (et nummer)
ask-worker = Hvilken arbejder? (et nummer)
ask-cell = Hvorhen? (et nummer)
ask-put = Din arbejder { $worker } faldt. Hvor sættes den tilbage? (et nummer)
ask-agree = Slutter partiet her? (et nummer)
ask-report = Hvad skete der? held, held lies=5 (væltet), fell workers=3,7 (deres numre), eller collapsed
# $verb: one of the actions
verb =
    { $verb ->
        [add] Sæt en arbejder ind
        [build] Byg et kort
        [move] Flyt en arbejder
       *[shift] Flyt en arbejder til side
    }
button-add = Sæt en arbejder ind på { $cell }
button-build = Byg { card } { use } på { $place }
button-move = Flyt arbejder { $worker } til { $cell }
button-shift = Flyt arbejder { $worker } til side, til { $cell }
button-done = Ingen flyttes til side
button-put = Sæt arbejderen tilbage på { $cell }
button-keep = Behold arbejderen i reserve
button-propose = Foreslå at slutte her
button-agree = Sig ja: partiet slutter
button-decline = Spil videre
# A card to choose. $girders: letters
card-line = { card } [{ $girders }]: op til { points }
# A place to choose. $site: three numbers and a letter; $girders: letters
site-line = { $site } turn { $turn } [{ $girders }]: { points }
# A cell to choose. $way: how it is reached
cell-line =
    { $way ->
        [add] { $cell }
        [up] { $cell }, ét niveau op
        [down] { $cell }, ét niveau ned
        [same] { $cell }, samme niveau
        [shift] { $cell }, samme gulv
        [stand] { $cell }, rejses op hvor den ligger
       *[put] { $cell }
    }
worker-line = Arbejder { $worker } på { $cell }
worker-lies = Arbejder { $worker } ligger på { $cell }
more-of-them = … og { $count } til; ethvert træk kan skrives som helhed, for eksempel build upright-3 at 1 0 3 x turn 0
nothing-planned = Intet er planlagt.
no-such-number = Skriv et tal fra 1 til { $count }.
# What comes of it
outlook-card =
    { $count ->
        [one] Det giver { $count } point.
       *[other] Det giver { $count } point.
    }
outlook-highest = Det ville blive det højeste kort: point tæller dobbelt.
outlook-encloses = Det spærrer inde: { $workers }.
outlook-last = Det er dit sidste kort: partiet slutter.

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – vælg
    build upright-3 at 1 0 3 x turn 0 – et helt træk, som i partilogge
    ? – hvorfor ikke?
    s – få et forslag til et træk
    u – fortryd, Enter – bekræft
    q – afslut; partiet gemmes

# The lesson: what a coach says before each action of the learner, and after other ones. The words in quotes are on a button.
lesson-add = En tur har tre handlinger. Tryk først på ”Sæt ind” og den oplyste plads: nye arbejdere begynder på jorden ved siden af en sokkel.
lesson-build = Vælg det oplyste kort. Det står oprejst og kan sidde hvor en af dine arbejdere er i nærheden.
lesson-move = Én handling er tilbage. Flyt din nye arbejder op til den oplyste plads: hver flytning går ét niveau.
lesson-end = Så er partiet slut, og den der var skyld i det, er ude. Ellers slutter partiet når nogen bygger det sidste kort på hånden: det giver 5 point, og 5 går til den der står højest.
lesson-try-add = Sæt først en arbejder ind.
lesson-try-build = Byg først det kort som vejlederen beder om.
lesson-try-move = Lad først din nye arbejder klatre.
