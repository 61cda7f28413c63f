# A finished match, watched again round by round.

replay = Replay
# The title of the page. $table: what the match is called by its people
replay-of = Replay: { $table }
replay-round = Round { $round } of { $count }
# $step: which of the round’s steps is shown: the row, each bid, the build
replay-step = Step { $step } of { $count }

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
replay-first = To the beginning
replay-previous = Previous round
replay-next = Next round
replay-last = To the end
replay-step-back = Previous step
replay-step-on = Next step
replay-play = Play
replay-pause = Pause
replay-speed = Speed
# $factor: such as 2
replay-speed-times = { $factor }×
replay-link = Link to round { $round }
replay-link-copied = Link copied
# If the browser does not let us copy
replay-link-address = The address of this page is the link
replay-keys = Arrow keys change the round, with Shift the step. Space plays.

# When there is nothing to show
replay-opening = Opening the replay
replay-not-over = This match is still being played
replay-not-over-text = A replay is there as soon as it is over. Until then you can watch.
replay-watch = Watch the match
replay-not-found = No match is here
replay-not-found-text = The link may have been cut short, or the match was deleted.
replay-offline = No network, and this match is not saved here
replay-offline-text = Matches that you have seen to the end in this browser can be watched without a network.
replay-again = Try again
