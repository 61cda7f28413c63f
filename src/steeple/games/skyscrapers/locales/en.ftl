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
# A height within a sentence. $height: 0 is the ground
height =
    { $height ->
        [0] the ground
       *[other] level { $height }
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

# What somebody did. $name: the player; names can’t be inflected.
did-start = The starter is: { $name }
did-add = { $name } adds a worker.
did-build =
    { $use ->
        [flat] { $name } lays a card flat on { height }.
        [floor] { $name } lays a floor on { height }.
        [upright] { $name } stands a card on { height }.
       *[base] { $name } stands a base on the ground.
    }
did-move = { $name } moves a worker to { height }.
did-shift = { $name } shifts a worker on { height }.
did-finish = { $name } leaves the workers where they are.
did-put = { $name } puts the worker back on { height }.
did-keep = { $name } keeps the worker in reserve.
did-propose = { $name } proposes to end the game here.
did-agree = { $name } agrees.
did-decline = { $name } wants to play on.
# What building and workers did, and what follows
held = It holds.
scored =
    { $points ->
        [one] It holds: { $points } point for { $name }.
       *[other] It holds: { $points } points for { $name }.
    }
# $names: whose workers these are
fell =
    { $count ->
        [one] A worker fell ({ $names }).
       *[other] { $count } workers fell ({ $names }).
    }
# $points: what it costs
fell-cost = { $points } points less for { $name }.
landed =
    { $count ->
        [one] A worker stands elsewhere now ({ $names }).
       *[other] { $count } workers stand elsewhere now ({ $names }).
    }
# They lie where they stood or landed
knocked-over =
    { $count ->
        [one] A worker was knocked over and lies ({ $names }).
       *[other] { $count } workers were knocked over and lie ({ $names }).
    }
collapsed = The building came down. { $name } is out, and the game is over.
bumped = { $name } bumped the table.
# Who decides next
put-next = { $name } decides where to put it back.
# $why: missed, start, air, slow or unstable
void =
    { $why ->
        [missed] Not judged: it missed its place. Please make the move again.
        [air] Not judged: it was let go in the air. Please make the move again.
        [start] Not judged: it began inside something else. Please make the move again.
        [unstable] Not judged: the simulation went wrong. Please make the move again.
       *[slow] Not judged: it took too long. Please make the move again.
    }

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
not-quiet = The end can be proposed once a whole round has passed without a build.
you-are-out = You are out.
not-in-deck = The card { card } is not there to be dealt.
no-actions-left = Your three actions are done. Shift who the rivet touches, or say that you are done.
actions-left = You are not done: there is an action left.
not-in-hand = The card { card } is not in your hand.
no-rivets = All rivets are used up: nothing more can be built.
no-worker-on-site = You have no worker on site. Add one first.
all-enclosed = All your workers on site are enclosed.
all-lie = Your workers lie. Stand one up first: shift it, which is free.
no-edge = There is no free edge with its middle there.
must-lie = This card has to lie.
must-stand = This card has to stand.
passes-through = The card would pass through another one.
touches-ground = Only a base may touch the ground.
base-needs-ground = A base has to stand on the ground.
beyond-ground = That is beyond the edge of the building ground.
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
is-lying = Worker { $worker } lies. Stand it up first: shift it, which is free.
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
can-not-lie = Worker { $worker } can’t have been knocked over.
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
ask-agree = Does the game end here? (a number)
ask-report = What happened? held, held lies=5 (knocked over), fell workers=3,7 (their numbers), or collapsed
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
button-propose = Propose to end it here
button-agree = Agree: the game ends
button-decline = Play on
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
        [stand] { $cell }, stood up where it lies
       *[put] { $cell }
    }
worker-line = Worker { $worker } at { $cell }
worker-lies = Worker { $worker } lies at { $cell }
more-of-them = … and { $count } more; any move can be typed as a whole, such as build upright-3 at 1 0 3 x turn 0
nothing-planned = Nothing is planned.
no-such-number = Type a number from 1 to { $count }.
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

# The lesson: what a coach says before each action of the learner, and after other ones. The words in quotes are on a button.
lesson-add = A turn has three actions. First press “Add” and the lit place: new workers start on the ground, beside a base.
lesson-build = Choose the lit card. It stands upright, and may go wherever one of your workers is near.
lesson-move = One action is left. Move your new worker up to the lit place: each move goes one level.
lesson-end = That ends the game, and whoever did it is out. Usually a game ends when somebody builds the last card in hand: 5 points for that, and 5 for standing highest.
lesson-try-add = First add a worker.
lesson-try-build = First build the card that the coach asks for.
lesson-try-move = First let your new worker climb.
