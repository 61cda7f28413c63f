# The replay of Five Towers, round by round.

replay-round = Kolo { $round } z { $count }

# What happened, as a headline. Names can’t be inflected.
replay-starts = Výběr zahajuje { $name }
replay-nobody = Nikdo nestaví
# $count: how many cards are built; $roofs: how many of them are roofs
replay-builds =
    { $roofs ->
        [0] { $count ->
                [one] { $name } staví { $count } kartu
                [few] { $name } staví { $count } karty
                [many] { $name } staví { $count } karty
               *[other] { $name } staví { $count } karet
            }
        [one] { $count ->
                [one] { $name } staví { $count } kartu a zakončuje věž
                [few] { $name } staví { $count } karty a zakončuje věž
                [many] { $name } staví { $count } karty a zakončuje věž
               *[other] { $name } staví { $count } karet a zakončuje věž
            }
        [few] { $count ->
                [one] { $name } staví { $count } kartu a zakončuje { $roofs } věže
                [few] { $name } staví { $count } karty a zakončuje { $roofs } věže
                [many] { $name } staví { $count } karty a zakončuje { $roofs } věže
               *[other] { $name } staví { $count } karet a zakončuje { $roofs } věže
            }
        [many] { $count ->
                [one] { $name } staví { $count } kartu a zakončuje { $roofs } věže
                [few] { $name } staví { $count } karty a zakončuje { $roofs } věže
                [many] { $name } staví { $count } karty a zakončuje { $roofs } věže
               *[other] { $name } staví { $count } karet a zakončuje { $roofs } věže
            }
       *[other] { $count ->
                [one] { $name } staví { $count } kartu a zakončuje { $roofs } věží
                [few] { $name } staví { $count } karty a zakončuje { $roofs } věží
                [many] { $name } staví { $count } karty a zakončuje { $roofs } věží
               *[other] { $name } staví { $count } karet a zakončuje { $roofs } věží
            }
    }
# $card, $cards: such as Sand 7
replay-row-is = Nabídka: { $cards }.
replay-torn = Zbouráno: { $card }.
replay-left = Nevzato: { $cards }.
replay-reshuffled = Odložené karty se míchají do nového balíčku.
replay-points-change = Body: { $before } → { $after }.

# Under a name: what this player has said so far in this round
replay-said-bid = výběr { $number }
replay-said-started = na začátek { $number }
replay-said-builds = výběr { $number }, staví
replay-said-pass = odstoupení
replay-said-cancel = tolik postavit nešlo
replay-said-starts = začíná

# Under a card of the row
replay-card-order = { $order }.
replay-card-left = zůstává
replay-card-torn = zbouráno
replay-row = Nabídka

# The timeline, and how to move on it
replay-skylines = Panoramata
replay-timeline = Kola
replay-reshuffle-mark = nový balíček
replay-tear-down = bourání
replay-link = Odkaz na kolo { $round }
replay-keys = Šipky mění kolo, se Shiftem krok. Mezerník přehrává.
