# What a table of Block Out agrees on.

block-out-option-referee = Kas sprendžia
block-out-option-referee-physics = Tavo ranka
block-out-option-referee-physics-note = Kiekvieną kaladėlę neši pele, pirštu ar klavišais. Ar bokštas stovi, parodo visiems vienoda simuliacija.
block-out-option-referee-table = Tikros kaladėlės
block-out-option-referee-table-note = Statote iš tikrų kaladėlių ant tikro stalo. Kiekviename telefone – savos kortos, o jūs pasakote, kas nutiko.
block-out-option-referee-dice = Kauliukai
block-out-option-referee-dice-note = Ramios rankos niekam nereikia: sprendžia atsitiktinumas, o aukšti bokštai rizikingi.

block-out-option-tremor = Kaip dreba rankos
block-out-option-tremor-normal = Truputį
block-out-option-tremor-normal-note = Kiekviena ranka truputį dreba, botų irgi.
block-out-option-tremor-calm = Beveik ne
block-out-option-tremor-calm-note = Rankos beveik nedreba: bokštai auga aukšti.
block-out-option-tremor-shaky = Smarkiai
block-out-option-tremor-shaky-note = Rankos dreba: pirmiausia plačios kaladėlės.
block-out-option-fouls = Palietus šoną
block-out-option-fouls-warn = Įspėjimas
block-out-option-fouls-warn-note = Liesti šono ar kitos kaladėlės negalima, bet už tai nieko nebūna.
block-out-option-fouls-fall = Griūtis
block-out-option-fouls-fall-note = Palietus šoną ar kitą kaladėlę, laikoma, kad bokštas sugriuvo.
block-out-option-advanced = Paskutinė korta
block-out-option-advanced-false = Laimi
block-out-option-advanced-false-note = Laimi, kas ėjimo pabaigoje nebeturi kortų.
block-out-option-advanced-true = Dar viena kaladėlė
block-out-option-advanced-true-note = Po paskutinės kortos turi išsilaikyti dar viena kaladėlė, tik tada laimi.
block-out-option-no-action-finish = Veiksmas kaip paskutinė korta
block-out-option-no-action-finish-false = Galima
block-out-option-no-action-finish-false-note = Paskutinė gali būti bet kuri korta.
block-out-option-no-action-finish-true = Negalima
block-out-option-no-action-finish-true-note = Paskutinė turi būti kaladėlės korta.
# Beside “Who begins”
block-out-starter-hint = Prie tikro stalo pradeda žmogus, kurio gimtadienis artimiausias.

# How bots play, in a sentence; weakest first
block-out-bot-easy-note = Žaidžia bet kurią tinkamą kortą, o ranka netvirta.
block-out-bot-medium-note = Prieš paleisdamas suranda gerą vietą.
block-out-bot-hard-note = Skaičiuoja kortas ir palieka tau prasčiausią kaladėlę.
block-out-bot-expert-note = Skaičiuoja kortas ir suka kiekvieną kaladėlę, kol ji tinka.
