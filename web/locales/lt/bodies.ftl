# The hand that holds a body: its instruments, its buttons, and what it feels.

# The spirit level. The short ones stand on small screens.
hand-steady = Rami ranka
hand-steady-short = Rami
hand-shaky = Ranka dreba
hand-shaky-short = Dreba

# How hard it presses on what is below
hand-pressure-short = Spaudimas
hand-pressure-none = dar nėra
hand-pressure-light = lengvas
hand-pressure-firm = tvirtas
hand-pressure-hard = per stiprus

# What stands below the rail for lowering
hand-rail-pressure = spaudimas

hand-pad-slide = tempk: judinti
hand-pad-turn = du pirštai ratu: sukti
hand-pad-tilt = tempk du: pakreipti

hand-next-face = Paguldyti ant kito šono
hand-turn-left = Sukti prieš laikrodžio rodyklę
hand-turn-right = Sukti pagal laikrodžio rodyklę
hand-tilt-left = Pakreipti į kairę
hand-tilt-right = Pakreipti į dešinę
hand-tilt-away = Pakreipti nuo savęs
hand-tilt-near = Pakreipti į save
hand-straighten = Laikyti lygiai
# What stands on the long key
hand-key-space = Tarpas

# Said by screen readers. $height: such as “12 mm above the block below”; $offset: such as “3 mm to
# the right and 1 mm nearer to you”, from the middle of what is below
hand-said = { $height }; { $offset }.
# $zone: light, firm or hard
hand-said-touching =
    { $zone ->
        [hard] liečia, spaudimas per stiprus
        [firm] liečia, spaudimas tvirtas
       *[light] liečia, spaudimas lengvas
    }
hand-said-middle = viduryje
hand-said-right = { $mm } mm į dešinę
hand-said-left = { $mm } mm į kairę
hand-said-near = { $mm } mm arčiau tavęs
hand-said-far = { $mm } mm toliau nuo tavęs
# $face: which side lies down, from 1; $degrees: about the upright axis
hand-said-turn =
    { $degrees ->
        [one] Šonas { $face } iš { $count }, pasukta { $degrees } laipsniu.
        [few] Šonas { $face } iš { $count }, pasukta { $degrees } laipsniais.
        [many] Šonas { $face } iš { $count }, pasukta { $degrees } laipsnio.
       *[other] Šonas { $face } iš { $count }, pasukta { $degrees } laipsnių.
    }
