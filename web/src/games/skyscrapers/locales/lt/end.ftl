# The end of a Skyscrapers match.

# Why it is over. $name: who did it
sky-end-hand = { $name } pastato paskutinę savo kortą.
sky-end-collapse = Pastatas sugriuvo. { $name } iškrenta, kitų taškai lieka.
sky-end-last-left = Liko tik vienas žaidėjas.
sky-end-stuck = Niekas nebegali tęsti.
sky-end-agreed = Visi sutiko čia baigti.
# $names: a list of those who share the win
sky-end-shared = Bendra pergalė: { $names }
sky-end-winner = pergalė
sky-end-cards-built =
    { $count ->
        [one] pastatyta { $count } korta
        [few] pastatytos { $count } kortos
        [many] pastatyta { $count } kortos
       *[other] pastatyta { $count } kortų
    }
# Read aloud
sky-end-height =
    { $level ->
        [one] Pastatas yra { $level } aukšto.
        [few] Pastatas yra { $level } aukštų.
        [many] Pastatas yra { $level } aukšto.
       *[other] Pastatas yra { $level } aukštų.
    }
sky-end-table = Iš ko susideda kiekvieno rezultatas
# Columns of the table, as short as can be
sky-end-track = Takelis
sky-end-last-card = Paskutinė korta
sky-end-cards = Liko kortų
sky-end-highest = Aukščiausi
sky-end-total = Iš viso
sky-end-hands = Rankose likusios kortos, už kiekvieną 1 tašku mažiau
sky-end-picture = Dalytis pastatu
# For those who don’t see the picture. $result: names and points
sky-end-picture-said = Pastatas pabaigoje. { $result }
# Entries of a list: “Rūta 31 points, Aino out”
sky-end-share =
    { $points ->
        [one] { $name } { $points } taškas
        [few] { $name } { $points } taškai
        [many] { $name } { $points } taško
       *[other] { $name } { $points } taškų
    }
sky-end-share-out = { $name } iškrito
