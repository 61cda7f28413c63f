# Skyscrapers, during play. Names of people can’t be inflected, and no verb may depend on them.

# Which side of the building, as short as can be; seen on a map, north is up
sky-side =
    { $side ->
        [n] nord
        [ne] nord-est
        [e] est
        [se] sud-est
        [s] sud
        [sw] sud-vest
        [w] vest
        [nw] nord-vest
       *[middle] mijloc
    }
# A place for a worker. $level: such as “level 4”; $side: such as “north”
sky-cell = { $level }, { $side }

# Around the site
sky-site = Șantierul
sky-seats = Jucători
sky-seats-note = Rezervă și puncte. Mâinile rămân secrete.
# Whose turn comes after this one
sky-next = urmează
# A person who is not connected
sky-away = lipsește
# Who can’t play on
sky-out = în afara jocului
sky-reserve =
    { $count ->
        [one] { $count } muncitor în rezervă
        [few] { $count } muncitori în rezervă
       *[other] { $count } de muncitori în rezervă
    }
# Beside the points of somebody on a phone: how many workers are in reserve
sky-reserve-short = + { $count }
sky-levels = Muncitori pe niveluri
# On a phone, the button that opens the list. $level: how high the building is
sky-levels-short = Niveluri: { $level }
# $level: such as “level 4”
sky-cut = Privește { $level } fără ce e deasupra
sky-uncut = Arată toată clădirea
# Beside a level that has floors in several towers
sky-towers =
    { $count ->
        [one] { $count } turn
        [few] { $count } turnuri
       *[other] { $count } de turnuri
    }
sky-leads-note = La sfârșit, 5 puncte pentru muncitorii aflați cel mai sus.
# Who would get them
sky-leads-you = Acum: tu.
sky-leads =
    { $count ->
        [one] Acum: { $names }.
        [few] Acum: { $names }, câte 5.
       *[other] Acum: { $names }, câte 5.
    }
sky-leads-nobody = Acum: nimeni.
# $name: whose worker it is
sky-worker-of = Muncitor: { $name }
sky-worker-of-enclosed = Muncitor blocat: { $name }
sky-worker-of-lying = Muncitor culcat: { $name }
sky-worker-at = { $name }: muncitor la { $level }
sky-worker-yours = Muncitorul tău la { $level }
sky-worker-enclosed = Blocat din toate părțile: nu se poate muta, nu poate construi și nu contează.
sky-worker-lying = Răsturnat: nu poate construi și nu contează până nu e ridicat. Ridicarea e gratis.
sky-worker-open = Nu e blocat.
# Read aloud
sky-track = Traseul de punctaj.
sky-track-seat = { $name }: { $points }.
sky-turn-left = Rotește imaginea la stânga
sky-turn-right = Rotește imaginea la dreapta
sky-closer = Mai aproape
sky-further = Mai departe
sky-view-home = Privește din nou din față
# Beside two keys that turn the view
sky-sites-behind = locuri în spate: rotește cu

# Drawings for browsers without depth. $level: how high the building is
sky-from-front = Clădirea din față, niveluri: { $level }
sky-from-right = Clădirea din dreapta, niveluri: { $level }
sky-levels-shown = Nivelul arătat
# $level: such as “level 4”; $floors and $workers: how many are there
sky-plan-said = Plan, { $level }. Podele: { $floors }. Muncitori: { $workers }.

# Your hand
sky-hand = Mâna ta
sky-hand-covered = Cărțile stau ascunse până vine rândul cuiva de la acest ecran.
sky-hand-empty = Mâna ta e goală.
sky-hand-over-text = Acum privește doar { $name }: urmează cărțile.
# Under a card: how many places it could go to now
sky-note-sites =
    { $count ->
        [one] { $count } loc
        [few] { $count } locuri
       *[other] { $count } de locuri
    }
# Cards that fit nowhere now, folded into a stack
sky-waiting = În așteptare: { $count }
# Opens that stack
sky-waiting-look = Vezi
# Why cards of a kind wait. $kind: such as “Floor”; $why: a sentence
sky-waiting-kind = { $kind }: { $why }
# Under a use of a card that has no site now
sky-note-none-short = niciun loc
# In the corner of a card that one has several of
sky-times = ×{ $count }
# Read aloud. $kind: such as “Upright”; $girders: how many; $note: such as “3 sites”
sky-card-said =
    { $drawn ->
        [yes] { $count ->
                [one] { $kind }, bare: { $girders }, cu un muncitor desenat, { $note }
                [few] { $kind }, bare: { $girders }, cu un muncitor desenat, { $count } bucăți, { $note }
               *[other] { $kind }, bare: { $girders }, cu un muncitor desenat, { $count } de bucăți, { $note }
            }
       *[no] { $count ->
                [one] { $kind }, bare: { $girders }, { $note }
                [few] { $kind }, bare: { $girders }, { $count } bucăți, { $note }
               *[other] { $kind }, bare: { $girders }, { $count } de bucăți, { $note }
            }
    }

# What the kinds of cards are for
sky-kinds = Feluri de cărți
sky-kind-upright-note = Se așază vertical, pe marginea unei podele sau a unei cărți orizontale.
sky-kind-floor-note = Se așază orizontal și face un etaj: muncitorii pot sta pe ea.
sky-kind-flat-note = Se așază orizontal, ca o ramă deschisă: nimeni nu poate sta pe ea.
sky-kind-universal-note = Se așază vertical sau orizontal, ca podea ori ca ramă: tu alegi. Nu e niciodată bază.
sky-kind-base-note = Se așază vertical pe sol. Doar bazele ating solul.
sky-kind-drawn = Cu un muncitor
sky-kind-drawn-note = Un muncitor desenat aduce 1 punct în plus. Așezată vertical, cartea nu se poate roti.

# Three actions
sky-actions = Trei acțiuni
sky-verbs = Ce faci
sky-verb-add = Adaugă
sky-verb-build = Construiește
sky-verb-move = Mută
# One that can’t be done now. $verb: one of the three; $why: a sentence
sky-verb-closed = { $verb }: { $why }
# What was done, as short as can be
sky-done = gata
sky-done-add = muncitor adăugat
sky-done-build =
    { $use ->
        [flat] carte orizontală, { $level }: { $points }
        [floor] podea așezată, { $level }: { $points }
        [upright] carte verticală, { $level }: { $points }
       *[base] bază așezată: { $points }
    }
sky-done-move = mutat la { $level }

# What is asked
sky-ask =
    { $count ->
        [one] Rândul tău: ultima acțiune
        [3] Rândul tău: trei acțiuni
        [few] Rândul tău: încă { $count } acțiuni
       *[other] Rândul tău: încă { $count } de acțiuni
    }
sky-ask-text = Adaugă un muncitor la sol, construiește o carte din mână sau mută un muncitor.
sky-ask-card = Ce carte?
sky-ask-card-text = O carte nouă trebuie să atingă o carte atinsă de un muncitor de-al tău.
sky-ask-where = Unde o pui?
# The card is built there. $level: such as “level 4”
sky-ask-site =
    { $use ->
        [flat] Așaz-o orizontal la { $level }
        [floor] Așază o podea la { $level }
        [upright] Așaz-o vertical la { $level }
       *[base] Pune o bază pe sol
    }
sky-ask-add = Unde stă noul muncitor?
sky-ask-worker = Care muncitor?
sky-ask-worker-text = Un nivel mai sus, un nivel mai jos sau altundeva pe același nivel.
sky-ask-whereto = Încotro?
sky-ask-cell =
    { $way ->
        [add] Adaugă un muncitor la sol
        [up] Urcă la { $level }
        [down] Coboară la { $level }
        [same] Alt loc la { $level }
        [shift] Deplasează-l pe podeaua lui
        [stand] Ridică-l
       *[put] Pune-l înapoi la { $level }
    }
# The last rivet pushed against somebody
sky-ask-touched = Nitul atinge muncitori
sky-ask-touched-text = Îi poți deplasa, pe fiecare pe podeaua lui, sau îi poți lăsa. Apoi tura ta se încheie.

# Where a card or a worker can go
sky-uses = Folosită ca
sky-use =
    { $use ->
        [flat] Orizontală
        [upright] Verticală
        [floor] Podea
       *[base] Bază
    }
sky-turns = Cum e rotită
# Read aloud. $turn: quarter turns from 0; $points: what it would bring
sky-turn-said =
    { $points ->
        [one] Sferturi de rotire: { $turn }; { $points } punct
        [few] Sferturi de rotire: { $turn }; { $points } puncte
       *[other] Sferturi de rotire: { $turn }; { $points } de puncte
    }
sky-sites = Locuri
sky-sites-none = Acum niciun loc pentru această carte.
# Opens a list. $count: how many other sites there are
sky-sites-more = încă { $count }
sky-sites-out-of-reach =
    { $count ->
        [one] La încă { $count } loc nu ajung muncitorii tăi.
        [few] La încă { $count } locuri nu ajung muncitorii tăi.
       *[other] La încă { $count } de locuri nu ajung muncitorii tăi.
    }
# Read aloud. $normal: x or y for a card that stands, z for one that lies; $highest: yes if points double
sky-site-said =
    { $normal ->
        [z] { $points ->
                [one] { $points } punct: orizontal la { $level }, { $side }
                [few] { $points } puncte: orizontal la { $level }, { $side }
               *[other] { $points } de puncte: orizontal la { $level }, { $side }
            }
        [x] { $points ->
                [one] { $points } punct: vertical la { $level }, { $side }, cu fețele spre est și vest
                [few] { $points } puncte: vertical la { $level }, { $side }, cu fețele spre est și vest
               *[other] { $points } de puncte: vertical la { $level }, { $side }, cu fețele spre est și vest
            }
       *[y] { $points ->
                [one] { $points } punct: vertical la { $level }, { $side }, cu fețele spre nord și sud
                [few] { $points } puncte: vertical la { $level }, { $side }, cu fețele spre nord și sud
               *[other] { $points } de puncte: vertical la { $level }, { $side }, cu fețele spre nord și sud
            }
    }{ $highest ->
        [yes] , cea mai înaltă
       *[no] { "" }
    }
sky-cells = Locuri
sky-cells-none = Niciun loc nu e liber.
# Read aloud. $number: which place of its level
sky-cell-said =
    { $way ->
        [up] Sus la { $level }, { $side }, locul { $number }
        [down] Jos la { $level }, { $side }, locul { $number }
        [shift] Pe aceeași podea, { $side }, locul { $number }
        [stand] Ridică-l acolo unde e
       *[same] { $level }, { $side }, locul { $number }
    }
sky-workers = Muncitori care se pot muta
sky-ways = Cât de departe
sky-way-move = Mută
# To another place on the same floor: no action is used
sky-way-shift = Deplasează, gratis

# The sum, in parts: “(3 girders meet + 1 worker drawn on it) × 2 highest of all = 8”
sky-sum-meets =
    { $count ->
        [one] bară conectată
        [few] bare conectate
       *[other] de bare conectate
    }
sky-sum-drawn = muncitor desenat
sky-sum-highest = cea mai înaltă
# Read aloud, all at once
sky-sum-said =
    { $highest ->
        [yes] Puncte: { $points }. Bare conectate: { $meets }, muncitor desenat: { $drawn }, totul dublat, fiindcă nimic nu ajunge mai sus.
       *[no] Puncte: { $points }. Bare conectate: { $meets }, muncitor desenat: { $drawn }.
    }
# What else comes of it
sky-if-last = E ultima ta carte: jocul se încheie, iar tu primești încă 5 puncte.
# $names: whose workers these are
sky-if-encloses =
    { $count ->
        [one] Blochează un muncitor ({ $names }).
        [few] Blochează { $count } muncitori ({ $names }).
       *[other] Blochează { $count } de muncitori ({ $names }).
    }
# How likely somebody is to fall
sky-risk =
    { $risk ->
        [low] E puțin probabil să cadă cineva.
        [some] Poate cădea cineva.
       *[high] Se clatină: e ușor să cadă cineva.
    }
# $names: whose workers these are
sky-may-fall =
    { $count ->
        [one] Poate cădea un muncitor, pentru 5 puncte: { $names }.
        [few] Pot cădea { $count } muncitori, câte 5 puncte: { $names }.
       *[other] Pot cădea { $count } de muncitori, câte 5 puncte: { $names }.
    }

# Buttons
sky-button-choose = Alege o acțiune
sky-button-card = Alege o carte
sky-button-site = Alege un loc
sky-button-worker = Alege un muncitor
sky-button-cell = Alege un loc
sky-button-take = Ia în mână
# Where nobody is likely to fall, it is done without a hand
sky-button-place = Așază
sky-button-add = Adaugă
sky-button-build = Construiește
sky-button-move = Mută
sky-button-shift = Deplasează
sky-button-real = Făcut la masa reală
# The card is in the hand
sky-button-bring = Adu aproape
sky-button-hold = Ține apăsat
sky-button-press = Apasă
sky-button-keep-holding = Ține în continuare
sky-button-going = Nitul intră
sky-button-release = Dă drumul
sky-button-cancel = Anulează
sky-button-put-back = Pune înapoi
sky-button-done = Lasă-i acolo
sky-button-keep = Ține în rezervă
sky-button-end-it = Încheie aici
sky-button-agree = De acord
sky-button-decline = Joacă mai departe
# $level: such as “level 4”
sky-button-put = Pune la { $level }

# A worker fell through somebody else
sky-put = Muncitorul tău a căzut
# $name: who made it fall; $count: how many more of one’s own have fallen
sky-put-text =
    { $count ->
        [0] { $name } pierde 5 puncte. Pune muncitorul înapoi oriunde în clădire sau ține-l în rezervă.
       *[other] { $name } pierde câte 5 puncte pentru fiecare. Pune muncitorul înapoi oriunde în clădire sau ține-l în rezervă; apoi vine următorul.
    }
# $level: the highest place that is free
sky-put-choose = Apasă un loc luminat, până la { $level }.
sky-put-chosen = Ar sta la { $level }.

# A whole round has passed without a build
sky-quiet = O rundă întreagă fără construcții. Dacă toți sunt de acord, jocul se poate încheia aici.
sky-agree = { $name } propune încheierea aici
sky-agree-text = Dacă toți sunt de acord, jocul se încheie acum: 1 punct în minus pentru fiecare carte din mână și 5 pentru muncitorii aflați cel mai sus.

# A real table
sky-report = Ce s-a întâmplat?
sky-report-text = Așteaptă până nu se mai mișcă nimic, apoi spune ce s-a întâmplat.
# After a card was built
sky-report-points =
    { $points ->
        [one] Dacă a ținut, cartea aduce { $points } punct.
        [few] Dacă a ținut, cartea aduce { $points } puncte.
       *[other] Dacă a ținut, cartea aduce { $points } de puncte.
    }
sky-report-held = A ținut
sky-report-fell = Muncitori căzuți sau mișcați
sky-report-collapsed = Clădirea s-a prăbușit
sky-report-fell-button =
    { $count ->
        [0] N-a căzut nimeni
        [one] A căzut { $count } muncitor
        [few] Au căzut { $count } muncitori
       *[other] Au căzut { $count } de muncitori
    }
# What became of a worker
sky-fate-stands = stă
sky-fate-fell = a căzut
sky-fate-landed = stă în alt loc
sky-fate-lies = stă culcat
sky-landed-where = Unde stă acum
# Between two acts
sky-bump = Cine a lovit masa?
sky-bump-text = Spune cine a făcut-o și ce s-a întâmplat cu muncitorii. Fiecare muncitor căzut costă 5 puncte.
sky-culprit = Cine a făcut-o
sky-button-bump = Cineva a lovit masa

# While the referee watches
sky-hands-off = Nu atinge nimic până nu se liniștește totul.

# Somebody else’s turn
sky-wait-turn =
    { $count ->
        [one] { $name }: ultima acțiune
        [few] { $name }: încă { $count } acțiuni
       *[other] { $name }: încă { $count } de acțiuni
    }
# A bot’s turn, of which no more has to be shown
sky-button-skip = Sari la sfârșitul rândului
sky-wait-carry =
    { $kind ->
        [card] { $name } aduce o carte
       *[worker] { $name } duce un muncitor
    }
sky-wait-judge-build =
    { $use ->
        [flat] { $name } așază o carte orizontal la { $level }
        [floor] { $name } așază o podea la { $level }
        [upright] { $name } așază o carte vertical la { $level }
       *[base] { $name } pune o bază pe sol
    }
sky-wait-judge-add = { $name } adaugă un muncitor
sky-wait-judge-move = { $name } mută un muncitor la { $level }
sky-wait-judge-shift = { $name } deplasează un muncitor la { $level }
sky-wait-put = { $name } decide
sky-wait-agree = Se încheie aici? { $name } decide
# $culprit: who made the worker fall
sky-wait-put-text = { $culprit } a făcut să cadă un muncitor. { $name } îl poate pune înapoi oriunde în clădire.
sky-wait-deal = Se împart cărțile
sky-wait-over = Jocul s-a încheiat
sky-wait-out = Nu mai ești în joc. Muncitorii tăi rămân unde sunt.
