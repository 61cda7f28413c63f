# What a table of Five Towers agrees on, and how its bots play.

five-towers-option-bidding = Licytacja
five-towers-option-bidding-checked = Sprawdzana
five-towers-option-bidding-checked-note = Do wyboru są tylko oferty, które da się zbudować.
five-towers-option-bidding-open = Otwarta
five-towers-option-bidding-open-note = Można dać każdą ofertę. Kto nie może tylu kart dobudować, licytuje niżej albo pasuje.

# How bots play, in a sentence; weakest first
five-towers-bot-random-note = Wykonuje dowolny ruch, na który pozwalają zasady.
five-towers-bot-greedy-note = Bierze to, co od razu daje najwięcej punktów.
