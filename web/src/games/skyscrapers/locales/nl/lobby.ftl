# What a table of Skyscrapers agrees on.

skyscrapers-option-referee = Wie oordeelt
skyscrapers-option-referee-physics = Jouw hand
skyscrapers-option-referee-physics-note = Je brengt elke kaart en bouwvakker op zijn plek met muis, vinger of toetsen. Een simulatie toont wie er valt, voor iedereen hetzelfde.
skyscrapers-option-referee-table = Echte kaarten
skyscrapers-option-referee-table-note = Jullie bouwen op een echte tafel. Elke telefoon heeft eigen kaarten, bewaakt de regels en de punten, en jullie zeggen wat er viel.
skyscrapers-option-referee-dice = Dobbelen
skyscrapers-option-referee-dice-note = Niemand heeft een vaste hand nodig: het toeval beslist, en hoge, smalle gebouwen zijn riskant.

skyscrapers-option-tremor = Hoe erg handen trillen
skyscrapers-option-tremor-normal = Een beetje
skyscrapers-option-tremor-normal-note = Elke hand trilt een beetje, ook die van bots.
skyscrapers-option-tremor-calm = Nauwelijks
skyscrapers-option-tremor-calm-note = Handen trillen nauwelijks: weinig bouwvakkers vallen.
skyscrapers-option-tremor-shaky = Flink
skyscrapers-option-tremor-shaky-note = Handen trillen: let op de bouwvakkers vlakbij.
skyscrapers-option-lowest = Eruit bij
# The lowest space of the score track
skyscrapers-option-lowest-minus-10 = −10
skyscrapers-option-lowest-minus-10-note = Wie naar −10 punten zakt, ligt eruit.
skyscrapers-option-lowest-minus-20 = −20
skyscrapers-option-lowest-minus-20-note = Wie naar −20 punten zakt, ligt eruit.
skyscrapers-option-lowest-minus-40 = −40
skyscrapers-option-lowest-minus-40-note = Wie naar −40 punten zakt, ligt eruit: dat gebeurt haast nooit.
# How many actions the first turns have
skyscrapers-option-opening = Hoe het begint
skyscrapers-option-opening-sheet = Zoals gedrukt
skyscrapers-option-opening-sheet-note = Drie acties vanaf de eerste beurt. Wie begint, heeft een voorsprong.
skyscrapers-option-opening-even = Gelijk
skyscrapers-option-opening-even-note = Wie begint, heeft kortere eerste beurten, en sommigen starten met een paar punten voorsprong: iedereen heeft ongeveer evenveel kans.
# Beside “Who begins”
skyscrapers-starter-hint = Aan een echte tafel begint wie ooit het hoogst is geweest.

# How bots play, in a sentence; weakest first
skyscrapers-bot-easy-note = Bouwt wat punten oplevert, en denkt niet verder.
skyscrapers-bot-medium-note = Weegt punten, hoogte en risico af voor elke actie.
skyscrapers-bot-hard-note = Plant twee acties vooruit, en let op jouw bouwvakkers.
skyscrapers-bot-expert-note = Plant alle drie de acties, sluit anderen in, en rekent met wat die kunnen doen.
