# What a table of Five Towers agrees on, and how its bots play.

five-towers-option-bidding = Bieden
five-towers-option-bidding-checked = Gecontroleerd
five-towers-option-bidding-checked-note = Je ziet alleen biedingen die te bouwen zijn.
five-towers-option-bidding-open = Open
five-towers-option-bidding-open-note = Elk bod mag. Wie er niet zoveel kan leggen, biedt lager of past.

# How bots play, in a sentence; weakest first
five-towers-bot-easy-note = Grijpt wat blinkt, en vergeet de daken.
five-towers-bot-medium-note = Neemt wat meteen de meeste punten geeft.
five-towers-bot-hard-note = Kijkt wat jij nodig hebt, en biedt erop.
five-towers-bot-expert-note = Telt de kaarten die er nog zijn, en speelt elke keuze vooruit.
