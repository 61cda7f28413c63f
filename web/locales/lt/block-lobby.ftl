# What a table of Block Out agrees on.

option-referee = Kas sprendžia
option-referee-physics = Tavo ranka
option-referee-physics-note = Kiekvieną kaladėlę neši pele, pirštu ar klavišais. Ar bokštas stovi, parodo visiems vienoda simuliacija.
option-referee-table = Tikros kaladėlės
option-referee-table-note = Statote iš tikrų kaladėlių ant tikro stalo. Kiekviename telefone – savos kortos, o jūs pasakote, kas nutiko.
option-referee-dice = Kauliukai
option-referee-dice-note = Ramios rankos niekam nereikia: sprendžia atsitiktinumas, o aukšti bokštai rizikingi.

option-tremor = Kaip dreba rankos
option-tremor-normal = Truputį
option-tremor-normal-note = Kiekviena ranka truputį dreba, botų irgi.
option-tremor-calm = Beveik ne
option-tremor-calm-note = Rankos beveik nedreba: bokštai auga aukšti.
option-tremor-shaky = Smarkiai
option-tremor-shaky-note = Rankos dreba: pirmiausia plačios kaladėlės.
option-fouls = Palietus šoną
option-fouls-warn = Įspėjimas
option-fouls-warn-note = Liesti šono ar kitos kaladėlės negalima, bet už tai nieko nebūna.
option-fouls-fall = Griūtis
option-fouls-fall-note = Palietus šoną ar kitą kaladėlę, laikoma, kad bokštas sugriuvo.
option-advanced = Paskutinė korta
option-advanced-false = Laimi
option-advanced-false-note = Laimi, kas ėjimo pabaigoje nebeturi kortų.
option-advanced-true = Dar viena kaladėlė
option-advanced-true-note = Po paskutinės kortos turi išsilaikyti dar viena kaladėlė, tik tada laimi.
option-no-action-finish = Veiksmas kaip paskutinė korta
option-no-action-finish-false = Galima
option-no-action-finish-false-note = Paskutinė gali būti bet kuri korta.
option-no-action-finish-true = Negalima
option-no-action-finish-true-note = Paskutinė turi būti kaladėlės korta.
# Beside “Who begins”
option-starter-hint-block-out = Prie tikro stalo pradeda žmogus, kurio gimtadienis artimiausias.
