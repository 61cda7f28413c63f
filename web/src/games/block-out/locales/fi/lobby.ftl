# What a table of Block Out agrees on.

block-out-option-referee = Kuka ratkaisee
block-out-option-referee-physics = Oma käsi
block-out-option-referee-physics-note = Siirrät jokaisen palikan hiirellä, sormella tai näppäimillä. Simulointi näyttää, pysyykö torni pystyssä, ja kaikki näkevät saman.
block-out-option-referee-table = Oikeat palikat
block-out-option-referee-table-note = Pinoatte oikeita palikoita oikealla pöydällä. Jokaisen kortit ovat omassa puhelimessa, ja te kerrotte, mitä tapahtui.
block-out-option-referee-dice = Noppa
block-out-option-referee-dice-note = Kukaan ei tarvitse vakaata kättä: sattuma ratkaisee, ja korkeissa torneissa on riskinsä.

block-out-option-tremor = Miten kädet tärisevät
block-out-option-tremor-normal = Vähän
block-out-option-tremor-normal-note = Jokainen käsi tärisee vähän, bottienkin.
block-out-option-tremor-calm = Hyvin vähän
block-out-option-tremor-calm-note = Kädet tuskin tärisevät: torneista tulee korkeita.
block-out-option-tremor-shaky = Paljon
block-out-option-tremor-shaky-note = Kädet tärisevät: leveät palikat ensin.
block-out-option-fouls = Kylkeen koskeminen
block-out-option-fouls-warn = Varoitus
block-out-option-fouls-warn-note = Kylkeen tai toiseen palikkaan ei saa koskea, mutta siitä ei seuraa mitään.
block-out-option-fouls-fall = Kaatuminen
block-out-option-fouls-fall-note = Kylkeen tai toiseen palikkaan koskeminen lasketaan kaatumiseksi.
block-out-option-advanced = Viimeinen kortti
block-out-option-advanced-false = Voittaa
block-out-option-advanced-false-note = Voittaja on se, jolla ei vuoronsa lopussa ole kortteja.
block-out-option-advanced-true = Lisäpalikka
block-out-option-advanced-true-note = Viimeisen kortin jälkeen vielä yhden palikan on pysyttävä tornissa ennen kuin voitat.
block-out-option-no-action-finish = Ohi tai Suunnanvaihto viimeisenä
block-out-option-no-action-finish-false = Sallittu
block-out-option-no-action-finish-false-note = Mikä tahansa kortti saa olla viimeinen.
block-out-option-no-action-finish-true = Kielletty
block-out-option-no-action-finish-true-note = Viimeisen kortin on oltava palikkakortti.
# Beside “Who begins”
block-out-starter-hint = Oikean pöydän ääressä aloittaa se, jolla on seuraavana syntymäpäivä.

# How bots play, in a sentence; weakest first
block-out-bot-easy-note = Pelaa minkä tahansa sopivan kortin epävakaalla kädellä.
block-out-bot-medium-note = Etsii hyvän paikan ennen kuin irrottaa otteen.
block-out-bot-hard-note = Laskee kortteja ja jättää sinulle huonoimman palikan.
block-out-bot-expert-note = Laskee kortteja ja kääntää jokaista palikkaa, kunnes se sopii.
