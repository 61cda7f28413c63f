# What a table of Block Out agrees on.

option-referee = Who judges
option-referee-physics = Your hand
option-referee-physics-note = You carry each block by mouse, touch or keys. A simulation shows whether it stands, the same for everybody.
option-referee-table = Real blocks
option-referee-table-note = You stack real blocks on a real table. Each phone has its own cards, and you say what happened.
option-referee-dice = Dice
option-referee-dice-note = Nobody needs a steady hand: chance decides, and tall stacks are risky.

option-tremor = How hands shake
option-tremor-normal = A little
option-tremor-normal-note = Every hand trembles a little, bots’ too.
option-tremor-calm = Calm
option-tremor-calm-note = Hands hardly tremble: stacks grow tall.
option-tremor-shaky = Shaky
option-tremor-shaky-note = Hands tremble: wide blocks first.
option-fouls = Touching a side
option-fouls-warn = Warns
option-fouls-warn-note = To touch a side or another block is not allowed, but has no consequences.
option-fouls-fall = Is a fall
option-fouls-fall-note = To touch a side or another block counts as a fall.
option-advanced = The last card
option-advanced-false = Wins
option-advanced-false-note = Who has no cards left at the end of a turn wins.
option-advanced-true = One more block
option-advanced-true-note = After the last card, one more block has to stand before you win.
option-no-action-finish = Pass or Reverse as the last card
option-no-action-finish-false = Allowed
option-no-action-finish-false-note = Any card may be the last one.
option-no-action-finish-true = Not allowed
option-no-action-finish-true-note = The last card has to be a block card.
# Beside “Who begins”
option-starter-hint-block-out = At a real table, the person with the next birthday begins.
