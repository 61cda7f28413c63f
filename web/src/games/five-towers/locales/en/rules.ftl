# The rules of Five Towers, to be read. Numbers in examples belong to drawings: they must stay as they are.

rules-title = Five Towers: the rules
rules-lead = Bid for storeys, put low numbers on high ones, and crown each tower with a roof. 2 to 5 players.
rules-learn = Learn by playing (2 minutes)
rules-score = Score helper for a real table

# The goal
rules-goal = The goal
# $points: how many points the drawn skyline brings
rules-goal-text = Every card is a storey. You build up to five towers, one of each type, and every storey brings points. A tower with a roof counts double, and your tallest tower counts once more. The skyline at the top of this page brings { $points } points. Most points win.

# The cards
rules-cards = The cards
rules-cards-text = There are five types of towers. Each has its own shape, pattern and sign.
rules-cards-values = Each type has the values 0 to 15. The number is the width of the storey: a 15 is as wide as the plot, a 1 is narrow. Three values are special: the 8, the 9 and the 0.
rules-cards-special = From left to right: 15, 12, 9, 8, 5, 2, 0. The 9 has brackets and stands on anything but a roof. The 8 has a deck as wide as the plot, and anything stands on it. The 0 is the roof.
rules-cards-count = With 2 or 3 players, each value is there once in each type: 80 cards. With 4 or 5 players, six values are there twice in each type: 110 cards.
rules-cards-doubled = The values of one type with 4 or 5 players. There are two of each 0, 2, 5, 7, 10 and 12.
# Read aloud after a number: there are two cards of it
rules-twice = two cards

# Where a card may go
rules-fits = Where a card may go
rules-fits-text = You have one tower of each type at most, and a tower has cards of its own type only. A card goes on top of its tower. If there is none yet, it starts one: any value may start. Storeys never change places.
rules-fit-lower = A card must be lower than the one it stands on: 7 on 12.
rules-fit-higher = A higher card does not go on a lower one: no 12 on a 7.
rules-fit-equal = Nor does an equal one: no 5 on a 5.
rules-fit-deck = Any card goes on an 8, even a 14.
rules-fit-brackets = A 9 goes on any card but a 0: here on a 3.
rules-fit-after-brackets = On the 9 go lower cards again: 6 on 9.
rules-fit-roof = A 0 is a roof. It goes on any card, and closes the tower.
rules-fit-on-roof = Nothing goes on a roof, not even a 9.
rules-fit-only-roof = A 0 may start a tower. It is then 1 storey high, and closed.

# A round
rules-round = A round
rules-round-text = A round has four parts: five cards are turned up, everybody bids, the highest bidder builds, and the row is tidied.
rules-row = 1. Five cards
rules-row-text = Five cards are turned up. They are the row.
rules-row-caption = The row of this example: sand 7, candy 12, scary 9, tree 4, sand 2.
rules-bid = 2. Bidding
rules-bid-text = A bid is a number of cards that you want from the row. The starter names any number from 0 to 5. Clockwise, each other player has one chance: name a higher number, or pass. Whoever names the whole row ends the bidding at once.
rules-bid-limit = Bid only what you can build. You may count on tearing down one card; more about this below.
# Shown in place of a speech bubble
rules-no-turn = no turn
rules-bid-caption = The starter is Rūta. Bids: Rūta 3, Aino passes, Tomáš 5. That is the whole row, so the bidding is over, and Zofia has no turn.
rules-take = 3. Building
rules-take-text = The highest bidder takes exactly as many cards as were bid, and chooses which. Then:
rules-tear = First, if you like, tear down the top card of one of your towers. It goes to your rubble, which costs points at the end, and never comes back. A roof is never torn down. If the tower had only this card, its type may start again with any value. If an 8 comes to light, any card may go on it again.
rules-place = Then place all the cards you took, in any order. What was just placed can’t be torn down in this round.
rules-tear-caption = The sand tower of Tomáš was 11 and 6. The 7 can’t stand on the 6, so the 6 is torn down. Then all five cards are placed, in the order of the round signs.
rules-tidy = 4. Tidying
rules-tidy-text = The rest of the row is discarded, face up. The player to the left of the builder starts the next round.
rules-nobody = If the starter bids 0 and everybody else passes, nobody builds and nobody tears down. The row is discarded, and the same player starts again.

# Bids that can’t be built
rules-stuck = Bids that can’t be built
rules-stuck-text = A table chooses between two ways to bid.
rules-checked = Checked bids
rules-checked-text = This is the usual way here. Only bids that you can build are offered. The cards you take must fit too: if five cards can be built, not every four of them can, because a 9 may be what lets the others in.
rules-open = Open bids
rules-open-text = As at a real table, you may name any higher number. If you then find that not every card can be placed, the build is cancelled:
rules-open-back = The cards go back to the row, and a torn-down card goes back on its tower.
rules-open-again = You name another number, or pass. It must be lower than the cancelled one and still higher than the bids before yours. If a starter who cancels passes, it counts as 0.
rules-open-on = The bidding goes on from you. The players after you bid again, the players before you do not.
rules-open-may = If you can build all the cards, you may not cancel.
rules-open-caption = The same row, but the sand tower of Tomáš is 6 and 4. Even without the 4, the 7 can’t stand on the 6. So Tomáš puts the cards back and bids 4 instead of 5. Now Zofia has a turn, and may bid 5.

# When the deck runs out
rules-deck = When the deck runs out
rules-deck-text = The deck is gone through twice.
rules-deck-first = First time
rules-deck-first-text = 16 rounds with 2 or 3 players, 22 rounds with 4 or 5. Then the deck is empty.
rules-deck-shuffle = A new deck
rules-deck-shuffle-text = After that round, all discarded cards are shuffled into a new deck. If there are none, the game ends.
rules-deck-second = Second time
rules-deck-second-text = Play goes on as before. The last row may be short; the highest bid is then its size.
rules-deck-end = The end
rules-deck-end-text = After the round in which the deck is empty again, points are counted.

# Points
rules-points = Points
rules-points-plain = A tower without a roof brings 1 point for each storey.
rules-points-roof = A tower with a roof brings 2 points for each storey. The roof is a storey too.
rules-points-main = One tower is your main tower: 1 more point for each of its storeys. You choose it, and the tallest is best.
rules-points-rubble = Rubble costs points: 1 for the first card, 2 more for the second, 3 more for the third, and so on.
rules-sum = The points of the example
rules-sum-plain = Candy, 4 storeys, no roof
rules-sum-roofed = Sand, 3 storeys with a roof
rules-sum-tall = Tree, 6 storeys with a roof
rules-sum-main = Tree is the main tower, 6 storeys
rules-sum-rubble = Rubble, 2 cards: 1 and 2

# Who wins
rules-win = Who wins
rules-win-text = Most points win. Players with equally many share the win. Points can be less than 0.

# What is hidden
rules-hidden = What is hidden
rules-hidden-text = Only the order of the deck. Everybody may see all towers, the row, the discarded cards, the bids, and what lies in the rubble.
rules-hidden-count = So everybody can count which cards are still to come. That is allowed, and a Steeple table shows the list if you ask for it.
