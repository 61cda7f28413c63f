# The rules of Block Out, to be read. Numbers in examples belong to drawings: they must stay as they are.

block-rules-title = Block Out: the rules
block-rules-lead = Nine wonky blocks, one hand. Put one on top, let go, and count to three. 2 to 6 players.

block-rules-goal = The goal
block-rules-goal-text = Get rid of your cards. Each block card puts one more block on the stack that everybody builds together. Whoever has no cards left at the end of their turn wins, and so does whoever places the ninth block.

block-rules-pieces = Blocks and cards
block-rules-pieces-text = There are nine blocks: black, brown and yellow, each in small, medium and large. They are not quite square, so it matters how you turn a block.
block-rules-pieces-caption = A ring is black, a wave is brown, a star is yellow. One dot is small, two are medium, three are large.
block-rules-cards-text = 43 cards are for blocks, 12 are for actions. A block card names one block, or lets you choose: any of a colour, any of a size, or any at all.
block-rules-cards-caption = From left to right: the small brown, any large, any yellow, any block, Pass and Reverse.
block-rules-cards-count = There are three cards for each block, two for each colour, two for each size and four for any block; and six each of Pass and Reverse.
block-rules-deal = Everybody gets seven cards, and hides them from the others. The rest is the draw pile. At a real table, the person with the next birthday begins. Play goes clockwise at first.

block-rules-turn = Your turn
block-rules-turn-text = Play one card. If you can play, you must; you can’t draw instead.
block-rules-turn-block = A block card can be played if a block that fits it is free, that is, not on the stack.
block-rules-turn-action = An action card can always be played.
block-rules-turn-draw = If none of your cards can be played, draw one at a time until one can, and play that one at once.
block-rules-turn-caption = The large brown and the medium black are on the stack. “Any large” can still be played: two large ones are free.
block-rules-turn-pile = Used cards go face up on the discard. When the draw pile is empty, the discard is shuffled into a new one.

block-rules-place = Placing a block
block-rules-place-text = Choose a free block that fits your card, and set it on top of the stack. If there is no stack, your block starts one; the first block can’t fall.
block-rules-place-hand = Use one hand. The block may touch only the top side of the top block. To touch any other side, or any other block, is a foul: the table agrees whether that is only a warning, or counts as a fall.
block-rules-place-right = Only the top is touched.
block-rules-place-wrong = The side of the stack is touched.
block-rules-count = Let go, and count three seconds. If the stack still stands, your turn is over.

block-rules-fall = When it falls
block-rules-fall-text = The stack has fallen when one of its blocks is no longer part of it: it has left the block below, or touches the table.
block-rules-fall-blocks = All blocks leave the stack.
block-rules-fall-draw = You draw three cards. The card that you played stays on the discard.
block-rules-fall-new = You play another card at once, to start a new stack. If you have a block card it has to be one of those; with action cards only, play one, and the next player starts the stack.
block-rules-late = If it falls after the count, and before the next player has touched it, nobody draws: the blocks leave the stack, and the next player goes on.

block-rules-actions = Pass and Reverse
block-rules-pass = Pass: you place nothing, and the next player goes on.
block-rules-reverse = Reverse: you place nothing, and the direction of play turns. With two players it is a Pass.

block-rules-win = Winning
block-rules-win-hand = Whoever has no cards left at the end of their turn wins.
block-rules-win-ninth = Whoever places the ninth block wins at once, if it stands.
block-rules-options = What a table may choose
block-rules-extra = One more block: after your last card you choose any free block, and it has to stand too before you win. If the stack falls, you draw three cards and go on as after any fall.
block-rules-no-action = No action at the end: Pass and Reverse can’t be the last card.

block-rules-judge = Who judges
block-rules-judge-text = A table chooses who says whether the stack stands.
block-rules-judge-hand = Your hand: you carry the block on the screen, and the server simulates what it does. Everybody sees the same.
block-rules-judge-table = Real blocks: you play with wooden blocks on a real table, and the phones deal the cards, keep the rules and ask whether it stood.
block-rules-judge-dice = Dice: chance decides. The taller the stack, and the smaller the block below, the riskier it is.

block-rules-hidden = What is hidden
block-rules-hidden-text = Nobody sees the cards of others, or the order of the draw pile. How many cards each has, the discard, the direction and the stack are open to all.
