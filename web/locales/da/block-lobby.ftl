# What a table of Block Out agrees on.

option-referee = Hvem der dømmer
option-referee-physics = Din hånd
option-referee-physics-note = Du bærer hver blok med mus, finger eller taster. En simulering viser om stablen står, ens for alle.
option-referee-table = Rigtige blokke
option-referee-table-note = I stabler rigtige blokke på et rigtigt bord. Hver har sine kort på sin egen telefon, og I siger hvad der skete.
option-referee-dice = Terning
option-referee-dice-note = Ingen behøver en rolig hånd: heldet afgør det, og høje stabler er risikable.

option-tremor = Hvor meget hænder ryster
option-tremor-normal = Lidt
option-tremor-normal-note = Hver hånd ryster lidt, også robotternes.
option-tremor-calm = Knap nok
option-tremor-calm-note = Hænder ryster knap nok: stablerne bliver høje.
option-tremor-shaky = Meget
option-tremor-shaky-note = Hænder ryster: brede blokke først.
option-fouls = At røre en side
option-fouls-warn = Advarsel
option-fouls-warn-note = At røre en side eller en anden blok er ikke tilladt, men har ingen følger.
option-fouls-fall = Fald
option-fouls-fall-note = At røre en side eller en anden blok tæller som et fald.
option-advanced = Det sidste kort
option-advanced-false = Vinder
option-advanced-false-note = Den der ikke har flere kort når turen er slut, vinder.
option-advanced-true = Én blok til
option-advanced-true-note = Efter det sidste kort skal én blok til blive stående før du vinder.
option-no-action-finish = Pas eller Modsat som sidste kort
option-no-action-finish-false = Tilladt
option-no-action-finish-false-note = Et hvilket som helst kort må være det sidste.
option-no-action-finish-true = Ikke tilladt
option-no-action-finish-true-note = Det sidste kort skal være et blokkort.
# Beside “Who begins”
option-starter-hint-block-out = Ved et rigtigt bord begynder den der har den næste fødselsdag.
