# What a table of Skyscrapers agrees on.

skyscrapers-option-referee = Kas sprendžia
skyscrapers-option-referee-physics = Tavo ranka
skyscrapers-option-referee-physics-note = Kiekvieną kortą ir darbininką neši į vietą pele, pirštu ar klavišais. Kas nukrinta, parodo visiems vienoda simuliacija.
skyscrapers-option-referee-table = Tikros kortos
skyscrapers-option-referee-table-note = Statote ant tikro stalo. Kiekviename telefone – savos kortos, jis prižiūri taisykles ir taškus, o jūs pasakote, kas nukrito.
skyscrapers-option-referee-dice = Kauliukai
skyscrapers-option-referee-dice-note = Ramios rankos niekam nereikia: sprendžia atsitiktinumas, o aukšti ir ploni pastatai rizikingi.

skyscrapers-option-tremor = Kaip dreba rankos
skyscrapers-option-tremor-normal = Truputį
skyscrapers-option-tremor-normal-note = Kiekviena ranka truputį dreba, botų irgi.
skyscrapers-option-tremor-calm = Beveik ne
skyscrapers-option-tremor-calm-note = Rankos beveik nedreba: darbininkai krinta retai.
skyscrapers-option-tremor-shaky = Smarkiai
skyscrapers-option-tremor-shaky-note = Rankos dreba: saugok šalia esančius darbininkus.
skyscrapers-option-lowest = Iškrenta ties
# The lowest space of the score track
skyscrapers-option-lowest-minus-10 = −10
skyscrapers-option-lowest-minus-10-note = Iškrenta, kieno taškai nukrenta iki −10.
skyscrapers-option-lowest-minus-20 = −20
skyscrapers-option-lowest-minus-20-note = Iškrenta, kieno taškai nukrenta iki −20.
skyscrapers-option-lowest-minus-40 = −40
skyscrapers-option-lowest-minus-40-note = Iškrenta, kieno taškai nukrenta iki −40: taip beveik nebūna.
# How many actions the first turns have
skyscrapers-option-opening = Kaip pradedama
skyscrapers-option-opening-sheet = Kaip parašyta
skyscrapers-option-opening-sheet-note = Trys veiksmai nuo pat pirmojo ėjimo. Pradedantysis turi pranašumą.
skyscrapers-option-opening-even = Lygiai
skyscrapers-option-opening-even-note = Pradedančiųjų pirmieji ėjimai trumpesni, o kai kas pradeda turėdamas kelis taškus: visų galimybės maždaug vienodos.
# Beside “Who begins”
skyscrapers-starter-hint = Prie tikro stalo pradeda žmogus, kuris gyvenime yra buvęs aukščiausiai.

# How bots play, in a sentence; weakest first
skyscrapers-bot-easy-note = Stato tai, kas duoda taškų, ir toliau negalvoja.
skyscrapers-bot-medium-note = Prieš kiekvieną veiksmą pasveria taškus, aukštį ir riziką.
skyscrapers-bot-hard-note = Planuoja du veiksmus į priekį ir stebi tavo darbininkus.
skyscrapers-bot-expert-note = Planuoja visus tris veiksmus, uždaro kitų darbininkus ir numato, ką kiti galėtų daryti.
