# Block Out, during play. Names of people can’t be inflected, and no verb may depend on them.

# Around the table
block-hands = Kort på hånden
block-clockwise = med klokken
block-counterclockwise = mot klokken
block-next = neste
# A person who is not connected
block-away = borte
# How many cards somebody has whose turn comes next, as short as can be
block-cards-next = { $count }, neste
block-deck = Trekkbunke
block-discard = Kastebunke
# $card: the name of a card
block-discard-top = Øverst: { $card }
block-all = Klossene
block-on-stack = { $count } i tårnet
# On a phone
block-of = { $count } av { $all } klosser
block-level = nivå { $level }
block-free = ledig
block-held = i hånden
# Read aloud. $block: such as “small brown”; $where: such as “level 2” or “free”
block-said = Den { $block }: { $where }
block-stack = Tårnet
block-stack-empty = Ikke noe tårn ennå
# Read aloud. $blocks: a list from the bottom up
block-stack-said = Tårnet, nedenfra: { $blocks }
block-view-home = Se forfra igjen

# Your hand
block-hand = Hånden din
block-hand-covered = Kortene er skjult til noen ved denne skjermen står for tur.
block-hand-empty = Hånden din er tom.
# Under a card
block-note-stack = i tårnet
block-note-free =
    { $count ->
        [one] { $count } ledig
       *[other] { $count } ledige
    }
block-note-always = går alltid
block-note-not-now = ikke nå
block-note-played = valgt
# In the corner of a card that one has several of
block-times = ×{ $count }
# Read aloud. $note: such as “on the stack”
block-card-said =
    { $count ->
        [one] { $card }, { $note }
       *[other] { $card }, { $count } stykker, { $note }
    }
# Beside the hand
block-cards-left =
    { $count ->
        [one] kort igjen
       *[other] kort igjen
    }

# The steps of a turn
block-step-card = Kort
block-step-block = Kloss
block-step-place = Legg
block-step-release = Slipp
block-step-count = Tell
block-steps = Trinnene i en tur

# What is asked
block-ask-card = Din tur: Spill et kort
block-ask-card-text = Med et klosskort legger du en ledig kloss på tårnet. Pass og Retningsskift lar tårnet være i fred.
block-ask-new-stack = Tårnet falt: Start et nytt
block-ask-new-stack-text = Spill et kort. Den som har klosskort, spiller ett av dem.
block-ask-block = Velg en kloss
# $card: the name of a card
block-ask-block-text = Alle disse passer til kortet: { $card }.
block-ask-extra = Én kloss til, så vinner du
block-ask-extra-text = Det siste kortet ditt er spilt. Velg en hvilken som helst ledig kloss, og legg den på toppen.
# $block: such as “small brown”
block-ask-place = Legg den { $block } øverst
block-ask-start = Start tårnet med den { $block }
# $below: the block on top of the stack
block-ask-place-text = Berør bare oversiden av den { $below } klossen.
block-ask-start-text = Legg den på den runde duken. Den første klossen kan ikke falle.
block-ask-pass = Pass: ingen kloss denne gangen
block-ask-reverse = Retningsskift: Spillretningen snur
block-ask-real = Legg den { $block } på det ekte tårnet
block-ask-real-text = Én hånd, og berør bare oversiden av tårnet. Slipp, og trykk så på knappen.
block-hands-off = Hendene vekk, { $name }
block-if-next = Hvis tårnet fortsatt står etter tre, spiller { $name }.
block-if-wins-ninth = Hvis tårnet fortsatt står etter tre, vinner du: Det er den siste klossen.
block-if-wins-hand = Hvis tårnet fortsatt står etter tre, vinner du: Det er det siste kortet ditt.
block-if-wins-extra = Hvis tårnet fortsatt står etter tre, vinner du.
block-if-extra = Hvis tårnet fortsatt står etter tre, må én kloss til bli stående.
block-if-falls =
    { $count ->
        [0] Hvis det faller, begynner et nytt tårn.
        [one] Hvis det faller, trekker du { $count } kort.
       *[other] Hvis det faller, trekker du { $count } kort.
    }
# After an action card
block-then-next = Så spiller { $name }.
block-then-wins = Da er hånden din tom, og du vinner.
block-then-extra = Da er hånden din tom: Én kloss til må bli stående.

# Buttons
block-button-choose = Velg et kort
block-button-block = Velg en kloss
block-button-pass = Spill Pass
block-button-reverse = Spill Retningsskift
block-button-place = Legg den
block-button-lower = Senk forsiktig
block-button-release = Slipp
block-button-not-touching = Slipp: berører ikke ennå
block-button-real = Jeg har sluppet
block-button-back = Angre kortet
block-button-other = En annen kloss
block-button-fallen = Tårnet falt før jeg rørte det
block-loading-hand = Hånden er på vei

# How the hand is moved, as short as can be
block-key-drag = dra: flytt
block-key-wheel = hjul: vri
block-key-tilt = høyre knapp: vipp

# The count. Spoken aloud, and written large
block-count =
    { $number ->
        [1] én
        [2] to
       *[3] tre
    }
block-counting = Tellingen
block-after-release = Når du har sluppet

# A real table
block-did-it-stand = Ble tårnet stående?
# $name: who placed it
block-did-it-stand-text = { $name } har sluppet den { $block } klossen. Tell til tre sammen, og si så hva som skjedde.
block-report-stood = Det ble stående
block-report-fell = Det falt
block-report-late = Det falt etter tellingen

# Somebody else’s turn
block-wait-card = { $name } velger et kort
block-wait-carry = { $name } bærer den { $block }
block-wait-judge = { $name } har sluppet
block-wait-draw-some = Kort trekkes
block-wait-deal = Kortgiveren deler ut kort
block-wait-over = Partiet er slutt
block-wait-after = Så spiller { $name }.

# Several people at one screen
block-hand-over-text = Nå ser bare { $name }: Kortene vises straks.
