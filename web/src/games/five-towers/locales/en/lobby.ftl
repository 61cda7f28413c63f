# What a table of Five Towers agrees on, and how its bots play.

five-towers-option-bidding = Bidding
five-towers-option-bidding-checked = Checked
five-towers-option-bidding-checked-note = Only bids that can be built are offered.
five-towers-option-bidding-open = Open
five-towers-option-bidding-open-note = Any bid goes. If you can’t build that many, bid lower or pass.

# How bots play, in a sentence; weakest first
five-towers-bot-easy-note = Grabs what is bright, and forgets the roofs.
five-towers-bot-medium-note = Takes what brings the most points at once.
five-towers-bot-hard-note = Watches what you need, and bids for it.
five-towers-bot-expert-note = Counts the cards left, and plays each choice out ahead.
