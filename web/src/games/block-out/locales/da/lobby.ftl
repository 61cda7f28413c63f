# What a table of Block Out agrees on.

block-out-option-referee = Hvem der dømmer
block-out-option-referee-physics = Din hånd
block-out-option-referee-physics-note = Du bærer hver blok med mus, finger eller taster. En simulering viser om stablen står, ens for alle.
block-out-option-referee-table = Rigtige blokke
block-out-option-referee-table-note = I stabler rigtige blokke på et rigtigt bord. Hver har sine kort på sin egen telefon, og I siger hvad der skete.
block-out-option-referee-dice = Terning
block-out-option-referee-dice-note = Ingen har brug for en rolig hånd: heldet afgør det, og høje stabler er risikable.

block-out-option-tremor = Hvor meget hænderne ryster
block-out-option-tremor-normal = Lidt
block-out-option-tremor-normal-note = Hver hånd ryster lidt, også robotternes.
block-out-option-tremor-calm = Knap nok
block-out-option-tremor-calm-note = Hænderne ryster knap nok: stablerne bliver høje.
block-out-option-tremor-shaky = Meget
block-out-option-tremor-shaky-note = Hænderne ryster: brede blokke først.
block-out-option-fouls = At røre en side
block-out-option-fouls-warn = Advarsel
block-out-option-fouls-warn-note = At røre en side eller en anden blok er ikke tilladt, men har ingen følger.
block-out-option-fouls-fall = Fald
block-out-option-fouls-fall-note = At røre en side eller en anden blok tæller som et fald.
block-out-option-advanced = Det sidste kort
block-out-option-advanced-false = Vinder
block-out-option-advanced-false-note = Den der ikke har flere kort når turen er slut, vinder.
block-out-option-advanced-true = Én blok til
block-out-option-advanced-true-note = Efter det sidste kort skal én blok til blive stående før du vinder.
block-out-option-no-action-finish = Pas eller Modsat som sidste kort
block-out-option-no-action-finish-false = Tilladt
block-out-option-no-action-finish-false-note = Et hvilket som helst kort må være det sidste.
block-out-option-no-action-finish-true = Ikke tilladt
block-out-option-no-action-finish-true-note = Det sidste kort skal være et blokkort.
# Beside “Who begins”
block-out-starter-hint = Ved et rigtigt bord begynder den der har den næste fødselsdag.

# How bots play, in a sentence; weakest first
block-out-bot-easy-note = Spiller et hvilket som helst kort der passer, med rystende hånd.
block-out-bot-medium-note = Leder efter et godt sted før blokken slippes.
block-out-bot-hard-note = Tæller kort og lader dig få den værste blok.
block-out-bot-expert-note = Tæller kort og drejer hver blok indtil den passer.
