# Block Out, during play. Names of people can’t be inflected, and no verb may depend on them.

# Around the table
block-hands = Karty v ruce
block-clockwise = po směru hodin
block-counterclockwise = proti směru hodin
block-next = další
# A person who is not connected
block-away = pryč
# How many cards somebody has whose turn comes next, as short as can be
block-cards-next = { $count }, další
block-deck = Balíček
block-discard = Odloženo
# $card: the name of a card
block-discard-top = Nahoře: { $card }
block-all = Kostky
block-on-stack = ve věži: { $count }
# On a phone
block-of = { $count } z { $all } kostek
block-level = { $level }. patro
block-free = volná
block-held = v ruce
# Read aloud. $block: such as “small brown”; $where: such as “level 2” or “free”
block-said = { $block }: { $where }
block-stack = Věž
block-stack-empty = Zatím žádná věž
# Read aloud. $blocks: a list from the bottom up
block-stack-said = Věž odspodu: { $blocks }
block-view-home = Zase pohled zepředu

# Your hand
block-hand = Tvoje karty
block-hand-covered = Karty jsou zakryté, dokud nebude na řadě někdo u této obrazovky.
block-hand-empty = Nemáš žádné karty.
# Under a card
block-note-stack = ve věži
block-note-free =
    { $count ->
        [one] { $count } volná
        [few] { $count } volné
        [many] { $count } volné
       *[other] { $count } volných
    }
block-note-always = vždy lze hrát
block-note-not-now = teď ne
block-note-played = zvolená
# In the corner of a card that one has several of
block-times = ×{ $count }
# Read aloud. $note: such as “on the stack”
block-card-said =
    { $count ->
        [one] { $card }, { $note }
        [few] { $card }, máš { $count }, { $note }
        [many] { $card }, máš { $count }, { $note }
       *[other] { $card }, máš { $count }, { $note }
    }
# Beside the hand
block-cards-left =
    { $count ->
        [one] karta zbývá
        [few] karty zbývají
        [many] karty zbývá
       *[other] karet zbývá
    }

# The steps of a turn
block-step-card = Karta
block-step-block = Kostka
block-step-place = Položit
block-step-release = Pustit
block-step-count = Počítat
block-steps = Kroky tahu

# What is asked
block-ask-card = Jsi na řadě: zahraj kartu
block-ask-card-text = Stavební karta přidá do věže volnou kostku. Pas a Změna směru nechají věž být.
block-ask-new-stack = Věž spadla: začni novou
block-ask-new-stack-text = Zahraj kartu. Kdo má stavební kartu, hraje stavební.
block-ask-block = Zvol kostku
# $card: the name of a card
block-ask-block-text = Kterákoli z těchto pasuje ke kartě „{ $card }“.
block-ask-extra = Ještě jedna kostka a vyhráváš
block-ask-extra-text = Poslední karta je zahraná. Zvol jakoukoli volnou kostku a polož ji nahoru.
# $block: such as “small brown”
block-ask-place = Polož nahoru: { $block }
block-ask-start = Začni věž: { $block }
# $below: the block on top of the stack
block-ask-place-text = Dotkni se jen vršku kostky pod ní ({ $below }).
block-ask-start-text = Polož ji na kulatý ubrus. První kostka spadnout nemůže.
block-ask-pass = Pas: tentokrát bez kostky
block-ask-reverse = Změna směru: hra se obrací
block-ask-real = Polož na skutečnou věž: { $block }
block-ask-real-text = Jednou rukou, a dotkni se jen vršku věže. Pusť kostku, pak stiskni tlačítko.
block-hands-off = { $name }: už nesahat
block-if-next = Pokud na tři ještě stojí, hraje { $name }.
block-if-wins-ninth = Pokud na tři ještě stojí, vyhráváš: je to poslední kostka.
block-if-wins-hand = Pokud na tři ještě stojí, vyhráváš: je to tvoje poslední karta.
block-if-wins-extra = Pokud na tři ještě stojí, vyhráváš.
block-if-extra = Pokud na tři ještě stojí, musí vydržet ještě jedna kostka.
block-if-falls =
    { $count ->
        [0] Když spadne, začíná nová věž.
        [one] Když spadne, dobíráš { $count } kartu.
        [few] Když spadne, dobíráš { $count } karty.
        [many] Když spadne, dobíráš { $count } karty.
       *[other] Když spadne, dobíráš { $count } karet.
    }
# After an action card
block-then-next = Pak hraje { $name }.
block-then-wins = Pak už nemáš karty a vyhráváš.
block-then-extra = Pak už nemáš karty: musí vydržet ještě jedna kostka.

# Buttons
block-button-choose = Zvol kartu
block-button-block = Zvol kostku
block-button-pass = Hrát Pas
block-button-reverse = Změnit směr
block-button-place = Položit
block-button-lower = Jemně spustit
block-button-release = Pustit
block-button-not-touching = Pustit: ještě se nedotýká
block-button-real = Už ji nedržím
block-button-back = Vrátit kartu
block-button-other = Jiná kostka
block-button-fallen = Věž spadla bez mého dotyku
block-loading-hand = Ruka se chystá

# How the hand is moved, as short as can be
block-key-drag = tažení: posun
block-key-wheel = kolečko: otočení
block-key-tilt = pravé tlačítko: náklon

# The count. Spoken aloud, and written large
block-count =
    { $number ->
        [1] jedna
        [2] dvě
       *[3] tři
    }
block-counting = Počítání
block-after-release = Po puštění

# A real table
block-did-it-stand = Stojí věž?
# $name: who placed it
block-did-it-stand-text = { $name } už kostku nedrží ({ $block }). Počítejte spolu do tří, pak řekněte, co se stalo.
block-report-stood = Stojí
block-report-fell = Spadla
block-report-late = Spadla až po dopočítání

# Somebody else’s turn
block-wait-card = { $name } volí kartu
block-wait-carry = { $name } nese kostku: { $block }
block-wait-judge = { $name } už kostku nedrží
block-wait-draw-some = Dobírají se karty
block-wait-deal = Rozdávají se karty
block-wait-over = Hra skončila
block-wait-after = Pak hraje { $name }.

# Several people at one screen
block-hand-over-text = Teď se dívá jen { $name }: hned se ukážou karty.
