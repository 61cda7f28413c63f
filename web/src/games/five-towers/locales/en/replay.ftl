# The replay of Five Towers, round by round.

replay-round = Round { $round } of { $count }

# What happened, as a headline. Names can’t be inflected.
replay-starts = { $name } starts the bidding
replay-nobody = Nobody builds
# $count: how many cards are built; $roofs: how many of them are roofs
replay-builds = { $roofs ->
        [0] { $count ->
                [one] { $name } builds { $count } card
               *[other] { $name } builds { $count } cards
            }
        [one] { $count ->
                [one] { $name } builds { $count } card and crowns a tower
               *[other] { $name } builds { $count } cards and crowns a tower
            }
       *[other] { $name } builds { $count } cards and crowns { $roofs } towers
    }
# $card, $cards: such as Sand 7
replay-row-is = The row: { $cards }.
replay-torn = Torn down: { $card }.
replay-left = Not taken: { $cards }.
replay-reshuffled = The discard is shuffled into a new deck.
replay-points-change = Points: { $before } → { $after }.

# Under a name: what this player has said so far in this round
replay-said-bid = bid { $number }
replay-said-started = started with { $number }
replay-said-builds = bid { $number }, builds
replay-said-pass = passed
replay-said-cancel = could not build that many
replay-said-starts = starts

# Under a card of the row
replay-card-order = { $order ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [4] 4th
       *[5] 5th
    }
replay-card-left = left
replay-card-torn = torn down
replay-row = The row

# The timeline, and how to move on it
replay-skylines = The skylines
replay-timeline = Rounds
replay-reshuffle-mark = new deck
replay-tear-down = tear-down
replay-link = Link to round { $round }
replay-keys = Arrow keys change the round, with Shift the step. Space plays.
