# The hand on the building site: what brings a card to its place.

# How hard a card is pressed onto the edge that it is riveted to
sky-card-pressure = Trycket på kanten
# The rail for bringing it in: its name, and what stands above it
sky-card-rail = Kortets avstånd från kanten
sky-card-height = avstånd
# The pad for fingers, and the buttons without text
sky-card-pad = Yta för att flytta kortet
sky-card-turns = Vrid kortet
# Said by screen readers. $mm: a number of millimetres
sky-card-above = { $mm } mm från kanten
sky-card-beside = bredvid kanten, { $mm } mm från närmaste hinder

# The bullseye: where the rivet is from its place
sky-aim = Sikte
# $ways: such as “left 4 mm and up 2 mm”
sky-aim-go = Flytta { $ways }.
# It touches, but not where it should
sky-aim-beside = Nuddar, men bredvid: { $ways }.
# $way: which way to go; $mm: a whole number of millimetres
sky-aim-way =
    { $way ->
        [left] { $mm } mm åt vänster
        [right] { $mm } mm åt höger
        [up] { $mm } mm uppåt
        [down] { $mm } mm nedåt
        [near] { $mm } mm närmare
       *[away] { $mm } mm bort
    }
# $degrees: a whole number
sky-aim-straighten =
    { $degrees ->
        [one] Vrid rakt: { $degrees } grad snett.
       *[other] Vrid rakt: { $degrees } grader snett.
    }
sky-aim-press = Rätt läge: tryck fast det.
sky-aim-home = På plats: släpp.
sky-aim-hard = På plats, men trycket är för hårt. Lätta, och släpp sedan.
# $what: what is in the way
sky-aim-blocked =
    { $what ->
        [worker] En arbetare är i vägen.
        [ground] Marken är i vägen.
       *[card] Ett annat kort är i vägen.
    }

# Two small drawings of the place
sky-close-up-along = som handen ser det
sky-close-up-across = från sidan

# The card is in the hand: what to do now, as a title
sky-hand-carried = För det nära kanten
sky-hand-caught = Fångat: håll kvar det
sky-hand-pressing = Håll stilla, niten går i
sky-hand-home = På plats: släpp
# The same, read aloud
sky-hand-said-carried = I din hand.
sky-hand-said-caught = Fångat.
sky-hand-said-pressing = Niten går i.
sky-hand-said-half = Halvvägs.
sky-hand-said-home = På plats. Släpp.
# The three steps, as short as can be
sky-hand-step-near = Dra det nära
sky-hand-step-hold = Håll: niten går i
sky-hand-step-go = Släpp
# Beside the card. $level: such as “level 4”; $number: which of the three actions of a turn
sky-hand-for = plats: { $level }
sky-hand-action = handling { $number } av { $count }
# What is at stake, beside a number of points. $total: one’s points then
sky-hand-good = om ingen faller: du har { $total }
sky-hand-bad =
    { $count ->
        [one] om den markerade arbetaren faller: du har { $total }
       *[other] om alla { $count } markerade arbetare faller: du har { $total }
    }
sky-hand-same = I bilden eller här: samma rörelse
sky-hand-early = Släpper du för tidigt faller inget: kortet väntar vid kanten.
# A switch for instruments: level, pressure, millimetres
sky-fine = Finstyrning
# On the pad for a thumb
sky-pad-slide = dra med tummen, håll sedan stilla
sky-pad-caught = fångat
