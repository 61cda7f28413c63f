# The hand on the building site: what brings a card to its place.

# How hard a card is pressed onto the edge that it is riveted to
sky-card-pressure = Apăsare pe margine
# The rail for bringing it in: its name, and what stands above it
sky-card-rail = Distanța de la carte la margine
sky-card-height = distanță
# The pad for fingers, and the buttons without text
sky-card-pad = Zonă pentru mișcarea cărții
sky-card-turns = Rotește cartea
# Said by screen readers. $mm: a number of millimetres
sky-card-above = { $mm } mm până la margine
sky-card-beside = lângă margine, la { $mm } mm de orice

# The bullseye: where the rivet is from its place
sky-aim = Țintire
# $ways: such as “left 4 mm and up 2 mm”
sky-aim-go = Mergi { $ways }.
# It touches, but not where it should
sky-aim-beside = Contact, dar alături: { $ways }.
# $way: which way to go; $mm: a whole number of millimetres
sky-aim-way =
    { $way ->
        [left] { $mm } mm la stânga
        [right] { $mm } mm la dreapta
        [up] { $mm } mm în sus
        [down] { $mm } mm în jos
        [near] { $mm } mm mai aproape
       *[away] { $mm } mm mai departe
    }
# $degrees: a whole number
sky-aim-straighten =
    { $degrees ->
        [one] Îndreaptă: încă { $degrees } grad.
        [few] Îndreaptă: încă { $degrees } grade.
       *[other] Îndreaptă: încă { $degrees } de grade.
    }
sky-aim-press = E la locul ei: apas-o.
sky-aim-home = S-a prins: dă-i drumul.
sky-aim-hard = S-a prins, dar apeși prea tare. Slăbește, apoi dă-i drumul.
# $what: what is in the way
sky-aim-blocked =
    { $what ->
        [worker] Un muncitor stă în cale.
        [ground] Solul stă în cale.
       *[card] Altă carte stă în cale.
    }

# Two small drawings of the place
sky-close-up-along = cum vede mâna
sky-close-up-across = din lateral

# The card is in the hand: what to do now, as a title
sky-hand-carried = Adu-o lângă marginea ei
sky-hand-caught = Prinsă: ține-o acolo
sky-hand-pressing = Ține nemișcat, nitul intră
sky-hand-home = La locul ei: dă drumul
# The same, read aloud
sky-hand-said-carried = În mâna ta.
sky-hand-said-caught = Prinsă.
sky-hand-said-pressing = Nitul intră.
sky-hand-said-half = La jumătate.
sky-hand-said-home = La locul ei. Dă drumul.
# The three steps, as short as can be
sky-hand-step-near = Trage-o aproape
sky-hand-step-hold = Ține: nitul intră
sky-hand-step-go = Dă drumul
# Beside the card. $level: such as “level 4”; $number: which of the three actions of a turn
sky-hand-for = loc: { $level }
sky-hand-action = acțiunea { $number } din { $count }
# What is at stake, beside a number of points. $total: one’s points then
sky-hand-good = dacă nu cade nimeni: ai { $total }
sky-hand-bad =
    { $count ->
        [one] dacă muncitorul marcat cade: ai { $total }
        [few] dacă toți cei { $count } muncitori marcați cad: ai { $total }
       *[other] dacă toți cei { $count } de muncitori marcați cad: ai { $total }
    }
sky-hand-same = În scenă sau aici: același gest
sky-hand-early = Dacă dai drumul prea devreme, nu cade nimic: cartea așteaptă la margine.
# A switch for instruments: level, pressure, millimetres
sky-fine = Control fin
# On the pad for a thumb
sky-pad-slide = glisează degetul, apoi ține-l pe loc
sky-pad-caught = prinsă
