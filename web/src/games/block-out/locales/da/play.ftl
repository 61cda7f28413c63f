# Block Out, during play. Names of people can’t be inflected, and no verb may depend on them.

# Around the table
block-hands = Kort på hånden
block-clockwise = med uret
block-counterclockwise = mod uret
block-next = næste
# A person who is not connected
block-away = væk
# How many cards somebody has whose turn comes next, as short as can be
block-cards-next = { $count }, næste
block-deck = Trækbunke
block-discard = Kastebunke
# $card: the name of a card
block-discard-top = Øverst: { $card }
block-all = Blokkene
block-on-stack = { $count } på stablen
# On a phone
block-of = { $count } af { $all } blokke
block-level = niveau { $level }
block-free = ledig
block-held = i hånden
# Read aloud. $block: such as “small brown”; $where: such as “level 2” or “free”
block-said = Den { $block }: { $where }
block-stack = Stablen
block-stack-empty = Ingen stabel endnu
# Read aloud. $blocks: a list from the bottom up
block-stack-said = Stablen, nedefra: { $blocks }
block-view-home = Se forfra igen

# Your hand
block-hand = Din hånd
block-hand-covered = Kortene er skjult indtil en ved denne skærm har turen.
block-hand-empty = Din hånd er tom.
# Under a card
block-note-stack = på stablen
block-note-free =
    { $count ->
        [one] { $count } ledig
       *[other] { $count } ledige
    }
block-note-always = altid muligt
block-note-not-now = ikke nu
block-note-played = valgt
# In the corner of a card that one has several of
block-times = ×{ $count }
# Read aloud. $note: such as “on the stack”
block-card-said =
    { $count ->
        [one] { $card }, { $note }
       *[other] { $card }, { $count } styk, { $note }
    }
# Beside the hand
block-cards-left =
    { $count ->
        [one] kort tilbage
       *[other] kort tilbage
    }

# The steps of a turn
block-step-card = Kort
block-step-block = Blok
block-step-place = Læg
block-step-release = Slip
block-step-count = Tæl
block-steps = Turens trin

# What is asked
block-ask-card = Din tur: spil et kort
block-ask-card-text = Med et blokkort lægger du en ledig blok på stablen. Pas og Modsat lader stablen være i fred.
block-ask-new-stack = Stablen væltede: start en ny
block-ask-new-stack-text = Spil et kort. Den der har blokkort, spiller et af dem.
block-ask-block = Vælg en blok
# $card: the name of a card
block-ask-block-text = Disse passer alle til kortet: { $card }.
block-ask-extra = Én blok til, så vinder du
block-ask-extra-text = Dit sidste kort er spillet. Vælg en hvilken som helst ledig blok, og læg den øverst.
# $block: such as “small brown”
block-ask-place = Læg den { $block } øverst
block-ask-start = Start stablen med den { $block }
# $below: the block on top of the stack
block-ask-place-text = Rør kun oversiden af den { $below } blok.
block-ask-start-text = Læg den på den runde dug. Den første blok kan ikke vælte.
block-ask-pass = Pas: ingen blok denne gang
block-ask-reverse = Modsat: spillet skifter retning
block-ask-real = Læg den { $block } på den rigtige stabel
block-ask-real-text = Én hånd, og rør kun oversiden af stablen. Giv slip, og tryk så på knappen.
block-hands-off = Fingrene væk, { $name }
block-if-next = Hvis den stadig står efter tre, spiller { $name }.
block-if-wins-ninth = Hvis den stadig står efter tre, vinder du: det er den sidste blok.
block-if-wins-hand = Hvis den stadig står efter tre, vinder du: det er dit sidste kort.
block-if-wins-extra = Hvis den stadig står efter tre, vinder du.
block-if-extra = Hvis den stadig står efter tre, skal én blok til blive stående.
block-if-falls =
    { $count ->
        [0] Hvis den vælter, begynder en ny stabel.
        [one] Hvis den vælter, trækker du { $count } kort.
       *[other] Hvis den vælter, trækker du { $count } kort.
    }
# After an action card
block-then-next = Så spiller { $name }.
block-then-wins = Så er din hånd tom, og du vinder.
block-then-extra = Så er din hånd tom: én blok til skal blive stående.

# Buttons
block-button-choose = Vælg et kort
block-button-block = Vælg en blok
block-button-pass = Spil Pas
block-button-reverse = Spil Modsat
block-button-place = Læg den
block-button-lower = Sænk forsigtigt
block-button-release = Giv slip
block-button-not-touching = Giv slip: rører ikke endnu
block-button-real = Jeg har givet slip
block-button-back = Fortryd kort
block-button-other = En anden blok
block-button-fallen = Stablen væltede før jeg rørte den
block-loading-hand = Hånden er på vej

# How the hand is moved, as short as can be
block-key-drag = træk: flyt
block-key-wheel = hjul: drej
block-key-tilt = højre knap: vip

# The count. Spoken aloud, and written large
block-count =
    { $number ->
        [1] et
        [2] to
       *[3] tre
    }
block-counting = Tællingen
block-after-release = Når du har givet slip

# A real table
block-did-it-stand = Blev stablen stående?
# $name: who placed it
block-did-it-stand-text = { $name } har givet slip på den { $block } blok. Tæl til tre sammen, og sig så hvad der skete.
block-report-stood = Den blev stående
block-report-fell = Den væltede
block-report-late = Den væltede efter tællingen

# Somebody else’s turn
block-wait-card = { $name } vælger et kort
block-wait-carry = { $name } bærer den { $block }
block-wait-judge = { $name } har givet slip
block-wait-draw-some = Der trækkes kort
block-wait-deal = Kortgiveren giver kort
block-wait-over = Partiet er slut
block-wait-after = Så spiller { $name }.

# Several people at one screen
block-hand-over-text = Nu kigger kun { $name }: kortene vises om lidt.
