# Skyscrapers, during play. Names of people can’t be inflected, and no verb may depend on them.

# Which side of the building, as short as can be; seen on a map, north is up
sky-side =
    { $side ->
        [n] nord
        [ne] nordøst
        [e] øst
        [se] sørøst
        [s] sør
        [sw] sørvest
        [w] vest
        [nw] nordvest
       *[middle] midten
    }
# A place for a worker. $level: such as “level 4”; $side: such as “north”
sky-cell = { $level }, { $side }

# Around the site
sky-site = Byggeplassen
sky-seats = Spillere
sky-seats-note = Reserve og poeng. Kortene på hånden er hemmelige.
# Whose turn comes after this one
sky-next = neste
# A person who is not connected
sky-away = borte
# Who can’t play on
sky-out = ute
sky-reserve =
    { $count ->
        [one] { $count } arbeider i reserve
       *[other] { $count } arbeidere i reserve
    }
# Beside the points of somebody on a phone: how many workers are in reserve
sky-reserve-short = + { $count }
sky-levels = Arbeidere per nivå
# On a phone, the button that opens the list. $level: how high the building is
sky-levels-short = Nivåer: { $level }
# $level: such as “level 4”
sky-cut = Se på { $level } uten det som er ovenfor
sky-uncut = Vis hele bygningen
# Beside a level that has floors in several towers
sky-towers = { $count } tårn
sky-leads-note = Til slutt 5 poeng for arbeiderne høyest oppe.
# Who would get them
sky-leads-you = Nå: du.
sky-leads =
    { $count ->
        [one] Nå: { $names }.
       *[other] Nå: { $names }, 5 hver.
    }
sky-leads-nobody = Nå: ingen.
# $name: whose worker it is
sky-worker-of = Arbeiderens eier: { $name }
sky-worker-of-enclosed = Innestengt arbeider, eier: { $name }
sky-worker-of-lying = Liggende arbeider, eier: { $name }
sky-worker-at = { $name }: arbeider på { $level }
sky-worker-yours = Arbeideren din på { $level }
sky-worker-enclosed = Innestengt på alle sider: Den kan ikke flytte seg eller bygge, og teller ikke.
sky-worker-lying = Veltet: Den kan ikke bygge og teller ikke før den er reist opp. Det er gratis.
sky-worker-open = Ikke innestengt.
# Read aloud
sky-track = Poengbanen.
sky-track-seat = { $name }: { $points }.
sky-turn-left = Drei visningen mot venstre
sky-turn-right = Drei visningen mot høyre
sky-closer = Nærmere
sky-further = Lenger bort
sky-view-home = Se forfra igjen
# Beside two keys that turn the view
sky-sites-behind = plasser bak: drei med

# Drawings for browsers without depth. $level: how high the building is
sky-from-front =
    { $level ->
        [one] Bygningen forfra, { $level } nivå høy
       *[other] Bygningen forfra, { $level } nivåer høy
    }
sky-from-right =
    { $level ->
        [one] Bygningen fra høyre, { $level } nivå høy
       *[other] Bygningen fra høyre, { $level } nivåer høy
    }
sky-levels-shown = Nivå som vises
# $level: such as “level 4”; $floors and $workers: how many are there
sky-plan-said = Plan over { $level }. Gulv: { $floors }. Arbeidere: { $workers }.

# Your hand
sky-hand = Hånden din
sky-hand-covered = Kortene er skjult til noen ved denne skjermen står for tur.
sky-hand-empty = Hånden din er tom.
sky-hand-over-text = Nå ser bare { $name }: Kortene vises straks.
# Under a card: how many places it could go to now
sky-note-sites =
    { $count ->
        [one] { $count } plass
       *[other] { $count } plasser
    }
# Cards that fit nowhere now, folded into a stack
sky-waiting = { $count } venter
# Opens that stack
sky-waiting-look = Se på dem
# Why cards of a kind wait. $kind: such as “Floor”; $why: a sentence
sky-waiting-kind = { $kind }: { $why }
# Under a use of a card that has no site now
sky-note-none-short = ingen plass
# In the corner of a card that one has several of
sky-times = ×{ $count }
# Read aloud. $kind: such as “Upright”; $girders: how many; $note: such as “3 sites”
sky-card-said =
    { $drawn ->
        [yes] { $count ->
                [one] { $kind }, { $girders } bjelker og en tegnet arbeider, { $note }
               *[other] { $kind }, { $girders } bjelker og en tegnet arbeider, { $count } stykker, { $note }
            }
       *[no] { $count ->
                [one] { $kind }, { $girders } bjelker, { $note }
               *[other] { $kind }, { $girders } bjelker, { $count } stykker, { $note }
            }
    }

# What the kinds of cards are for
sky-kinds = Korttyper
sky-kind-upright-note = Står oppreist, på kanten av et gulv eller en ramme.
sky-kind-floor-note = Ligger flatt og blir en etasje: Arbeidere kan stå på det.
sky-kind-flat-note = Ligger flatt, som en åpen ramme: Ingen kan stå på den.
sky-kind-universal-note = Står, eller ligger som gulv eller ramme: Du velger. Det er aldri en sokkel.
sky-kind-base-note = Står på bakken. Bare sokler berører bakken.
sky-kind-drawn = Med arbeider
sky-kind-drawn-note = En tegnet arbeider gir 1 poeng til. Når kortet står oppreist, kan det ikke vris.

# Three actions
sky-actions = Tre handlinger
sky-verbs = Hva du gjør
sky-verb-add = Sett ut
sky-verb-build = Bygg
sky-verb-move = Flytt
# One that can’t be done now. $verb: one of the three; $why: a sentence
sky-verb-closed = { $verb }: { $why }
# What was done, as short as can be
sky-done = gjort
sky-done-add = satte ut en arbeider
sky-done-build =
    { $use ->
        [flat] la en ramme, { $level }: { $points }
        [floor] la et gulv, { $level }: { $points }
        [upright] reiste et kort, { $level }: { $points }
       *[base] reiste en sokkel: { $points }
    }
sky-done-move = flyttet til { $level }

# What is asked
sky-ask =
    { $count ->
        [one] Din tur: den siste handlingen
        [3] Din tur: tre handlinger
       *[other] Din tur: { $count } handlinger til
    }
sky-ask-text = Sett ut en arbeider på bakken, bygg et kort fra hånden, eller flytt en arbeider.
sky-ask-card = Hvilket kort?
sky-ask-card-text = Et nytt kort må berøre et kort som en av arbeiderne dine berører.
sky-ask-where = Hvor skal det?
# The card is built there. $level: such as “level 4”
sky-ask-site =
    { $use ->
        [flat] Legg det som ramme på { $level }
        [floor] Legg et gulv på { $level }
        [upright] Reis det på { $level }
       *[base] Reis en sokkel på bakken
    }
sky-ask-add = Hvor skal den nye arbeideren stå?
sky-ask-worker = Hvilken arbeider?
sky-ask-worker-text = Ett nivå opp, ett nivå ned eller et annet sted på samme nivå.
sky-ask-whereto = Hvor skal den?
sky-ask-cell =
    { $way ->
        [add] Sett ut en arbeider på bakken
        [up] Flytt opp til { $level }
        [down] Flytt ned til { $level }
        [same] Flytt på { $level }
        [shift] Flytt til side på gulvet
        [stand] Reis den opp
       *[put] Sett tilbake på { $level }
    }
# The last rivet pushed against somebody
sky-ask-touched = Naglen berører arbeidere
sky-ask-touched-text = Du kan flytte hver av dem til side på gulvet den står på, eller la dem stå. Så er turen din over.

# Where a card or a worker can go
sky-uses = Bygges inn som
sky-use =
    { $use ->
        [flat] Ramme
        [upright] Stående
        [floor] Gulv
       *[base] Sokkel
    }
sky-turns = Hvordan det er vridd
# Read aloud. $turn: quarter turns from 0; $points: what it would bring
sky-turn-said =
    { $points ->
        [one] { $turn ->
                [one] { $turn } kvart omdreining: { $points } poeng
               *[other] { $turn } kvarte omdreininger: { $points } poeng
            }
       *[other] { $turn ->
                [one] { $turn } kvart omdreining: { $points } poeng
               *[other] { $turn } kvarte omdreininger: { $points } poeng
            }
    }
sky-sites = Plasser
sky-sites-none = Ingen plass til dette kortet nå.
# Opens a list. $count: how many other sites there are
sky-sites-more = { $count } til
sky-sites-out-of-reach =
    { $count ->
        [one] { $count } plass til er utenfor rekkevidde for arbeiderne dine.
       *[other] { $count } plasser til er utenfor rekkevidde for arbeiderne dine.
    }
# Read aloud. $normal: x or y for a card that stands, z for one that lies; $highest: yes if points double
sky-site-said =
    { $normal ->
        [z] { $points ->
                [one] { $points } poeng: liggende på { $level }, { $side }
               *[other] { $points } poeng: liggende på { $level }, { $side }
            }
        [x] { $points ->
                [one] { $points } poeng: stående på { $level }, { $side }, vendt mot øst og vest
               *[other] { $points } poeng: stående på { $level }, { $side }, vendt mot øst og vest
            }
       *[y] { $points ->
                [one] { $points } poeng: stående på { $level }, { $side }, vendt mot nord og sør
               *[other] { $points } poeng: stående på { $level }, { $side }, vendt mot nord og sør
            }
    }{ $highest ->
        [yes] , høyest av alle
       *[no] { "" }
    }
sky-cells = Plasser
sky-cells-none = Ingen plass er ledig.
# Read aloud. $number: which place of its level
sky-cell-said =
    { $way ->
        [up] Opp til { $level }, { $side }, plass { $number }
        [down] Ned til { $level }, { $side }, plass { $number }
        [shift] På samme gulv, { $side }, plass { $number }
        [stand] Reis den opp der den ligger
       *[same] { $level }, { $side }, plass { $number }
    }
sky-workers = Arbeidere som kan flytte seg
sky-ways = Hvor langt
sky-way-move = Flytt
# To another place on the same floor: no action is used
sky-way-shift = Til side, gratis

# The sum, in parts: “(3 girders meet + 1 worker drawn on it) × 2 highest of all = 8”
sky-sum-meets =
    { $count ->
        [one] bjelke som møter
       *[other] bjelker som møter
    }
sky-sum-drawn = tegnet arbeider
sky-sum-highest = høyest av alle
# Read aloud, all at once
sky-sum-said =
    { $highest ->
        [yes] { $points } poeng: { $meets } for bjelker som møter andre, { $drawn } for en tegnet arbeider, doblet fordi ingenting når høyere.
       *[no] { $points } poeng: { $meets } for bjelker som møter andre, { $drawn } for en tegnet arbeider.
    }
# What else comes of it
sky-if-last = Det er det siste kortet ditt: Partiet er slutt, og du får 5 poeng til.
# $names: whose workers these are
sky-if-encloses =
    { $count ->
        [one] Det stenger inne en arbeider ({ $names }).
       *[other] Det stenger inne { $count } arbeidere ({ $names }).
    }
# How likely somebody is to fall
sky-risk =
    { $risk ->
        [low] Det faller neppe noen.
        [some] Noen kan falle.
       *[high] Ustøtt: Noen kan lett falle.
    }
# $names: whose workers these are
sky-may-fall =
    { $count ->
        [one] En arbeider kan falle, det koster 5 poeng: { $names }.
       *[other] { $count } arbeidere kan falle, 5 poeng for hver: { $names }.
    }

# Buttons
sky-button-choose = Velg en handling
sky-button-card = Velg et kort
sky-button-site = Velg en plass
sky-button-worker = Velg en arbeider
sky-button-cell = Velg en plass
sky-button-take = Ta i hånden
# Where nobody is likely to fall, it is done without a hand
sky-button-place = Plasser
sky-button-add = Sett den ut
sky-button-build = Bygg det
sky-button-move = Flytt den
sky-button-shift = Til side
sky-button-real = Gjort på det ekte bordet
# The card is in the hand
sky-button-bring = Før nær
sky-button-hold = Hold for å nagle
sky-button-press = Trykk for å nagle
sky-button-keep-holding = Fortsett å holde
sky-button-going = Naglen går i
sky-button-release = Slipp
sky-button-cancel = Avbryt
sky-button-put-back = Legg tilbake
sky-button-done = La dem stå
sky-button-keep = Behold i reserve
sky-button-end-it = Slutt her
sky-button-agree = Si ja
sky-button-decline = Spill videre
# $level: such as “level 4”
sky-button-put = Sett på { $level }

# A worker fell through somebody else
sky-put = Arbeideren din falt
# $name: who made it fall; $count: how many more of one’s own have fallen
sky-put-text =
    { $count ->
        [0] Det kostet { $name } 5 poeng. Sett arbeideren tilbake hvor som helst på bygningen, eller behold den i reserve.
       *[other] Det kostet { $name } 5 poeng for hver. Sett arbeideren tilbake hvor som helst på bygningen, eller behold den i reserve; så kommer den neste.
    }
# $level: the highest place that is free
sky-put-choose = Trykk på en opplyst plass, opp til { $level }.
sky-put-chosen = Den ville stå på { $level }.

# A whole round has passed without a build
sky-quiet = En hel runde uten at noen har bygd. Hvis alle er enige, kan partiet slutte her.
sky-agree = { $name } foreslår å slutte her
sky-agree-text = Hvis alle er enige, slutter partiet nå: 1 poeng mindre for hvert kort på hånden, og 5 for arbeiderne høyest oppe.

# A real table
sky-report = Hva skjedde?
sky-report-text = Vent til alt står stille, og si så hva som skjedde.
# After a card was built
sky-report-points =
    { $points ->
        [one] Hvis det holdt, gir kortet { $points } poeng.
       *[other] Hvis det holdt, gir kortet { $points } poeng.
    }
sky-report-held = Det holdt
sky-report-fell = Arbeidere falt eller flyttet seg
sky-report-collapsed = Bygningen raste sammen
sky-report-fell-button =
    { $count ->
        [0] Ingen falt
        [one] { $count } arbeider falt
       *[other] { $count } arbeidere falt
    }
# What became of a worker
sky-fate-stands = står
sky-fate-fell = falt
sky-fate-landed = står et annet sted
sky-fate-lies = ligger
sky-landed-where = Hvor den står nå
# Between two acts
sky-bump = Hvem dultet borti bordet?
sky-bump-text = Si hvem det var, og hva som skjedde med arbeiderne. Hver arbeider som falt, koster 5 poeng.
sky-culprit = Hvem som gjorde det
sky-button-bump = Noen dultet borti bordet

# While the referee watches
sky-hands-off = Hendene vekk til alt står stille.

# Somebody else’s turn
sky-wait-turn =
    { $count ->
        [one] { $name }: den siste handlingen
       *[other] { $name }: { $count } handlinger til
    }
# A bot’s turn, of which no more has to be shown
sky-button-skip = Hopp til slutten av turen
sky-wait-carry =
    { $kind ->
        [card] { $name } kommer med et kort
       *[worker] { $name } bærer en arbeider
    }
sky-wait-judge-build =
    { $use ->
        [flat] { $name } legger en ramme på { $level }
        [floor] { $name } legger et gulv på { $level }
        [upright] { $name } reiser et kort på { $level }
       *[base] { $name } reiser en sokkel på bakken
    }
sky-wait-judge-add = { $name } setter ut en arbeider
sky-wait-judge-move = { $name } flytter en arbeider til { $level }
sky-wait-judge-shift = { $name } flytter en arbeider til side på { $level }
sky-wait-put = { $name } bestemmer
sky-wait-agree = Slutte her? { $name } bestemmer
# $culprit: who made the worker fall
sky-wait-put-text = En arbeider falt på grunn av { $culprit }. Eieren, { $name }, kan sette den tilbake hvor som helst på bygningen.
sky-wait-deal = Kortgiveren deler ut kort
sky-wait-over = Partiet er slutt
sky-wait-out = Du er ute. Arbeiderne dine blir stående.
