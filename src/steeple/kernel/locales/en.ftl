# What can go wrong with any game.

not-a-move = “{ $move }” is not a move of this game.

unknown-game = There is no game “{ $game }”. There are: { $known }.
unknown-bot = There is no bot “{ $bot }”. There are: { $known }.
bad-seats = This game is for { $least } to { $most } players, not for { $seats }.
bad-number = “{ $value }” is not a whole number from { $least } up.
# $known: the names of all options
unknown-option = There is no option “{ $option }”. There are: { $known }.
# $choices: the values that are allowed
bad-option = The option “{ $option }” can’t be “{ $value }”. It can be: { $choices }.

# $problem: a technical detail in English, for programmers
not-json = This is not JSON: { $problem }
# An event is one entry of a match’s log; events are numbered from 0.
not-an-event = Event { $event } of the game file is not an event: { $problem }
altered-event = Event { $event } of the game file was altered: it does not fit its hash.

# A turn in a terminal.
ask-what = What do you do? (a number)
ask-confirm = { $move }: Enter to confirm, u to undo
no-such-number = Type a number from 1 to { $count }.
nothing-chosen = Nothing is chosen yet. h shows the keys.
nothing-planned = Nothing is planned.
it-is-legal = You may.
keys =
    1, 2, 3 … – choose
    ? – why not?
    s – suggest a move
    u – undo, Enter – confirm
    q – quit; the game is kept
