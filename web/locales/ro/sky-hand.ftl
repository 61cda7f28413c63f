# The hand on the building site: what brings a card or a worker to its place.

# How hard a card is pressed onto the edge that it is riveted to
sky-card-pressure = Apăsare pe margine
# The rail for bringing it in: its name, and what stands above it
sky-card-rail = Distanța de la carte la margine
sky-card-height = distanță
# The pad for fingers, and the buttons without text
sky-card-pad = Zonă pentru mișcarea cărții
sky-card-turns = Rotește cartea
# Said by screen readers. $mm: a number of millimetres
sky-card-above = { $mm } mm până la margine
sky-card-beside = lângă margine, la { $mm } mm de orice

sky-worker-pressure = Apăsare pe podea
sky-worker-rail = Înălțimea muncitorului
sky-worker-height = înălțime
sky-worker-pad = Zonă pentru mișcarea muncitorului
sky-worker-turns = Rotește muncitorul
sky-worker-above = { $mm } mm deasupra cărții de dedesubt
sky-worker-above-ground = { $mm } mm deasupra solului

# The bullseye: where the rivet, or the worker, is from its place
sky-aim = Țintire
# $ways: such as “left 4 mm and up 2 mm”
sky-aim-go = Mergi { $ways }.
# It touches, but not where it should
sky-aim-beside = Contact, dar alături: { $ways }.
# $way: which way to go; $mm: a whole number of millimetres
sky-aim-way =
    { $way ->
        [left] { $mm } mm la stânga
        [right] { $mm } mm la dreapta
        [up] { $mm } mm în sus
        [down] { $mm } mm în jos
        [near] { $mm } mm mai aproape
       *[away] { $mm } mm mai departe
    }
# $degrees: a whole number
sky-aim-straighten =
    { $degrees ->
        [one] Îndreaptă: încă { $degrees } grad.
        [few] Îndreaptă: încă { $degrees } grade.
       *[other] Îndreaptă: încă { $degrees } de grade.
    }
# $kind: card or worker
sky-aim-press =
    { $kind ->
        [worker] E la locul lui: coboară-l.
       *[card] E la locul ei: apas-o.
    }
sky-aim-home =
    { $kind ->
        [worker] Stă: dă-i drumul.
       *[card] S-a prins: dă-i drumul.
    }
sky-aim-hard =
    { $kind ->
        [worker] Stă, dar apeși prea tare. Slăbește, apoi dă-i drumul.
       *[card] S-a prins, dar apeși prea tare. Slăbește, apoi dă-i drumul.
    }
# $what: what is in the way
sky-aim-blocked =
    { $what ->
        [worker] Un muncitor stă în cale.
        [ground] Solul stă în cale.
       *[card] Altă carte stă în cale.
    }

# Two small drawings of the place
sky-sight-along = cum vede mâna
sky-sight-across = din lateral
