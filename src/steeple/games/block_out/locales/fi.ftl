# Block Out: its words, and why a move is illegal.

name = Block Out

# The nine blocks. $block: colour and size, such as brown-small
block =
    { $block ->
        [black-small] Pieni musta
        [black-medium] Keskisuuri musta
        [black-large] Suuri musta
        [brown-small] Pieni ruskea
        [brown-medium] Keskisuuri ruskea
        [brown-large] Suuri ruskea
        [yellow-small] Pieni keltainen
        [yellow-medium] Keskisuuri keltainen
       *[yellow-large] Suuri keltainen
    }
# A block in the middle of a sentence: “Set the small brown on top”
block-name =
    { $block ->
        [black-small] pieni musta
        [black-medium] keskisuuri musta
        [black-large] suuri musta
        [brown-small] pieni ruskea
        [brown-medium] keskisuuri ruskea
        [brown-large] suuri ruskea
        [yellow-small] pieni keltainen
        [yellow-medium] keskisuuri keltainen
       *[yellow-large] suuri keltainen
    }
# The cards. $card: one block, a colour, a size, any, pass or reverse
card =
    { $card ->
        [black-small] Pieni musta
        [black-medium] Keskisuuri musta
        [black-large] Suuri musta
        [brown-small] Pieni ruskea
        [brown-medium] Keskisuuri ruskea
        [brown-large] Suuri ruskea
        [yellow-small] Pieni keltainen
        [yellow-medium] Keskisuuri keltainen
        [yellow-large] Suuri keltainen
        [black] Mikä vain musta
        [brown] Mikä vain ruskea
        [yellow] Mikä vain keltainen
        [small] Mikä vain pieni
        [medium] Mikä vain keskisuuri
        [large] Mikä vain suuri
        [any] Mikä vain palikka
        [pass] Ohi
       *[reverse] Suunnanvaihto
    }
cards-in-hand =
    { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }

# What somebody did. $name: the player; names can’t be inflected.
did-start = Aloittaja: { $name }
did-draw = { $name }: nostettu { card }
# The card, and the block that is placed with it
did-place = { $name } pelaa kortin { card } ja asettaa palikan: { block-name }.
# With the card that names just this block
did-place-plain = { $name } asettaa palikan: { block-name }.
did-place-extra = { $name } asettaa vielä yhden palikan: { block-name }.
did-pass = { $name } pelaa kortin Ohi.
did-reverse = { $name } pelaa kortin Suunnanvaihto.
did-say-fallen = Torni kaatui ennen kuin kukaan koski siihen. Kukaan ei nosta kortteja.
# What the blocks did, and what follows. $name: who plays next
stood = Torni pysyy pystyssä. Vuorossa on { $name }.
# $name: who placed the block
stood-extra = Torni pysyy pystyssä. { $name }: vielä yksi palikka.
# $count: how many cards are drawn
fell =
    { $count ->
        [0] Torni kaatui. { $name } aloittaa uuden.
        [one] Torni kaatui. { $name } nostaa { $count } kortin.
       *[other] Torni kaatui. { $name } nostaa { $count } korttia.
    }
late = Torni kaatui laskemisen jälkeen: kukaan ei nosta kortteja.
# $foul: side (a side was touched), or block (another block was touched)
foul-fall =
    { $foul ->
        [side] Palikka kosketti kylkeä: se lasketaan kaatumiseksi.
       *[block] Palikka kosketti toista palikkaa: se lasketaan kaatumiseksi.
    }
foul-warn =
    { $foul ->
        [side] Palikka kosketti kylkeä: varoitus.
       *[block] Palikka kosketti toista palikkaa: varoitus.
    }
# $why: air, start, slow or unstable
void =
    { $why ->
        [air] Ei ratkaistu: ote irtosi, kun palikka oli ilmassa. Siirto pyydetään uudelleen.
        [start] Ei ratkaistu: palikka oli aluksi toisen sisällä. Siirto pyydetään uudelleen.
        [unstable] Ei ratkaistu: simulointi meni vikaan. Siirto pyydetään uudelleen.
       *[slow] Ei ratkaistu: siihen meni liian kauan. Siirto pyydetään uudelleen.
    }
won-hand = Torni pysyy pystyssä, viimeinen kortti on pelattu: { $name } voittaa.
won-ninth = Torni pysyy pystyssä, viimeinen palikka on paikallaan: { $name } voittaa.
won-extra = Torni pysyy pystyssä, lisäpalikka on paikallaan: { $name } voittaa.

# Why a move is illegal
no-such-block = Palikkaa ”{ $block }” ei ole. Palikassa on väri ja koko, esimerkiksi brown-small.
no-such-card = Korttia ”{ $card }” ei ole. Kortti on palikka, esimerkiksi brown-small, väri, koko, any, pass tai reverse.
# $most: in tenths of a millimetre
bad-spot = Palikkaa ei voi asettaa siihen: enintään { $most } keskikohdan sivuun (0,1 mm:n yksikköinä), käännettynä 0–359 astetta, jollekin tahkoista 0–5.
not-now = Nyt ei ole sen aika.
not-your-turn = Nyt ei ole sinun vuorosi.
not-in-deck = Kortti { card } ei ole nostopinossa.
not-in-hand = Kortti { card } ei ole kädessäsi.
only-the-drawn-card = Nostit, kunnes sait kortin, jonka voi pelata: pelaa { card }.
all-on-the-stack = { card }: kaikki sopivat palikat ovat jo tornissa.
block-first = { card }: torni kaatui, joten ensin pelataan palikkakortti.
action-cant-finish = { card }: toimintakortti ei saa olla viimeinen kortti.
extra-needs-no-card = Viimeinen korttisi on pelattu: aseta vielä yksi palikka ilman korttia.
needs-a-card = Palikka asetetaan siihen sopivalla kortilla.
on-the-stack = { block }: tämä palikka on jo tornissa.
not-at-this-table = { block }: tämä palikka ei ole mukana tässä pelissä.
does-not-fit = { block }: tämä palikka ei sovi korttiin { card }.
no-card-for-it = { block }: mikään kortti, jonka saat pelata, ei sovi tähän palikkaan.
only-at-a-real-table = Vain oikean pöydän ääressä joku kertoo, että torni kaatui.
no-stack = Ei ole tornia, joka voisi kaatua.
fell-in-the-turn = Vuoro on kesken: aseta lisäpalikka ja kerro sitten, pysyikö torni pystyssä.
first-block-stands = Tornin ensimmäinen palikka ei voi kaatua.
not-on-the-stack = { block }: tämä palikka ei ollut tornissa.
makes-no-sense = Erotuomari ei ole voinut nähdä sellaista.

# Why cards or blocks that a table chose make no sense. $what: a part of what was written
bad-cards =
    { $reason ->
        [unknown] ”{ $what }” ei ole korttilaji ja luku 0–99, esimerkiksi black-small 3.
        [twice] { $what } on luettelossa kahdesti.
        [fits-nothing] { $what }: mikään tämän pöydän palikka ei sovi tähän korttiin.
        [stuck] Mukana on oltava kortti, jonka voi aina pelata: any, pass tai reverse.
        [no-blocks] Mukana on oltava palikkakortti.
       *[too-few] Kortteja on liian vähän ({ $what }): näin monta pelaajaa tarvitsee niitä vähintään { $least }.
    }
bad-blocks =
    { $reason ->
        [unknown] ”{ $what }” ei ole palikka. Palikassa on väri ja koko, esimerkiksi brown-small.
        [twice] { $what } on luettelossa kahdesti.
       *[too-few] Palikoita on oltava vähintään { $least }.
    }

# The table in the terminal
no-stack-yet = Ei tornia
# $count: cards in the draw pile; $top: the card on top of the discard, or a dash
piles =
    { $count ->
        [one] Nostopino: { $count } kortti · poistopino: { $top }
       *[other] Nostopino: { $count } korttia · poistopino: { $top }
    }
play-goes =
    { $direction ->
        [1] Pelisuunta on myötäpäivään.
       *[-1] Pelisuunta on vastapäivään.
    }
free-blocks = Vapaana:
your-cards = Korttisi:

# What is asked
ask-card = Minkä kortin pelaat? (sen numero)
ask-block = Mikä palikka? (sen numero; sen perässä at x y turn t face f asettaa sen muualle, 0,1 mm:n yksikköinä)
ask-report = Pysyykö torni pystyssä? stood, fell, tai late jos se kaatui laskemisen jälkeen
button-place = Aseta { block }, korttina { card }
button-place-extra = Aseta { block }
button-act = Pelaa { card }
button-fallen = Torni kaatui
nothing-planned = Mitään ei ole suunniteltu.
no-such-number = Kirjoita luku väliltä 1–{ $count }.
# What comes of it. $kind: how it goes on
outlook =
    { $kind ->
        [wins-ninth] Jos torni pysyy pystyssä, kaikki palikat ovat tornissa ja voitat.
        [wins-hand] Sitten kätesi on tyhjä ja voitat.
        [wins-extra] Jos torni pysyy pystyssä, voitat.
        [extra] Sitten vielä yhden palikan on pysyttävä tornissa.
       *[next] Sitten vuoro siirtyy seuraavalle pelaajalle.
    }

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – valitse kortti, sitten palikka
    3 at 20 -15 turn 45 face 2 – sama palikka keskikohdan sivuun, käännettynä, toiselle tahkolle
    fallen – oikean pöydän ääressä: torni kaatui ennen kuin koskit siihen
    ? – miksi ei?
    s – pyydä siirtoehdotus
    u – kumoa, Enter – vahvista
    q – lopeta; peli säilyy
