# What a table of Block Out agrees on.

block-out-option-referee = Who judges
block-out-option-referee-physics = Your hand
block-out-option-referee-physics-note = You carry each block by mouse, touch or keys. A simulation shows whether it stands, the same for everybody.
block-out-option-referee-table = Real blocks
block-out-option-referee-table-note = You stack real blocks on a real table. Each phone has its own cards, and you say what happened.
block-out-option-referee-dice = Dice
block-out-option-referee-dice-note = Nobody needs a steady hand: chance decides, and tall stacks are risky.

block-out-option-tremor = How hands shake
block-out-option-tremor-normal = A little
block-out-option-tremor-normal-note = Every hand trembles a little, bots’ too.
block-out-option-tremor-calm = Calm
block-out-option-tremor-calm-note = Hands hardly tremble: stacks grow tall.
block-out-option-tremor-shaky = Shaky
block-out-option-tremor-shaky-note = Hands tremble: wide blocks first.
block-out-option-fouls = Touching a side
block-out-option-fouls-warn = Only a warning
block-out-option-fouls-warn-note = To touch a side or another block is not allowed, but has no consequences.
block-out-option-fouls-fall = Counts as a fall
block-out-option-fouls-fall-note = To touch a side or another block counts as a fall.
block-out-option-advanced = The last card
block-out-option-advanced-false = Wins
block-out-option-advanced-false-note = Whoever has no cards left at the end of their turn wins.
block-out-option-advanced-true = One more block
block-out-option-advanced-true-note = After the last card, one more block has to stand before you win.
block-out-option-no-action-finish = Pass or Reverse as the last card
block-out-option-no-action-finish-false = Allowed
block-out-option-no-action-finish-false-note = Any card may be the last one.
block-out-option-no-action-finish-true = Not allowed
block-out-option-no-action-finish-true-note = The last card has to be a block card.
# Beside “Who begins”
block-out-starter-hint = At a real table, the person with the next birthday begins.

# How bots play, in a sentence; weakest first
block-out-bot-easy-note = Plays any card that fits, with an unsteady hand.
block-out-bot-medium-note = Looks for a good place before letting go.
block-out-bot-hard-note = Counts cards, and leaves you the worst block.
block-out-bot-expert-note = Counts cards, and turns each block until it fits.
