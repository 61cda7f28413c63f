# What a table of Five Towers agrees on, and how its bots play.

five-towers-option-bidding = Budrunde
five-towers-option-bidding-checked = Kontrolleret
five-towers-option-bidding-checked-note = Kun bud der kan bygges, kan vælges.
five-towers-option-bidding-open = Åben
five-towers-option-bidding-open-note = Alle bud er tilladt. Den der ikke kan bygge så mange, byder lavere eller melder pas.

# How bots play, in a sentence; weakest first
five-towers-bot-easy-note = Tager det der glimter, og glemmer tagene.
five-towers-bot-medium-note = Tager det der giver flest point med det samme.
five-towers-bot-hard-note = Ser hvad du mangler, og byder på det.
five-towers-bot-expert-note = Tæller de kort der er tilbage, og spiller hvert valg igennem på forhånd.
