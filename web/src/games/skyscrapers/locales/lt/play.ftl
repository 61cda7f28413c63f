# Skyscrapers, during play. Names of people can’t be inflected, and no verb may depend on them.

# Which side of the building, as short as can be; seen on a map, north is up
sky-side =
    { $side ->
        [n] šiaurė
        [ne] šiaurės rytai
        [e] rytai
        [se] pietryčiai
        [s] pietūs
        [sw] pietvakariai
        [w] vakarai
        [nw] šiaurės vakarai
       *[middle] vidurys
    }
# A place for a worker. $level: such as “level 4”; $side: such as “north”
sky-cell = { $level }, { $side }

# Around the site
sky-site = Statybvietė
sky-seats = Žaidėjai
sky-seats-note = Atsarga ir taškai. Kortos rankose slaptos.
# Whose turn comes after this one
sky-next = kitas ėjimas
# A person who is not connected
sky-away = nėra ryšio
# Who can’t play on
sky-out = nebežaidžia
sky-reserve =
    { $count ->
        [one] { $count } darbininkas atsargoje
        [few] { $count } darbininkai atsargoje
        [many] { $count } darbininko atsargoje
       *[other] { $count } darbininkų atsargoje
    }
# Beside the points of somebody on a phone: how many workers are in reserve
sky-reserve-short = + { $count }
sky-levels = Darbininkai pagal aukštus
# On a phone, the button that opens the list. $level: how high the building is
sky-levels-short = Aukštai: { $level }
# $level: such as “level 4”
sky-cut = Rodyti be to, kas aukščiau: { $level }
sky-uncut = Rodyti visą pastatą
# Beside a level that has floors in several towers
sky-towers =
    { $count ->
        [one] { $count } bokštas
        [few] { $count } bokštai
        [many] { $count } bokšto
       *[other] { $count } bokštų
    }
sky-leads-note = Pabaigoje už aukščiausiai esančius darbininkus – 5 taškai.
# Who would get them
sky-leads-you = Dabar: tu.
sky-leads =
    { $count ->
        [one] Dabar: { $names }.
        [few] Dabar: { $names }, po 5.
        [many] Dabar: { $names }, po 5.
       *[other] Dabar: { $names }, po 5.
    }
sky-leads-nobody = Dabar: niekas.
# $name: whose worker it is
sky-worker-of = Darbininkas: { $name }
sky-worker-of-enclosed = Darbininkas: { $name }, uždarytas
sky-worker-of-lying = Darbininkas: { $name }, guli
sky-worker-at = { $name }: darbininkas, { $level }
sky-worker-yours = Tavo darbininkas, { $level }
sky-worker-enclosed = Uždarytas iš visų pusių: negali nei eiti, nei statyti, ir neskaičiuojamas.
sky-worker-lying = Parvirtęs: kol nepastatytas, negali statyti ir neskaičiuojamas. Pastatyti galima nemokamai.
sky-worker-open = Neuždarytas.
# Read aloud
sky-track = Taškų takelis.
sky-track-seat = { $name }: { $points }.
sky-turn-left = Sukti vaizdą į kairę
sky-turn-right = Sukti vaizdą į dešinę
sky-closer = Arčiau
sky-further = Toliau
sky-view-home = Vėl žiūrėti iš priekio
# Beside two keys that turn the view
sky-sites-behind = vietos kitoje pusėje: sukti

# Drawings for browsers without depth. $level: how high the building is
sky-from-front = Pastatas iš priekio, aukštų: { $level }
sky-from-right = Pastatas iš dešinės, aukštų: { $level }
sky-levels-shown = Rodomas aukštas
# $level: such as “level 4”; $floors and $workers: how many are there
sky-plan-said = Planas: { $level }. Grindys: { $floors }. Darbininkai: { $workers }.

# Your hand
sky-hand = Tavo kortos
sky-hand-covered = Kortos užverstos, kol neateis eilė kam nors prie šio ekrano.
sky-hand-empty = Kortų neturi.
sky-hand-over-text = Dabar žiūri tik { $name }: tuoj pasirodys kortos.
# Under a card: how many places it could go to now
sky-note-sites =
    { $count ->
        [one] { $count } vieta
        [few] { $count } vietos
        [many] { $count } vietos
       *[other] { $count } vietų
    }
# Cards that fit nowhere now, folded into a stack
sky-waiting = Laukia: { $count }
# Opens that stack
sky-waiting-look = Pažiūrėti
# Why cards of a kind wait. $kind: such as “Floor”; $why: a sentence
sky-waiting-kind = { $kind }: { $why }
# Under a use of a card that has no site now
sky-note-none-short = nėra kur
# In the corner of a card that one has several of
sky-times = ×{ $count }
# Read aloud. $kind: such as “Upright”; $girders: how many; $note: such as “3 sites”
sky-card-said =
    { $drawn ->
        [yes] { $count ->
                [one] { $kind }, sijos: { $girders }, nupieštas darbininkas, { $note }
                [few] { $kind }, sijos: { $girders }, nupieštas darbininkas, turi { $count }, { $note }
                [many] { $kind }, sijos: { $girders }, nupieštas darbininkas, turi { $count }, { $note }
               *[other] { $kind }, sijos: { $girders }, nupieštas darbininkas, turi { $count }, { $note }
            }
       *[no] { $count ->
                [one] { $kind }, sijos: { $girders }, { $note }
                [few] { $kind }, sijos: { $girders }, turi { $count }, { $note }
                [many] { $kind }, sijos: { $girders }, turi { $count }, { $note }
               *[other] { $kind }, sijos: { $girders }, turi { $count }, { $note }
            }
    }

# What the kinds of cards are for
sky-kinds = Kortų rūšys
sky-kind-upright-note = Stovi stačiai ant grindų ar gulsčios kortos krašto.
sky-kind-floor-note = Guli ir sudaro aukštą: ant jos gali stovėti darbininkai.
sky-kind-flat-note = Guli kaip atviras rėmas: ant jos stovėti negalima.
sky-kind-universal-note = Stovi arba guli kaip grindys ar kaip gulsčia korta: renkiesi tu. Pamatu nebūna.
sky-kind-base-note = Stovi ant žemės. Žemę liečia tik pamatai.
sky-kind-drawn = Su darbininku
sky-kind-drawn-note = Už nupieštą darbininką – 1 tašku daugiau. Stačios tokios kortos sukti negalima.

# Three actions
sky-actions = Trys veiksmai
sky-verbs = Ką daryti
sky-verb-add = Pridėti
sky-verb-build = Statyti
sky-verb-move = Perkelti
# One that can’t be done now. $verb: one of the three; $why: a sentence
sky-verb-closed = { $verb }: { $why }
# What was done, as short as can be
sky-done = atlikta
sky-done-add = pridėtas darbininkas
sky-done-build =
    { $use ->
        [flat] paguldyta korta, { $level }: { $points }
        [floor] paklotos grindys, { $level }: { $points }
        [upright] pastatyta korta, { $level }: { $points }
       *[base] pastatytas pamatas: { $points }
    }
sky-done-move = perkelta: { $level }

# What is asked
sky-ask =
    { $count ->
        [3] Tavo ėjimas: trys veiksmai
        [one] Tavo ėjimas: paskutinis veiksmas
        [few] Tavo ėjimas: dar { $count } veiksmai
        [many] Tavo ėjimas: dar { $count } veiksmo
       *[other] Tavo ėjimas: dar { $count } veiksmų
    }
sky-ask-text = Pridėk darbininką ant žemės, statyk kortą iš rankos arba perkelk darbininką.
sky-ask-card = Kuri korta?
sky-ask-card-text = Nauja korta turi liesti kortą, kurią liečia kuris nors tavo darbininkas.
sky-ask-where = Kur ją statyti?
# The card is built there. $level: such as “level 4”
sky-ask-site =
    { $use ->
        [flat] Paguldyk kortą: { $level }
        [floor] Paklok grindis: { $level }
        [upright] Pastatyk kortą: { $level }
       *[base] Pastatyk pamatą ant žemės
    }
sky-ask-add = Kur stos naujas darbininkas?
sky-ask-worker = Kuris darbininkas?
sky-ask-worker-text = Aukštu aukščiau, aukštu žemiau arba kitur tame pačiame aukšte.
sky-ask-whereto = Į kurią vietą?
sky-ask-cell =
    { $way ->
        [add] Pridėk darbininką ant žemės
        [up] Perkelk aukščiau: { $level }
        [down] Perkelk žemiau: { $level }
        [same] Perkelk kitur: { $level }
        [shift] Pastumk ant tų pačių grindų
        [stand] Pastatyti
       *[put] Grąžink į pastatą: { $level }
    }
# The last rivet pushed against somebody
sky-ask-touched = Kniedė liečia darbininkus
sky-ask-touched-text = Kiekvieną jų gali pastumti ant tų pačių grindų arba palikti. Tada tavo ėjimas baigtas.

# Where a card or a worker can go
sky-uses = Naudojama kaip
sky-use =
    { $use ->
        [flat] Gulsčia
        [upright] Stati
        [floor] Grindys
       *[base] Pamatas
    }
sky-turns = Kaip pasukta
# Read aloud. $turn: quarter turns from 0; $points: what it would bring
sky-turn-said =
    { $points ->
        [one] Posūkiai po ketvirtį: { $turn }; { $points } taškas
        [few] Posūkiai po ketvirtį: { $turn }; { $points } taškai
        [many] Posūkiai po ketvirtį: { $turn }; { $points } taško
       *[other] Posūkiai po ketvirtį: { $turn }; { $points } taškų
    }
sky-sites = Vietos
sky-sites-none = Šiai kortai dabar nėra vietos.
# Opens a list. $count: how many other sites there are
sky-sites-more = Dar { $count }
sky-sites-out-of-reach =
    { $count ->
        [one] Dar { $count } vietos tavo darbininkai nepasiekia.
        [few] Dar { $count } vietų tavo darbininkai nepasiekia.
        [many] Dar { $count } vietos tavo darbininkai nepasiekia.
       *[other] Dar { $count } vietų tavo darbininkai nepasiekia.
    }
# Read aloud. $normal: x or y for a card that stands, z for one that lies; $highest: yes if points double
sky-site-said =
    { $points ->
        [one] { $points } taškas
        [few] { $points } taškai
        [many] { $points } taško
       *[other] { $points } taškų
    }{ $normal ->
        [z] : guli, { $level }, { $side }
        [x] : stovi, { $level }, { $side }, atgręžta į rytus ir vakarus
       *[y] : stovi, { $level }, { $side }, atgręžta į šiaurę ir pietus
    }{ $highest ->
        [yes] , aukščiausia iš visų
       *[no] { "" }
    }
sky-cells = Vietos
sky-cells-none = Laisvų vietų nėra.
# Read aloud. $number: which place of its level
sky-cell-said =
    { $way ->
        [up] Aukštyn: { $level }, { $side }, vieta { $number }
        [down] Žemyn: { $level }, { $side }, vieta { $number }
        [shift] Ant tų pačių grindų, { $side }, vieta { $number }
        [stand] Pastatyti ten, kur guli
       *[same] { $level }, { $side }, vieta { $number }
    }
sky-workers = Darbininkai, kuriuos galima perkelti
sky-ways = Kaip toli
sky-way-move = Perkelti
# To another place on the same floor: no action is used
sky-way-shift = Stumti nemokamai

# The sum, in parts: “(3 girders meet + 1 worker drawn on it) × 2 highest of all = 8”
sky-sum-meets =
    { $count ->
        [one] sija susieina
        [few] sijos susieina
        [many] sijos susieina
       *[other] sijų susieina
    }
sky-sum-drawn = nupieštas darbininkas
sky-sum-highest = aukščiausia iš visų
# Read aloud, all at once
sky-sum-said =
    { $highest ->
        [yes] Taškai: { $points }. Už susieinančias sijas { $meets }, už nupieštą darbininką { $drawn }, padvigubinta, nes aukščiau nieko nėra.
       *[no] Taškai: { $points }. Už susieinančias sijas { $meets }, už nupieštą darbininką { $drawn }.
    }
# What else comes of it
sky-if-last = Tai paskutinė tavo korta: žaidimas baigiasi, o tu gauni dar 5 taškus.
# $names: whose workers these are
sky-if-encloses =
    { $count ->
        [one] Ji uždaro darbininką ({ $names }).
        [few] Ji uždaro { $count } darbininkus ({ $names }).
        [many] Ji uždaro { $count } darbininko ({ $names }).
       *[other] Ji uždaro { $count } darbininkų ({ $names }).
    }
# How likely somebody is to fall
sky-risk =
    { $risk ->
        [low] Vargu ar kas nukris.
        [some] Kas nors gali nukristi.
       *[high] Netvirta: kas nors gali lengvai nukristi.
    }
# $names: whose workers these are
sky-may-fall =
    { $count ->
        [one] Gali nukristi darbininkas už 5 taškus: { $names }.
        [few] Gali nukristi { $count } darbininkai, po 5 taškus: { $names }.
        [many] Gali nukristi { $count } darbininko, po 5 taškus: { $names }.
       *[other] Gali nukristi { $count } darbininkų, po 5 taškus: { $names }.
    }

# Buttons
sky-button-choose = Pasirink veiksmą
sky-button-card = Pasirink kortą
sky-button-site = Pasirink vietą
sky-button-worker = Pasirink darbininką
sky-button-cell = Pasirink vietą
sky-button-take = Imti į ranką
# Where nobody is likely to fall, it is done without a hand
sky-button-place = Padėti
sky-button-add = Pridėti
sky-button-build = Statyti
sky-button-move = Perkelti
sky-button-shift = Pastumti
sky-button-real = Padaryta prie stalo
# The card is in the hand
sky-button-bring = Prinešti
sky-button-hold = Laikyk ir kniedyk
sky-button-press = Spausk ir kniedyk
sky-button-keep-holding = Laikyk toliau
sky-button-going = Kniedė lenda
sky-button-release = Paleisti
sky-button-cancel = Atšaukti
sky-button-put-back = Padėti atgal
sky-button-done = Palikti ten
sky-button-keep = Palikti atsargoje
sky-button-end-it = Baigti čia
sky-button-agree = Sutikti
sky-button-decline = Žaisti toliau
# $level: such as “level 4”
sky-button-put = Grąžinti: { $level }

# A worker fell through somebody else
sky-put = Tavo darbininkas nukrito
# $name: who made it fall; $count: how many more of one’s own have fallen
sky-put-text =
    { $count ->
        [0] { $name } už tai netenka 5 taškų. Grąžink savo darbininką bet kur į pastatą arba palik jį atsargoje.
       *[other] { $name } už kiekvieną netenka 5 taškų. Grąžink savo darbininką bet kur į pastatą arba palik jį atsargoje; tada – kitas.
    }
# $level: the highest place that is free
sky-put-choose = Spausk apšviestą vietą; aukščiausia: { $level }.
sky-put-chosen = Jis stovėtų čia: { $level }.

# A whole round has passed without a build
sky-quiet = Visą ratą niekas nieko nepastatė. Jei visi sutinka, žaidimas gali baigtis čia.
sky-agree = { $name } siūlo čia baigti
sky-agree-text = Jei visi sutiks, žaidimas baigsis dabar: 1 tašku mažiau už kiekvieną kortą rankoje ir 5 už aukščiausiai esančius darbininkus.

# A real table
sky-report = Kas nutiko?
sky-report-text = Palaukite, kol viskas nurims, ir pasakykite, kas nutiko.
# After a card was built
sky-report-points =
    { $points ->
        [one] Jei laikosi, korta verta { $points } taško.
        [few] Jei laikosi, korta verta { $points } taškų.
        [many] Jei laikosi, korta verta { $points } taško.
       *[other] Jei laikosi, korta verta { $points } taškų.
    }
sky-report-held = Laikosi
sky-report-fell = Darbininkai nukrito ar pajudėjo
sky-report-collapsed = Pastatas sugriuvo
sky-report-fell-button =
    { $count ->
        [0] Niekas nenukrito
        [one] Nukrito { $count } darbininkas
        [few] Nukrito { $count } darbininkai
        [many] Nukrito { $count } darbininko
       *[other] Nukrito { $count } darbininkų
    }
# What became of a worker
sky-fate-stands = stovi
sky-fate-fell = nukrito
sky-fate-landed = stovi kitur
sky-fate-lies = guli
sky-landed-where = Kur jis dabar stovi
# Between two acts
sky-bump = Kas užkliudė stalą?
sky-bump-text = Nurodykite, kas tai padarė, ir pasakykite, kas nutiko darbininkams. Kiekvienas nukritęs kainuoja 5 taškus.
sky-culprit = Kas tai padarė
sky-button-bump = Kažkas užkliudė stalą

# While the referee watches
sky-hands-off = Nelieskite, kol viskas nurims.

# Somebody else’s turn
sky-wait-turn =
    { $count ->
        [one] { $name }: paskutinis veiksmas
        [few] { $name }: dar { $count } veiksmai
        [many] { $name }: dar { $count } veiksmo
       *[other] { $name }: dar { $count } veiksmų
    }
# A bot’s turn, of which no more has to be shown
sky-button-skip = Praleisti iki ėjimo pabaigos
sky-wait-carry =
    { $kind ->
        [card] { $name } neša kortą
       *[worker] { $name } neša darbininką
    }
sky-wait-judge-build =
    { $use ->
        [flat] { $name } guldo kortą: { $level }
        [floor] { $name } kloja grindis: { $level }
        [upright] { $name } stato kortą: { $level }
       *[base] { $name } stato pamatą ant žemės
    }
sky-wait-judge-add = { $name } prideda darbininką
sky-wait-judge-move = { $name } perkelia darbininką: { $level }
sky-wait-judge-shift = { $name } pastumia darbininką: { $level }
sky-wait-put = { $name } sprendžia
sky-wait-agree = Baigti čia? { $name } sprendžia
# $culprit: who made the worker fall
sky-wait-put-text = Nukrito darbininkas. Kas jį numetė: { $culprit }. { $name } gali jį grąžinti bet kur į pastatą.
sky-wait-deal = Dalijamos kortos
sky-wait-over = Žaidimas baigėsi
sky-wait-out = Tu nebežaidi. Tavo darbininkai lieka, kur yra.
