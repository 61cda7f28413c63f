# Skyscrapers: its words, and why a move is illegal.

name = Skyscrapers

# The kinds of cards
kind =
    { $kind ->
        [flat] Orizontală
        [upright] Verticală
        [floor] Podea
        [universal] Universală
       *[base] Bază
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
        [flat] ca orizontală
        [upright] ca verticală
        [floor] ca podea
       *[base] ca bază
    }
points =
    { $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }

# What somebody did. $name: the player, or the word for “You”: so no verb may depend on it.
# $place and $cell: three numbers, such as 0 0 4. $worker: a number.
did-start = Prima tură: { $name }
did-add = { $name }: muncitor adăugat la { $cell }
did-build = { $name }: carte construită ({ card }) { use } la { $place }
did-move = { $name }: muncitorul { $worker } mutat la { $cell }
did-shift = { $name }: muncitorul { $worker } deplasat la { $cell }
did-finish = { $name }: niciun muncitor deplasat
did-put = { $name }: muncitor pus înapoi la { $cell }
did-keep = { $name }: muncitor păstrat în rezervă
held = Clădirea ține.
# $workers: numbers of workers
fell =
    { $count ->
        [one] Cade un muncitor: { $workers }.
        [few] Cad { $count } muncitori: { $workers }.
       *[other] Cad { $count } de muncitori: { $workers }.
    }
landed = Acum în alt loc: { $workers }.
collapsed = Clădirea se prăbușește.
void = Nu se poate spune nimic despre asta: se încearcă din nou.

# Why a move is illegal
no-such-worker = Nu există muncitorul „{ $worker }”. Muncitorii au numerele de la 0 la 19.
no-such-place = „{ $place }” nu e un loc. Un loc înseamnă trei numere întregi, de exemplu 0 0 4.
no-such-card = Nu există cartea „{ $card }”. O carte e un fel și un număr, de exemplu upright-3, sau base.
# $uses: the words that may be typed
say-the-use = Cartea { $card } se poate folosi în mai multe feluri. Spune care: { $uses }.
no-such-use = Cartea { $card } nu se poate construi ca „{ $use }”.
no-such-seat = La această masă nu e un astfel de loc.
not-now = Acum nu e momentul pentru asta.
not-your-turn = Nu e rândul tău.
not-in-deck = Cartea { card } nu e printre cele de împărțit.
no-actions-left = Ai făcut cele trei acțiuni. Deplasează-i pe cei atinși de nit sau spune că ai terminat.
actions-left = Încă nu ai terminat: mai e o acțiune.
not-in-hand = Cartea { card } nu e în mâna ta.
no-rivets = Nu mai sunt nituri: nu se mai poate construi nimic.
no-worker-on-site = Nu ai niciun muncitor pe șantier. Adaugă întâi unul.
all-enclosed = Toți muncitorii tăi de pe șantier sunt blocați.
no-edge = Nu e nicio margine liberă cu mijlocul acolo.
must-lie = Această carte trebuie să stea culcată.
must-stand = Această carte trebuie să stea în picioare.
passes-through = Cartea ar trece prin alta.
touches-ground = Doar o bază poate atinge solul.
base-needs-ground = O bază trebuie să stea pe sol.
drawn-worker-stands = Muncitorul desenat pe carte trebuie să stea drept: turn 0.
no-girder-meets = Nicio bară a cărții nu s-ar uni cu o bară a clădirii.
no-worker-touches = Niciun muncitor de-al tău nu atinge o carte pe care ar atinge-o cea nouă.
no-site = Acum nu e niciun loc pentru această carte.
nothing-fits = Acum nu e loc pentru niciuna dintre cărțile tale.
reserve-empty = Nu ai niciun muncitor în rezervă.
nowhere-to-add = Nu e loc pe sol lângă o bază.
only-on-the-ground = Un muncitor nou începe la sol.
no-base-there = Un muncitor de pe sol trebuie să atingă o bază.
nothing-to-stand-on = Nu e nicio podea pe care să stea.
cell-closed = Acest loc e închis din toate părțile: nicio mână nu ajunge la el.
no-room = Nu e loc pentru încă un muncitor.
not-your-worker = Acest muncitor nu e al tău.
not-on-site = Muncitorul { $worker } nu e pe șantier.
is-enclosed = Muncitorul { $worker } e blocat.
nowhere-to-go = Muncitorul { $worker } nu are unde merge.
nobody-can-move = Niciun muncitor de-al tău nu se poate muta.
already-there = Muncitorul { $worker } e deja acolo.
too-far = Un muncitor urcă un nivel, coboară un nivel sau merge altundeva pe nivelul lui.
not-on-a-floor = Se poate deplasa doar un muncitor care stă pe o podea.
other-card = Un muncitor se deplasează pe podeaua pe care stă.
shifted-already = Muncitorul { $worker } a fost deja deplasat.
only-the-touched = După ultima acțiune se deplasează doar muncitorii atinși de nit.
nothing-can-collapse = Sunt doar baze: nu se poate prăbuși nimic.
nobody-fell = Spune care muncitori au căzut.
fell-from-nowhere = Muncitorul { $worker } nu era pe șantier și nu putea să cadă.
can-not-be-there = Muncitorul { $worker } nu poate sta acolo, nici în picioare, nici culcat.
no-such-rivet = Nu e niciun nit în cartea { $card } a clădirii.
makes-no-sense = Arbitrul nu poate să fi văzut asta.

# The site in the terminal
# $height: 0 is the ground
level = Nivelul { $height }
ground = Sol
# $reserve: how many workers
seat-line = { points } · în rezervă: { $reserve }
seat-out = { points } · în afara jocului
rivets = Nituri rămase: { $count }
actions =
    { $count ->
        [one] încă { $count } acțiune
        [few] încă { $count } acțiuni
       *[other] încă { $count } de acțiuni
    }
your-cards = Cărțile tale:
# $letters: which letter stands for the workers of which player
legend = : podea, / carte orizontală, linii: cărți în picioare, muncitori: { $letters }

# What is asked
ask-what = Ce faci? (un număr)
ask-card = Ce carte? (numărul ei)
ask-use = Ca ce? (un număr)
ask-site = Unde? (un număr)
ask-worker = Care muncitor? (un număr)
ask-cell = Încotro? (un număr)
ask-put = Muncitorul tău { $worker } a căzut. Unde îl pui înapoi? (un număr)
ask-report = Ce s-a întâmplat? held (a ținut), fell workers=3,7 (numerele celor căzuți) sau collapsed (s-a prăbușit)
# $move: one of those below
ask-confirm = { $move }: Enter pentru a confirma, u pentru a anula
# $verb: one of the actions
verb =
    { $verb ->
        [add] Adaugă un muncitor
        [build] Construiește o carte
        [move] Mută un muncitor
       *[shift] Deplasează un muncitor
    }
button-add = Adaugă un muncitor la { $cell }
button-build = Construiește { card } { use } la { $place }
button-move = Mută muncitorul { $worker } la { $cell }
button-shift = Deplasează muncitorul { $worker } la { $cell }
button-done = Nu deplasa pe nimeni
button-put = Pune muncitorul înapoi la { $cell }
button-keep = Păstrează muncitorul în rezervă
# A card to choose. $girders: letters
card-line = { card } [{ $girders }]: până la { points }
# A place to choose. $site: three numbers and a letter; $girders: letters
site-line = { $site } turn { $turn } [{ $girders }]: { points }
# A cell to choose. $way: how it is reached
cell-line =
    { $way ->
        [add] { $cell }
        [up] { $cell }, un nivel mai sus
        [down] { $cell }, un nivel mai jos
        [same] { $cell }, același nivel
        [shift] { $cell }, aceeași podea
       *[put] { $cell }
    }
worker-line = Muncitorul { $worker } la { $cell }
more-of-them = … și încă { $count }; orice mutare se poate scrie întreagă, de exemplu build upright-3 at 1 0 3 x turn 0
nothing-chosen = Încă nu e nimic ales. h arată tastele.
nothing-planned = Planul e gol.
no-such-number = Scrie un număr de la 1 la { $count }.
it-is-legal = E permis.
# What comes of it
outlook-card =
    { $count ->
        [one] Asta aduce { $count } punct.
        [few] Asta aduce { $count } puncte.
       *[other] Asta aduce { $count } de puncte.
    }
outlook-highest = Ar fi cea mai înaltă carte: punctele se dublează.
outlook-encloses = Blochează: { $workers }.
outlook-last = E ultima ta carte: jocul se încheie.

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – alege
    build upright-3 at 1 0 3 x turn 0 – o mutare întreagă, ca în fișierele de joc
    ? – de ce nu?
    s – sugerează o mutare
    u – anulează, Enter – confirmă
    q – ieși; jocul se salvează
