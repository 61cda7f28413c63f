# What a table of Block Out agrees on.

option-referee = Kdo rozhoduje
option-referee-physics = Tvoje ruka
option-referee-physics-note = Každou kostku neseš myší, prstem nebo klávesami. Jestli stojí, ukáže simulace, pro všechny stejná.
option-referee-table = Skutečné kostky
option-referee-table-note = Stavíte ze skutečných kostek na skutečném stole. Každý telefon má svoje karty a vy hlásíte, co se stalo.
option-referee-dice = Náhoda
option-referee-dice-note = Jistou ruku nikdo nepotřebuje: rozhoduje los a vysoké věže jsou riskantní.

option-tremor = Jak se ruce třesou
option-tremor-normal = Trochu
option-tremor-normal-note = Každá ruka se trochu třese, i ruce botů.
option-tremor-calm = Skoro ne
option-tremor-calm-note = Ruce se skoro netřesou: věže rostou do výšky.
option-tremor-shaky = Hodně
option-tremor-shaky-note = Ruce se třesou: nejdřív široké kostky.
option-fouls = Dotyk boku
option-fouls-warn = Upozornění
option-fouls-warn-note = Dotknout se boku nebo jiné kostky se nesmí, ale nic to nestojí.
option-fouls-fall = Pád
option-fouls-fall-note = Dotyk boku nebo jiné kostky platí jako pád věže.
option-advanced = Poslední karta
option-advanced-false = Vyhrává
option-advanced-false-note = Vyhrává, kdo na konci tahu nemá žádnou kartu.
option-advanced-true = Kostka navíc
option-advanced-true-note = Po poslední kartě musí vydržet ještě jedna kostka, teprve pak vyhráváš.
option-no-action-finish = Pas nebo Změna směru jako poslední karta
option-no-action-finish-false = Smí se
option-no-action-finish-false-note = Poslední může být jakákoli karta.
option-no-action-finish-true = Nesmí se
option-no-action-finish-true-note = Poslední karta musí být stavební.
# Beside “Who begins”
option-starter-hint-block-out = U skutečného stolu začíná, kdo má nejdřív narozeniny.
