# What a table of Five Towers agrees on, and how its bots play.

five-towers-option-bidding = Budgivning
five-towers-option-bidding-checked = Kontrollerad
five-towers-option-bidding-checked-note = Bara bud som går att bygga erbjuds.
five-towers-option-bidding-open = Öppen
five-towers-option-bidding-open-note = Alla bud går. Den som inte kan bygga så många bjuder lägre eller passar.

# How bots play, in a sentence; weakest first
five-towers-bot-random-note = Gör vilket drag som helst som reglerna tillåter.
five-towers-bot-greedy-note = Tar det som ger mest poäng på en gång.
