# Block Out, during play. Names of people can’t be inflected, and no verb may depend on them.

# Around the table
block-hands = Kort på hand
block-clockwise = medurs
block-counterclockwise = moturs
block-next = nästa
# A person who is not connected
block-away = borta
# How many cards somebody has whose turn comes next, as short as can be
block-cards-next = { $count }, nästa
block-deck = Korthög
block-discard = Slänghög
# $card: the name of a card
block-discard-top = Överst: { $card }
block-all = Klossarna
block-on-stack = { $count } i tornet
# On a phone
block-of = { $count } av { $all } klossar
block-level = nivå { $level }
block-free = ledig
block-held = i handen
# Read aloud. $block: such as “small brown”; $where: such as “level 2” or “free”
block-said = Den { $block }: { $where }
block-stack = Tornet
block-stack-empty = Inget torn än
# Read aloud. $blocks: a list from the bottom up
block-stack-said = Tornet, nedifrån: { $blocks }
block-view-home = Titta framifrån igen

# Your hand
block-hand = Din hand
block-hand-covered = Korten är dolda tills det är någons tur vid den här skärmen.
block-hand-empty = Din hand är tom.
# Under a card
block-note-stack = i tornet
block-note-free =
    { $count ->
        [one] { $count } ledig
       *[other] { $count } lediga
    }
block-note-always = går alltid
block-note-not-now = inte nu
block-note-played = valt
# In the corner of a card that one has several of
block-times = ×{ $count }
# Read aloud. $note: such as “on the stack”
block-card-said =
    { $count ->
        [one] { $card }, { $note }
       *[other] { $card }, { $count } stycken, { $note }
    }
# Beside the hand
block-cards-left =
    { $count ->
        [one] kort kvar
       *[other] kort kvar
    }

# The steps of a turn
block-step-card = Kort
block-step-block = Kloss
block-step-place = Lägg
block-step-release = Släpp
block-step-count = Räkna
block-steps = Turens steg

# What is asked
block-ask-card = Din tur: spela ett kort
block-ask-card-text = Med ett klosskort lägger du en ledig kloss på tornet. Pass och Vänd lämnar tornet i fred.
block-ask-new-stack = Tornet rasade: börja ett nytt
block-ask-new-stack-text = Spela ett kort. Den som har klosskort spelar ett av dem.
block-ask-block = Välj en kloss
# $card: the name of a card
block-ask-block-text = Alla de här passar kortet: { $card }.
block-ask-extra = En kloss till, så vinner du
block-ask-extra-text = Ditt sista kort är spelat. Välj vilken ledig kloss du vill och lägg den överst.
# $block: such as “small brown”
block-ask-place = Lägg den { $block } överst
block-ask-start = Börja tornet med den { $block }
# $below: the block on top of the stack
block-ask-place-text = Nudda bara ovansidan av den { $below } klossen.
block-ask-start-text = Lägg den på den runda duken. Den första klossen kan inte rasa.
block-ask-pass = Pass: ingen kloss den här gången
block-ask-reverse = Vänd: spelet byter håll
block-ask-real = Lägg den { $block } på det riktiga tornet
block-ask-real-text = En hand, och nudda bara tornets ovansida. Släpp, och tryck sedan på knappen.
block-hands-off = Händerna bort, { $name }
block-if-next = Om tornet står kvar på tre spelar { $name }.
block-if-wins-ninth = Om tornet står kvar på tre vinner du: det är den sista klossen.
block-if-wins-hand = Om tornet står kvar på tre vinner du: det är ditt sista kort.
block-if-wins-extra = Om tornet står kvar på tre vinner du.
block-if-extra = Om tornet står kvar på tre måste en kloss till stå.
block-if-falls =
    { $count ->
        [0] Om det rasar börjar ett nytt torn.
        [one] Om det rasar drar du { $count } kort.
       *[other] Om det rasar drar du { $count } kort.
    }
# After an action card
block-then-next = Sedan spelar { $name }.
block-then-wins = Då är din hand tom, och du vinner.
block-then-extra = Då är din hand tom: en kloss till måste stå.

# Buttons
block-button-choose = Välj ett kort
block-button-block = Välj en kloss
block-button-pass = Spela Pass
block-button-reverse = Spela Vänd
block-button-place = Lägg den
block-button-lower = Sänk försiktigt
block-button-release = Släpp
block-button-not-touching = Släpp: nuddar inte än
block-button-real = Jag har släppt
block-button-back = Ångra kortet
block-button-other = En annan kloss
block-button-fallen = Tornet rasade innan jag rörde det
block-loading-hand = Handen är på väg

# How the hand is moved, as short as can be
block-key-drag = dra: flytta
block-key-wheel = hjul: vrid
block-key-tilt = höger knapp: luta

# The count. Spoken aloud, and written large
block-count =
    { $number ->
        [1] ett
        [2] två
       *[3] tre
    }
block-counting = Räkningen
block-after-release = När du har släppt

# A real table
block-did-it-stand = Stod tornet kvar?
# $name: who placed it
block-did-it-stand-text = { $name } har släppt den { $block } klossen. Räkna till tre tillsammans, och säg sedan vad som hände.
block-report-stood = Det stod kvar
block-report-fell = Det rasade
block-report-late = Det rasade efter räkningen

# Somebody else’s turn
block-wait-card = { $name } väljer ett kort
block-wait-carry = { $name } bär den { $block }
block-wait-judge = { $name } har släppt
block-wait-draw-some = Kort dras
block-wait-deal = Kortgivaren delar ut kort
block-wait-over = Partiet är slut
block-wait-after = Sedan spelar { $name }.

# Several people at one screen
block-hand-over-text = Nu tittar bara { $name }: korten visas härnäst.
