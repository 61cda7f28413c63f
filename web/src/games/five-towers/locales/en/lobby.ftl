# What a table of Five Towers agrees on, and how its bots play.

five-towers-option-bidding = Bidding
five-towers-option-bidding-checked = Checked
five-towers-option-bidding-checked-note = Only bids that can be built are offered.
five-towers-option-bidding-open = Open
five-towers-option-bidding-open-note = Any bid goes. If you can’t build that many, bid lower or pass.

# How bots play, in a sentence; weakest first
five-towers-bot-random-note = Makes any move that the rules allow.
five-towers-bot-greedy-note = Takes what brings the most points at once.
