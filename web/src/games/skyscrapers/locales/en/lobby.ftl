# What a table of Skyscrapers agrees on.

skyscrapers-option-referee = Who judges
skyscrapers-option-referee-physics = Your hand
skyscrapers-option-referee-physics-note = You bring each card and worker to its place by mouse, touch or keys. A simulation shows who falls, the same for everybody.
skyscrapers-option-referee-table = Real cards
skyscrapers-option-referee-table-note = You build on a real table. Each phone has its own cards, keeps the rules and the points, and you say what fell.
skyscrapers-option-referee-dice = Dice
skyscrapers-option-referee-dice-note = Nobody needs a steady hand: chance decides, and tall, thin buildings are risky.

skyscrapers-option-tremor = How hands shake
skyscrapers-option-tremor-normal = A little
skyscrapers-option-tremor-normal-note = Every hand trembles a little, bots’ too.
skyscrapers-option-tremor-calm = Calm
skyscrapers-option-tremor-calm-note = Hands hardly tremble: few workers fall.
skyscrapers-option-tremor-shaky = Shaky
skyscrapers-option-tremor-shaky-note = Hands tremble: mind the workers near you.
skyscrapers-option-lowest = Out at
# The lowest space of the score track
skyscrapers-option-lowest-minus-10 = −10
skyscrapers-option-lowest-minus-10-note = Anyone whose points fall to −10 is out.
skyscrapers-option-lowest-minus-20 = −20
skyscrapers-option-lowest-minus-20-note = Anyone whose points fall to −20 is out.
skyscrapers-option-lowest-minus-40 = −40
skyscrapers-option-lowest-minus-40-note = Anyone whose points fall to −40 is out: hardly anybody ever is.
# How many actions the first turns have
skyscrapers-option-opening = How it opens
skyscrapers-option-opening-sheet = As printed
skyscrapers-option-opening-sheet-note = Three actions from the first turn. Whoever begins is ahead.
skyscrapers-option-opening-even = Even
skyscrapers-option-opening-even-note = Those who begin have shorter first turns, and some start a few points ahead: all have about the same chance.
# Beside “Who begins”
skyscrapers-starter-hint = At a real table, the person who has been highest up in life begins.

# How bots play, in a sentence; weakest first
skyscrapers-bot-easy-note = Builds what brings points, and thinks no further.
skyscrapers-bot-medium-note = Weighs points, height and risk before each action.
skyscrapers-bot-hard-note = Plans two actions ahead, and minds your workers.
skyscrapers-bot-expert-note = Plans all three actions, encloses others, and reckons with what they could do.
