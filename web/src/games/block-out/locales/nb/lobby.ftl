# What a table of Block Out agrees on.

block-out-option-referee = Hvem som dømmer
block-out-option-referee-physics = Din hånd
block-out-option-referee-physics-note = Du bærer hver kloss med mus, finger eller taster. En simulering viser om tårnet står, likt for alle.
block-out-option-referee-table = Ekte klosser
block-out-option-referee-table-note = Dere stabler ekte klosser på et ekte bord. Hver har sine kort på sin egen telefon, og dere sier hva som skjedde.
block-out-option-referee-dice = Terning
block-out-option-referee-dice-note = Ingen trenger en stø hånd: Tilfeldighetene avgjør, og høye tårn er risikable.

block-out-option-tremor = Hvor mye hendene skjelver
block-out-option-tremor-normal = Litt
block-out-option-tremor-normal-note = Hver hånd skjelver litt, robotenes også.
block-out-option-tremor-calm = Knapt
block-out-option-tremor-calm-note = Hendene skjelver knapt: Tårnene blir høye.
block-out-option-tremor-shaky = Mye
block-out-option-tremor-shaky-note = Hendene skjelver: brede klosser først.
block-out-option-fouls = Å berøre en side
block-out-option-fouls-warn = Advarsel
block-out-option-fouls-warn-note = Å berøre en side eller en annen kloss er ikke lov, men har ingen følger.
block-out-option-fouls-fall = Fall
block-out-option-fouls-fall-note = Å berøre en side eller en annen kloss teller som et fall.
block-out-option-advanced = Det siste kortet
block-out-option-advanced-false = Vinner
block-out-option-advanced-false-note = Den som ikke har kort igjen når turen er over, vinner.
block-out-option-advanced-true = Én kloss til
block-out-option-advanced-true-note = Etter det siste kortet må én kloss til bli stående før du vinner.
block-out-option-no-action-finish = Pass eller Retningsskift som siste kort
block-out-option-no-action-finish-false = Tillatt
block-out-option-no-action-finish-false-note = Et hvilket som helst kort kan være det siste.
block-out-option-no-action-finish-true = Ikke tillatt
block-out-option-no-action-finish-true-note = Det siste kortet må være et klosskort.
# Beside “Who begins”
block-out-starter-hint = Ved et ekte bord begynner den som har bursdag først.

# How bots play, in a sentence; weakest first
block-out-bot-easy-note = Spiller et hvilket som helst kort som passer, med ustø hånd.
block-out-bot-medium-note = Ser etter en god plass før klossen slippes.
block-out-bot-hard-note = Teller kort, og lar deg få den verste klossen.
block-out-bot-expert-note = Teller kort, og vrir hver kloss til den passer.
