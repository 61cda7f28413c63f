# What a table of Block Out agrees on.

option-referee = Kuka ratkaisee
option-referee-physics = Oma käsi
option-referee-physics-note = Siirrät jokaisen palikan hiirellä, sormella tai näppäimillä. Simulointi näyttää, pysyykö torni pystyssä, ja kaikki näkevät saman.
option-referee-table = Oikeat palikat
option-referee-table-note = Pinoatte oikeita palikoita oikealla pöydällä. Jokaisen kortit ovat omassa puhelimessa, ja te kerrotte, mitä tapahtui.
option-referee-dice = Noppa
option-referee-dice-note = Kukaan ei tarvitse vakaata kättä: sattuma ratkaisee, ja korkeissa torneissa on riskinsä.

option-tremor = Miten kädet tärisevät
option-tremor-normal = Vähän
option-tremor-normal-note = Jokainen käsi tärisee vähän, bottienkin.
option-tremor-calm = Tuskin
option-tremor-calm-note = Kädet tuskin tärisevät: torneista tulee korkeita.
option-tremor-shaky = Paljon
option-tremor-shaky-note = Kädet tärisevät: leveät palikat ensin.
option-fouls = Kylkeen koskeminen
option-fouls-warn = Varoitus
option-fouls-warn-note = Kylkeen tai toiseen palikkaan ei saa koskea, mutta siitä ei seuraa mitään.
option-fouls-fall = Kaatuminen
option-fouls-fall-note = Kylkeen tai toiseen palikkaan koskeminen lasketaan kaatumiseksi.
option-advanced = Viimeinen kortti
option-advanced-false = Voittaa
option-advanced-false-note = Voittaja on se, jolla ei vuoronsa lopussa ole kortteja.
option-advanced-true = Vielä palikka
option-advanced-true-note = Viimeisen kortin jälkeen vielä yhden palikan on pysyttävä tornissa ennen kuin voitat.
option-no-action-finish = Ohi tai Suunnan vaihto viimeisenä
option-no-action-finish-false = Sallittu
option-no-action-finish-false-note = Mikä tahansa kortti saa olla viimeinen.
option-no-action-finish-true = Kielletty
option-no-action-finish-true-note = Viimeisen kortin on oltava palikkakortti.
# Beside “Who begins”
option-starter-hint-block-out = Oikeassa pöydässä aloittaa se, jolla on seuraavana syntymäpäivä.
