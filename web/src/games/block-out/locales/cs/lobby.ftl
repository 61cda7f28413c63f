# What a table of Block Out agrees on.

block-out-option-referee = Kdo rozhoduje
block-out-option-referee-physics = Tvoje ruka
block-out-option-referee-physics-note = Každou kostku neseš myší, prstem nebo klávesami. Jestli stojí, ukáže simulace, pro všechny stejná.
block-out-option-referee-table = Skutečné kostky
block-out-option-referee-table-note = Stavíte ze skutečných kostek na skutečném stole. Každý telefon má svoje karty a vy hlásíte, co se stalo.
block-out-option-referee-dice = Náhoda
block-out-option-referee-dice-note = Jistou ruku nikdo nepotřebuje: rozhoduje los a vysoké věže jsou riskantní.

block-out-option-tremor = Jak se ruce třesou
block-out-option-tremor-normal = Trochu
block-out-option-tremor-normal-note = Každá ruka se trochu třese, i ruce botů.
block-out-option-tremor-calm = Skoro ne
block-out-option-tremor-calm-note = Ruce se skoro netřesou: věže rostou do výšky.
block-out-option-tremor-shaky = Hodně
block-out-option-tremor-shaky-note = Ruce se třesou: nejdřív široké kostky.
block-out-option-fouls = Dotyk boku
block-out-option-fouls-warn = Upozornění
block-out-option-fouls-warn-note = Dotknout se boku nebo jiné kostky se nesmí, ale nic to nestojí.
block-out-option-fouls-fall = Pád
block-out-option-fouls-fall-note = Dotyk boku nebo jiné kostky platí jako pád věže.
block-out-option-advanced = Poslední karta
block-out-option-advanced-false = Vyhrává
block-out-option-advanced-false-note = Vyhrává, kdo na konci tahu nemá žádnou kartu.
block-out-option-advanced-true = Kostka navíc
block-out-option-advanced-true-note = Po poslední kartě musí vydržet ještě jedna kostka, teprve pak vyhráváš.
block-out-option-no-action-finish = Pas nebo Změna směru jako poslední karta
block-out-option-no-action-finish-false = Smí se
block-out-option-no-action-finish-false-note = Poslední může být jakákoli karta.
block-out-option-no-action-finish-true = Nesmí se
block-out-option-no-action-finish-true-note = Poslední karta musí být stavební.
# Beside “Who begins”
block-out-starter-hint = U skutečného stolu začíná, kdo má nejdřív narozeniny.

# How bots play, in a sentence; weakest first
block-out-bot-easy-note = Hraje jakoukoli kartu, která pasuje, a ruka se mu třese.
block-out-bot-medium-note = Než kostku pustí, hledá dobré místo.
block-out-bot-hard-note = Počítá karty a tobě nechává nejhorší kostku.
block-out-bot-expert-note = Počítá karty a každou kostku otáčí, dokud nesedí.
