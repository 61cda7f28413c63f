# The replay of Five Towers, round by round.

replay-round = Runde { $round } af { $count }

# What happened, as a headline. Names can’t be inflected.
replay-starts = { $name } begynder budrunden
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
       *[other] { $name } bygger { $count } kort og kroner { $roofs } tårne
    }
# $card, $cards: such as Sand 7
replay-row-is = Rækken: { $cards }.
replay-torn = Revet ned: { $card }.
replay-left = Ikke taget: { $cards }.
replay-reshuffled = Kastebunken blandes til en ny trækbunke.
replay-points-change = Point: { $before } → { $after }.

# Under a name: what this player has said so far in this round
replay-said-bid = bud { $number }
replay-said-started = begyndte med { $number }
replay-said-builds = bud { $number }, bygger
replay-said-pass = pas
replay-said-cancel = kunne ikke bygge så mange
replay-said-starts = begynder

# Under a card of the row
replay-card-order =
    { $order ->
        [1] 1.
        [2] 2.
        [3] 3.
        [4] 4.
       *[5] 5.
    }
replay-card-left = tilbage
replay-card-torn = revet ned
replay-row = Rækken

# The timeline, and how to move on it
replay-skylines = Silhuetterne
replay-timeline = Runder
replay-reshuffle-mark = ny trækbunke
replay-tear-down = nedrivning
replay-link = Link til runde { $round }
replay-keys = Piletasterne skifter runde, med Shift skifter de trin. Mellemrum afspiller.
