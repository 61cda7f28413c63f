# What a table of Five Towers agrees on, and how its bots play.

five-towers-option-bidding = Licytacja
five-towers-option-bidding-checked = Sprawdzana
five-towers-option-bidding-checked-note = Do wyboru są tylko oferty, które da się zbudować.
five-towers-option-bidding-open = Otwarta
five-towers-option-bidding-open-note = Można dać każdą ofertę. Kto nie może tylu kart dobudować, licytuje niżej albo pasuje.

# How bots play, in a sentence; weakest first
five-towers-bot-easy-note = Łapie to, co błyszczy, i zapomina o dachach.
five-towers-bot-medium-note = Bierze to, co od razu daje najwięcej punktów.
five-towers-bot-hard-note = Patrzy, czego potrzebujesz, i to licytuje.
five-towers-bot-expert-note = Liczy pozostałe karty i rozgrywa z góry każdy wybór.
