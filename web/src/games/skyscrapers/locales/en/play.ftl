# Skyscrapers, during play. Names of people can’t be inflected, and no verb may depend on them.

# Which side of the building, as short as can be; seen on a map, north is up
sky-side =
    { $side ->
        [n] north
        [ne] north-east
        [e] east
        [se] south-east
        [s] south
        [sw] south-west
        [w] west
        [nw] north-west
       *[middle] middle
    }
# A place for a worker. $side: such as “north”
sky-cell = { $level }, { $side }

# Around the site
sky-site = The building site
sky-seats = Players
sky-seats-note = Reserve and points. Hands stay secret.
# Whose turn comes after this one
sky-next = next
# A person who is not connected
sky-away = away
# Who can’t play on
sky-out = out
sky-reserve =
    { $count ->
        [one] { $count } worker in reserve
       *[other] { $count } workers in reserve
    }
# Beside the points of somebody on a phone: how many workers are in reserve
sky-reserve-short = + { $count }
sky-levels = Workers by level
# On a phone, the button that opens the list. $level: how high the building is
sky-levels-short = Levels: { $level }
sky-cut = Look at { $level } without what is above it
sky-uncut = Show the whole building
# Beside a level that has floors in several towers
sky-towers = { $count } towers
sky-leads-note = At the end, 5 points for the highest workers.
# Who would get them
sky-leads-you = Now: you.
sky-leads =
    { $count ->
        [one] Now: { $names }.
       *[other] Now: { $names }, 5 each.
    }
sky-leads-nobody = Now: nobody.
# $name: whose worker it is
sky-worker-of = Worker of: { $name }
sky-worker-of-enclosed = Worker of: { $name }, enclosed
sky-worker-of-lying = Worker of: { $name }, lying
sky-worker-at = { $name }: worker on { $level }
sky-worker-yours = Your worker on { $level }
sky-worker-enclosed = Enclosed on all sides: it can’t move or build, and does not count.
sky-worker-lying = Knocked over: it can’t build and does not count until it is stood up. That is free.
sky-worker-open = Not enclosed.
# Read aloud
sky-track = The score track.
sky-track-seat = { $name }: { $points }.
sky-turn-left = Turn the view to the left
sky-turn-right = Turn the view to the right
sky-closer = Closer
sky-further = Further away
sky-view-home = Look from the front again
# Beside two keys that turn the view
sky-sites-behind = sites behind the building: turn with

# Drawings for browsers without depth. $level: how high the building is
sky-from-front =
    { $level ->
        [one] The building from the front, { $level } level high
       *[other] The building from the front, { $level } levels high
    }
sky-from-right =
    { $level ->
        [one] The building from the right, { $level } level high
       *[other] The building from the right, { $level } levels high
    }
sky-levels-shown = Level that is shown
# $floors and $workers: how many are there
sky-plan-said = Plan of { $level }. Floors: { $floors }. Workers: { $workers }.

# Your hand
sky-hand = Your hand
sky-hand-covered = The cards are covered until it is the turn of somebody at this screen.
sky-hand-empty = Your hand is empty.
sky-hand-over-text = Only { $name } should look now: the cards are shown next.
# Under a card: how many places it could go to now
sky-note-sites =
    { $count ->
        [one] { $count } site
       *[other] { $count } sites
    }
# Cards that fit nowhere now, folded into a stack
sky-waiting =
    { $count ->
        [one] { $count } waits
       *[other] { $count } wait
    }
# Opens that stack
sky-waiting-look = Look
# Why cards of a kind wait. $kind: such as “Floor”; $why: a sentence
sky-waiting-kind = { $kind }: { $why }
# Under a use of a card that has no site now
sky-note-none-short = no site
# In the corner of a card that one has several of
sky-times = ×{ $count }
# Read aloud. $kind: such as “Upright”; $girders: how many; $note: such as “3 sites”
sky-card-said =
    { $drawn ->
        [yes] { $count ->
                [one] { $kind }, { $girders } girders and a drawn worker, { $note }
               *[other] { $kind }, { $girders } girders and a drawn worker, { $count } of them, { $note }
            }
       *[no] { $count ->
                [one] { $kind }, { $girders } girders, { $note }
               *[other] { $kind }, { $girders } girders, { $count } of them, { $note }
            }
    }

# What the kinds of cards are for
sky-kinds = Kinds of cards
sky-kind-upright-note = Stands upright, on the edge of a floor or a flat card.
sky-kind-floor-note = Lies level and makes a storey: workers can stand on it.
sky-kind-flat-note = Lies level, as an open frame: nobody can stand on it.
sky-kind-universal-note = Stands, or lies as a floor or as a flat card: you choose. It is never a base.
sky-kind-base-note = Stands on the ground. Only bases touch the ground.
sky-kind-drawn = With a worker
sky-kind-drawn-note = A drawn worker is worth 1 point more. Standing upright, the card can’t be turned.

# Three actions
sky-actions = Three actions
sky-verbs = What to do
sky-verb-add = Add
sky-verb-build = Build
sky-verb-move = Move
# One that can’t be done now. $verb: one of the three; $why: a sentence
sky-verb-closed = { $verb }: { $why }
# What was done, as short as can be
sky-done = done
sky-done-add = added a worker
sky-done-build =
    { $use ->
        [flat] laid a card, { $level }: { $points }
        [floor] laid a floor, { $level }: { $points }
        [upright] stood a card, { $level }: { $points }
       *[base] stood a base: { $points }
    }
sky-done-move = moved to { $level }

# What is asked
sky-ask =
    { $count ->
        [one] Your turn: the last action
        [3] Your turn: three actions
       *[other] Your turn: { $count } more actions
    }
sky-ask-text = Add a worker on the ground, build a card from your hand, or move a worker.
sky-ask-card = Which card?
sky-ask-card-text = A new card must touch a card that one of your workers touches.
sky-ask-where = Where does it go?
# The card is built there
sky-ask-site =
    { $use ->
        [flat] Lay it flat on { $level }
        [floor] Lay a floor on { $level }
        [upright] Stand it on { $level }
       *[base] Stand a base on the ground
    }
sky-ask-add = Where does the new worker stand?
sky-ask-worker = Which worker?
sky-ask-worker-text = One level up, one level down, or elsewhere on the same level.
sky-ask-whereto = Where to?
sky-ask-cell =
    { $way ->
        [add] Add a worker on the ground
        [up] Move up to { $level }
        [down] Move down to { $level }
        [same] Move on { $level }
        [shift] Shift it on its floor
        [stand] Stand it up
       *[put] Put it back on { $level }
    }
# The last rivet pushed against somebody
sky-ask-touched = The rivet touches workers
sky-ask-touched-text = You may shift each of them on its floor, or leave them. Then your turn is over.

# Where a card or a worker can go
sky-uses = Built in as
sky-use =
    { $use ->
        [flat] Flat
        [upright] Upright
        [floor] Floor
       *[base] Base
    }
sky-turns = How it is turned
# Read aloud. $turn: quarter turns from 0; $points: what it would bring
sky-turn-said =
    { $points ->
        [one] Quarter turns: { $turn }; { $points } point
       *[other] Quarter turns: { $turn }; { $points } points
    }
sky-sites = Sites
sky-sites-none = No site for this card now.
# Opens a list. $count: how many other sites there are
sky-sites-more = { $count } more
sky-sites-out-of-reach =
    { $count ->
        [one] { $count } more site is out of reach of your workers.
       *[other] { $count } more sites are out of reach of your workers.
    }
# Read aloud. $normal: x or y for a card that stands, z for one that lies; $highest: yes if points double
sky-site-said =
    { $normal ->
        [z] { $points ->
                [one] { $points } point: lying on { $level }, { $side }
               *[other] { $points } points: lying on { $level }, { $side }
            }
        [x] { $points ->
                [one] { $points } point: standing on { $level }, { $side }, facing east and west
               *[other] { $points } points: standing on { $level }, { $side }, facing east and west
            }
       *[y] { $points ->
                [one] { $points } point: standing on { $level }, { $side }, facing north and south
               *[other] { $points } points: standing on { $level }, { $side }, facing north and south
            }
    }{ $highest ->
        [yes] , the highest of all
       *[no] { "" }
    }
sky-cells = Places
sky-cells-none = No place is free.
# Read aloud. $number: which place of its level
sky-cell-said =
    { $way ->
        [up] Up to { $level }, { $side }, place { $number }
        [down] Down to { $level }, { $side }, place { $number }
        [shift] On the same floor, { $side }, place { $number }
        [stand] Stand it up where it lies
       *[same] On { $level }, { $side }, place { $number }
    }
sky-workers = Workers that can move
sky-ways = How far
sky-way-move = Move
# To another place on the same floor: no action is used
sky-way-shift = Shift, free

# The sum, in parts: “(3 girders meet + 1 worker drawn on it) × 2 highest of all = 8”
sky-sum-meets =
    { $count ->
        [one] girder meets
       *[other] girders meet
    }
sky-sum-drawn = worker drawn
sky-sum-highest = highest of all
# Read aloud, all at once
sky-sum-said =
    { $highest ->
        [yes] { $points } points: { $meets } for girders that meet, { $drawn } for a drawn worker, doubled because nothing reaches higher.
       *[no] Points: { $points }; { $meets } for girders that meet, { $drawn } for a drawn worker.
    }
# What else comes of it
sky-if-last = It is your last card: the game ends, and you get 5 points more.
# $names: whose workers these are
sky-if-encloses =
    { $count ->
        [one] It encloses a worker ({ $names }).
       *[other] It encloses { $count } workers ({ $names }).
    }
# How likely somebody is to fall
sky-risk =
    { $risk ->
        [low] Hardly anyone can fall.
        [some] Somebody may fall.
       *[high] Shaky: somebody may well fall.
    }
# $names: whose workers these are
sky-may-fall =
    { $count ->
        [one] A worker may fall, for 5 points: { $names }.
       *[other] { $count } workers may fall, 5 points each: { $names }.
    }

# Buttons
sky-button-choose = Choose an action
sky-button-card = Choose a card
sky-button-site = Choose a site
sky-button-worker = Choose a worker
sky-button-cell = Choose a place
sky-button-take = Take it in hand
# Where nobody is likely to fall, it is done without a hand
sky-button-place = Place it
sky-button-add = Add it
sky-button-build = Build it
sky-button-move = Move it
sky-button-shift = Shift it
sky-button-real = Done on the real table
# The card is in the hand
sky-button-bring = Bring it near
sky-button-hold = Hold to rivet
sky-button-press = Press to rivet
sky-button-keep-holding = Keep holding
sky-button-going = The rivet goes in
sky-button-release = Let go
sky-button-cancel = Cancel
sky-button-put-back = Put it back
sky-button-done = Leave them there
sky-button-keep = Keep it in reserve
sky-button-end-it = End it here
sky-button-agree = Agree
sky-button-decline = Play on
sky-button-put = Put it on { $level }

# A worker fell through somebody else
sky-put = Your worker fell
# $name: who made it fall; $count: how many more of one’s own have fallen
sky-put-text =
    { $count ->
        [0] That cost { $name } 5 points. Put your worker back anywhere on the building, or keep it in reserve.
       *[other] That cost { $name } 5 points for each. Put your worker back anywhere on the building, or keep it in reserve; then comes the next.
    }
# $level: the highest place that is free
sky-put-choose = Press a highlighted place, up to { $level }.
sky-put-chosen = It would stand on { $level }.

# A whole round has passed without a build
sky-quiet = A whole round without a build. If all agree, the game can end here.
sky-agree = { $name } proposes to end it here
sky-agree-text = If all agree, the game ends now: 1 point less for each card in hand, and 5 for the highest workers.

# A real table
sky-report = What happened?
sky-report-text = Wait until everything is still, then say what happened.
# After a card was built
sky-report-points =
    { $points ->
        [one] If it held, the card is worth { $points } point.
       *[other] If it held, the card is worth { $points } points.
    }
sky-report-held = It held
sky-report-fell = Workers fell or moved
sky-report-collapsed = The building came down
sky-report-fell-button =
    { $count ->
        [0] Nobody fell
        [one] { $count } worker fell
       *[other] { $count } workers fell
    }
# What became of a worker
sky-fate-stands = stands
sky-fate-fell = fell
sky-fate-landed = stands elsewhere
sky-fate-lies = lies
sky-landed-where = Where it stands now
# Between two acts
sky-bump = Who bumped the table?
sky-bump-text = Name who did it, and say what became of the workers. Each that fell costs that player 5 points.
sky-culprit = Who did it
sky-button-bump = Somebody bumped the table

# While the referee watches
sky-hands-off = Hands off until everything is still.

# Somebody else’s turn
sky-wait-turn =
    { $count ->
        [one] { $name }: the last action
       *[other] { $name }: { $count } more actions
    }
# A bot’s turn, of which no more has to be shown
sky-button-skip = Skip to the end of this turn
sky-wait-carry =
    { $kind ->
        [card] { $name } brings a card
       *[worker] { $name } carries a worker
    }
sky-wait-judge-build =
    { $use ->
        [flat] { $name } lays a card flat on { $level }
        [floor] { $name } lays a floor on { $level }
        [upright] { $name } stands a card on { $level }
       *[base] { $name } stands a base on the ground
    }
sky-wait-judge-add = { $name } adds a worker
sky-wait-judge-move = { $name } moves a worker to { $level }
sky-wait-judge-shift = { $name } shifts a worker on { $level }
sky-wait-put = { $name } decides
sky-wait-agree = End it here? { $name } decides
# $culprit: who made the worker fall
sky-wait-put-text = A worker fell because of { $culprit }. Its owner, { $name }, may put it back anywhere on the building.
sky-wait-deal = The dealer deals cards
sky-wait-over = The game is over
sky-wait-out = You are out. Your workers stay where they are.
