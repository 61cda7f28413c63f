# What a table of Skyscrapers agrees on.

skyscrapers-option-referee = Hvem der dømmer
skyscrapers-option-referee-physics = Din hånd
skyscrapers-option-referee-physics-note = Du fører hvert kort og hver arbejder på plads med mus, finger eller taster. En simulering viser hvem der falder, ens for alle.
skyscrapers-option-referee-table = Rigtige kort
skyscrapers-option-referee-table-note = I bygger på et rigtigt bord. Hver telefon har sine egne kort og holder styr på regler og point, og I siger hvad der faldt.
skyscrapers-option-referee-dice = Terning
skyscrapers-option-referee-dice-note = Ingen har brug for en rolig hånd: heldet afgør det, og høje, smalle bygninger er risikable.

skyscrapers-option-tremor = Hvor meget hænderne ryster
skyscrapers-option-tremor-normal = Lidt
skyscrapers-option-tremor-normal-note = Hver hånd ryster lidt, også robotternes.
skyscrapers-option-tremor-calm = Knap nok
skyscrapers-option-tremor-calm-note = Hænderne ryster knap nok: få arbejdere falder.
skyscrapers-option-tremor-shaky = Meget
skyscrapers-option-tremor-shaky-note = Hænderne ryster: pas på arbejderne i nærheden.
skyscrapers-option-lowest = Ude ved
# The lowest space of the score track
skyscrapers-option-lowest-minus-10 = −10
skyscrapers-option-lowest-minus-10-note = Den der falder til −10 point, er ude.
skyscrapers-option-lowest-minus-20 = −20
skyscrapers-option-lowest-minus-20-note = Den der falder til −20 point, er ude.
skyscrapers-option-lowest-minus-40 = −40
skyscrapers-option-lowest-minus-40-note = Den der falder til −40 point, er ude: det sker næsten aldrig.
# How many actions the first turns have
skyscrapers-option-opening = Hvordan det begynder
skyscrapers-option-opening-sheet = Som trykt
skyscrapers-option-opening-sheet-note = Tre handlinger fra første tur. Den, der begynder, har et forspring.
skyscrapers-option-opening-even = Lige
skyscrapers-option-opening-even-note = De, der begynder, har kortere første ture, og nogle starter et par point foran: alle har omtrent samme chance.
# Beside “Who begins”
skyscrapers-starter-hint = Ved et rigtigt bord begynder den der har været højest oppe i sit liv.

# How bots play, in a sentence; weakest first
skyscrapers-bot-easy-note = Bygger det der giver point, og tænker ikke længere.
skyscrapers-bot-medium-note = Vejer point, højde og risiko før hver handling.
skyscrapers-bot-hard-note = Planlægger to handlinger frem og holder øje med dine arbejdere.
skyscrapers-bot-expert-note = Planlægger alle tre handlinger, spærrer andre inde og regner med hvad de kan gøre.
