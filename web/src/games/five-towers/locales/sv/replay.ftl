# The replay of Five Towers, round by round.

replay-round = Omgång { $round } av { $count }

# What happened, as a headline. Names can’t be inflected.
replay-starts = { $name } börjar budgivningen
replay-nobody = Ingen bygger
# $count: how many cards are built; $roofs: how many of them are roofs
replay-builds =
    { $roofs ->
        [0] { $count ->
                [one] { $name } bygger { $count } kort
               *[other] { $name } bygger { $count } kort
            }
        [one] { $count ->
                [one] { $name } bygger { $count } kort och kröner ett torn
               *[other] { $name } bygger { $count } kort och kröner ett torn
            }
       *[other] { $name } bygger { $count } kort och kröner { $roofs } torn
    }
# $card, $cards: such as Sand 7
replay-row-is = Raden: { $cards }.
replay-torn = Rivet: { $card }.
replay-left = Inte taget: { $cards }.
replay-reshuffled = Slänghögen blandas till en ny korthög.
replay-points-change = Poäng: { $before } → { $after }.

# Under a name: what this player has said so far in this round
replay-said-bid = bud { $number }
replay-said-started = började med { $number }
replay-said-builds = bud { $number }, bygger
replay-said-pass = pass
replay-said-cancel = kunde inte bygga så många
replay-said-starts = börjar

# Under a card of the row
replay-card-order =
    { $order ->
        [1] 1:a
        [2] 2:a
        [3] 3:e
        [4] 4:e
       *[5] 5:e
    }
replay-card-left = kvar
replay-card-torn = rivet
replay-row = Raden

# The timeline, and how to move on it
replay-skylines = Silhuetterna
replay-timeline = Omgångar
replay-reshuffle-mark = ny korthög
replay-tear-down = rivning
replay-link = Länk till omgång { $round }
replay-keys = Piltangenterna byter omgång, med Shift byter de steg. Mellanslag spelar upp.
