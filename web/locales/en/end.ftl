# The end of a match: who won, where the points come from, whether the deck was fair.

# $name: the person who looks at the screen, who has won
end-you-win = You win, { $name }
end-wins = { $name } wins

end-replay = Replay
end-rematch = Rematch
end-new-table = New table
# A link for people who watch, or who come back later
end-to-rematch = To the rematch

# $names: a list of people
end-rematch-wanted = Ready for a rematch: { $names }.
end-rematch-waiting = Waiting for: { $names }.
# $names: a list of bots
end-rematch-bots = Always ready: { $names }.
end-rematch-yours = You want a rematch.

end-player = Player

# Sharing a picture of the result
end-picture = Your picture
end-picture-making = Drawing the picture
end-picture-failed = This browser could not draw the picture. The text can still be shared.
end-picture-share = Share
end-picture-save = Save the picture
end-picture-copy = Copy the text
end-picture-copied = The text is copied
# $game: the name of the game; $result: names and points, such as “Rūta 39, Aino 37”
end-share-text = { $game }: { $result }

# Was the deck fair?
fair-question = Was the deck fair?
fair-yes = The deck was fair
fair-no = Something does not fit
fair-text = Its order was sealed before round 1, and the key has now been revealed, so everybody can check that nothing was changed.
fair-yes-text = The key fits the seal from before round 1, and every card of the match follows from it.
fair-no-text = Keep the game file: it shows what does not fit.
fair-unknown-text = Not everything could be checked. Try again in a moment.
fair-seal = Seal from the start
fair-key = Key revealed at the end
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
