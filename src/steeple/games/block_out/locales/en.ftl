# Block Out: its words, and why a move is illegal.

name = Block Out

# The nine blocks. $block: colour and size, such as brown-small
block =
    { $block ->
        [black-small] Small black
        [black-medium] Medium black
        [black-large] Large black
        [brown-small] Small brown
        [brown-medium] Medium brown
        [brown-large] Large brown
        [yellow-small] Small yellow
        [yellow-medium] Medium yellow
       *[yellow-large] Large yellow
    }
# A block in the middle of a sentence: “Set the small brown on top”
block-name =
    { $block ->
        [black-small] small black
        [black-medium] medium black
        [black-large] large black
        [brown-small] small brown
        [brown-medium] medium brown
        [brown-large] large brown
        [yellow-small] small yellow
        [yellow-medium] medium yellow
       *[yellow-large] large yellow
    }
# The cards. $card: one block, a colour, a size, any, pass or reverse
card =
    { $card ->
        [black-small] Small black
        [black-medium] Medium black
        [black-large] Large black
        [brown-small] Small brown
        [brown-medium] Medium brown
        [brown-large] Large brown
        [yellow-small] Small yellow
        [yellow-medium] Medium yellow
        [yellow-large] Large yellow
        [black] Any black
        [brown] Any brown
        [yellow] Any yellow
        [small] Any small
        [medium] Any medium
        [large] Any large
        [any] Any block
        [pass] Pass
       *[reverse] Reverse
    }
cards-in-hand =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

# What somebody did. $name: the player; names can’t be inflected.
did-start = The starter is: { $name }
did-draw = { $name }: draw { card }
# The card, and the block that is placed with it
did-place = { $name } plays { card } and places the { block-name }.
# With the card that names just this block
did-place-plain = { $name } places the { block-name }.
did-place-extra = { $name } places one more block: the { block-name }.
did-pass = { $name } plays Pass.
did-reverse = { $name } plays Reverse.
did-say-fallen = The stack fell before anybody touched it. Nobody draws.
# What the blocks did, and what follows. $name: who plays next
stood = It stands. { $name } plays.
# $name: who placed the block
stood-extra = It stands. { $name }: one more block.
# $count: how many cards are drawn
fell =
    { $count ->
        [0] It fell. { $name } starts a new stack.
        [one] It fell: { $count } card for { $name }.
       *[other] It fell: { $count } cards for { $name }.
    }
late = It fell after the count: nobody draws.
# $foul: side (a side was touched), or block (another block was touched)
foul-fall =
    { $foul ->
        [side] Touched the side: that counts as a fall.
       *[block] Touched another block: that counts as a fall.
    }
foul-warn =
    { $foul ->
        [side] Touched the side: a warning.
       *[block] Touched another block: a warning.
    }
# $why: air, start, slow or unstable
void =
    { $why ->
        [air] Not judged: the block was let go in the air. Please make the move again.
        [start] Not judged: the block began inside another one. Please make the move again.
        [unstable] Not judged: the simulation went wrong. Please make the move again.
       *[slow] Not judged: it took too long. Please make the move again.
    }
won-hand = It stands: { $name } has no card left, and wins.
won-ninth = It stands: the last block is on the stack. { $name } wins.
won-extra = It stands: { $name } wins with one more block.

# Why a move is illegal
no-such-block = There is no block “{ $block }”. A block is a colour and a size, such as brown-small.
no-such-card = There is no card “{ $card }”. A card is a block such as brown-small, a colour, a size, any, pass or reverse.
# $most: in tenths of a millimetre
bad-spot = A block can’t be set down there: at most { $most } beside the middle (in 0.1 mm), turned by 0 to 359 degrees, on one of the faces 0 to 5.
not-now = It is not the time for that.
not-your-turn = It is not your turn.
not-in-deck = The card { card } is not in the draw pile.
not-in-hand = The card { card } is not in your hand.
only-the-drawn-card = You drew until a card could be played: play { card }.
all-on-the-stack = { card }: every block that fits is on the stack.
block-first = { card }: the stack fell, so a block card comes first.
action-cant-finish = { card }: an action can’t be the last card.
extra-needs-no-card = Your last card is played: place one more block, without a card.
needs-a-card = A block is placed with a card that fits it.
on-the-stack = { block }: this block is on the stack.
not-at-this-table = { block }: this block is not part of this game.
does-not-fit = { block }: this block does not fit the card { card }.
no-card-for-it = { block }: no card that you may play fits this block.
only-at-a-real-table = Only at a real table does somebody say that the stack fell.
no-stack = There is no stack that could fall.
fell-in-the-turn = The turn is not over: place the extra block, then say whether it stood.
first-block-stands = The first block of a stack can’t fall.
not-on-the-stack = { block }: this block was not part of the stack.
makes-no-sense = The referee can’t have seen that.

# Why cards or blocks that a table chose make no sense. $what: a part of what was written
bad-cards =
    { $reason ->
        [unknown] “{ $what }” is no kind of card with a number from 0 to 99, such as black-small 3.
        [twice] { $what } is listed twice.
        [fits-nothing] { $what }: no block of this table fits this card.
        [stuck] There must be a card that can always be played: any, pass or reverse.
        [no-blocks] There must be a card for a block.
       *[too-few] { $what } cards are too few: with so many players there must be at least { $least }.
    }
bad-blocks =
    { $reason ->
        [unknown] “{ $what }” is no block. A block is a colour and a size, such as brown-small.
        [twice] { $what } is listed twice.
       *[too-few] There must be at least { $least } blocks.
    }

# The table in the terminal
no-stack-yet = No stack
# $count: cards in the draw pile; $top: the card on top of the discard, or a dash
piles =
    { $count ->
        [one] Draw pile: { $count } card · discard: { $top }
       *[other] Draw pile: { $count } cards · discard: { $top }
    }
play-goes =
    { $direction ->
        [1] Play goes clockwise.
       *[-1] Play goes counter-clockwise.
    }
free-blocks = Free:
your-cards = Your cards:

# What is asked
ask-card = Which card do you play? (its number)
ask-block = Which block? (its number; at x y turn t face f after it sets it down elsewhere, in 0.1 mm)
ask-report = Does the stack stand? stood, fell, or late if it fell after the count
button-place = Place { block } with { card }
button-place-extra = Place { block }
button-act = Play { card }
button-fallen = The stack fell
nothing-planned = Nothing is planned.
no-such-number = Type a number from 1 to { $count }.
# What comes of it. $kind: how it goes on
outlook =
    { $kind ->
        [wins-ninth] If it stands, all blocks are on the stack and you win.
        [wins-hand] Then you have no cards left and win.
        [wins-extra] If it stands, you win.
        [extra] Then one more block has to stand.
       *[next] Then the next player goes on.
    }

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – choose a card, then a block
    3 at 20 -15 turn 45 face 2 – that block, set down beside the middle, turned, on another face
    fallen – at a real table: the stack fell before you touched it
    ? – why not?
    s – suggest a move
    u – undo, Enter – confirm
    q – quit; the game is kept
