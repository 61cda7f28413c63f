# The table during play.

table-not-found = There is no table here
table-opening = Opening the table
loading = One moment
# The title of the browser’s tab. $title: what the table is called
title = { $title } – Steeple
title-turn = Your turn – { $title }

# Seats
you = you
seat-bot = bot
seat-stood-in = a bot stands in

deck-short = { $count } left
watching =
    { $count ->
        [one] { $count } watches
       *[other] { $count } watch
    }

wait-you = Your turn
# A reminder to whose turn it is
nudge = Nudge
nudged = Nudged
tell-me = Tell me when it is my turn
said-your-turn = It is your turn.

# What happened. No verb may depend on the grammar of a name.
# $names: a list of names
told-end =
    { $count ->
        [one] The match is over. Winner: { $names }
       *[other] The match is over. Winners: { $names }
    }
told-sat = { $name } sits down
told-stood = { $name } leaves
told-taken-over = { $name }: a bot stands in
told-taken-back = { $name } is back
told-away-counted = { $name } is away; a bot takes over soon
told-away-ended = { $name } is here again
told-undo-asked = { $name } asks to take a move back
told-undo-refused = { $name }: the move stays
told-undone = { $name }: the move is taken back
told-rematch-wanted = { $name } wants to play again
missed = While you were away
missed-more =
    { $count ->
        [one] and { $count } more before
       *[other] and { $count } more before
    }

# Questions to everybody
undo-wanted = { $name } would like to take the last move back.
undo-waiting = You asked to take your move back. The others are deciding.
undo-yes = Agree
undo-no = Keep it
away-counting =
    { $count ->
        [one] { $name } is away. A bot takes over in { $count } second.
       *[other] { $name } is away. A bot takes over in { $count } seconds.
    }
away-here = I am here
away-missing = { $name } is not connected.
away-bot = Let a bot stand in
stood-in = { $name }: a bot plays for you.
take-back = Play on yourself

# The line to the server
line-lost = Finding the table again
line-offline = This device is offline
line-restarting = The server is restarting
line-safe = Your seat is kept, and nothing you confirmed is lost.
line-safe-watching = The table comes back by itself.

# Several people at one screen
hand-over = Pass the screen to { $name }
hand-over-text = Everybody may look: in this game nothing is hidden.
hand-over-ready = { $name } is ready

chat = Chat
chat-unread =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
chat-empty = Nobody has said anything yet.
chat-watching = Those who watch can read along.
chat-write = Write something
chat-send = Send
chat-mute = Hide somebody’s messages
story = What happened so far
menu = Table
menu-undo = Take back my last move
menu-undo-text = At once if nobody has moved since and no card was turned up; otherwise the others are asked.
menu-rules = Rules
menu-watch = Copy the link for watching
menu-copied = Copied
menu-home = To the start page
menu-home-text = Your seat is kept; come back any time.
menu-leave = Leave the match
menu-leave-sure = A bot plays on for you. You can take the seat back while the match lasts.
menu-leave-yes = Leave
