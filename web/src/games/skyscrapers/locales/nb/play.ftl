# Skyscrapers, during play. Names of people can’t be inflected, and no verb may depend on them.

# Heights. $level: 1, 2, 3 …
sky-level = nivå { $level }
sky-ground = bakken
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
sky-cut = Se på { $level } uten det som er over
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
sky-worker-at = { $name }: arbeider på { $level }
sky-worker-yours = Arbeideren din på { $level }
sky-worker-enclosed = Innestengt på alle sider: Den kan ikke flytte seg eller bygge, og teller ikke.
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
sky-hand-covered = Kortene er skjult til det er turen til noen ved denne skjermen.
sky-hand-empty = Hånden din er tom.
sky-hand-over-text = Nå ser bare { $name }: Kortene vises straks.
# Under a card: how many places it could go to now
sky-note-sites =
    { $count ->
        [one] { $count } plass
       *[other] { $count } plasser
    }
sky-note-none = ingen plass nå
# The same under small cards
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
       *[put] Sett tilbake på { $level }
    }
# The last rivet pushed against somebody
sky-ask-touched = Naglen berører arbeidere
sky-ask-touched-text = Du kan flytte hver av dem til side på gulvet sitt, eller la dem stå. Så er turen din over.
# $kind: card or worker
sky-ask-carry =
    { $kind ->
        [card] Trykk naglen på plass
       *[worker] Sett ned arbeideren
    }
sky-ask-carry-card-text = Før kortet til kanten, og trykk det forsiktig fast.
sky-ask-carry-worker-text = Før arbeideren over plassen sin, og senk den forsiktig.
sky-cost = Hver arbeider som faller, koster deg 5. Til du slipper, kan du legge tilbake.

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
sky-if-touches =
    { $count ->
        [one] Naglen berører en arbeider, som du kan flytte til side.
       *[other] Naglen berører { $count } arbeidere, som du kan flytte til side.
    }
# How likely somebody is to fall
sky-risk =
    { $risk ->
        [low] Neppe noen faller.
        [some] Noen kan falle.
       *[high] Ustøtt: Noen faller lett.
    }

# Buttons
sky-button-choose = Velg en handling
sky-button-card = Velg et kort
sky-button-site = Velg en plass
sky-button-worker = Velg en arbeider
sky-button-cell = Velg en plass
sky-button-take = Plasser for hånd
sky-button-add = Sett den ut
sky-button-build = Bygg det
sky-button-move = Flytt den
sky-button-shift = Til side
sky-button-real = Gjort på det ekte bordet
sky-button-press = Trykk det fast
sky-button-lower = Senk forsiktig
sky-button-release = Slipp
sky-button-not-home = Slipp: ikke på plass ennå
sky-button-cancel = Avbryt
sky-button-put-back = Legg tilbake
sky-button-done = La dem stå
sky-button-keep = Behold i reserve
# $level: such as “level 4”
sky-button-put = Sett på { $level }
sky-loading-hand = Hånden er på vei
# How the hand is moved, as short as can be
sky-key-drag = dra: flytt
sky-key-wheel = hjul: før inn

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

# A real table
sky-report = Hva skjedde?
sky-report-text = Vent til alt er stille, og si så hva som skjedde.
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
sky-landed-where = Hvor den står nå

# What the referee saw
sky-scored =
    { $points ->
        [one] Det holder: { $points } poeng til { $name }.
       *[other] Det holder: { $points } poeng til { $name }.
    }
# $names: whose workers these are
sky-fell =
    { $count ->
        [one] En arbeider falt ({ $names }).
       *[other] { $count } arbeidere falt ({ $names }).
    }
# $points: what it costs
sky-fell-cost = { $points } poeng mindre for { $name }.
sky-collapsed = Bygningen raste sammen. { $name } er ute, og partiet er slutt.
# Who decides next
sky-put-next = { $name } bestemmer hvor den settes tilbake.
sky-void =
    { $why ->
        [missed] Ikke avgjort: Det traff ikke plassen sin. Trekket gjøres om.
        [air] Ikke avgjort: Det ble sluppet i luften. Trekket gjøres om.
        [start] Ikke avgjort: Det begynte inni noe annet. Trekket gjøres om.
        [unstable] Ikke avgjort: Simuleringen gikk galt. Trekket gjøres om.
       *[slow] Ikke avgjort: Det tok for lang tid. Trekket gjøres om.
    }
sky-hands-off = Hendene vekk til alt er stille.

# Somebody else’s turn
sky-wait-turn =
    { $count ->
        [one] { $name }: den siste handlingen
       *[other] { $name }: { $count } handlinger til
    }
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
# $culprit: who made the worker fall
sky-wait-put-text = En arbeider falt på grunn av { $culprit }. Eieren, { $name }, kan sette den tilbake hvor som helst på bygningen.
sky-wait-deal = Kortgiveren deler ut kort
sky-wait-over = Partiet er slutt
sky-wait-out = Du er ute. Arbeiderne dine blir stående.

# What happened, for the list and for screen readers
sky-did-build =
    { $use ->
        [flat] { $name } legger en ramme på { $level }.
        [floor] { $name } legger et gulv på { $level }.
        [upright] { $name } reiser et kort på { $level }.
       *[base] { $name } reiser en sokkel på bakken.
    }
sky-did-add = { $name } setter ut en arbeider.
sky-did-move = { $name } flytter en arbeider til { $level }.
sky-did-shift = { $name } flytter en arbeider til side på { $level }.
sky-did-done = { $name } lar arbeiderne stå.
sky-did-put = { $name } setter arbeideren tilbake på { $level }.
sky-did-keep = { $name } beholder arbeideren i reserve.
sky-saw-held = Det holder.
sky-saw-fell =
    { $count ->
        [one] En arbeider falt ({ $names }).
       *[other] { $count } arbeidere falt ({ $names }).
    }
sky-saw-landed =
    { $count ->
        [one] En arbeider står et annet sted nå ({ $names }).
       *[other] { $count } arbeidere står andre steder nå ({ $names }).
    }
sky-saw-collapsed = Bygningen raste sammen.
