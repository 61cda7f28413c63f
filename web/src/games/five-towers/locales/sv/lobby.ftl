# What a table of Five Towers agrees on, and how its bots play.

five-towers-option-bidding = Budgivning
five-towers-option-bidding-checked = Kontrollerad
five-towers-option-bidding-checked-note = Bara bud som går att bygga erbjuds.
five-towers-option-bidding-open = Öppen
five-towers-option-bidding-open-note = Alla bud går. Den som inte kan bygga så många bjuder lägre eller passar.

# How bots play, in a sentence; weakest first
five-towers-bot-easy-note = Tar det som glänser och glömmer taken.
five-towers-bot-medium-note = Tar det som ger mest poäng på en gång.
five-towers-bot-hard-note = Ser vad du behöver och bjuder på det.
five-towers-bot-expert-note = Räknar korten som är kvar och spelar igenom varje val i förväg.
