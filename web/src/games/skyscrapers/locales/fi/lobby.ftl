# What a table of Skyscrapers agrees on.

skyscrapers-option-referee = Kuka ratkaisee
skyscrapers-option-referee-physics = Oma käsi
skyscrapers-option-referee-physics-note = Viet jokaisen kortin ja työntekijän paikalleen hiirellä, sormella tai näppäimillä. Simulointi näyttää, kuka putoaa, ja kaikki näkevät saman.
skyscrapers-option-referee-table = Oikeat kortit
skyscrapers-option-referee-table-note = Rakennatte oikealla pöydällä. Jokaisen kortit ovat omassa puhelimessa, joka valvoo sääntöjä ja pisteitä, ja te kerrotte, mitä putosi.
skyscrapers-option-referee-dice = Noppa
skyscrapers-option-referee-dice-note = Kukaan ei tarvitse vakaata kättä: sattuma ratkaisee, ja korkeissa, kapeissa rakennuksissa on riskinsä.

skyscrapers-option-tremor = Miten kädet tärisevät
skyscrapers-option-tremor-normal = Vähän
skyscrapers-option-tremor-normal-note = Jokainen käsi tärisee vähän, bottienkin.
skyscrapers-option-tremor-calm = Hyvin vähän
skyscrapers-option-tremor-calm-note = Kädet tuskin tärisevät: harva työntekijä putoaa.
skyscrapers-option-tremor-shaky = Paljon
skyscrapers-option-tremor-shaky-note = Kädet tärisevät: varo lähellä olevia työntekijöitä.
skyscrapers-option-lowest = Pisteiden alaraja
# The lowest space of the score track
skyscrapers-option-lowest-minus-10 = −10
skyscrapers-option-lowest-minus-10-note = Jos pisteesi laskevat lukuun −10, olet pois pelistä.
skyscrapers-option-lowest-minus-20 = −20
skyscrapers-option-lowest-minus-20-note = Jos pisteesi laskevat lukuun −20, olet pois pelistä.
skyscrapers-option-lowest-minus-40 = −40
skyscrapers-option-lowest-minus-40-note = Jos pisteesi laskevat lukuun −40, olet pois pelistä: niin ei käy juuri koskaan.
# How many actions the first turns have
skyscrapers-option-opening = Miten aloitetaan
skyscrapers-option-opening-sheet = Ohjeen mukaan
skyscrapers-option-opening-sheet-note = Kolme toimintoa ensimmäisestä vuorosta alkaen. Aloittaja on edellä.
skyscrapers-option-opening-even = Tasan
skyscrapers-option-opening-even-note = Aloittajien ensimmäiset vuorot ovat lyhyempiä, ja joku aloittaa parin pisteen etumatkalla: kaikilla on suunnilleen samat mahdollisuudet.
# Beside “Who begins”
skyscrapers-starter-hint = Oikean pöydän ääressä aloittaa se, joka on elämässään käynyt korkeimmalla.

# How bots play, in a sentence; weakest first
skyscrapers-bot-easy-note = Rakentaa sen, mistä saa pisteitä, eikä ajattele pidemmälle.
skyscrapers-bot-medium-note = Punnitsee pisteet, korkeuden ja riskin ennen jokaista toimintoa.
skyscrapers-bot-hard-note = Suunnittelee kaksi toimintoa eteenpäin ja pitää silmällä työntekijöitäsi.
skyscrapers-bot-expert-note = Suunnittelee kaikki kolme toimintoa, sulkee muita loukkuun ja ottaa huomioon, mitä he voivat tehdä.
