# Block Out: its words, and why a move is illegal.

name = Block Out

# The nine blocks. $block: colour and size, such as brown-small
block =
    { $block ->
        [black-small] Klein zwart
        [black-medium] Middelgroot zwart
        [black-large] Groot zwart
        [brown-small] Klein bruin
        [brown-medium] Middelgroot bruin
        [brown-large] Groot bruin
        [yellow-small] Klein geel
        [yellow-medium] Middelgroot geel
       *[yellow-large] Groot geel
    }
# A block in the middle of a sentence: “Set the small brown on top”
block-name =
    { $block ->
        [black-small] kleine zwarte
        [black-medium] middelgrote zwarte
        [black-large] grote zwarte
        [brown-small] kleine bruine
        [brown-medium] middelgrote bruine
        [brown-large] grote bruine
        [yellow-small] kleine gele
        [yellow-medium] middelgrote gele
       *[yellow-large] grote gele
    }
# The cards. $card: one block, a colour, a size, any, pass or reverse
card =
    { $card ->
        [black-small] Klein zwart
        [black-medium] Middelgroot zwart
        [black-large] Groot zwart
        [brown-small] Klein bruin
        [brown-medium] Middelgroot bruin
        [brown-large] Groot bruin
        [yellow-small] Klein geel
        [yellow-medium] Middelgroot geel
        [yellow-large] Groot geel
        [black] Zwart naar keuze
        [brown] Bruin naar keuze
        [yellow] Geel naar keuze
        [small] Klein naar keuze
        [medium] Middelgroot naar keuze
        [large] Groot naar keuze
        [any] Blok naar keuze
        [pass] Pas
       *[reverse] Omdraaien
    }
cards-in-hand =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }

# What somebody did. $name: the player; names can’t be inflected.
did-start = Eerste aan de beurt: { $name }
did-draw = { $name }: kaart { card } getrokken
# The card, and the block that is placed with it
did-place = { $name } speelt { card } en zet het { block-name } blok.
# With the card that names just this block
did-place-plain = { $name } zet het { block-name } blok.
did-place-extra = { $name } zet nog één blok: het { block-name } blok.
did-pass = { $name } speelt Pas.
did-reverse = { $name } speelt Omdraaien.
did-say-fallen = De toren viel om voordat iemand hem aanraakte. Niemand trekt kaarten.
# What the blocks did, and what follows. $name: who plays next
stood = De toren staat. { $name } speelt.
# $name: who placed the block
stood-extra = De toren staat. { $name }: nog één blok.
# $count: how many cards are drawn
fell =
    { $count ->
        [0] De toren is omgevallen. { $name } begint een nieuwe.
        [one] De toren is omgevallen: { $count } kaart voor { $name }.
       *[other] De toren is omgevallen: { $count } kaarten voor { $name }.
    }
late = De toren is na het tellen omgevallen: niemand trekt kaarten.
# $foul: side (a side was touched), or block (another block was touched)
foul-fall =
    { $foul ->
        [side] Zijkant geraakt: dat telt als omvallen.
       *[block] Ander blok geraakt: dat telt als omvallen.
    }
foul-warn =
    { $foul ->
        [side] Zijkant geraakt: een waarschuwing.
       *[block] Ander blok geraakt: een waarschuwing.
    }
# $why: air, start, slow or unstable
void =
    { $why ->
        [air] Niet beoordeeld: het blok werd in de lucht losgelaten. De zet moet over.
        [start] Niet beoordeeld: het blok begon in een ander blok. De zet moet over.
        [unstable] Niet beoordeeld: de simulatie ging mis. De zet moet over.
       *[slow] Niet beoordeeld: het duurde te lang. De zet moet over.
    }
won-hand = De toren staat: { $name } heeft geen kaart meer, en wint.
won-ninth = De toren staat: het laatste blok zit erop. { $name } wint.
won-extra = De toren staat: { $name } wint met nog één blok.

# Why a move is illegal
no-such-block = Er is geen blok “{ $block }”. Een blok is een kleur en een grootte, bijvoorbeeld brown-small.
no-such-card = Er is geen kaart “{ $card }”. Een kaart is een blok zoals brown-small, een kleur, een grootte, any, pass of reverse.
# $most: in tenths of a millimetre
bad-spot = Daar kan geen blok staan: hoogstens { $most } naast het midden (in 0,1 mm), 0 tot en met 359 graden gedraaid, op een van de kanten 0 tot en met 5.
not-now = Daar is het nu niet het moment voor.
not-your-turn = Je bent niet aan de beurt.
not-in-deck = De kaart { card } zit niet in de trekstapel.
not-in-hand = Je hebt de kaart { card } niet in je hand.
only-the-drawn-card = Je hebt een kaart getrokken die gespeeld kan worden: speel { card }.
all-on-the-stack = { card }: elk blok dat past, staat al op de toren.
block-first = { card }: de toren is omgevallen, dus eerst komt een blokkaart.
action-cant-finish = { card }: een actie kan niet de laatste kaart zijn.
extra-needs-no-card = Je laatste kaart is gespeeld: zet nog één blok, zonder kaart.
needs-a-card = Een blok zet je met een kaart die erbij past.
on-the-stack = { block }: dit blok staat op de toren.
not-at-this-table = { block }: dit blok doet niet mee in dit spel.
does-not-fit = { block }: dit blok past niet bij de kaart { card }.
no-card-for-it = { block }: geen kaart die je mag spelen, past bij dit blok.
only-at-a-real-table = Alleen aan een echte tafel zegt iemand dat de toren is omgevallen.
no-stack = Er is geen toren die kan omvallen.
fell-in-the-turn = De beurt is niet voorbij: zet het extra blok, en zeg dan of de toren bleef staan.
first-block-stands = Het eerste blok van een toren kan niet vallen.
not-on-the-stack = { block }: dit blok stond niet op de toren.
makes-no-sense = Dat kan de scheidsrechter niet gezien hebben.

# Why cards or blocks that a table chose make no sense. $what: a part of what was written
bad-cards =
    { $reason ->
        [unknown] “{ $what }” is geen soort kaart met een aantal van 0 tot en met 99, zoals black-small 3.
        [twice] { $what } staat twee keer in de lijst.
        [fits-nothing] { $what }: bij deze kaart past geen blok van deze tafel.
        [stuck] Er moet een kaart zijn die altijd gespeeld kan worden: any, pass of reverse.
        [no-blocks] Er moet een kaart voor een blok zijn.
       *[too-few] Te weinig kaarten ({ $what }): met zoveel spelers moeten het er minstens { $least } zijn.
    }
bad-blocks =
    { $reason ->
        [unknown] “{ $what }” is geen blok. Een blok is een kleur en een grootte, bijvoorbeeld brown-small.
        [twice] { $what } staat twee keer in de lijst.
       *[too-few] Te weinig blokken: het moeten er minstens { $least } zijn.
    }

# The table in the terminal
no-stack-yet = Geen toren
# $count: cards in the draw pile; $top: the card on top of the discard, or a dash
piles =
    { $count ->
        [one] Trekstapel: { $count } kaart · aflegstapel: { $top }
       *[other] Trekstapel: { $count } kaarten · aflegstapel: { $top }
    }
play-goes =
    { $direction ->
        [1] Het spel gaat met de klok mee.
       *[-1] Het spel gaat tegen de klok in.
    }
free-blocks = Vrij:
your-cards = Jouw kaarten:

# What is asked
ask-card = Welke kaart speel je? (het nummer)
ask-block = Welk blok? (het nummer; met at x y turn t face f erachter komt het ergens anders, in 0,1 mm)
ask-report = Staat de toren nog? stood (ja), fell (nee), of late als hij na het tellen omviel
button-place = Zet { block } met { card }
button-place-extra = Zet { block }
button-act = Speel { card }
button-fallen = De toren is omgevallen
nothing-planned = Er is niets gepland.
no-such-number = Typ een getal van 1 tot en met { $count }.
# What comes of it. $kind: how it goes on
outlook =
    { $kind ->
        [wins-ninth] Blijft de toren staan, dan staan alle blokken erop en win je.
        [wins-hand] Dan heb je geen kaarten meer en win je.
        [wins-extra] Blijft de toren staan, dan win je.
        [extra] Dan moet er nog één blok blijven staan.
       *[next] Dan is de volgende speler aan de beurt.
    }

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – een kaart kiezen, dan een blok
    3 at 20 -15 turn 45 face 2 – dat blok, naast het midden gezet, gedraaid, op een andere kant
    fallen – aan een echte tafel: de toren viel om voordat je hem aanraakte
    ? – waarom niet?
    s – een zet voorstellen
    u – terug, Enter – bevestigen
    q – stoppen; het spel wordt bewaard
