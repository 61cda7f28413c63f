# What a table of Five Towers agrees on, and how its bots play.

five-towers-option-bidding = Licitație
five-towers-option-bidding-checked = Verificată
five-towers-option-bidding-checked-note = Apar doar oferte care se pot construi.
five-towers-option-bidding-open = Deschisă
five-towers-option-bidding-open-note = Merge orice ofertă. Cine nu poate așeza atâtea licitează mai puțin sau spune pas.

# How bots play, in a sentence; weakest first
five-towers-bot-easy-note = Ia ce strălucește și uită de acoperișuri.
five-towers-bot-medium-note = Ia ce aduce pe loc cele mai multe puncte.
five-towers-bot-hard-note = Se uită la ce ai nevoie și licitează pentru asta.
five-towers-bot-expert-note = Numără cărțile rămase și joacă dinainte fiecare variantă.
