# Block Out, during play. Names of people can’t be inflected, and no verb may depend on them.

# Around the table
block-hands = Kortteja kädessä
block-clockwise = myötäpäivään
block-counterclockwise = vastapäivään
block-next = seuraava
# A person who is not connected
block-away = poissa
# How many cards somebody has whose turn comes next, as short as can be
block-cards-next = { $count }, seuraava
block-deck = Nostopino
block-discard = Poistopino
# $card: the name of a card
block-discard-top = Päällä: { $card }
block-all = Palikat
block-on-stack = { $count } tornissa
# On a phone
block-of = Palikoita { $count }/{ $all }
block-level = taso { $level }
block-free = vapaa
block-held = kädessä
# Read aloud. $block: such as “small brown”; $where: such as “level 2” or “free”
block-said = { $block }: { $where }
block-stack = Torni
block-stack-empty = Ei vielä tornia
# Read aloud. $blocks: a list from the bottom up
block-stack-said = Torni alhaalta ylös: { $blocks }
block-view-home = Katso taas edestä

# Your hand
block-hand = Kätesi
block-hand-covered = Kortit ovat piilossa, kunnes on jonkun tällä ruudulla pelaavan vuoro.
block-hand-empty = Kätesi on tyhjä.
# Under a card
block-note-stack = tornissa
block-note-free =
    { $count ->
        [one] { $count } vapaana
       *[other] { $count } vapaana
    }
block-note-always = käy aina
block-note-not-now = ei nyt
block-note-played = valittu
# In the corner of a card that one has several of
block-times = ×{ $count }
# Read aloud. $note: such as “on the stack”
block-card-said =
    { $count ->
        [one] { $card }, { $note }
       *[other] { $card }, { $count } kappaletta, { $note }
    }
# Beside the hand
block-cards-left =
    { $count ->
        [one] kortti jäljellä
       *[other] korttia jäljellä
    }

# The steps of a turn
block-step-card = Kortti
block-step-block = Palikka
block-step-place = Asetus
block-step-release = Irrotus
block-step-count = Laskenta
block-steps = Vuoron vaiheet

# What is asked
block-ask-card = Sinun vuorosi: pelaa kortti
block-ask-card-text = Palikkakortilla asetat vapaan palikan torniin. Ohi ja Suunnanvaihto jättävät tornin rauhaan.
block-ask-new-stack = Torni kaatui: aloita uusi
block-ask-new-stack-text = Pelaa kortti. Jos sinulla on palikkakortteja, pelaa jokin niistä.
block-ask-block = Valitse palikka
# $card: the name of a card
block-ask-block-text = Nämä kaikki sopivat korttiin: { $card }.
block-ask-extra = Vielä yksi palikka, ja voitat
block-ask-extra-text = Viimeinen korttisi on pelattu. Valitse mikä tahansa vapaa palikka ja aseta se päällimmäiseksi.
# $block: such as “small brown”
block-ask-place = Aseta { $block } päällimmäiseksi
block-ask-start = Aloita torni: { $block }
# $below: the block on top of the stack
block-ask-place-text = Kosketa vain yläpintaa. Alla on { $below }.
block-ask-start-text = Aseta palikka pyöreälle liinalle. Ensimmäinen palikka ei voi kaatua.
block-ask-pass = Ohi: ei palikkaa tällä kertaa
block-ask-reverse = Suunnanvaihto: pelisuunta vaihtuu
block-ask-real = Aseta { $block } oikeaan torniin
block-ask-real-text = Käytä yhtä kättä ja kosketa vain tornin yläpintaa. Irrota ote ja paina sitten painiketta.
block-hands-off = Kädet irti, { $name }
block-if-next = Jos torni pysyy pystyssä kolmeen asti, vuorossa on { $name }.
block-if-wins-ninth = Jos torni pysyy pystyssä kolmeen asti, voitat: tämä on viimeinen palikka.
block-if-wins-hand = Jos torni pysyy pystyssä kolmeen asti, voitat: tämä on viimeinen korttisi.
block-if-wins-extra = Jos torni pysyy pystyssä kolmeen asti, voitat.
block-if-extra = Jos torni pysyy pystyssä kolmeen asti, vielä yhden palikan on pysyttävä tornissa.
block-if-falls =
    { $count ->
        [0] Jos torni kaatuu, aloitetaan uusi.
        [one] Jos torni kaatuu, nostat { $count } kortin.
       *[other] Jos torni kaatuu, nostat { $count } korttia.
    }
# After an action card
block-then-next = Sitten vuorossa on { $name }.
block-then-wins = Sitten kätesi on tyhjä ja voitat.
block-then-extra = Sitten kätesi on tyhjä: vielä yhden palikan on pysyttävä tornissa.

# Buttons
block-button-choose = Valitse kortti
block-button-block = Valitse palikka
block-button-pass = Pelaa Ohi
block-button-reverse = Vaihda suunta
block-button-place = Aseta
block-button-lower = Laske varovasti
block-button-release = Päästä irti
block-button-not-touching = Päästä irti: ei vielä kosketa
block-button-real = Irrotin otteen
block-button-back = Palauta kortti
block-button-other = Toinen palikka
block-button-fallen = Torni kaatui ennen kuin koskin siihen
block-loading-hand = Käsi on tulossa

# How the hand is moved, as short as can be
block-key-drag = vedä: siirrä
block-key-wheel = rulla: käännä
block-key-tilt = oikea painike: kallista

# The count. Spoken aloud, and written large
block-count =
    { $number ->
        [1] yksi
        [2] kaksi
       *[3] kolme
    }
block-counting = Laskenta
block-after-release = Kun irrotat otteen

# A real table
block-did-it-stand = Pysyikö torni pystyssä?
# $name: who placed it
block-did-it-stand-text = { $name } on irrottanut otteensa. Palikka: { $block }. Laskekaa yhdessä kolmeen ja kertokaa sitten, mitä tapahtui.
block-report-stood = Pysyi
block-report-fell = Kaatui
block-report-late = Kaatui laskemisen jälkeen

# Somebody else’s turn
block-wait-card = { $name } valitsee kortin
block-wait-carry = { $name } kantaa palikkaa: { $block }
block-wait-judge = { $name } irrotti otteen
block-wait-draw-some = Nostetaan kortteja
block-wait-deal = Jakaja jakaa kortit
block-wait-over = Peli on päättynyt
block-wait-after = Sitten vuorossa on { $name }.

# Several people at one screen
block-hand-over-text = Nyt katsoo vain { $name }: kortit tulevat näkyviin seuraavaksi.
