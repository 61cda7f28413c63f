# What a table of Five Towers agrees on, and how its bots play.

five-towers-option-bidding = Budrunde
five-towers-option-bidding-checked = Kontrollert
five-towers-option-bidding-checked-note = Bare bud som kan bygges, kan velges.
five-towers-option-bidding-open = Åpen
five-towers-option-bidding-open-note = Alle bud er lov. Den som ikke kan bygge så mange, byr lavere eller melder pass.

# How bots play, in a sentence; weakest first
five-towers-bot-easy-note = Tar det som glitrer, og glemmer takene.
five-towers-bot-medium-note = Tar det som gir mest poeng med en gang.
five-towers-bot-hard-note = Ser hva du trenger, og byr på det.
five-towers-bot-expert-note = Teller kortene som er igjen, og spiller gjennom hvert valg på forhånd.
