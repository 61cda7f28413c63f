# A finished match, watched again round by round.

replay = Reprise
# The title of the page. $table: what the match is called by its people
replay-of = Reprise: { $table }
replay-round = Runde { $round } av { $count }
# $step: which of the round’s steps is shown: the row, each bid, the build
replay-step = Trinn { $step } av { $count }

# What happened, as a headline. Names can’t be inflected.
replay-starts = { $name } begynner budrunden
replay-nobody = Ingen bygger
# $count: how many cards are built; $roofs: how many of them are roofs
replay-builds =
    { $roofs ->
        [0] { $count ->
                [one] { $name } bygger { $count } kort
               *[other] { $name } bygger { $count } kort
            }
        [one] { $count ->
                [one] { $name } bygger { $count } kort og kroner et tårn
               *[other] { $name } bygger { $count } kort og kroner et tårn
            }
       *[other] { $name } bygger { $count } kort og kroner { $roofs } tårn
    }
# $card, $cards: such as Sand 7
replay-row-is = Raden: { $cards }.
replay-torn = Revet: { $card }.
replay-left = Ikke tatt: { $cards }.
replay-reshuffled = Kastebunken stokkes til en ny trekkbunke.
replay-points-change = Poeng: { $before } → { $after }.

# Under a name: what this player has said so far in this round
replay-said-bid = bud { $number }
replay-said-started = begynte med { $number }
replay-said-builds = bud { $number }, bygger
replay-said-pass = pass
replay-said-cancel = kunne ikke bygge så mange
replay-said-starts = begynner

# Under a card of the row
replay-card-order =
    { $order ->
        [1] 1.
        [2] 2.
        [3] 3.
        [4] 4.
       *[5] 5.
    }
replay-card-left = igjen
replay-card-torn = revet
replay-row = Raden

# The timeline, and how to move on it
replay-skylines = Silhuettene
replay-timeline = Runder
replay-reshuffle-mark = ny trekkbunke
replay-tear-down = riving
replay-first = Til begynnelsen
replay-previous = Forrige runde
replay-next = Neste runde
replay-last = Til slutten
replay-step-back = Forrige trinn
replay-step-on = Neste trinn
replay-play = Spill av
replay-pause = Pause
replay-speed = Fart
# $factor: such as 2
replay-speed-times = { $factor }×
replay-link = Lenke til runde { $round }
replay-link-copied = Lenken er kopiert
# If the browser does not let us copy
replay-link-address = Adressen til denne siden er lenken
replay-keys = Piltastene bytter runde, med Shift bytter de trinn. Mellomrom spiller av.

# When there is nothing to show
replay-opening = Åpner reprisen
replay-not-over = Dette partiet spilles fortsatt
replay-not-over-text = Reprisen er her så snart partiet er slutt. Til da kan du se på.
replay-watch = Se på partiet
replay-not-found = Her er det ikke noe parti
replay-not-found-text = Kanskje mangler det en bit av lenken, eller partiet er slettet.
replay-offline = Ikke noe nettverk, og partiet er ikke lagret her
replay-offline-text = Partier som du har sett til slutten i denne nettleseren, kan ses uten nettverk.
replay-again = Prøv igjen
