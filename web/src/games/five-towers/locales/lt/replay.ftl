# The replay of Five Towers, round by round.

replay-round = { $round } raundas iš { $count }

# What happened, as a headline. Names can’t be inflected.
replay-starts = Aukcioną pradeda { $name }
replay-nobody = Niekas nestato
# $count: how many cards are built; $roofs: how many of them are roofs
replay-builds =
    { $roofs ->
        [0] { $count ->
                [one] { $name } stato { $count } kortą
                [few] { $name } stato { $count } kortas
                [many] { $name } stato { $count } kortos
               *[other] { $name } stato { $count } kortų
            }
        [one] { $count ->
                [one] { $name } stato { $count } kortą ir užbaigia bokštą
                [few] { $name } stato { $count } kortas ir užbaigia bokštą
                [many] { $name } stato { $count } kortos ir užbaigia bokštą
               *[other] { $name } stato { $count } kortų ir užbaigia bokštą
            }
        [few] { $count ->
                [one] { $name } stato { $count } kortą ir užbaigia { $roofs } bokštus
                [few] { $name } stato { $count } kortas ir užbaigia { $roofs } bokštus
                [many] { $name } stato { $count } kortos ir užbaigia { $roofs } bokštus
               *[other] { $name } stato { $count } kortų ir užbaigia { $roofs } bokštus
            }
        [many] { $count ->
                [one] { $name } stato { $count } kortą ir užbaigia { $roofs } bokšto
                [few] { $name } stato { $count } kortas ir užbaigia { $roofs } bokšto
                [many] { $name } stato { $count } kortos ir užbaigia { $roofs } bokšto
               *[other] { $name } stato { $count } kortų ir užbaigia { $roofs } bokšto
            }
       *[other] { $count ->
                [one] { $name } stato { $count } kortą ir užbaigia { $roofs } bokštų
                [few] { $name } stato { $count } kortas ir užbaigia { $roofs } bokštų
                [many] { $name } stato { $count } kortos ir užbaigia { $roofs } bokštų
               *[other] { $name } stato { $count } kortų ir užbaigia { $roofs } bokštų
            }
    }
# $card, $cards: such as Sand 7
replay-row-is = Eilė: { $cards }.
replay-torn = Nugriauta: { $card }.
replay-left = Nepaimta: { $cards }.
replay-reshuffled = Panaudotos kortos sumaišomos į naują krūvelę.
replay-points-change = Taškai: { $before } → { $after }.

# Under a name: what this player has said so far in this round
replay-said-bid = pašaukta { $number }
replay-said-started = pradžiai { $number }
replay-said-builds = pašaukta { $number }, stato
replay-said-pass = praleista
replay-said-cancel = tiek pastatyti nepavyko
replay-said-starts = pradeda

# Under a card of the row
replay-card-order =
    { $order ->
        [1] 1-a
        [2] 2-a
        [3] 3-ia
        [4] 4-a
       *[5] 5-a
    }
replay-card-left = lieka
replay-card-torn = nugriauta
replay-row = Eilė

# The timeline, and how to move on it
replay-skylines = Panoramos
replay-timeline = Raundai
replay-reshuffle-mark = nauja krūvelė
replay-tear-down = griovimas
replay-link = { $round } raundo nuoroda
replay-keys = Rodyklių klavišai keičia raundą, su Shift – žingsnį. Tarpo klavišas leidžia.
