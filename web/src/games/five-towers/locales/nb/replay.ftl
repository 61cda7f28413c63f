# The replay of Five Towers, round by round.

replay-round = Runde { $round } av { $count }

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
replay-link = Lenke til runde { $round }
replay-keys = Piltastene bytter runde, med Shift bytter de trinn. Mellomrom spiller av.
