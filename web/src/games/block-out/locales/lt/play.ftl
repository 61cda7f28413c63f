# Block Out, during play. Names of people can’t be inflected, and no verb may depend on them.

# Around the table
block-hands = Kortos rankose
block-clockwise = pagal laikrodį
block-counterclockwise = prieš laikrodį
block-next = kitas ėjimas
# A person who is not connected
block-away = nėra ryšio
# How many cards somebody has whose turn comes next, as short as can be
block-cards-next = { $count }, toliau
block-deck = Krūvelė
block-discard = Panaudotos
# $card: the name of a card
block-discard-top = Viršuje: { $card }
block-all = Kaladėlės
block-on-stack = bokšte: { $count }
# On a phone
block-of = { $count } iš { $all } kaladėlių
block-level = { $level } aukštas
block-free = laisva
block-held = rankoje
# Read aloud. $block: such as “small brown”; $where: such as “level 2” or “free”
block-said = { $block }: { $where }
block-stack = Bokštas
block-stack-empty = Bokšto dar nėra
# Read aloud. $blocks: a list from the bottom up
block-stack-said = Bokštas nuo apačios: { $blocks }
block-view-home = Vėl žiūrėti iš priekio

# Your hand
block-hand = Tavo kortos
block-hand-covered = Kortos užverstos, kol neateis eilė kam nors prie šio ekrano.
block-hand-empty = Kortų neturi.
# Under a card
block-note-stack = bokšte
block-note-free =
    { $count ->
        [one] { $count } laisva
        [few] { $count } laisvos
        [many] { $count } laisvos
       *[other] { $count } laisvų
    }
block-note-always = visada galima
block-note-not-now = dabar ne
block-note-played = pasirinkta
# In the corner of a card that one has several of
block-times = ×{ $count }
# Read aloud. $note: such as “on the stack”
block-card-said =
    { $count ->
        [one] { $card }, { $note }
        [few] { $card }, turi { $count }, { $note }
        [many] { $card }, turi { $count }, { $note }
       *[other] { $card }, turi { $count }, { $note }
    }
# Beside the hand
block-cards-left =
    { $count ->
        [one] korta liko
        [few] kortos liko
        [many] kortos liko
       *[other] kortų liko
    }

# The steps of a turn
block-step-card = Korta
block-step-block = Kaladėlė
block-step-place = Padėti
block-step-release = Paleisti
block-step-count = Skaičiuoti
block-steps = Ėjimo žingsniai

# What is asked
block-ask-card = Tavo ėjimas: žaisk kortą
block-ask-card-text = Su kaladėlės korta ant bokšto dedi laisvą kaladėlę. Praleidžiant ėjimą ar keičiant kryptį, bokštas neliečiamas.
block-ask-new-stack = Bokštas sugriuvo: pradėk naują
block-ask-new-stack-text = Žaisk kortą. Kas turi kaladėlės kortą, žaidžia būtent tokią.
block-ask-block = Pasirink kaladėlę
# $card: the name of a card
block-ask-block-text = Kiekviena iš jų tinka kortai „{ $card }“.
block-ask-extra = Dar viena kaladėlė, ir tu laimi
block-ask-extra-text = Paskutinė korta sužaista. Pasirink bet kurią laisvą kaladėlę ir uždėk ją ant viršaus.
# $block: such as “small brown”
block-ask-place = Uždėk ant viršaus: { $block }
block-ask-start = Pradėk bokštą: { $block }
# $below: the block on top of the stack
block-ask-place-text = Liesk tik po ja esančios kaladėlės viršų ({ $below }).
block-ask-start-text = Padėk ją ant apvalios staltiesės. Pirmoji kaladėlė nukristi negali.
block-ask-pass = Praleisti ėjimą: šįkart be kaladėlės
block-ask-reverse = Keisti kryptį: žaidžiama į kitą pusę
block-ask-real = Uždėk ant tikro bokšto: { $block }
block-ask-real-text = Viena ranka, liesk tik bokšto viršų. Paleisk, tada spausk mygtuką.
block-hands-off = { $name }: nebeliesk
block-if-next = Jei suskaičiavus iki trijų stovi, žaidžia { $name }.
block-if-wins-ninth = Jei suskaičiavus iki trijų stovi, tu laimi: tai paskutinė kaladėlė.
block-if-wins-hand = Jei suskaičiavus iki trijų stovi, tu laimi: tai paskutinė tavo korta.
block-if-wins-extra = Jei suskaičiavus iki trijų stovi, tu laimi.
block-if-extra = Jei suskaičiavus iki trijų stovi, turi išsilaikyti dar viena kaladėlė.
block-if-falls =
    { $count ->
        [0] Jei sugriūva, pradedamas naujas bokštas.
        [one] Jei sugriūva, trauki { $count } kortą.
        [few] Jei sugriūva, trauki { $count } kortas.
        [many] Jei sugriūva, trauki { $count } kortos.
       *[other] Jei sugriūva, trauki { $count } kortų.
    }
# After an action card
block-then-next = Tada žaidžia { $name }.
block-then-wins = Tada nebeturi kortų ir laimi.
block-then-extra = Tada nebeturi kortų: turi išsilaikyti dar viena kaladėlė.

# Buttons
block-button-choose = Pasirink kortą
block-button-block = Pasirink kaladėlę
block-button-pass = Praleisti ėjimą
block-button-reverse = Keisti kryptį
block-button-place = Padėti
block-button-lower = Švelniai nuleisti
block-button-release = Paleisti
block-button-not-touching = Paleisti: dar neliečia
block-button-real = Jau paleidau
block-button-back = Grąžinti kortą
block-button-other = Kita kaladėlė
block-button-fallen = Bokštas sugriuvo man nepalietus
block-loading-hand = Ranka ruošiama

# How the hand is moved, as short as can be
block-key-drag = tempk: judinti
block-key-wheel = ratukas: sukti
block-key-tilt = dešinysis mygtukas: pakreipti

# The count. Spoken aloud, and written large
block-count =
    { $number ->
        [1] vienas
        [2] du
       *[3] trys
    }
block-counting = Skaičiavimas
block-after-release = Kai paleidi

# A real table
block-did-it-stand = Ar bokštas stovi?
# $name: who placed it
block-did-it-stand-text = { $name } paleido kaladėlę ({ $block }). Kartu suskaičiuokite iki trijų ir pasakykite, kas nutiko.
block-report-stood = Stovi
block-report-fell = Sugriuvo
block-report-late = Sugriuvo suskaičiavus

# Somebody else’s turn
block-wait-card = { $name } renkasi kortą
block-wait-carry = { $name } neša kaladėlę: { $block }
block-wait-judge = { $name } paleido kaladėlę
block-wait-draw-some = Traukiamos kortos
block-wait-deal = Dalijamos kortos
block-wait-over = Žaidimas baigėsi
block-wait-after = Tada žaidžia { $name }.

# Several people at one screen
block-hand-over-text = Dabar žiūri tik { $name }: tuoj pasirodys kortos.
