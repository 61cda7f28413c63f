# The rules of Skyscrapers, to be read. Numbers in examples belong to drawings: they must stay as they are.

sky-rules-title = Skyscrapers: the rules
sky-rules-lead = Everyone rivets cards into the same building, and climbs it. Mind the workers. 2 to 4 players.
sky-rules-learn = Learn by playing (1 minute)

sky-rules-goal = The goal
sky-rules-goal-text = Get the most points. Each card you build brings points, a card that reaches higher than all others brings twice as many, and whoever stands highest at the end gets more. Whoever makes workers fall pays for it.

sky-rules-pieces = Cards and workers
sky-rules-pieces-text = There are 36 construction cards of four kinds, and bases in the colours of the players. The steel bars on a card are its girders.
sky-rules-pieces-upright = Upright: stands.
sky-rules-pieces-floor = Floor: lies, and workers can stand on it.
sky-rules-pieces-flat = Flat: lies as an open frame, and carries nobody. Air and sight pass through it.
sky-rules-pieces-universal = Universal: upright, floor or flat, as you like; never a base.
sky-rules-pieces-base = Base: stands on the ground, and nothing else touches the ground. Bases and workers on the ground stay inside the square around the H.
sky-rules-pieces-caption = An upright card, a floor, a flat card, a universal card, and a red base. The hole in the middle is for the rivet.
sky-rules-drawn = On some cards a worker is drawn. Such a card is worth 1 point more. If it stands, the drawn worker has to stand upright too, so it can’t be turned.
sky-rules-deal = Everybody has five workers, a sixth that marks the points on the track, and two bases. With 2, 3 or 4 players, each gets 15, 12 or 9 construction cards and hides them; the two bases go with them. The rest leaves the game unseen.
sky-rules-start = Three bases stand as an H in the middle. At a real table, the person who has been highest up in life begins.
sky-rules-start-caption = The start: three bases, shaped like an H seen from above.

sky-rules-turn = Your turn: three actions
sky-rules-turn-text = You do exactly three things, in any order, the same one several times if you like.
sky-rules-turn-add = Add: put a worker from your reserve on the ground, beside a base.
sky-rules-turn-build = Build: rivet a card of your hand to the building. It must touch a card that one of your workers touches.
sky-rules-turn-move = Move: a worker of yours goes one level up, one level down, or elsewhere on its level.
sky-rules-turn-shift = To shift a worker to another place on the floor it stands on is free: once for each worker between two actions.
sky-rules-turn-none = If you can do nothing at all, the rest of your turn lapses.

sky-rules-build = Where a card fits
sky-rules-build-text = One rivet, in the middle of the new card, grips the middle of a free edge of a card in the building. The new card is always at a right angle to the old one.
sky-rules-build-edges = So on the top edge of a base lies a card; on the edge of a floor stands one, half below it and half above; and on the top edge of that one lies the next floor.
sky-rules-build-caption = On the H lies a floor. On its edge stands an upright card, and a second floor lies on top of that.
sky-rules-build-pass = Cards may touch, but never pass through each other. At least one girder of the new card must meet a girder of the building.
sky-rules-build-rivets = There are 52 rivets. When they are used up, nothing more can be built.
sky-rules-build-touched = If the new rivet touches workers, you may shift each of them once on its floor, whoever’s they are. This is the only time that anybody touches the workers of others.

sky-rules-points = Points for a card
sky-rules-points-text = 1 point for each girder of the new card that meets a girder of the building, and 1 more if a worker is drawn on it. If the card reaches higher than every other card, all of that counts twice.
sky-rules-points-caption = Three girders meet others, a worker is drawn on the card, and nothing reaches higher: 8 points.

sky-rules-levels = Levels
sky-rules-levels-text = Floors at different heights are different levels. Where the building splits into towers that no card connects, each tower has its own levels: to go from one to the other, a worker goes down to a level that they share. A card that links them opens the way.
sky-rules-levels-caption = Two towers on one shared level. From one to the other, a worker goes down to that level.
sky-rules-enclosed = A worker that is enclosed on all sides is lost while that lasts: it can’t move or build, and counts for nothing. A player whose workers are all on site and all enclosed, with none in reserve, is out.

sky-rules-fall = Falls
sky-rules-fall-text = Whoever makes workers fall, of any colour, loses 5 points for each. A fallen worker goes back to its owner.
sky-rules-fall-back = The owners put theirs back at once, on any floor or on the ground beside a base, or keep them in reserve. Workers of the one who made them fall stay in reserve.
sky-rules-fall-landed = A worker that lands on another card has not fallen. It stays there until its owner moves it. One that is knocked over where it stands lies: it can’t build until its owner stands it up, which is free.
sky-rules-fall-out = A player whose points fall to the lowest space of the track is out. Their workers stay where they are. The last player left wins.
sky-rules-fall-bump = Around a real table, anybody can be named as the one who did it, in turn or not, at any time: whoever bumps the table pays, or is out.
sky-rules-collapse = If a card that is not a base reaches the ground, the game is over. Whoever did that is out; the others keep their points, less 1 for each card in hand. The highest score wins, and nobody gets anything more.

sky-rules-end = The end
sky-rules-end-hand = The game ends at once when somebody builds the last card in hand: 5 points for that. The others lose 1 point for each card they still hold.
sky-rules-end-highest = 5 points go to the player with the most visible workers on the highest level that has any. If that is a tie, those who are tied compare the next level down, and so on. After a full tie, each of them gets 5.
sky-rules-end-wins = The highest total wins. Players who are tied share the win.
sky-rules-end-stuck = If nobody can go on, or nobody has built or added anything for three turns each, the game ends too: 1 point less for each card in hand, and 5 for the highest workers.
sky-rules-end-agreed = Once a whole round has passed without a build, anybody may propose to end it here; if all agree, it ends like that.

sky-rules-judge = Who judges
sky-rules-judge-text = A table chooses who decides what happened to the building and the workers.
sky-rules-judge-hand = Your hand: drag a card near its edge, where it is caught; hold still until the rivet is home, and let go. Workers, and cards where hardly anybody can fall, take one press. The server simulates what happens then. The building sags and shakes, and keeps that. Everybody sees the same.
sky-rules-judge-table = Real cards: you build on a real table, and the phones deal the cards, keep rules and points, and ask what fell.
sky-rules-judge-dice = Dice: chance decides. Tall, thin and heavily loaded buildings are riskier.

sky-rules-hidden = What is hidden
sky-rules-hidden-text = Nobody sees the cards of others, or how many they are, or which cards left the game. Everything that is built, every worker and all points are open to all.
