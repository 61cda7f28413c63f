# What a table of Skyscrapers agrees on.

skyscrapers-option-referee = Hvem som dømmer
skyscrapers-option-referee-physics = Din hånd
skyscrapers-option-referee-physics-note = Du fører hvert kort og hver arbeider på plass med mus, finger eller taster. En simulering viser hvem som faller, likt for alle.
skyscrapers-option-referee-table = Ekte kort
skyscrapers-option-referee-table-note = Dere bygger på et ekte bord. Hver telefon har sine egne kort og passer på regler og poeng, og dere sier hva som falt.
skyscrapers-option-referee-dice = Terning
skyscrapers-option-referee-dice-note = Ingen trenger en stø hånd: Tilfeldighetene avgjør, og høye, smale bygninger er risikable.

skyscrapers-option-tremor = Hvor mye hendene skjelver
skyscrapers-option-tremor-normal = Litt
skyscrapers-option-tremor-normal-note = Hver hånd skjelver litt, robotenes også.
skyscrapers-option-tremor-calm = Knapt
skyscrapers-option-tremor-calm-note = Hendene skjelver knapt: Få arbeidere faller.
skyscrapers-option-tremor-shaky = Mye
skyscrapers-option-tremor-shaky-note = Hendene skjelver: Pass på arbeiderne i nærheten.
skyscrapers-option-lowest = Ute ved
# The lowest space of the score track
skyscrapers-option-lowest-minus-10 = −10
skyscrapers-option-lowest-minus-10-note = Den som synker til −10 poeng, er ute.
skyscrapers-option-lowest-minus-20 = −20
skyscrapers-option-lowest-minus-20-note = Den som synker til −20 poeng, er ute.
skyscrapers-option-lowest-minus-40 = −40
skyscrapers-option-lowest-minus-40-note = Den som synker til −40 poeng, er ute: Det skjer nesten aldri.
# How many actions the first turns have
skyscrapers-option-opening = Hvordan det åpner
skyscrapers-option-opening-sheet = Som trykt
skyscrapers-option-opening-sheet-note = Tre handlinger fra første tur. Den som begynner, har et forsprang.
skyscrapers-option-opening-even = Jevnt
skyscrapers-option-opening-even-note = De som begynner, har kortere første turer, og noen starter et par poeng foran: alle har omtrent samme sjanse.
# Beside “Who begins”
skyscrapers-starter-hint = Ved et ekte bord begynner den som har vært høyest oppe i livet sitt.

# How bots play, in a sentence; weakest first
skyscrapers-bot-easy-note = Bygger det som gir poeng, og tenker ikke lenger enn det.
skyscrapers-bot-medium-note = Veier poeng, høyde og risiko før hver handling.
skyscrapers-bot-hard-note = Planlegger to handlinger fram, og følger med på arbeiderne dine.
skyscrapers-bot-expert-note = Planlegger alle tre handlingene, stenger inne andre, og regner med hva de kan gjøre.
