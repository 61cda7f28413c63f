# Skyscrapers, during play. Names of people can’t be inflected, and no verb may depend on them.

# Which side of the building, as short as can be; seen on a map, north is up
sky-side =
    { $side ->
        [n] nord
        [ne] nordøst
        [e] øst
        [se] sydøst
        [s] syd
        [sw] sydvest
        [w] vest
        [nw] nordvest
       *[middle] midten
    }
# A place for a worker. $level: such as “level 4”; $side: such as “north”
sky-cell = { $level }, { $side }

# Around the site
sky-site = Byggepladsen
sky-seats = Spillere
sky-seats-note = Reserve og point. Kortene på hånden er hemmelige.
# Whose turn comes after this one
sky-next = næste
# A person who is not connected
sky-away = væk
# Who can’t play on
sky-out = ude
sky-reserve =
    { $count ->
        [one] { $count } arbejder i reserve
       *[other] { $count } arbejdere i reserve
    }
# Beside the points of somebody on a phone: how many workers are in reserve
sky-reserve-short = + { $count }
sky-levels = Arbejdere pr. niveau
# On a phone, the button that opens the list. $level: how high the building is
sky-levels-short = Niveauer: { $level }
# $level: such as “level 4”
sky-cut = Se på { $level } uden det der er ovenover
sky-uncut = Vis hele bygningen
# Beside a level that has floors in several towers
sky-towers =
    { $count ->
        [one] { $count } tårn
       *[other] { $count } tårne
    }
sky-leads-note = Til sidst 5 point for arbejderne højest oppe.
# Who would get them
sky-leads-you = Nu: dig.
sky-leads =
    { $count ->
        [one] Nu: { $names }.
       *[other] Nu: { $names }, 5 til hver.
    }
sky-leads-nobody = Nu: ingen.
# $name: whose worker it is
sky-worker-of = Arbejderens ejer: { $name }
sky-worker-of-enclosed = Indespærret arbejder, ejer: { $name }
sky-worker-of-lying = Liggende arbejder, ejer: { $name }
sky-worker-at = { $name }: arbejder på { $level }
sky-worker-yours = Din arbejder på { $level }
sky-worker-enclosed = Spærret inde på alle sider: den kan ikke flytte sig eller bygge, og tæller ikke.
sky-worker-lying = Væltet: den kan ikke bygge og tæller ikke, før den er rejst op. Det er gratis.
sky-worker-open = Ikke spærret inde.
# Read aloud
sky-track = Pointbanen.
sky-track-seat = { $name }: { $points }.
sky-turn-left = Drej visningen mod venstre
sky-turn-right = Drej visningen mod højre
sky-closer = Tættere på
sky-further = Længere væk
sky-view-home = Se forfra igen
# Beside two keys that turn the view
sky-sites-behind = pladser bagved: drej med

# Drawings for browsers without depth. $level: how high the building is
sky-from-front =
    { $level ->
        [one] Bygningen forfra, { $level } niveau høj
       *[other] Bygningen forfra, { $level } niveauer høj
    }
sky-from-right =
    { $level ->
        [one] Bygningen fra højre, { $level } niveau høj
       *[other] Bygningen fra højre, { $level } niveauer høj
    }
sky-levels-shown = Niveau der vises
# $level: such as “level 4”; $floors and $workers: how many are there
sky-plan-said = Plan over { $level }. Gulve: { $floors }. Arbejdere: { $workers }.

# Your hand
sky-hand = Din hånd
sky-hand-covered = Kortene er skjult indtil en ved denne skærm har turen.
sky-hand-empty = Din hånd er tom.
sky-hand-over-text = Nu kigger kun { $name }: kortene vises om lidt.
# Under a card: how many places it could go to now
sky-note-sites =
    { $count ->
        [one] { $count } plads
       *[other] { $count } pladser
    }
# Cards that fit nowhere now, folded into a stack
sky-waiting = { $count } venter
# Opens that stack
sky-waiting-look = Se dem
# Why cards of a kind wait. $kind: such as “Floor”; $why: a sentence
sky-waiting-kind = { $kind }: { $why }
# Under a use of a card that has no site now
sky-note-none-short = ingen plads
# In the corner of a card that one has several of
sky-times = ×{ $count }
# Read aloud. $kind: such as “Upright”; $girders: how many; $note: such as “3 sites”
sky-card-said =
    { $drawn ->
        [yes] { $count ->
                [one] { $kind }, { $girders } bjælker og en tegnet arbejder, { $note }
               *[other] { $kind }, { $girders } bjælker og en tegnet arbejder, { $count } styk, { $note }
            }
       *[no] { $count ->
                [one] { $kind }, { $girders } bjælker, { $note }
               *[other] { $kind }, { $girders } bjælker, { $count } styk, { $note }
            }
    }

# What the kinds of cards are for
sky-kinds = Korttyper
sky-kind-upright-note = Står oprejst, på kanten af et gulv eller en ramme.
sky-kind-floor-note = Ligger fladt og bliver en etage: arbejdere kan stå på det.
sky-kind-flat-note = Ligger fladt, som en åben ramme: ingen kan stå på den.
sky-kind-universal-note = Står, eller ligger som gulv eller ramme: du vælger. Det er aldrig en sokkel.
sky-kind-base-note = Står på jorden. Kun sokler rører jorden.
sky-kind-drawn = Med arbejder
sky-kind-drawn-note = En tegnet arbejder giver 1 point mere. Når kortet står oprejst, kan det ikke drejes.

# Three actions
sky-actions = Tre handlinger
sky-verbs = Hvad du gør
sky-verb-add = Sæt ind
sky-verb-build = Byg
sky-verb-move = Flyt
# One that can’t be done now. $verb: one of the three; $why: a sentence
sky-verb-closed = { $verb }: { $why }
# What was done, as short as can be
sky-done = gjort
sky-done-add = satte en arbejder ind
sky-done-build =
    { $use ->
        [flat] lagde en ramme, { $level }: { $points }
        [floor] lagde et gulv, { $level }: { $points }
        [upright] rejste et kort, { $level }: { $points }
       *[base] rejste en sokkel: { $points }
    }
sky-done-move = flyttede til { $level }

# What is asked
sky-ask =
    { $count ->
        [one] Din tur: den sidste handling
        [3] Din tur: tre handlinger
       *[other] Din tur: { $count } handlinger til
    }
sky-ask-text = Sæt en arbejder ind på jorden, byg et kort fra hånden, eller flyt en arbejder.
sky-ask-card = Hvilket kort?
sky-ask-card-text = Et nyt kort skal røre et kort som en af dine arbejdere rører.
sky-ask-where = Hvor skal det hen?
# The card is built there. $level: such as “level 4”
sky-ask-site =
    { $use ->
        [flat] Læg det som ramme på { $level }
        [floor] Læg et gulv på { $level }
        [upright] Rejs det på { $level }
       *[base] Rejs en sokkel på jorden
    }
sky-ask-add = Hvor skal den nye arbejder stå?
sky-ask-worker = Hvilken arbejder?
sky-ask-worker-text = Ét niveau op, ét niveau ned eller et andet sted hen på samme niveau.
sky-ask-whereto = Hvorhen?
sky-ask-cell =
    { $way ->
        [add] Sæt en arbejder ind på jorden
        [up] Flyt op til { $level }
        [down] Flyt ned til { $level }
        [same] Flyt på { $level }
        [shift] Flyt til side på gulvet
        [stand] Rejs den op
       *[put] Sæt tilbage på { $level }
    }
# The last rivet pushed against somebody
sky-ask-touched = Nitten rører arbejdere
sky-ask-touched-text = Du må flytte hver af dem til side på dens gulv, eller lade dem stå. Så er din tur slut.

# Where a card or a worker can go
sky-uses = Bygges ind som
sky-use =
    { $use ->
        [flat] Ramme
        [upright] Stående
        [floor] Gulv
       *[base] Sokkel
    }
sky-turns = Hvordan det er drejet
# Read aloud. $turn: quarter turns from 0; $points: what it would bring
sky-turn-said =
    { $points ->
        [one] { $turn ->
                [one] { $turn } kvart omgang: { $points } point
               *[other] { $turn } kvarte omgange: { $points } point
            }
       *[other] { $turn ->
                [one] { $turn } kvart omgang: { $points } point
               *[other] { $turn } kvarte omgange: { $points } point
            }
    }
sky-sites = Pladser
sky-sites-none = Ingen plads til dette kort nu.
# Opens a list. $count: how many other sites there are
sky-sites-more = { $count } mere
sky-sites-out-of-reach =
    { $count ->
        [one] { $count } plads til er uden for dine arbejderes rækkevidde.
       *[other] { $count } pladser til er uden for dine arbejderes rækkevidde.
    }
# Read aloud. $normal: x or y for a card that stands, z for one that lies; $highest: yes if points double
sky-site-said =
    { $normal ->
        [z] { $points ->
                [one] { $points } point: liggende på { $level }, { $side }
               *[other] { $points } point: liggende på { $level }, { $side }
            }
        [x] { $points ->
                [one] { $points } point: stående på { $level }, { $side }, vendt mod øst og vest
               *[other] { $points } point: stående på { $level }, { $side }, vendt mod øst og vest
            }
       *[y] { $points ->
                [one] { $points } point: stående på { $level }, { $side }, vendt mod nord og syd
               *[other] { $points } point: stående på { $level }, { $side }, vendt mod nord og syd
            }
    }{ $highest ->
        [yes] , højest af alle
       *[no] { "" }
    }
sky-cells = Pladser
sky-cells-none = Ingen plads er ledig.
# Read aloud. $number: which place of its level
sky-cell-said =
    { $way ->
        [up] Op til { $level }, { $side }, plads { $number }
        [down] Ned til { $level }, { $side }, plads { $number }
        [shift] På samme gulv, { $side }, plads { $number }
        [stand] Rejs den op hvor den ligger
       *[same] { $level }, { $side }, plads { $number }
    }
sky-workers = Arbejdere der kan flytte sig
sky-ways = Hvor langt
sky-way-move = Flyt
# To another place on the same floor: no action is used
sky-way-shift = Til side, gratis

# The sum, in parts: “(3 girders meet + 1 worker drawn on it) × 2 highest of all = 8”
sky-sum-meets =
    { $count ->
        [one] bjælke der møder
       *[other] bjælker der møder
    }
sky-sum-drawn = tegnet arbejder
sky-sum-highest = højest af alle
# Read aloud, all at once
sky-sum-said =
    { $highest ->
        [yes] { $points } point: { $meets } for bjælker der møder andre, { $drawn } for en tegnet arbejder, fordoblet fordi intet når højere.
       *[no] { $points } point: { $meets } for bjælker der møder andre, { $drawn } for en tegnet arbejder.
    }
# What else comes of it
sky-if-last = Det er dit sidste kort: partiet slutter, og du får 5 point mere.
# $names: whose workers these are
sky-if-encloses =
    { $count ->
        [one] Det spærrer en arbejder inde ({ $names }).
       *[other] Det spærrer { $count } arbejdere inde ({ $names }).
    }
# How likely somebody is to fall
sky-risk =
    { $risk ->
        [low] Der falder næppe nogen.
        [some] Nogen kan falde.
       *[high] Det vakler: der falder let nogen.
    }
# $names: whose workers these are
sky-may-fall =
    { $count ->
        [one] En arbejder kan falde, det koster 5 point: { $names }.
       *[other] { $count } arbejdere kan falde, 5 point for hver: { $names }.
    }

# Buttons
sky-button-choose = Vælg en handling
sky-button-card = Vælg et kort
sky-button-site = Vælg en plads
sky-button-worker = Vælg en arbejder
sky-button-cell = Vælg en plads
sky-button-take = Tag i hånden
# Where nobody is likely to fall, it is done without a hand
sky-button-place = Placér
sky-button-add = Sæt den ind
sky-button-build = Byg det
sky-button-move = Flyt den
sky-button-shift = Til side
sky-button-real = Gjort på det rigtige bord
# The card is in the hand
sky-button-bring = Før hen
sky-button-hold = Hold for at nitte
sky-button-press = Tryk for at nitte
sky-button-keep-holding = Bliv ved
sky-button-going = Nitten går i
sky-button-release = Giv slip
sky-button-cancel = Annuller
sky-button-put-back = Læg tilbage
sky-button-done = Lad dem stå
sky-button-keep = Behold i reserve
sky-button-end-it = Slut her
sky-button-agree = Sig ja
sky-button-decline = Spil videre
# $level: such as “level 4”
sky-button-put = Sæt på { $level }

# A worker fell through somebody else
sky-put = Din arbejder faldt
# $name: who made it fall; $count: how many more of one’s own have fallen
sky-put-text =
    { $count ->
        [0] Det kostede { $name } 5 point. Sæt din arbejder tilbage hvor som helst på bygningen, eller behold den i reserve.
       *[other] Det kostede { $name } 5 point for hver. Sæt din arbejder tilbage hvor som helst på bygningen, eller behold den i reserve; så kommer den næste.
    }
# $level: the highest place that is free
sky-put-choose = Tryk på en oplyst plads, op til { $level }.
sky-put-chosen = Den ville stå på { $level }.

# A whole round has passed without a build
sky-quiet = En hel runde uden at nogen har bygget. Hvis alle er enige, kan partiet slutte her.
sky-agree = { $name } foreslår at slutte her
sky-agree-text = Hvis alle er enige, slutter partiet nu: 1 point mindre for hvert kort på hånden, og 5 for arbejderne højest oppe.

# A real table
sky-report = Hvad skete der?
sky-report-text = Vent til alt står stille, og sig så hvad der skete.
# After a card was built
sky-report-points =
    { $points ->
        [one] Hvis det holdt, giver kortet { $points } point.
       *[other] Hvis det holdt, giver kortet { $points } point.
    }
sky-report-held = Det holdt
sky-report-fell = Arbejdere faldt eller flyttede sig
sky-report-collapsed = Bygningen styrtede sammen
sky-report-fell-button =
    { $count ->
        [0] Ingen faldt
        [one] { $count } arbejder faldt
       *[other] { $count } arbejdere faldt
    }
# What became of a worker
sky-fate-stands = står
sky-fate-fell = faldt
sky-fate-landed = står et andet sted
sky-fate-lies = ligger ned
sky-landed-where = Hvor den står nu
# Between two acts
sky-bump = Hvem stødte til bordet?
sky-bump-text = Sig hvem det var, og hvad der skete med arbejderne. Hver arbejder, der faldt, koster 5 point.
sky-culprit = Hvem der gjorde det
sky-button-bump = Nogen stødte til bordet

# While the referee watches
sky-hands-off = Fingrene væk indtil alt står stille.

# Somebody else’s turn
sky-wait-turn =
    { $count ->
        [one] { $name }: den sidste handling
       *[other] { $name }: { $count } handlinger til
    }
# A bot’s turn, of which no more has to be shown
sky-button-skip = Spring til slutningen af turen
sky-wait-carry =
    { $kind ->
        [card] { $name } kommer med et kort
       *[worker] { $name } bærer en arbejder
    }
sky-wait-judge-build =
    { $use ->
        [flat] { $name } lægger en ramme på { $level }
        [floor] { $name } lægger et gulv på { $level }
        [upright] { $name } rejser et kort på { $level }
       *[base] { $name } rejser en sokkel på jorden
    }
sky-wait-judge-add = { $name } sætter en arbejder ind
sky-wait-judge-move = { $name } flytter en arbejder til { $level }
sky-wait-judge-shift = { $name } flytter en arbejder til side på { $level }
sky-wait-put = { $name } bestemmer
sky-wait-agree = Slutte her? { $name } bestemmer
# $culprit: who made the worker fall
sky-wait-put-text = En arbejder faldt på grund af { $culprit }. Ejeren, { $name }, må sætte den tilbage hvor som helst på bygningen.
sky-wait-deal = Kortgiveren giver kort
sky-wait-over = Partiet er slut
sky-wait-out = Du er ude. Dine arbejdere bliver stående.
