# A finished match, watched again round by round.

replay = Replay
# The title of the page. $table: what the match is called by its people
replay-of = Replay: { $table }
# $step: which of the round’s steps is shown: the row, each bid, the build
replay-step = Step { $step } of { $count }

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
replay-link-copied = Link copied
# If the browser does not let us copy
replay-link-address = The address of this page is the link

# When there is nothing to show
replay-opening = Opening the replay
replay-not-over = This match is still being played
replay-not-over-text = A replay is there as soon as it is over. Until then you can watch.
replay-watch = Watch the match
replay-not-found = There is no match here
replay-not-found-text = The link may have been cut short, or the match was deleted.
replay-offline = No network, and this match is not saved here
replay-offline-text = Matches that you have seen to the end in this browser can be watched without a network.
replay-again = Try again
