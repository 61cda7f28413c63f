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
not-an-event = Event { $event } of the record is not an event: { $problem }
altered-event = Event { $event } of the record was altered: it does not fit its hash.
