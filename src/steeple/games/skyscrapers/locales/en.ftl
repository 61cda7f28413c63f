# Skyscrapers: its words, and why a move is illegal.

name = Skyscrapers

# The kinds of cards
kind =
    { $kind ->
        [flat] Flat
        [upright] Upright
        [floor] Floor
        [universal] Universal
       *[base] Base
    }
# A card, such as “Upright 3”. $number: which one of its kind; bases have none, which is 0.
card =
    { $number ->
        [0] { kind }
       *[other] { kind } { $number }
    }
# What a card is built in as
use =
    { $use ->
        [flat] as a flat card
        [upright] as an upright card
        [floor] as a floor
       *[base] as a base
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

# What somebody did. $name: the player, or the word for “You”: so no verb may depend on it.
# $place and $cell: three numbers, such as 0 0 4. $worker: a number.
did-start = The starter is: { $name }
did-add = { $name }: add a worker at { $cell }
did-build = { $name }: build { card } { use } at { $place }
did-move = { $name }: move worker { $worker } to { $cell }
did-shift = { $name }: shift worker { $worker } to { $cell }
did-finish = { $name }: nobody is shifted
did-put = { $name }: put the worker back at { $cell }
did-keep = { $name }: keep the worker in reserve
held = It holds.
# $workers: numbers of workers
fell =
    { $count ->
        [one] A worker falls: { $workers }.
       *[other] { $count } workers fall: { $workers }.
    }
landed = In another place now: { $workers }.
collapsed = The building comes down.
void = Nothing can be said about that: it is tried again.

# Why a move is illegal
no-such-worker = There is no worker “{ $worker }”. Workers have the numbers 0 to 19.
no-such-place = “{ $place }” is no place. A place is three whole numbers, such as 0 0 4.
no-such-card = There is no card “{ $card }”. A card is a kind and a number, such as upright-3, or base.
# $uses: the words that may be typed
say-the-use = The card { $card } can be several things. Say which one: { $uses }.
no-such-use = The card { $card } can’t be built in as “{ $use }”.
no-such-seat = There is no such seat at this table.
not-now = It is not the time for that.
not-your-turn = It is not your turn.
not-in-deck = The card { card } is not there to be dealt.
no-actions-left = Your three actions are done. Shift who the rivet touches, or say that you are done.
actions-left = You are not done: there is an action left.
not-in-hand = The card { card } is not in your hand.
no-rivets = All rivets are used up: nothing more can be built.
no-worker-on-site = You have no worker on site. Add one first.
all-enclosed = All your workers on site are enclosed.
no-edge = There is no free edge with its middle there.
must-lie = This card has to lie.
must-stand = This card has to stand.
passes-through = The card would pass through another one.
touches-ground = Only a base may touch the ground.
base-needs-ground = A base has to stand on the ground.
drawn-worker-stands = The worker that is drawn on the card has to stand upright: turn 0.
no-girder-meets = No girder of the card would meet a girder of the building.
no-worker-touches = None of your workers touches a card that the new one would touch.
no-site = There is no place for this card now.
nothing-fits = None of your cards has a place now.
reserve-empty = You have no worker in reserve.
nowhere-to-add = There is no room on the ground beside a base.
only-on-the-ground = A new worker begins on the ground.
no-base-there = A worker on the ground has to touch a base.
nothing-to-stand-on = There is no floor to stand on.
cell-closed = This place is enclosed: no hand can reach it.
no-room = There is no room for one more worker.
not-your-worker = This worker is not yours.
not-on-site = Worker { $worker } is not on site.
is-enclosed = Worker { $worker } is enclosed.
nowhere-to-go = Worker { $worker } has nowhere to go.
nobody-can-move = None of your workers can move.
already-there = Worker { $worker } already stands there.
too-far = A worker goes one level up, one level down, or elsewhere on its own level.
not-on-a-floor = Only a worker on a floor can be shifted.
other-card = A worker is shifted on the floor that it stands on.
shifted-already = Worker { $worker } has been shifted already.
only-the-touched = After the last action only workers that the rivet touches are shifted.
nothing-can-collapse = There are only bases: nothing can come down.
nobody-fell = Say which workers fell.
fell-from-nowhere = Worker { $worker } was not on site and can’t have fallen.
can-not-be-there = Worker { $worker } can’t stand or lie there.
no-such-rivet = There is no rivet in card { $card } of the building.
makes-no-sense = The referee can’t have seen that.

# The site in the terminal
# $height: 0 is the ground
level = Level { $height }
ground = Ground
# $reserve: how many workers
seat-line = { points } · in reserve: { $reserve }
seat-out = { points } · eliminated
rivets = Rivets left: { $count }
actions =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
your-cards = Your cards:
# $letters: which letter stands for the workers of which player
legend = : floor, / flat card, lines: standing cards, workers: { $letters }

# What is asked
ask-what = What do you do? (a number)
ask-card = Which card? (its number)
ask-use = As what? (a number)
ask-site = Where? (a number)
ask-worker = Which worker? (a number)
ask-cell = Where to? (a number)
ask-put = Your worker { $worker } fell. Where is it put back? (a number)
ask-report = What happened? held, fell workers=3,7 (their numbers), or collapsed
# $move: one of those below
ask-confirm = { $move }: Enter to confirm, u to undo
# $verb: one of the actions
verb =
    { $verb ->
        [add] Add a worker
        [build] Build a card
        [move] Move a worker
       *[shift] Shift a worker
    }
button-add = Add a worker at { $cell }
button-build = Build { card } { use } at { $place }
button-move = Move worker { $worker } to { $cell }
button-shift = Shift worker { $worker } to { $cell }
button-done = Nobody is shifted
button-put = Put the worker back at { $cell }
button-keep = Keep the worker in reserve
# A card to choose. $girders: letters
card-line = { card } [{ $girders }]: up to { points }
# A place to choose. $site: three numbers and a letter; $girders: letters
site-line = { $site } turn { $turn } [{ $girders }]: { points }
# A cell to choose. $way: how it is reached
cell-line =
    { $way ->
        [add] { $cell }
        [up] { $cell }, one level up
        [down] { $cell }, one level down
        [same] { $cell }, same level
        [shift] { $cell }, same floor
       *[put] { $cell }
    }
worker-line = Worker { $worker } at { $cell }
more-of-them = … and { $count } more; any move can be typed as a whole, such as build upright-3 at 1 0 3 x turn 0
nothing-chosen = Nothing is chosen yet. h shows the keys.
nothing-planned = Nothing is planned.
no-such-number = Type a number from 1 to { $count }.
it-is-legal = You may.
# What comes of it
outlook-card =
    { $count ->
        [one] That is { $count } point.
       *[other] That is { $count } points.
    }
outlook-highest = It would be the highest card: points count twice.
outlook-encloses = It encloses: { $workers }.
outlook-last = It is your last card: the game ends.

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – choose
    build upright-3 at 1 0 3 x turn 0 – a whole move, as in records
    ? – why not?
    s – suggest a move
    u – undo, Enter – confirm
    q – quit; the game is kept
