# What a table of Five Towers agrees on, and how its bots play.

five-towers-option-bidding = Výběr
five-towers-option-bidding-checked = Hlídaný
five-towers-option-bidding-checked-note = Nabízí se jen tolik, kolik jde postavit.
five-towers-option-bidding-open = Volný
five-towers-option-bidding-open-note = Platí jakékoli číslo. Kdo tolik postavit nemůže, vybere méně, nebo odstoupí.

# How bots play, in a sentence; weakest first
five-towers-bot-easy-note = Sahá po tom, co se třpytí, a zapomíná na střechy.
five-towers-bot-medium-note = Bere to, co hned přinese nejvíc bodů.
five-towers-bot-hard-note = Sleduje, co potřebuješ, a přihazuje na to.
five-towers-bot-expert-note = Počítá zbylé karty a každou volbu si předem přehraje.
