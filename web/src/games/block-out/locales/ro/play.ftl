# Block Out, during play. Names of people can’t be inflected, and no verb may depend on them.

# Around the table
block-hands = Cărți în mână
block-clockwise = sens orar
block-counterclockwise = sens antiorar
block-next = urmează
# A person who is not connected
block-away = lipsește
# How many cards somebody has whose turn comes next, as short as can be
block-cards-next = { $count }, urmează
block-deck = Pachet
block-discard = Decartate
# $card: the name of a card
block-discard-top = Deasupra: { $card }
block-all = Blocurile
block-on-stack = { $count } în turn
# On a phone
block-of = Blocuri: { $count } din { $all }
block-level = nivelul { $level }
block-free = liber
block-held = în mână
# Read aloud. $block: such as “small brown”; $where: such as “level 2” or “free”
block-said = { $block }: { $where }
block-stack = Turnul
block-stack-empty = Încă niciun turn
# Read aloud. $blocks: a list from the bottom up
block-stack-said = Turnul, de jos în sus: { $blocks }
block-view-home = Privește din nou din față

# Your hand
block-hand = Mâna ta
block-hand-covered = Cărțile stau ascunse până vine rândul cuiva de la acest ecran.
block-hand-empty = Mâna ta e goală.
# Under a card
block-note-stack = în turn
block-note-free =
    { $count ->
        [one] { $count } e liber
        [few] { $count } sunt libere
       *[other] { $count } sunt libere
    }
block-note-always = merge oricând
block-note-not-now = nu acum
block-note-played = aleasă
# In the corner of a card that one has several of
block-times = ×{ $count }
# Read aloud. $note: such as “on the stack”
block-card-said =
    { $count ->
        [one] { $card }, { $note }
        [few] { $card }, { $count } bucăți, { $note }
       *[other] { $card }, { $count } de bucăți, { $note }
    }
# Beside the hand
block-cards-left =
    { $count ->
        [one] carte rămasă
        [few] cărți rămase
       *[other] de cărți rămase
    }

# The steps of a turn
block-step-card = Carte
block-step-block = Bloc
block-step-place = Așază
block-step-release = Dă drumul
block-step-count = Numără
block-steps = Pașii unei ture

# What is asked
block-ask-card = Rândul tău: joacă o carte
block-ask-card-text = O carte de bloc pune un bloc liber în turn. Pas și Sens invers lasă turnul în pace.
block-ask-new-stack = Turnul a căzut: începe altul
block-ask-new-stack-text = Joacă o carte: o carte de bloc, dacă ai.
block-ask-block = Alege un bloc
# $card: the name of a card
block-ask-block-text = Fiecare dintre acestea se potrivește cu cartea: { $card }.
block-ask-extra = Încă un bloc și câștigi
block-ask-extra-text = Ultima ta carte e jucată. Alege orice bloc liber și pune-l în vârf.
# $block: such as “small brown”
block-ask-place = Pune în vârf blocul { $block }
block-ask-start = Începe turnul cu blocul { $block }
# $below: the block on top of the stack
block-ask-place-text = Atinge doar fața de sus a blocului { $below }.
block-ask-start-text = Așază-l pe covorașul rotund. Primul bloc nu poate cădea.
block-ask-pass = Pas: de data asta niciun bloc
block-ask-reverse = Sens invers: jocul se întoarce
block-ask-real = Pune blocul { $block } pe turnul real
block-ask-real-text = Cu o singură mână, și atinge doar vârful turnului. Dă drumul, apoi apasă butonul.
block-hands-off = Nu mai atinge nimic, { $name }
block-if-next = Dacă la trei stă în picioare, joacă { $name }.
block-if-wins-ninth = Dacă la trei stă în picioare, câștigi: e ultimul bloc.
block-if-wins-hand = Dacă la trei stă în picioare, câștigi: e ultima ta carte.
block-if-wins-extra = Dacă la trei stă în picioare, câștigi.
block-if-extra = Dacă la trei stă în picioare, mai trebuie să reziste un bloc.
block-if-falls =
    { $count ->
        [0] Dacă turnul cade, începe altul.
        [one] Dacă turnul cade, tragi { $count } carte.
        [few] Dacă turnul cade, tragi { $count } cărți.
       *[other] Dacă turnul cade, tragi { $count } de cărți.
    }
# After an action card
block-then-next = Apoi joacă { $name }.
block-then-wins = Apoi mâna ta e goală și câștigi.
block-then-extra = Apoi mâna ta e goală: mai trebuie să reziste un bloc.

# Buttons
block-button-choose = Alege o carte
block-button-block = Alege un bloc
block-button-pass = Joacă Pas
block-button-reverse = Joacă Sens invers
block-button-place = Așază-l
block-button-lower = Coboară ușor
block-button-release = Dă drumul
block-button-not-touching = Dă drumul: încă nu atinge
block-button-real = I-am dat drumul
block-button-back = Altă carte
block-button-other = Alt bloc
block-button-fallen = Turnul a căzut înainte să-l ating
block-loading-hand = Vine mâna

# How the hand is moved, as short as can be
block-key-drag = tragere: mutare
block-key-wheel = rotiță: rotire
block-key-tilt = clic dreapta: înclinare

# The count. Spoken aloud, and written large
block-count =
    { $number ->
        [1] unu
        [2] doi
       *[3] trei
    }
block-counting = Numărătoarea
block-after-release = După ce dai drumul

# A real table
block-did-it-stand = A rămas în picioare?
# $name: who placed it
block-did-it-stand-text = { $name } a dat drumul blocului { $block }. Numărați împreună până la trei, apoi spuneți ce s-a întâmplat.
block-report-stood = A rezistat
block-report-fell = A căzut
block-report-late = A căzut după numărătoare

# Somebody else’s turn
block-wait-card = { $name } alege o carte
block-wait-carry = { $name } duce blocul { $block }
block-wait-judge = { $name } a dat drumul
block-wait-draw-some = Se trag cărți
block-wait-deal = Se împart cărțile
block-wait-over = Partida s-a încheiat
block-wait-after = Apoi joacă { $name }.

# Several people at one screen
block-hand-over-text = Acum privește doar { $name }: urmează cărțile.
