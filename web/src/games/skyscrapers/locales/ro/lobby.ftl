# What a table of Skyscrapers agrees on.

skyscrapers-option-referee = Cine arbitrează
skyscrapers-option-referee-physics = Mâna ta
skyscrapers-option-referee-physics-note = Duci fiecare carte și fiecare muncitor la locul lor cu mouse-ul, cu degetul sau cu tastele. O simulare arată cine cade, la fel pentru toată lumea.
skyscrapers-option-referee-table = Cărți reale
skyscrapers-option-referee-table-note = Construiți pe o masă reală. Fiecare telefon are cărțile lui, păzește regulile și ține punctele, iar voi spuneți ce a căzut.
skyscrapers-option-referee-dice = Zaruri
skyscrapers-option-referee-dice-note = Nu e nevoie de o mână sigură: decide întâmplarea, iar clădirile înalte și subțiri sunt riscante.

skyscrapers-option-tremor = Cum tremură mâinile
skyscrapers-option-tremor-normal = Puțin
skyscrapers-option-tremor-normal-note = Orice mână tremură puțin, și a boților.
skyscrapers-option-tremor-calm = Calm
skyscrapers-option-tremor-calm-note = Mâinile abia tremură: cad puțini muncitori.
skyscrapers-option-tremor-shaky = Tare
skyscrapers-option-tremor-shaky-note = Mâinile tremură: atenție la muncitorii din apropiere.
skyscrapers-option-lowest = Ieși din joc la
# The lowest space of the score track
skyscrapers-option-lowest-minus-10 = −10
skyscrapers-option-lowest-minus-10-note = Cine ajunge la −10 puncte iese din joc.
skyscrapers-option-lowest-minus-20 = −20
skyscrapers-option-lowest-minus-20-note = Cine ajunge la −20 de puncte iese din joc.
skyscrapers-option-lowest-minus-40 = −40
skyscrapers-option-lowest-minus-40-note = Cine ajunge la −40 de puncte iese din joc: aproape că nu se întâmplă.
# How many actions the first turns have
skyscrapers-option-opening = Cum se începe
skyscrapers-option-opening-sheet = Ca în regulament
skyscrapers-option-opening-sheet-note = Trei acțiuni de la prima tură. Cine începe are un avans.
skyscrapers-option-opening-even = Egal
skyscrapers-option-opening-even-note = Cei care încep au primele ture mai scurte, iar unii pornesc cu câteva puncte în plus: toți au cam aceleași șanse.
# Beside “Who begins”
skyscrapers-starter-hint = La o masă reală începe cine a urcat cel mai sus în viață.

# How bots play, in a sentence; weakest first
skyscrapers-bot-easy-note = Construiește ce aduce puncte și nu se gândește mai departe.
skyscrapers-bot-medium-note = Cântărește punctele, înălțimea și riscul înaintea fiecărei acțiuni.
skyscrapers-bot-hard-note = Plănuiește două acțiuni înainte și e cu ochii pe muncitorii tăi.
skyscrapers-bot-expert-note = Plănuiește toate cele trei acțiuni, îi blochează pe ceilalți și ține cont de ce ar putea face ei.
