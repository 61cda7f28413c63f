# What a table of Block Out agrees on.

block-out-option-referee = Wie oordeelt
block-out-option-referee-physics = Jouw hand
block-out-option-referee-physics-note = Je draagt elk blok met muis, vinger of toetsen. Een simulatie toont of de toren blijft staan, voor iedereen hetzelfde.
block-out-option-referee-table = Echte blokken
block-out-option-referee-table-note = Jullie stapelen echte blokken op een echte tafel. Elke telefoon heeft eigen kaarten, en jullie zeggen wat er gebeurde.
block-out-option-referee-dice = Dobbelen
block-out-option-referee-dice-note = Niemand heeft een vaste hand nodig: het toeval beslist, en hoge torens zijn riskant.

block-out-option-tremor = Hoe erg handen trillen
block-out-option-tremor-normal = Een beetje
block-out-option-tremor-normal-note = Elke hand trilt een beetje, ook die van bots.
block-out-option-tremor-calm = Nauwelijks
block-out-option-tremor-calm-note = Handen trillen nauwelijks: torens worden hoog.
block-out-option-tremor-shaky = Flink
block-out-option-tremor-shaky-note = Handen trillen: brede blokken eerst.
block-out-option-fouls = Een zijkant raken
block-out-option-fouls-warn = Waarschuwing
block-out-option-fouls-warn-note = Een zijkant of een ander blok raken mag niet, maar heeft geen gevolgen.
block-out-option-fouls-fall = Telt als omvallen
block-out-option-fouls-fall-note = Een zijkant of een ander blok raken telt als omvallen.
block-out-option-advanced = De laatste kaart
block-out-option-advanced-false = Wint
block-out-option-advanced-false-note = Wie aan het eind van een beurt geen kaarten meer heeft, wint.
block-out-option-advanced-true = Nog één blok
block-out-option-advanced-true-note = Na de laatste kaart moet er nog één blok blijven staan voor je wint.
block-out-option-no-action-finish = Pas of Omdraaien als laatste kaart
block-out-option-no-action-finish-false = Mag
block-out-option-no-action-finish-false-note = Elke kaart mag de laatste zijn.
block-out-option-no-action-finish-true = Mag niet
block-out-option-no-action-finish-true-note = De laatste kaart moet een blokkaart zijn.
# Beside “Who begins”
block-out-starter-hint = Aan een echte tafel begint wie het eerst jarig is.

# How bots play, in a sentence; weakest first
block-out-bot-easy-note = Speelt elke kaart die past, met een onvaste hand.
block-out-bot-medium-note = Zoekt een goede plek voor het loslaten.
block-out-bot-hard-note = Telt kaarten, en laat jou het slechtste blok.
block-out-bot-expert-note = Telt kaarten, en draait elk blok tot het past.
