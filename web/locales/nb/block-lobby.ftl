# What a table of Block Out agrees on.

option-referee = Hvem som dømmer
option-referee-physics = Din hånd
option-referee-physics-note = Du bærer hver kloss med mus, finger eller taster. En simulering viser om tårnet står, likt for alle.
option-referee-table = Ekte klosser
option-referee-table-note = Dere stabler ekte klosser på et ekte bord. Hver har sine kort på sin egen telefon, og dere sier hva som skjedde.
option-referee-dice = Terning
option-referee-dice-note = Ingen trenger en stø hånd: Tilfeldighetene avgjør, og høye tårn er risikable.

option-tremor = Hvor mye hender skjelver
option-tremor-normal = Litt
option-tremor-normal-note = Hver hånd skjelver litt, robotenes også.
option-tremor-calm = Knapt
option-tremor-calm-note = Hendene skjelver knapt: Tårnene blir høye.
option-tremor-shaky = Mye
option-tremor-shaky-note = Hendene skjelver: brede klosser først.
option-fouls = Å berøre en side
option-fouls-warn = Advarsel
option-fouls-warn-note = Å berøre en side eller en annen kloss er ikke lov, men har ingen følger.
option-fouls-fall = Fall
option-fouls-fall-note = Å berøre en side eller en annen kloss teller som et fall.
option-advanced = Det siste kortet
option-advanced-false = Vinner
option-advanced-false-note = Den som ikke har kort igjen når turen er over, vinner.
option-advanced-true = Én kloss til
option-advanced-true-note = Etter det siste kortet må én kloss til bli stående før du vinner.
option-no-action-finish = Pass eller Skift retning som siste kort
option-no-action-finish-false = Lov
option-no-action-finish-false-note = Et hvilket som helst kort kan være det siste.
option-no-action-finish-true = Ikke lov
option-no-action-finish-true-note = Det siste kortet må være et klosskort.
# Beside “Who begins”
option-starter-hint-block-out = Ved et ekte bord begynner den som har bursdag først.
