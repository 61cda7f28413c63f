# Five Towers: its words, and why a move is illegal.

name = Five Towers

# The five tower types. $type: candy, scary, tree, scrap or sand
tower =
    { $type ->
        [candy] Candy tower
        [scary] Scary tower
        [tree] Tree tower
        [scrap] Scrap tower
       *[sand] Sand tower
    }
# The same, as short as it can be: on cards and in lists
type =
    { $type ->
        [candy] Candy
        [scary] Scary
        [tree] Tree
        [scrap] Scrap
       *[sand] Sand
    }
card = { type } { $value }
row = Row:
rubble = Rubble
points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

# What somebody did. $name: the player; names can’t be inflected.
did-bid = { $name }: bid { $number }
did-pass = { $name }: pass
did-cancel = { $name }: can’t build that many, the cards go back
# $cards: a list of cards
did-build = { $name }: build { $cards }
did-tear-down = { $name }: tear down the top of this tower: { tower }; then build { $cards }
did-start = The starter is: { $name }
# The cards that were turned up
new-row = New row: { $cards }

# Why a move is illegal
no-such-card = There is no card “{ $card }”. A card is a type and a value from 0 to 15, such as candy12.
no-such-type = There is no tower “{ $name }”. There are: candy, scary, tree, scrap, sand.
one-tear-down = Only one card may be torn down, and that comes first, for example: build -sand sand7.
cards-in-a-build =
    { $count ->
        [0] A build needs at least one card.
       *[other] A build has at most { $most } cards, not { $count }.
    }
not-now = It is not the time for that.
not-in-deck = { card } is not in the deck.
time-to-bid = Bidding is not over: bid a number, or pass.
time-to-build =
    { $number ->
        [one] Bidding is over: build { $number } card.
       *[other] Bidding is over: build { $number } cards.
    }
not-higher = The highest bid is { $highest }: bid more than that, or pass.
more-than-row =
    { $row ->
        [one] There is only { $row } card in the row.
       *[other] There are only { $row } cards in the row.
    }
not-below-cancelled = You could not build { $cancelled } in this round: bid less than that, or pass.
more-than-buildable =
    { $most ->
        [0] You can’t build { $number }: none of these cards fits on your towers, even after tearing down.
        [one] You can’t build { $number }: at most { $most } card fits on your towers, even after tearing down.
       *[other] You can’t build { $number }: at most { $most } cards fit on your towers, even after tearing down.
    }
starter-must-bid = The starter names a number from 0 to { $row }.
wrong-size =
    { $number ->
        [one] Your bid was { $number }: build exactly { $number } card, not { $count }.
       *[other] Your bid was { $number }: build exactly { $number } cards, not { $count }.
    }
not-in-row = { card } is not in the row.
nothing-to-tear-down = { tower }: there is nothing to tear down.
roof-stays = { tower }: a roof is never torn down.
nothing-goes-on-roof = { tower }: { $value } can’t be placed, nothing goes on a roof.
does-not-fit = { tower }: { $value } does not go on { $below }. It must be lower; only a 9 goes on any card but a 0, and any card goes on an 8.
can-be-built =
    { $number ->
        [one] You can build { $number } card, so you may not cancel.
       *[other] You can build { $number } cards, so you may not cancel.
    }

# The table in the terminal
# $pass_: 1 while the deck is gone through for the first time, 2 for the second
deck-left =
    { $pass_ ->
        [1] { $count ->
                [0] The deck is empty: after this round the discard is shuffled into a new one.
                [one] { $count } card in the deck, then the discard is shuffled into a new one.
               *[other] { $count } cards in the deck, then the discard is shuffled into a new one.
            }
       *[2] { $count ->
                [0] The deck is empty for the second time: this is the last round.
                [one] { $count } card in the deck, then the game ends.
               *[other] { $count } cards in the deck, then the game ends.
            }
    }
has-bid = bid { $number }
passed = passed

# What is asked. $numbers: a list of numbers
ask-bid = How many cards do you bid? { $numbers }
ask-bid-or-pass = How many cards do you bid? { $numbers }, or p to pass
ask-pass = You can’t bid more: p to pass
ask-cancel = You can’t build { $number } cards: c to cancel
ask-build =
    { $count ->
        [one] Take { $count } more card (its number in the row)
       *[other] Take { $count } more cards (their numbers in the row, in the order you place them)
    }
button-bid = Bid { $number }
button-pass = Pass
button-cancel = Cancel
button-build =
    { $count ->
        [one] Build for { $count } point
       *[other] Build for { $count } points
    }
nothing-planned = Nothing is planned.
# $plan: a list of what is torn down and built
plan-so-far = Planned: { $plan }.
torn-down = { $tower } torn down
points-change = Points: { $before } → { $after }
# $number: how many cards were bid
can-not-be-finished = { card } there would block the rest: { $number } could not be built any more.
tear-down-blocks = { tower }: tearing down there would block the rest; { $number } could not be built any more.
already-taken = { card } is taken already.
no-such-place = Cards in the row are numbered from 1 to { $count }.
# $card: a card, such as Sand 7
card-fits = { $card } fits.
card-fits-after-tearing = { $card } fits after tearing down.
card-has-no-place = { $card } has no place in any build.

# The keys. Letters and signs before the dash stay as they are.
keys-bid =
    0 to 5 – bid that many cards
    p – pass
    ? – why not? (all numbers), ?4 – why not 4?
    s – suggest a move
    u – undo, Enter – confirm
    q – quit; the game is kept
keys-build =
    1 to 5 – take that card of the row; several: 2 4 1, in the order you place them
    t sand – tear down the top of that tower first
    ? – which cards fit
    s – suggest a build
    c – cancel, if your bid can’t be built (open bidding only)
    u – undo, Enter – confirm
    q – quit; the game is kept

# Scoring a real table
main-tower = Main tower
# Somebody whose name is not given
player = Player
# $why: another sentence, which says what is wrong
sheet-line = Line { $line }: { $why }
sheet-empty = There are no towers to score.
# $known: the names of the five types
sheet-what = “{ $text }” is neither a tower ({ $known }) nor rubble.
sheet-tower-twice = { tower }: a player has only one of each type.
sheet-no-values = { tower }: its values are missing, from the ground up.
sheet-value = “{ $text }” is not a value; values go from 0 to 15.
sheet-rubble = “{ $text }” is not a card. Rubble is a number of cards, or cards such as sand7 candy3.
sheet-rubble-twice = The rubble is already given.
sheet-does-not-fit = { $name } – { tower }: { $value } can’t stand on { $below }.
sheet-on-roof = { $name } – { tower }: { $value } can’t stand on the roof.
sheet-roof-torn = { $name }: a roof is never torn down.
sheet-much-rubble = { $name }: more than { $most } cards of rubble are impossible.
sheet-many-players = At most { $most } people play.
# $count: how often the card is on the table; $there: how often it is in the box
sheet-copies = { card } is on the table { $count } times; with so many players the box has only { $there }.

# The lesson: what a coach says before each turn of the learner. The numbers are those on the cards.
lesson-1 = Five cards lie in the row. You start: say how many of them you take. Bid 3.
lesson-2 = Nobody says more, so you take 3 cards. A card must be lower than the one below it: the 2 goes on the 13, and the 15 starts a new tower.
lesson-3 = The highest bid is 3. To win you would have to take 4, and on low cards little fits later. Pass.
lesson-4 = The 11 and the 5 do not fit on your 2. But before building you may tear down one top card. Bid 3.
lesson-5 = Tear down the 2, then place the 11, the 5 and the 10. The 2 is rubble now: the first card there costs 1 point, the second 2.
lesson-6 = A 9 goes on any card but a 0, and then there is room again. You speak last: bid 3.
lesson-7 = The 9 goes on the 5, and the 7 on the 9. The 8 goes on the 10, and on an 8 any card may go.
lesson-8 = A 0 is a roof: every card of its tower counts double, and nothing goes on it any more. Bid 3.
lesson-9 = Crown your tallest tower with the 0. The 11 goes on the 8, and the 7 on the 11.
lesson-10 = The 6 cards under the roof give 12 points, and 6 more as your main tower. The other cards give 5, the rubble takes 1: 22 points. Now you know it all: play.
# What the coach says to another move that is legal
lesson-try-bid = You could do that. In this lesson, bid { $number }.
lesson-try-pass = You could do that. In this lesson, pass.
lesson-try-build = You could do that. In this lesson, build as it says here.
