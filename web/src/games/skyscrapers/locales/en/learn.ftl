# The lesson of Skyscrapers. What the coach says of most steps is with the game’s own words.

sky-learn-title = Learn Skyscrapers
# The steps
sky-learn-add = Add a worker
sky-learn-card = Choose a card
sky-learn-site = Choose a site
sky-learn-site-text = Press the lit site. There the card reaches higher than all others, so its points count double. The view turns to it.
sky-learn-hand = Bring it near, hold, let go
sky-learn-hand-text = Take it in hand and bring it near its edge. Hold it there until the rivet is home, then let go. Whoever may fall is marked.
sky-learn-move = Climb a level
sky-learn-fall = See it fall
# $name: of a bot
sky-learn-fall-text = Next to build: { $name }, in a hurry. Whoever makes workers fall loses 5 points for each.
sky-learn-end = A card is on the ground
# Buttons
sky-learn-watch = Watch it
sky-learn-play = Play against two novices
