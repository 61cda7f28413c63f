# The end of a match: who won, where the points come from, whether the deck was fair.

# $name: the person who looks at the screen, who has won
end-you-win = You win, { $name }
end-wins = { $name } wins
# $names: a list of all who have the most points
end-shared = Shared win: { $names }
end-points = { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
# $names: who came next, usually one person; $count: how many points they have less than the winner
end-next = { $count ->
        [one] Next: { $names }, { $count } point behind.
       *[other] Next: { $names }, { $count } points behind.
    }
# Said to somebody who did not win. $place: one of the words of end-place
end-yours = { $count ->
        [one] You: { $place } with { $count } point.
       *[other] You: { $place } with { $count } points.
    }
# One round that brought the winner many points
end-best-round = { $count ->
        [one] Round { $round } alone brought { $count } point.
       *[other] Round { $round } alone brought { $count } points.
    }
end-rounds = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
# The place in the ranking. There are at most five.
end-place = { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }
# The same for a bot. $place: one of the words of end-place
end-place-bot = { $place }, bot
# For the skylines of everybody, side by side
end-skylines = The skylines

end-replay = Replay
end-share = Share the skyline
end-rematch = Rematch
end-new-table = New table
# A link for people who watch, or who come back later
end-to-rematch = To the rematch

# $names: a list of people
end-rematch-wanted = A rematch is wanted by: { $names }.
end-rematch-waiting = Waiting for: { $names }.
# $names: a list of bots
end-rematch-bots = Always ready: { $names }.
end-rematch-yours = You want a rematch.

# Where the points come from
end-table = Points by tower
end-player = Player
end-main = Main tower
end-rubble = Rubble
end-sum = Points
# A cell of the table, read aloud. $storeys: how many storeys the tower has
end-cell = { $storeys ->
        [0] no tower
        [one] { $storeys } storey, points: { $points }
       *[other] { $storeys } storeys, points: { $points }
    }
end-cell-roof = { $storeys ->
        [one] { $storeys } storey with a roof, points: { $points }
       *[other] { $storeys } storeys with a roof, points: { $points }
    }
# $count: how many cards were torn down
end-cell-rubble = { $count ->
        [one] { $count } card, points: { $points }
       *[other] { $count } cards, points: { $points }
    }
end-storeys = { $count ->
        [one] { $count } storey
       *[other] { $count } storeys
    }
end-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# Follows a small drawing of a roof
end-legend = A tower with a roof counts 2 for each storey, any other 1. The main tower counts 1 more for each. Rubble costs 1, then 2, then 3.
# Before it, in the table
end-legend-storeys = The small number is how many storeys a tower has.

# Sharing a picture of the result
end-picture = Your picture
# What the picture shows, for those who don’t see it. $result: names and points
end-picture-said = All skylines on one ground line. { $result }
end-picture-making = Drawing the picture
end-picture-failed = This browser could not draw the picture. The text can still be shared.
end-picture-share = Share
end-picture-save = Save the picture
end-picture-copy = Copy the text
end-picture-copied = The text is copied
# $game: the name of the game; $result: names and points, such as “Rūta 39, Aino 37”
end-share-text = { $game }: { $result }
# One entry of the list of names and points
end-share-entry = { $name } { $points }

# Was the deck fair?
fair-question = Was the deck fair?
fair-yes = The deck was fair
fair-no = Something does not fit
fair-text = Its order was sealed before round 1, and the key is open now. So everybody can check that nothing was changed.
fair-yes-text = The key fits the seal from before round 1, and every card of the match follows from it.
fair-no-text = Keep the game file: it shows what does not fit.
fair-unknown-text = Not everything could be checked. Try again in a moment.
fair-seal = Seal from the start
fair-key = Key opened at the end
fair-check = Check it here
fair-checking = Checking
fair-again = Check again
fair-file = Game file
# What was checked; a tick or a cross stands before each line
fair-seal-fits = The key fits the seal: checked in this browser.
fair-seal-broken = The key does not fit the seal.
# $count: how many events the game file has
fair-chain-holds = { $count ->
        [one] { $count } event of the game file is unchanged: checked in this browser.
       *[other] All { $count } events of the game file are unchanged: checked in this browser.
    }
# $event: the number of the event
fair-chain-broken = Event { $event } of the game file was changed.
fair-draws-follow = { $count ->
        [one] { $count } draw follows from the key: computed by the server.
       *[other] All { $count } draws follow from the key: computed by the server.
    }
fair-draws-broken = Not every draw follows from the key.
fair-only-server = This page is not opened over https, so this browser can’t compute hashes. Only the server checks.
# $why: a sentence that says what went wrong
fair-server-failed = The server could not check: { $why }
fair-record-failed = The game file could not be loaded: { $why }
