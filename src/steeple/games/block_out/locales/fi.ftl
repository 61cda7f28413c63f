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
       *[reverse] Suunnan vaihto
    }
cards-in-hand =
    { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }

# What somebody did. $name: the player, or the word for “You”: so no verb may depend on it.
did-start = Aloittaja: { $name }
did-draw = { $name }: nostettu { card }
# The block and the card that it is placed with
did-place = { $name }: asetettu palikka { block }, korttina { card }
did-place-extra = { $name }: asetettu lisäpalikka { block }
did-act = { $name }: pelattu { card }
did-say-fallen = Torni kaatui ennen kuin kukaan koski siihen. Kukaan ei nosta kortteja.
stood = Torni pysyy pystyssä.
fell = Torni kaatuu.
late = Torni kaatuu vasta laskemisen jälkeen. Kukaan ei nosta kortteja.
void = Siitä ei voi sanoa mitään: yritetään uudelleen.
# $foul: side (a side was touched), or block (another block was touched)
foul =
    { $foul ->
        [side] Palikka kosketti kylkeä eikä vain yläpintaa.
       *[block] Palikka kosketti toista palikkaa.
    }

# Why a move is illegal
no-such-block = Palikkaa ”{ $block }” ei ole. Palikassa on väri ja koko, esimerkiksi brown-small.
no-such-card = Korttia ”{ $card }” ei ole. Kortti on palikka, esimerkiksi brown-small, väri, koko, any, pass tai reverse.
# $most: in tenths of a millimetre
bad-spot = Palikkaa ei voi asettaa siihen: enintään { $most } keskikohdan sivuun (0,1 mm:n yksikköinä), käännettynä 0–359 astetta, jollekin tahkoista 0–5.
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
only-at-a-real-table = Vain oikeassa pöydässä joku kertoo, että torni kaatui.
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
ask-block = Mikä palikka? (sen numero; sen perässä at x y turn t face f asettaa sen muualle, 0,1 mm:n yksikköinä)
ask-report = Pysyykö torni pystyssä? stood, fell, tai late jos se kaatui laskemisen jälkeen
# $move: one of the three below
ask-confirm = { $move }: Enter vahvistaa, u kumoaa
button-place = Aseta { block }, korttina { card }
button-place-extra = Aseta { block }
button-act = Pelaa { card }
button-fallen = Torni kaatui
nothing-chosen = Mitään ei ole vielä valittu. h näyttää näppäimet.
nothing-planned = Mitään ei ole suunniteltu.
no-such-number = Kirjoita luku väliltä 1–{ $count }.
it-is-legal = Se käy.
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
    fallen – oikeassa pöydässä: torni kaatui ennen kuin koskit siihen
    ? – miksi ei?
    s – pyydä siirtoehdotus
    u – kumoa, Enter – vahvista
    q – lopeta; peli säilyy
