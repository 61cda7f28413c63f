# What a table of Five Towers agrees on, and how its bots play.

five-towers-option-bidding = Licitație
five-towers-option-bidding-checked = Verificată
five-towers-option-bidding-checked-note = Apar doar oferte care se pot construi.
five-towers-option-bidding-open = Deschisă
five-towers-option-bidding-open-note = Merge orice ofertă. Cine nu poate așeza atâtea licitează mai puțin sau spune pas.

# How bots play, in a sentence; weakest first
five-towers-bot-random-note = Face orice mutare permisă.
five-towers-bot-greedy-note = Ia ce aduce pe loc cele mai multe puncte.
