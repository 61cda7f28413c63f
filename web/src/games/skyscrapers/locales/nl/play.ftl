# Skyscrapers, during play. Names of people can’t be inflected, and no verb may depend on them.

# Which side of the building, as short as can be; seen on a map, north is up
sky-side =
    { $side ->
        [n] noord
        [ne] noordoost
        [e] oost
        [se] zuidoost
        [s] zuid
        [sw] zuidwest
        [w] west
        [nw] noordwest
       *[middle] midden
    }
# A place for a worker. $level: such as “level 4”; $side: such as “north”
sky-cell = { $level }, { $side }

# Around the site
sky-site = De bouwplaats
sky-seats = Spelers
sky-seats-note = Reserve en punten. Kaarten blijven geheim.
# Whose turn comes after this one
sky-next = hierna
# A person who is not connected
sky-away = weg
# Who can’t play on
sky-out = eruit
sky-reserve =
    { $count ->
        [one] { $count } bouwvakker in reserve
       *[other] { $count } bouwvakkers in reserve
    }
# Beside the points of somebody on a phone: how many workers are in reserve
sky-reserve-short = + { $count }
sky-levels = Bouwvakkers per niveau
# On a phone, the button that opens the list. $level: how high the building is
sky-levels-short = Niveaus: { $level }
# $level: such as “level 4”
sky-cut = Bekijk { $level } zonder wat erboven is
sky-uncut = Toon het hele gebouw
# Beside a level that has floors in several towers
sky-towers =
    { $count ->
        [one] { $count } toren
       *[other] { $count } torens
    }
sky-leads-note = Aan het eind 5 punten voor de hoogste bouwvakkers.
# Who would get them
sky-leads-you = Nu: jij.
sky-leads =
    { $count ->
        [one] Nu: { $names }.
       *[other] Nu: { $names }, elk 5.
    }
sky-leads-nobody = Nu: niemand.
# $name: whose worker it is
sky-worker-of = Bouwvakker van: { $name }
sky-worker-of-enclosed = Bouwvakker van: { $name }, ingesloten
sky-worker-of-lying = Bouwvakker van: { $name }, ligt
sky-worker-at = { $name }: bouwvakker op { $level }
sky-worker-yours = Jouw bouwvakker op { $level }
sky-worker-enclosed = Aan alle kanten ingesloten: kan niet weg, kan niet bouwen, en telt niet mee.
sky-worker-lying = Omgevallen: kan niet bouwen en telt niet mee tot hij overeind staat. Dat is gratis.
sky-worker-open = Niet ingesloten.
# Read aloud
sky-track = Het scorespoor.
sky-track-seat = { $name }: { $points }.
sky-turn-left = Draai het beeld naar links
sky-turn-right = Draai het beeld naar rechts
sky-closer = Dichterbij
sky-further = Verder weg
sky-view-home = Weer van voren kijken
# Beside two keys that turn the view
sky-sites-behind = plekken erachter: draai met

# Drawings for browsers without depth. $level: how high the building is
sky-from-front =
    { $level ->
        [one] Het gebouw van voren, { $level } niveau hoog
       *[other] Het gebouw van voren, { $level } niveaus hoog
    }
sky-from-right =
    { $level ->
        [one] Het gebouw van rechts, { $level } niveau hoog
       *[other] Het gebouw van rechts, { $level } niveaus hoog
    }
sky-levels-shown = Niveau dat je ziet
# $level: such as “level 4”; $floors and $workers: how many are there
sky-plan-said = Plattegrond van { $level }. Vloeren: { $floors }. Bouwvakkers: { $workers }.

# Your hand
sky-hand = Jouw hand
sky-hand-covered = De kaarten blijven verborgen tot iemand aan dit scherm aan de beurt is.
sky-hand-empty = Je hand is leeg.
sky-hand-over-text = Alleen { $name } kijkt nu: zo meteen verschijnen de kaarten.
# Under a card: how many places it could go to now
sky-note-sites =
    { $count ->
        [one] { $count } plek
       *[other] { $count } plekken
    }
# Cards that fit nowhere now, folded into a stack
sky-waiting =
    { $count ->
        [one] { $count } wacht
       *[other] { $count } wachten
    }
# Opens that stack
sky-waiting-look = Bekijken
# Why cards of a kind wait. $kind: such as “Floor”; $why: a sentence
sky-waiting-kind = { $kind }: { $why }
# Under a use of a card that has no site now
sky-note-none-short = geen plek
# In the corner of a card that one has several of
sky-times = ×{ $count }
# Read aloud. $kind: such as “Upright”; $girders: how many; $note: such as “3 sites”
sky-card-said =
    { $drawn ->
        [yes] { $count ->
                [one] { $kind }, { $girders } balken en een getekende bouwvakker, { $note }
               *[other] { $kind }, { $girders } balken en een getekende bouwvakker, { $count } stuks, { $note }
            }
       *[no] { $count ->
                [one] { $kind }, { $girders } balken, { $note }
               *[other] { $kind }, { $girders } balken, { $count } stuks, { $note }
            }
    }

# What the kinds of cards are for
sky-kinds = Soorten kaarten
sky-kind-upright-note = Staat rechtop, op de rand van een vloer of een platte kaart.
sky-kind-floor-note = Ligt plat en maakt een verdieping: bouwvakkers kunnen erop staan.
sky-kind-flat-note = Ligt plat, als een open raamwerk: niemand kan erop staan.
sky-kind-universal-note = Staat, of ligt als vloer of als platte kaart: jij kiest. Het is nooit een basis.
sky-kind-base-note = Staat op de grond. Alleen basiskaarten raken de grond.
sky-kind-drawn = Met een bouwvakker
sky-kind-drawn-note = Een getekende bouwvakker is 1 punt extra waard. Rechtop kan de kaart niet gedraaid worden.

# Three actions
sky-actions = Drie acties
sky-verbs = Wat je doet
sky-verb-add = Inzetten
sky-verb-build = Bouwen
sky-verb-move = Lopen
# One that can’t be done now. $verb: one of the three; $why: a sentence
sky-verb-closed = { $verb }: { $why }
# What was done, as short as can be
sky-done = gedaan
sky-done-add = bouwvakker erbij
sky-done-build =
    { $use ->
        [flat] kaart gelegd, { $level }: { $points }
        [floor] vloer gelegd, { $level }: { $points }
        [upright] kaart rechtop, { $level }: { $points }
       *[base] basis gezet: { $points }
    }
sky-done-move = naar { $level }

# What is asked
sky-ask =
    { $count ->
        [one] Jouw beurt: de laatste actie
        [3] Jouw beurt: drie acties
       *[other] Jouw beurt: nog { $count } acties
    }
sky-ask-text = Zet een bouwvakker op de grond, bouw een kaart uit je hand, of verplaats een bouwvakker.
sky-ask-card = Welke kaart?
sky-ask-card-text = Een nieuwe kaart moet een kaart raken die een van je bouwvakkers raakt.
sky-ask-where = Waar komt de kaart?
# The card is built there. $level: such as “level 4”
sky-ask-site =
    { $use ->
        [flat] Leg de kaart plat op { $level }
        [floor] Leg een vloer op { $level }
        [upright] Zet de kaart rechtop op { $level }
       *[base] Zet een basis op de grond
    }
sky-ask-add = Waar komt de nieuwe bouwvakker?
sky-ask-worker = Welke bouwvakker?
sky-ask-worker-text = Eén niveau omhoog, één niveau omlaag, of ergens anders op hetzelfde niveau.
sky-ask-whereto = Waarheen?
sky-ask-cell =
    { $way ->
        [add] Zet een bouwvakker op de grond
        [up] Omhoog naar { $level }
        [down] Omlaag naar { $level }
        [same] Naar een andere plek op { $level }
        [shift] Schuif op dezelfde vloer
        [stand] Zet hem overeind
       *[put] Zet terug op { $level }
    }
# The last rivet pushed against somebody
sky-ask-touched = De klinknagel raakt bouwvakkers
sky-ask-touched-text = Je mag ze elk op hun vloer verschuiven, of laten staan. Dan is je beurt voorbij.

# Where a card or a worker can go
sky-uses = Gebruik
sky-use =
    { $use ->
        [flat] Plat
        [upright] Staand
        [floor] Vloer
       *[base] Basis
    }
sky-turns = Hoe de kaart gedraaid is
# Read aloud. $turn: quarter turns from 0; $points: what it would bring
sky-turn-said =
    { $points ->
        [one] Kwartslagen: { $turn }; { $points } punt
       *[other] Kwartslagen: { $turn }; { $points } punten
    }
sky-sites = Plekken
sky-sites-none = Nu geen plek voor deze kaart.
# Opens a list. $count: how many other sites there are
sky-sites-more = nog { $count }
sky-sites-out-of-reach =
    { $count ->
        [one] Nog { $count } plek is buiten bereik van je bouwvakkers.
       *[other] Nog { $count } plekken zijn buiten bereik van je bouwvakkers.
    }
# Read aloud. $normal: x or y for a card that stands, z for one that lies; $highest: yes if points double
sky-site-said =
    { $normal ->
        [z] { $points ->
                [one] { $points } punt: liggend op { $level }, { $side }
               *[other] { $points } punten: liggend op { $level }, { $side }
            }
        [x] { $points ->
                [one] { $points } punt: staand op { $level }, { $side }, gericht naar oost en west
               *[other] { $points } punten: staand op { $level }, { $side }, gericht naar oost en west
            }
       *[y] { $points ->
                [one] { $points } punt: staand op { $level }, { $side }, gericht naar noord en zuid
               *[other] { $points } punten: staand op { $level }, { $side }, gericht naar noord en zuid
            }
    }{ $highest ->
        [yes] , het hoogst van alles
       *[no] { "" }
    }
sky-cells = Plekken
sky-cells-none = Geen plek is vrij.
# Read aloud. $number: which place of its level
sky-cell-said =
    { $way ->
        [up] Omhoog naar { $level }, { $side }, plek { $number }
        [down] Omlaag naar { $level }, { $side }, plek { $number }
        [shift] Op dezelfde vloer, { $side }, plek { $number }
        [stand] Zet hem overeind waar hij ligt
       *[same] { $level }, { $side }, plek { $number }
    }
sky-workers = Bouwvakkers die kunnen lopen
sky-ways = Hoe ver
sky-way-move = Lopen
# To another place on the same floor: no action is used
sky-way-shift = Schuiven, gratis

# The sum, in parts: “(3 girders meet + 1 worker drawn on it) × 2 highest of all = 8”
sky-sum-meets =
    { $count ->
        [one] balk raakt
       *[other] balken raken
    }
sky-sum-drawn = bouwvakker erop
sky-sum-highest = hoogste van alles
# Read aloud, all at once
sky-sum-said =
    { $highest ->
        [yes] Punten: { $points }. Balken die raken: { $meets }, getekende bouwvakker: { $drawn }, samen dubbel omdat niets hoger reikt.
       *[no] Punten: { $points }. Balken die raken: { $meets }, getekende bouwvakker: { $drawn }.
    }
# What else comes of it
sky-if-last = Het is je laatste kaart: de partij is afgelopen, en je krijgt 5 punten extra.
# $names: whose workers these are
sky-if-encloses =
    { $count ->
        [one] Dit sluit een bouwvakker in ({ $names }).
       *[other] Dit sluit { $count } bouwvakkers in ({ $names }).
    }
# How likely somebody is to fall
sky-risk =
    { $risk ->
        [low] Er valt haast niemand.
        [some] Er kan iemand vallen.
       *[high] Wankel: de kans is groot dat er iemand valt.
    }
# $names: whose workers these are
sky-may-fall =
    { $count ->
        [one] Er kan een bouwvakker vallen, dat kost 5 punten: { $names }.
       *[other] Er kunnen { $count } bouwvakkers vallen, 5 punten per stuk: { $names }.
    }

# Buttons
sky-button-choose = Kies een actie
sky-button-card = Kies een kaart
sky-button-site = Kies een plek
sky-button-worker = Kies een bouwvakker
sky-button-cell = Kies een plek
sky-button-take = In de hand nemen
# Where nobody is likely to fall, it is done without a hand
sky-button-place = Plaatsen
sky-button-add = Zet neer
sky-button-build = Bouw
sky-button-move = Verplaats
sky-button-shift = Verschuif
sky-button-real = Gedaan op de echte tafel
# The card is in the hand
sky-button-bring = Dichterbij
sky-button-hold = Vasthouden
sky-button-press = Drukken
sky-button-keep-holding = Blijf vasthouden
sky-button-going = De klinknagel gaat erin
sky-button-release = Loslaten
sky-button-cancel = Annuleren
sky-button-put-back = Leg terug
sky-button-done = Laat ze staan
sky-button-keep = Houd in reserve
sky-button-end-it = Hier stoppen
sky-button-agree = Akkoord
sky-button-decline = Verder spelen
# $level: such as “level 4”
sky-button-put = Zet op { $level }

# A worker fell through somebody else
sky-put = Je bouwvakker is gevallen
# $name: who made it fall; $count: how many more of one’s own have fallen
sky-put-text =
    { $count ->
        [0] Dat kostte { $name } 5 punten. Zet je bouwvakker ergens op het gebouw terug, of houd die in reserve.
       *[other] Dat kostte { $name } 5 punten per val. Zet je bouwvakker ergens op het gebouw terug, of houd die in reserve; dan komt de volgende.
    }
# $level: the highest place that is free
sky-put-choose = Druk op een verlichte plek, tot en met { $level }.
sky-put-chosen = De bouwvakker komt op { $level }.

# A whole round has passed without a build
sky-quiet = Een hele ronde is er niets gebouwd. Als iedereen akkoord gaat, kan het spel hier stoppen.
sky-agree = { $name } stelt voor om hier te stoppen
sky-agree-text = Als iedereen akkoord gaat, stopt het spel nu: 1 punt minder voor elke kaart in de hand, en 5 voor de hoogste bouwvakkers.

# A real table
sky-report = Wat gebeurde er?
sky-report-text = Wacht tot alles stilstaat, en zeg dan wat er gebeurde.
# After a card was built
sky-report-points =
    { $points ->
        [one] Hield het, dan is de kaart { $points } punt waard.
       *[other] Hield het, dan is de kaart { $points } punten waard.
    }
sky-report-held = Het hield
sky-report-fell = Bouwvakkers vielen of verschoven
sky-report-collapsed = Het gebouw stortte in
sky-report-fell-button =
    { $count ->
        [0] Er viel niemand
        [one] Er viel { $count } bouwvakker
       *[other] Er vielen { $count } bouwvakkers
    }
# What became of a worker
sky-fate-stands = staat
sky-fate-fell = gevallen
sky-fate-landed = staat elders
sky-fate-lies = ligt
sky-landed-where = Waar die nu staat
# Between two acts
sky-bump = Wie stootte tegen de tafel?
sky-bump-text = Zeg wie het deed en wat er met de bouwvakkers gebeurde. Elke gevallen bouwvakker kost 5 punten.
sky-culprit = Wie het deed
sky-button-bump = Iemand stootte tegen de tafel

# While the referee watches
sky-hands-off = Handen weg tot alles stilstaat.

# Somebody else’s turn
sky-wait-turn =
    { $count ->
        [one] { $name }: de laatste actie
       *[other] { $name }: nog { $count } acties
    }
# A bot’s turn, of which no more has to be shown
sky-button-skip = Ga naar het einde van de beurt
sky-wait-carry =
    { $kind ->
        [card] { $name } brengt een kaart
       *[worker] { $name } draagt een bouwvakker
    }
sky-wait-judge-build =
    { $use ->
        [flat] { $name } legt een kaart plat op { $level }
        [floor] { $name } legt een vloer op { $level }
        [upright] { $name } zet een kaart rechtop op { $level }
       *[base] { $name } zet een basis op de grond
    }
sky-wait-judge-add = { $name } zet een bouwvakker neer
sky-wait-judge-move = { $name } verplaatst een bouwvakker naar { $level }
sky-wait-judge-shift = { $name } verschuift een bouwvakker op { $level }
sky-wait-put = { $name } beslist
sky-wait-agree = Hier stoppen? { $name } beslist
# $culprit: who made the worker fall
sky-wait-put-text = Door { $culprit } is een bouwvakker gevallen. { $name } mag deze bouwvakker ergens op het gebouw terugzetten.
sky-wait-deal = De kaarten worden gedeeld
sky-wait-over = De partij is afgelopen
sky-wait-out = Je ligt eruit. Je bouwvakkers blijven waar ze zijn.
