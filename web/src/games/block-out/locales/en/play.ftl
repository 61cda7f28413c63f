# Block Out, during play. Names of people can’t be inflected, and no verb may depend on them.

# Around the table
block-hands = Cards in hand
block-clockwise = clockwise
block-counterclockwise = counter-clockwise
block-next = next
# A person who is not connected
block-away = away
# How many cards somebody has whose turn comes next, as short as can be
block-cards-next = { $count }, next
block-deck = Draw pile
block-discard = Discard
# $card: the name of a card
block-discard-top = On top: { $card }
block-all = The blocks
block-on-stack = { $count } on the stack
# On a phone
block-of = { $count } of { $all } blocks
block-level = level { $level }
block-free = free
block-held = in hand
# Read aloud. $block: such as “small brown”; $where: such as “level 2” or “free”
block-said = { $block }: { $where }
block-stack = The stack
block-stack-empty = No stack yet
# Read aloud. $blocks: a list from the bottom up
block-stack-said = The stack, from the bottom: { $blocks }
block-view-home = Look from the front again

# Your hand
block-hand = Your hand
block-hand-covered = The cards are covered until it is the turn of somebody at this screen.
block-hand-empty = Your hand is empty.
# Under a card
block-note-stack = on the stack
block-note-free =
    { $count ->
        [one] { $count } is free
       *[other] { $count } are free
    }
block-note-always = always playable
block-note-not-now = not now
block-note-played = chosen
# In the corner of a card that one has several of
block-times = ×{ $count }
# Read aloud. $note: such as “on the stack”
block-card-said =
    { $count ->
        [one] { $card }, { $note }
       *[other] { $card }, { $count } of them, { $note }
    }
# Beside the hand
block-cards-left =
    { $count ->
        [one] card left
       *[other] cards left
    }

# The steps of a turn
block-step-card = Card
block-step-block = Block
block-step-place = Place
block-step-release = Let go
block-step-count = Count
block-steps = Steps of a turn

# What is asked
block-ask-card = Your turn: play a card
block-ask-card-text = A block card sets a free block on the stack. Pass and Reverse leave the stack alone.
block-ask-new-stack = The stack fell: start a new one
block-ask-new-stack-text = Play a card. If you have a block card, play one of those.
block-ask-block = Choose a block
# $card: the name of a card
block-ask-block-text = Each of these fits the card: { $card }.
block-ask-extra = One more block, and you win
block-ask-extra-text = Your last card is played. Choose any free block, and set it on top.
# $block: such as “small brown”
block-ask-place = Set the { $block } on top
block-ask-start = Start the stack with the { $block }
# $below: the block on top of the stack
block-ask-place-text = Touch only the top of the { $below }.
block-ask-start-text = Set it down on the round cloth. The first block can’t fall.
block-ask-pass = Pass: no block this time
block-ask-reverse = Reverse: play turns around
block-ask-real = Put the { $block } on the real stack
block-ask-real-text = One hand, and touch only the top of the stack. Let go, then press the button.
block-hands-off = Hands off, { $name }
block-if-next = If it still stands at three, { $name } plays.
block-if-wins-ninth = If it still stands at three, you win: it is the last block.
block-if-wins-hand = If it still stands at three, you win: it is your last card.
block-if-wins-extra = If it still stands at three, you win.
block-if-extra = If it still stands at three, one more block has to stand.
block-if-falls =
    { $count ->
        [0] If it falls, a new stack begins.
        [one] If it falls, you draw { $count } card.
       *[other] If it falls, you draw { $count } cards.
    }
# After an action card
block-then-next = Then { $name } plays.
block-then-wins = Then your hand is empty, and you win.
block-then-extra = Then your hand is empty: one more block has to stand.

# Buttons
block-button-choose = Choose a card
block-button-block = Choose a block
block-button-pass = Play Pass
block-button-reverse = Play Reverse
block-button-place = Place it
block-button-lower = Lower gently
block-button-release = Let go
block-button-not-touching = Let go: not touching yet
block-button-real = I have let go
block-button-back = Card back
block-button-other = Another block
block-button-fallen = The stack fell before I touched it
block-loading-hand = Loading the hand

# How the hand is moved, as short as can be
block-key-drag = drag to move
block-key-wheel = wheel to turn
block-key-tilt = right button to tilt

# The count. Spoken aloud, and written large
block-count =
    { $number ->
        [1] one
        [2] two
       *[3] three
    }
block-counting = The count
block-after-release = After you let go

# A real table
block-did-it-stand = Did it stand?
# $name: who placed it
block-did-it-stand-text = { $name } has let go of the { $block }. Count to three together, then say what happened.
block-report-stood = It stood
block-report-fell = It fell
block-report-late = It fell after the count

# Somebody else’s turn
block-wait-card = { $name } chooses a card
block-wait-carry = { $name } carries the { $block }
block-wait-judge = { $name } has let go
block-wait-draw-some = Cards are drawn
block-wait-deal = The dealer deals cards
block-wait-over = The game is over
block-wait-after = Then { $name } plays.

# Several people at one screen
block-hand-over-text = Only { $name } should look now: the cards are shown next.
