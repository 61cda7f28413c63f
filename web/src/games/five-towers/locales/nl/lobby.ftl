# What a table of Five Towers agrees on, and how its bots play.

five-towers-option-bidding = Bieden
five-towers-option-bidding-checked = Gecontroleerd
five-towers-option-bidding-checked-note = Je ziet alleen biedingen die te bouwen zijn.
five-towers-option-bidding-open = Open
five-towers-option-bidding-open-note = Elk bod mag. Wie er niet zoveel kan leggen, biedt lager of past.

# How bots play, in a sentence; weakest first
five-towers-bot-random-note = Doet een willekeurige zet die mag.
five-towers-bot-greedy-note = Neemt wat meteen de meeste punten geeft.
