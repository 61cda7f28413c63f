# The replay of Five Towers, round by round.

replay-round = Ronde { $round } van { $count }

# What happened, as a headline. Names can’t be inflected.
replay-starts = { $name } begint het bieden
replay-nobody = Niemand bouwt
# $count: how many cards are built; $roofs: how many of them are roofs
replay-builds =
    { $roofs ->
        [0] { $count ->
                [one] { $name } legt { $count } kaart
               *[other] { $name } legt { $count } kaarten
            }
        [one] { $count ->
                [one] { $name } legt { $count } kaart en maakt een dak
               *[other] { $name } legt { $count } kaarten en maakt een dak
            }
       *[other] { $name } legt { $count } kaarten en maakt { $roofs } daken
    }
# $card, $cards: such as Sand 7
replay-row-is = De rij: { $cards }.
replay-torn = Gesloopt: { $card }.
replay-left = Niet genomen: { $cards }.
replay-reshuffled = De geschudde aflegstapel wordt de nieuwe trekstapel.
replay-points-change = Punten: { $before } → { $after }.

# Under a name: what this player has said so far in this round
replay-said-bid = bod { $number }
replay-said-started = begon met { $number }
replay-said-builds = bod { $number }, bouwt
replay-said-pass = gepast
replay-said-cancel = kon er niet zoveel leggen
replay-said-starts = begint

# Under a card of the row
replay-card-order =
    { $order ->
        [1] 1e
        [2] 2e
        [3] 3e
        [4] 4e
       *[5] 5e
    }
replay-card-left = blijft
replay-card-torn = gesloopt
replay-row = De rij

# The timeline, and how to move on it
replay-skylines = De skylines
replay-timeline = Ronden
replay-reshuffle-mark = nieuwe stapel
replay-tear-down = sloop
replay-link = Link naar ronde { $round }
replay-keys = Pijltoetsen wisselen van ronde, met Shift van stap. Spatie speelt af.
