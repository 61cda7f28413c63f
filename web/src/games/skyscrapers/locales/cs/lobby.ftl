# What a table of Skyscrapers agrees on.

skyscrapers-option-referee = Kdo rozhoduje
skyscrapers-option-referee-physics = Tvoje ruka
skyscrapers-option-referee-physics-note = Každou kartu a každého dělníka neseš na místo myší, prstem nebo klávesami. Kdo spadne, ukáže simulace, pro všechny stejná.
skyscrapers-option-referee-table = Skutečné karty
skyscrapers-option-referee-table-note = Stavíte na skutečném stole. Každý telefon má svoje karty, hlídá pravidla a body a vy hlásíte, co spadlo.
skyscrapers-option-referee-dice = Náhoda
skyscrapers-option-referee-dice-note = Jistou ruku nikdo nepotřebuje: rozhoduje los a vysoké, tenké budovy jsou riskantní.

skyscrapers-option-tremor = Jak se ruce třesou
skyscrapers-option-tremor-normal = Trochu
skyscrapers-option-tremor-normal-note = Každá ruka se trochu třese, i ruce botů.
skyscrapers-option-tremor-calm = Skoro ne
skyscrapers-option-tremor-calm-note = Ruce se skoro netřesou: dělníci padají málokdy.
skyscrapers-option-tremor-shaky = Hodně
skyscrapers-option-tremor-shaky-note = Ruce se třesou: pozor na dělníky poblíž.
skyscrapers-option-lowest = Vypadává se na
# The lowest space of the score track
skyscrapers-option-lowest-minus-10 = −10
skyscrapers-option-lowest-minus-10-note = Kdo klesne na −10 bodů, vypadává.
skyscrapers-option-lowest-minus-20 = −20
skyscrapers-option-lowest-minus-20-note = Kdo klesne na −20 bodů, vypadává.
skyscrapers-option-lowest-minus-40 = −40
skyscrapers-option-lowest-minus-40-note = Kdo klesne na −40 bodů, vypadává: to se skoro nestává.
# How many actions the first turns have
skyscrapers-option-opening = Jak se začíná
skyscrapers-option-opening-sheet = Podle návodu
skyscrapers-option-opening-sheet-note = Tři akce od prvního tahu. Kdo začíná, má náskok.
skyscrapers-option-opening-even = Vyrovnaně
skyscrapers-option-opening-even-note = Kdo začíná, má první tahy kratší, a někdo začíná s několika body navíc: všichni mají zhruba stejnou šanci.
# Beside “Who begins”
skyscrapers-starter-hint = U skutečného stolu začíná, kdo byl v životě nejvýš.

# How bots play, in a sentence; weakest first
skyscrapers-bot-easy-note = Staví to, co přinese body, a dál nemyslí.
skyscrapers-bot-medium-note = Před každou akcí zváží body, výšku a riziko.
skyscrapers-bot-hard-note = Plánuje dvě akce dopředu a hlídá tvé dělníky.
skyscrapers-bot-expert-note = Plánuje všechny tři akce, zavírá cizí dělníky a počítá s tím, co by ostatní mohli udělat.
