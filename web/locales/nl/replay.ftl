# A finished match, watched again round by round.

replay = Terugkijken
# The title of the page. $table: what the match is called by its people
replay-of = Terugkijken: { $table }
replay-round = Ronde { $round } van { $count }
# $step: which of the round’s steps is shown: the row, each bid, the build
replay-step = Stap { $step } van { $count }

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
replay-first = Naar het begin
replay-previous = Vorige ronde
replay-next = Volgende ronde
replay-last = Naar het einde
replay-step-back = Vorige stap
replay-step-on = Volgende stap
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid
# $factor: such as 2
replay-speed-times = { $factor }×
replay-link = Link naar ronde { $round }
replay-link-copied = Link gekopieerd
# If the browser does not let us copy
replay-link-address = Het adres van deze pagina is de link
replay-keys = Pijltoetsen wisselen van ronde, met Shift van stap. Spatie speelt af.

# When there is nothing to show
replay-opening = De partij wordt geopend
replay-not-over = Deze partij wordt nog gespeeld
replay-not-over-text = Terugkijken kan zodra de partij is afgelopen. Tot dan kun je meekijken.
replay-watch = Kijk mee
replay-not-found = Hier is geen partij
replay-not-found-text = Misschien is de link niet volledig, of is de partij gewist.
replay-offline = Geen netwerk, en deze partij is hier niet bewaard
replay-offline-text = Partijen die je in deze browser tot het einde hebt gezien, kun je zonder netwerk terugkijken.
replay-again = Opnieuw
