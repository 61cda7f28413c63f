# The hand on the building site: what brings a card or a worker to its place.

# How hard a card is pressed onto the edge that it is riveted to
sky-card-pressure = Tryck på kanten
# The rail for bringing it in: its name, and what stands above it
sky-card-rail = Kortets avstånd från kanten
sky-card-height = avstånd
# The pad for fingers, and the buttons without text
sky-card-pad = Yta för att flytta kortet
sky-card-turns = Vrid kortet
# Said by screen readers. $mm: a number of millimetres
sky-card-above = { $mm } mm från kanten
sky-card-beside = bredvid kanten, { $mm } mm från närmaste hinder

sky-worker-pressure = Tryck på golvet
sky-worker-rail = Arbetarens höjd
sky-worker-height = höjd
sky-worker-pad = Yta för att flytta arbetaren
sky-worker-turns = Vrid arbetaren
sky-worker-above = { $mm } mm ovanför kortet under
sky-worker-above-ground = { $mm } mm ovanför marken

# The bullseye: where the rivet, or the worker, is from its place
sky-aim = Sikte
# $ways: such as “left 4 mm and up 2 mm”
sky-aim-go = Flytta { $ways }.
# It touches, but not where it should
sky-aim-beside = Nuddar, men bredvid: { $ways }.
# $way: which way to go; $mm: a whole number of millimetres
sky-aim-way =
    { $way ->
        [left] { $mm } mm åt vänster
        [right] { $mm } mm åt höger
        [up] { $mm } mm uppåt
        [down] { $mm } mm nedåt
        [near] { $mm } mm närmare
       *[away] { $mm } mm bort
    }
# $degrees: a whole number
sky-aim-straighten =
    { $degrees ->
        [one] Vrid rakt: { $degrees } grad snett.
       *[other] Vrid rakt: { $degrees } grader snett.
    }
# $kind: card or worker
sky-aim-press =
    { $kind ->
        [worker] Rätt läge: sänk den.
       *[card] Rätt läge: tryck fast det.
    }
sky-aim-home =
    { $kind ->
        [worker] Den står: släpp.
       *[card] På plats: släpp.
    }
sky-aim-hard =
    { $kind ->
        [worker] Den står, men trycket är för hårt. Lätta, och släpp sedan.
       *[card] På plats, men trycket är för hårt. Lätta, och släpp sedan.
    }
# $what: what is in the way
sky-aim-blocked =
    { $what ->
        [worker] En arbetare är i vägen.
        [ground] Marken är i vägen.
       *[card] Ett annat kort är i vägen.
    }

# Two small drawings of the place
sky-sight-along = som handen ser det
sky-sight-across = från sidan
