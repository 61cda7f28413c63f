# Block Out, during play. Names of people can’t be inflected, and no verb may depend on them.

# Around the table
block-hands = In de hand
block-clockwise = met de klok mee
block-counterclockwise = tegen de klok in
block-next = hierna
# A person who is not connected
block-away = weg
# How many cards somebody has whose turn comes next, as short as can be
block-cards-next = { $count }, hierna
block-deck = Trekstapel
block-discard = Aflegstapel
# $card: the name of a card
block-discard-top = Bovenop: { $card }
block-all = De blokken
block-on-stack = { $count } op de toren
# On a phone
block-of = { $count } van { $all } blokken
block-level = laag { $level }
block-free = vrij
block-held = in de hand
# Read aloud. $block: such as “small brown”; $where: such as “level 2” or “free”
block-said = Het { $block } blok: { $where }
block-stack = De toren
block-stack-empty = Nog geen toren
# Read aloud. $blocks: a list from the bottom up
block-stack-said = De toren, van onderaf: { $blocks }
block-view-home = Weer van voren kijken

# Your hand
block-hand = Jouw hand
block-hand-covered = De kaarten blijven verborgen tot iemand aan dit scherm aan de beurt is.
block-hand-empty = Je hand is leeg.
# Under a card
block-note-stack = op de toren
block-note-free =
    { $count ->
        [one] { $count } is vrij
       *[other] { $count } zijn vrij
    }
block-note-always = kan altijd
block-note-not-now = nu niet
block-note-played = gekozen
# In the corner of a card that one has several of
block-times = ×{ $count }
# Read aloud. $note: such as “on the stack”
block-card-said =
    { $count ->
        [one] { $card }, { $note }
       *[other] { $card }, { $count } stuks, { $note }
    }
# Beside the hand
block-cards-left =
    { $count ->
        [one] kaart over
       *[other] kaarten over
    }

# The steps of a turn
block-step-card = Kaart
block-step-block = Blok
block-step-place = Zetten
block-step-release = Loslaten
block-step-count = Tellen
block-steps = Stappen van een beurt

# What is asked
block-ask-card = Jouw beurt: speel een kaart
block-ask-card-text = Met een blokkaart zet je een vrij blok op de toren. Pas en Omdraaien laten de toren met rust.
block-ask-new-stack = De toren is omgevallen: begin een nieuwe
block-ask-new-stack-text = Speel een kaart: een blokkaart, als je er een hebt.
block-ask-block = Kies een blok
# $card: the name of a card
block-ask-block-text = Elk van deze blokken past bij de kaart: { $card }.
block-ask-extra = Nog één blok, en je wint
block-ask-extra-text = Je laatste kaart is gespeeld. Kies een vrij blok, en zet het bovenop.
# $block: such as “small brown”
block-ask-place = Zet het { $block } blok bovenop
block-ask-start = Begin de toren met het { $block } blok
# $below: the block on top of the stack
block-ask-place-text = Raak alleen de bovenkant van het { $below } blok aan.
block-ask-start-text = Zet het neer op het ronde kleed. Het eerste blok kan niet vallen.
block-ask-pass = Pas: deze keer geen blok
block-ask-reverse = Omdraaien: het spel keert om
block-ask-real = Zet het { $block } blok op de echte toren
block-ask-real-text = Eén hand, en raak alleen de bovenkant van de toren aan. Laat los, en druk dan op de knop.
block-hands-off = Handen weg, { $name }
block-if-next = Staat de toren nog bij drie, dan speelt { $name }.
block-if-wins-ninth = Staat de toren nog bij drie, dan win je: het is het laatste blok.
block-if-wins-hand = Staat de toren nog bij drie, dan win je: het is je laatste kaart.
block-if-wins-extra = Staat de toren nog bij drie, dan win je.
block-if-extra = Staat de toren nog bij drie, dan moet er nog één blok blijven staan.
block-if-falls =
    { $count ->
        [0] Valt de toren om, dan begint een nieuwe.
        [one] Valt de toren om, dan trek je { $count } kaart.
       *[other] Valt de toren om, dan trek je { $count } kaarten.
    }
# After an action card
block-then-next = Dan speelt { $name }.
block-then-wins = Dan is je hand leeg, en win je.
block-then-extra = Dan is je hand leeg: nog één blok moet blijven staan.

# Buttons
block-button-choose = Kies een kaart
block-button-block = Kies een blok
block-button-pass = Speel Pas
block-button-reverse = Speel Omdraaien
block-button-place = Zet het neer
block-button-lower = Rustig omlaag
block-button-release = Loslaten
block-button-not-touching = Loslaten: raakt nog niets
block-button-real = Ik heb losgelaten
block-button-back = Kaart terug
block-button-other = Ander blok
block-button-fallen = De toren viel om voor ik hem aanraakte
block-loading-hand = De hand komt eraan

# How the hand is moved, as short as can be
block-key-drag = slepen: schuiven
block-key-wheel = wiel: draaien
block-key-tilt = rechterknop: kantelen

# The count. Spoken aloud, and written large
block-count =
    { $number ->
        [1] één
        [2] twee
       *[3] drie
    }
block-counting = Het tellen
block-after-release = Na het loslaten

# A real table
block-did-it-stand = Bleef de toren staan?
# $name: who placed it
block-did-it-stand-text = { $name } heeft het { $block } blok losgelaten. Tel samen tot drie, en zeg dan wat er gebeurde.
block-report-stood = Bleef staan
block-report-fell = Omgevallen
block-report-late = Omgevallen na het tellen

# Somebody else’s turn
block-wait-card = { $name } kiest een kaart
block-wait-carry = { $name } draagt het { $block } blok
block-wait-judge = { $name } heeft losgelaten
block-wait-draw-some = Er worden kaarten getrokken
block-wait-deal = De kaarten worden gedeeld
block-wait-over = De partij is afgelopen
block-wait-after = Dan speelt { $name }.

# Several people at one screen
block-hand-over-text = Alleen { $name } kijkt nu: zo meteen verschijnen de kaarten.
