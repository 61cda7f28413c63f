# Skyscrapers, during play. Names of people can’t be inflected, and no verb may depend on them.

# Which side of the building, as short as can be; seen on a map, north is up
sky-side =
    { $side ->
        [n] sever
        [ne] severovýchod
        [e] východ
        [se] jihovýchod
        [s] jih
        [sw] jihozápad
        [w] západ
        [nw] severozápad
       *[middle] střed
    }
# A place for a worker. $level: such as “level 4”; $side: such as “north”
sky-cell = { $level }, { $side }

# Around the site
sky-site = Staveniště
sky-seats = Hráči
sky-seats-note = Zásoba a body. Karty v ruce jsou tajné.
# Whose turn comes after this one
sky-next = další
# A person who is not connected
sky-away = pryč
# Who can’t play on
sky-out = mimo hru
sky-reserve =
    { $count ->
        [one] { $count } dělník v zásobě
        [few] { $count } dělníci v zásobě
        [many] { $count } dělníka v zásobě
       *[other] { $count } dělníků v zásobě
    }
# Beside the points of somebody on a phone: how many workers are in reserve
sky-reserve-short = + { $count }
sky-levels = Dělníci podle pater
# On a phone, the button that opens the list. $level: how high the building is
sky-levels-short = Patra: { $level }
# $level: such as “level 4”
sky-cut = Ukázat bez toho, co je výš: { $level }
sky-uncut = Ukázat celou budovu
# Beside a level that has floors in several towers
sky-towers =
    { $count ->
        [one] { $count } věž
        [few] { $count } věže
        [many] { $count } věže
       *[other] { $count } věží
    }
sky-leads-note = Na konci je 5 bodů za nejvýše stojící dělníky.
# Who would get them
sky-leads-you = Teď: ty.
sky-leads =
    { $count ->
        [one] Teď: { $names }.
        [few] Teď: { $names }, po 5.
        [many] Teď: { $names }, po 5.
       *[other] Teď: { $names }, po 5.
    }
sky-leads-nobody = Teď: nikdo.
# $name: whose worker it is
sky-worker-of = Dělník: { $name }
sky-worker-of-enclosed = Dělník: { $name }, uzavřený
sky-worker-of-lying = Dělník: { $name }, leží
sky-worker-at = { $name }: dělník, { $level }
sky-worker-yours = Tvůj dělník, { $level }
sky-worker-enclosed = Uzavřený ze všech stran: nemůže jít ani stavět a nepočítá se.
sky-worker-lying = Převrácený: dokud ho nepostavíš, nemůže stavět a nepočítá se. Postavit ho jde zdarma.
sky-worker-open = Není uzavřený.
# Read aloud
sky-track = Bodovací dráha.
sky-track-seat = { $name }: { $points }.
sky-turn-left = Otočit pohled doleva
sky-turn-right = Otočit pohled doprava
sky-closer = Blíž
sky-further = Dál
sky-view-home = Zase pohled zepředu
# Beside two keys that turn the view
sky-sites-behind = místa vzadu: otočit

# Drawings for browsers without depth. $level: how high the building is
sky-from-front = Budova zepředu, pater: { $level }
sky-from-right = Budova zprava, pater: { $level }
sky-levels-shown = Zobrazené patro
# $level: such as “level 4”; $floors and $workers: how many are there
sky-plan-said = Plán: { $level }. Podlahy: { $floors }. Dělníci: { $workers }.

# Your hand
sky-hand = Tvoje karty
sky-hand-covered = Karty jsou zakryté, dokud nebude na řadě někdo u této obrazovky.
sky-hand-empty = Nemáš žádné karty.
sky-hand-over-text = Teď se dívá jen { $name }: hned se ukážou karty.
# Under a card: how many places it could go to now
sky-note-sites =
    { $count ->
        [one] { $count } místo
        [few] { $count } místa
        [many] { $count } místa
       *[other] { $count } míst
    }
# Cards that fit nowhere now, folded into a stack
sky-waiting = Čeká: { $count }
# Opens that stack
sky-waiting-look = Prohlédnout
# Why cards of a kind wait. $kind: such as “Floor”; $why: a sentence
sky-waiting-kind = { $kind }: { $why }
# Under a use of a card that has no site now
sky-note-none-short = není kam
# In the corner of a card that one has several of
sky-times = ×{ $count }
# Read aloud. $kind: such as “Upright”; $girders: how many; $note: such as “3 sites”
sky-card-said =
    { $drawn ->
        [yes] { $count ->
                [one] { $kind }, nosníky: { $girders }, nakreslený dělník, { $note }
                [few] { $kind }, nosníky: { $girders }, nakreslený dělník, máš { $count }, { $note }
                [many] { $kind }, nosníky: { $girders }, nakreslený dělník, máš { $count }, { $note }
               *[other] { $kind }, nosníky: { $girders }, nakreslený dělník, máš { $count }, { $note }
            }
       *[no] { $count ->
                [one] { $kind }, nosníky: { $girders }, { $note }
                [few] { $kind }, nosníky: { $girders }, máš { $count }, { $note }
                [many] { $kind }, nosníky: { $girders }, máš { $count }, { $note }
               *[other] { $kind }, nosníky: { $girders }, máš { $count }, { $note }
            }
    }

# What the kinds of cards are for
sky-kinds = Druhy karet
sky-kind-upright-note = Stojí svisle na hraně podlahy nebo ležaté karty.
sky-kind-floor-note = Leží vodorovně a tvoří patro: dělníci na ní můžou stát.
sky-kind-flat-note = Leží vodorovně jako otevřený rám: nikdo na ní stát nemůže.
sky-kind-universal-note = Stojí, nebo leží jako podlaha či ležatá karta: volíš ty. Základ z ní nikdy není.
sky-kind-base-note = Stojí na zemi. Země se dotýkají jen základy.
sky-kind-drawn = S dělníkem
sky-kind-drawn-note = Nakreslený dělník přidává 1 bod. Když taková karta stojí, nejde otočit.

# Three actions
sky-actions = Tři akce
sky-verbs = Co dělat
sky-verb-add = Přidat
sky-verb-build = Stavět
sky-verb-move = Přesunout
# One that can’t be done now. $verb: one of the three; $why: a sentence
sky-verb-closed = { $verb }: { $why }
# What was done, as short as can be
sky-done = hotovo
sky-done-add = přidaný dělník
sky-done-build =
    { $use ->
        [flat] položená karta, { $level }: { $points }
        [floor] položená podlaha, { $level }: { $points }
        [upright] postavená karta, { $level }: { $points }
       *[base] postavený základ: { $points }
    }
sky-done-move = přesun: { $level }

# What is asked
sky-ask =
    { $count ->
        [3] Jsi na řadě: tři akce
        [one] Jsi na řadě: poslední akce
        [few] Jsi na řadě: ještě { $count } akce
        [many] Jsi na řadě: ještě { $count } akce
       *[other] Jsi na řadě: ještě { $count } akcí
    }
sky-ask-text = Přidej dělníka na zem, postav kartu z ruky, nebo přesuň dělníka.
sky-ask-card = Která karta?
sky-ask-card-text = Nová karta se musí dotýkat karty, které se dotýká některý tvůj dělník.
sky-ask-where = Kam patří?
# The card is built there. $level: such as “level 4”
sky-ask-site =
    { $use ->
        [flat] Polož kartu: { $level }
        [floor] Polož podlahu: { $level }
        [upright] Postav kartu: { $level }
       *[base] Postav základ na zem
    }
sky-ask-add = Kde bude nový dělník stát?
sky-ask-worker = Který dělník?
sky-ask-worker-text = O patro výš, o patro níž, nebo jinam ve stejném patře.
sky-ask-whereto = Kam?
sky-ask-cell =
    { $way ->
        [add] Přidej dělníka na zem
        [up] Přesuň výš: { $level }
        [down] Přesuň níž: { $level }
        [same] Přesuň jinam: { $level }
        [shift] Posuň ho po podlaze
        [stand] Postavit ho
       *[put] Vrať ho na budovu: { $level }
    }
# The last rivet pushed against somebody
sky-ask-touched = Nýt se dotýká dělníků
sky-ask-touched-text = Každého z nich můžeš posunout po jeho podlaze, nebo nechat. Pak tvůj tah končí.

# Where a card or a worker can go
sky-uses = Použít jako
sky-use =
    { $use ->
        [flat] Ležatá
        [upright] Svislá
        [floor] Podlaha
       *[base] Základ
    }
sky-turns = Natočení
# Read aloud. $turn: quarter turns from 0; $points: what it would bring
sky-turn-said =
    { $points ->
        [one] Otočení o čtvrtinu { $turn }krát: { $points } bod
        [few] Otočení o čtvrtinu { $turn }krát: { $points } body
        [many] Otočení o čtvrtinu { $turn }krát: { $points } bodu
       *[other] Otočení o čtvrtinu { $turn }krát: { $points } bodů
    }
sky-sites = Místa
sky-sites-none = Pro tuto kartu teď není místo.
# Opens a list. $count: how many other sites there are
sky-sites-more = Další: { $count }
sky-sites-out-of-reach =
    { $count ->
        [one] Na { $count } další místo tvoji dělníci nedosáhnou.
        [few] Na { $count } další místa tvoji dělníci nedosáhnou.
        [many] Na { $count } dalšího místa tvoji dělníci nedosáhnou.
       *[other] Na { $count } dalších míst tvoji dělníci nedosáhnou.
    }
# Read aloud. $normal: x or y for a card that stands, z for one that lies; $highest: yes if points double
sky-site-said =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }{ $normal ->
        [z] : leží, { $level }, { $side }
        [x] : stojí, { $level }, { $side }, čelem na východ a západ
       *[y] : stojí, { $level }, { $side }, čelem na sever a jih
    }{ $highest ->
        [yes] , nejvyšší ze všech
       *[no] { "" }
    }
sky-cells = Místa
sky-cells-none = Žádné místo není volné.
# Read aloud. $number: which place of its level
sky-cell-said =
    { $way ->
        [up] Nahoru: { $level }, { $side }, místo { $number }
        [down] Dolů: { $level }, { $side }, místo { $number }
        [shift] Na stejné podlaze, { $side }, místo { $number }
        [stand] Postavit tam, kde leží
       *[same] { $level }, { $side }, místo { $number }
    }
sky-workers = Dělníci, které jde přesunout
sky-ways = Jak daleko
sky-way-move = Přesunout
# To another place on the same floor: no action is used
sky-way-shift = Posun zdarma

# The sum, in parts: “(3 girders meet + 1 worker drawn on it) × 2 highest of all = 8”
sky-sum-meets =
    { $count ->
        [one] nosník navazuje
        [few] nosníky navazují
        [many] nosníku navazuje
       *[other] nosníků navazuje
    }
sky-sum-drawn = nakreslený dělník
sky-sum-highest = nejvyšší ze všech
# Read aloud, all at once
sky-sum-said =
    { $highest ->
        [yes] Body: { $points }. Za navazující nosníky { $meets }, za nakresleného dělníka { $drawn }, dvakrát, protože nic nesahá výš.
       *[no] Body: { $points }. Za navazující nosníky { $meets }, za nakresleného dělníka { $drawn }.
    }
# What else comes of it
sky-if-last = Je to tvoje poslední karta: hra končí a dostáváš 5 bodů navíc.
# $names: whose workers these are
sky-if-encloses =
    { $count ->
        [one] Uzavře dělníka ({ $names }).
        [few] Uzavře { $count } dělníky ({ $names }).
        [many] Uzavře { $count } dělníka ({ $names }).
       *[other] Uzavře { $count } dělníků ({ $names }).
    }
# How likely somebody is to fall
sky-risk =
    { $risk ->
        [low] Sotva někdo spadne.
        [some] Někdo může spadnout.
       *[high] Vratké: někdo může snadno spadnout.
    }
# $names: whose workers these are
sky-may-fall =
    { $count ->
        [one] Může spadnout dělník za 5 bodů: { $names }.
        [few] Mohou spadnout { $count } dělníci, každý za 5 bodů: { $names }.
        [many] Může spadnout { $count } dělníka, každý za 5 bodů: { $names }.
       *[other] Může spadnout { $count } dělníků, každý za 5 bodů: { $names }.
    }

# Buttons
sky-button-choose = Zvol akci
sky-button-card = Zvol kartu
sky-button-site = Zvol místo
sky-button-worker = Zvol dělníka
sky-button-cell = Zvol místo
sky-button-take = Vzít do ruky
# Where nobody is likely to fall, it is done without a hand
sky-button-place = Umístit
sky-button-add = Přidat
sky-button-build = Postavit
sky-button-move = Přesunout
sky-button-shift = Posunout
sky-button-real = Na stole hotovo
# The card is in the hand
sky-button-bring = Přinést blíž
sky-button-hold = Drž a nýtuj
sky-button-press = Stiskni a nýtuj
sky-button-keep-holding = Drž dál
sky-button-going = Nýt jde dovnitř
sky-button-release = Pustit
sky-button-cancel = Zrušit
sky-button-put-back = Vrátit
sky-button-done = Nechat je tam
sky-button-keep = Nechat v zásobě
sky-button-end-it = Skončit tady
sky-button-agree = Souhlasit
sky-button-decline = Hrát dál
# $level: such as “level 4”
sky-button-put = Vrátit: { $level }

# A worker fell through somebody else
sky-put = Tvůj dělník spadl
# $name: who made it fall; $count: how many more of one’s own have fallen
sky-put-text =
    { $count ->
        [0] { $name } za to ztrácí 5 bodů. Vrať dělníka kamkoli na budovu, nebo ho nech v zásobě.
       *[other] { $name } za každého ztrácí 5 bodů. Vrať dělníka kamkoli na budovu, nebo ho nech v zásobě; pak přijde další.
    }
# $level: the highest place that is free
sky-put-choose = Stiskni osvětlené místo; nejvýš: { $level }.
sky-put-chosen = Bude stát tady: { $level }.

# A whole round has passed without a build
sky-quiet = Celé kolo nikdo nic nepostavil. Když všichni souhlasí, hra může skončit tady.
sky-agree = { $name } navrhuje tady skončit
sky-agree-text = Když všichni souhlasí, hra teď končí: o 1 bod méně za každou kartu v ruce a 5 za nejvýše stojící dělníky.

# A real table
sky-report = Co se stalo?
sky-report-text = Počkejte, až se všechno uklidní, pak řekněte, co se stalo.
# After a card was built
sky-report-points =
    { $points ->
        [one] Když drží, přináší karta { $points } bod.
        [few] Když drží, přináší karta { $points } body.
        [many] Když drží, přináší karta { $points } bodu.
       *[other] Když drží, přináší karta { $points } bodů.
    }
sky-report-held = Drží
sky-report-fell = Dělníci spadli nebo se pohnuli
sky-report-collapsed = Budova se zřítila
sky-report-fell-button =
    { $count ->
        [0] Nikdo nespadl
        [one] Spadl { $count } dělník
        [few] Spadli { $count } dělníci
        [many] Spadlo { $count } dělníka
       *[other] Spadlo { $count } dělníků
    }
# What became of a worker
sky-fate-stands = stojí
sky-fate-fell = spadl
sky-fate-landed = stojí jinde
sky-fate-lies = leží
sky-landed-where = Kde teď stojí
# Between two acts
sky-bump = Kdo vrazil do stolu?
sky-bump-text = Řekněte, kdo to udělal a co se stalo s dělníky. Každý, kdo spadl, stojí 5 bodů.
sky-culprit = Kdo to udělal
sky-button-bump = Někdo vrazil do stolu

# While the referee watches
sky-hands-off = Nesahat, dokud se všechno neuklidní.

# Somebody else’s turn
sky-wait-turn =
    { $count ->
        [one] { $name }: poslední akce
        [few] { $name }: ještě { $count } akce
        [many] { $name }: ještě { $count } akce
       *[other] { $name }: ještě { $count } akcí
    }
# A bot’s turn, of which no more has to be shown
sky-button-skip = Přeskočit na konec tahu
sky-wait-carry =
    { $kind ->
        [card] { $name } nese kartu
       *[worker] { $name } nese dělníka
    }
sky-wait-judge-build =
    { $use ->
        [flat] { $name } pokládá kartu: { $level }
        [floor] { $name } pokládá podlahu: { $level }
        [upright] { $name } staví kartu: { $level }
       *[base] { $name } staví základ na zem
    }
sky-wait-judge-add = { $name } přidává dělníka
sky-wait-judge-move = { $name } přesouvá dělníka: { $level }
sky-wait-judge-shift = { $name } posouvá dělníka: { $level }
sky-wait-put = { $name } rozhoduje
sky-wait-agree = Skončit tady? { $name } rozhoduje
# $culprit: who made the worker fall
sky-wait-put-text = Spadl dělník. Kdo ho shodil: { $culprit }. { $name } ho smí vrátit kamkoli na budovu.
sky-wait-deal = Rozdávají se karty
sky-wait-over = Hra skončila
sky-wait-out = Jsi mimo hru. Tvoji dělníci zůstávají, kde jsou.
