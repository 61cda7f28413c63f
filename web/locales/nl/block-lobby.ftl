# What a table of Block Out agrees on.

option-referee = Wie oordeelt
option-referee-physics = Jouw hand
option-referee-physics-note = Je draagt elk blok met muis, vinger of toetsen. Een simulatie toont of de toren blijft staan, voor iedereen hetzelfde.
option-referee-table = Echte blokken
option-referee-table-note = Jullie stapelen echte blokken op een echte tafel. Elke telefoon heeft eigen kaarten, en jullie zeggen wat er gebeurde.
option-referee-dice = Dobbelen
option-referee-dice-note = Niemand heeft een vaste hand nodig: het toeval beslist, en hoge torens zijn riskant.

option-tremor = Hoe handen trillen
option-tremor-normal = Een beetje
option-tremor-normal-note = Elke hand trilt een beetje, ook die van bots.
option-tremor-calm = Rustig
option-tremor-calm-note = Handen trillen nauwelijks: torens worden hoog.
option-tremor-shaky = Flink
option-tremor-shaky-note = Handen trillen: brede blokken eerst.
option-fouls = Een zijkant raken
option-fouls-warn = Waarschuwt
option-fouls-warn-note = Een zijkant of een ander blok raken mag niet, maar heeft geen gevolgen.
option-fouls-fall = Is omvallen
option-fouls-fall-note = Een zijkant of een ander blok raken telt als omvallen.
option-advanced = De laatste kaart
option-advanced-false = Wint
option-advanced-false-note = Wie aan het eind van een beurt geen kaarten meer heeft, wint.
option-advanced-true = Nog één blok
option-advanced-true-note = Na de laatste kaart moet er nog één blok blijven staan voor je wint.
option-no-action-finish = Pas of Omdraaien als laatste kaart
option-no-action-finish-false = Mag
option-no-action-finish-false-note = Elke kaart mag de laatste zijn.
option-no-action-finish-true = Mag niet
option-no-action-finish-true-note = De laatste kaart moet een blokkaart zijn.
# Beside “Who begins”
option-starter-hint-block-out = Aan een echte tafel begint wie het eerst jarig is.
