# What a table of Five Towers agrees on, and how its bots play.

five-towers-option-bidding = Budrunde
five-towers-option-bidding-checked = Kontrollert
five-towers-option-bidding-checked-note = Bare bud som kan bygges, kan velges.
five-towers-option-bidding-open = Åpen
five-towers-option-bidding-open-note = Alle bud er lov. Den som ikke kan bygge så mange, byr lavere eller melder pass.

# How bots play, in a sentence; weakest first
five-towers-bot-random-note = Gjør et hvilket som helst trekk som reglene tillater.
five-towers-bot-greedy-note = Tar det som gir mest poeng med en gang.
