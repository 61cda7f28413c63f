# Block Out: its words, and why a move is illegal.

name = Block Out

# The nine blocks. $block: colour and size, such as brown-small
block =
    { $block ->
        [black-small] Malá černá
        [black-medium] Střední černá
        [black-large] Velká černá
        [brown-small] Malá hnědá
        [brown-medium] Střední hnědá
        [brown-large] Velká hnědá
        [yellow-small] Malá žlutá
        [yellow-medium] Střední žlutá
       *[yellow-large] Velká žlutá
    }
# A block in the middle of a sentence: “Set the small brown on top”
block-name =
    { $block ->
        [black-small] malá černá
        [black-medium] střední černá
        [black-large] velká černá
        [brown-small] malá hnědá
        [brown-medium] střední hnědá
        [brown-large] velká hnědá
        [yellow-small] malá žlutá
        [yellow-medium] střední žlutá
       *[yellow-large] velká žlutá
    }
# The cards. $card: one block, a colour, a size, any, pass or reverse
card =
    { $card ->
        [black-small] Malá černá
        [black-medium] Střední černá
        [black-large] Velká černá
        [brown-small] Malá hnědá
        [brown-medium] Střední hnědá
        [brown-large] Velká hnědá
        [yellow-small] Malá žlutá
        [yellow-medium] Střední žlutá
        [yellow-large] Velká žlutá
        [black] Jakákoli černá
        [brown] Jakákoli hnědá
        [yellow] Jakákoli žlutá
        [small] Jakákoli malá
        [medium] Jakákoli střední
        [large] Jakákoli velká
        [any] Jakákoli kostka
        [pass] Pas
       *[reverse] Změna směru
    }
cards-in-hand =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }

# What somebody did. $name: the player; names can’t be inflected.
did-start = První na řadě: { $name }
did-draw = { $name }: dobraná karta „{ card }“
# The card, and the block that is placed with it
did-place = { $name }: karta „{ card }“, kostka { block-name }.
# With the card that names just this block
did-place-plain = { $name } pokládá kostku: { block-name }.
did-place-extra = { $name } pokládá kostku navíc: { block-name }.
did-pass = { $name } hraje Pas.
did-reverse = { $name } mění směr hry.
did-say-fallen = Věž spadla dřív, než na ni někdo sáhl. Nikdo nedobírá.
# What the blocks did, and what follows. $name: who plays next
stood = Stojí. Hraje { $name }.
# $name: who placed the block
stood-extra = Stojí. { $name }: ještě jedna kostka.
# $count: how many cards are drawn
fell =
    { $count ->
        [0] Spadla. { $name } začíná novou věž.
        [one] Spadla. { $name } dobírá { $count } kartu.
        [few] Spadla. { $name } dobírá { $count } karty.
        [many] Spadla. { $name } dobírá { $count } karty.
       *[other] Spadla. { $name } dobírá { $count } karet.
    }
late = Spadla až po dopočítání: nikdo nedobírá.
# $foul: side (a side was touched), or block (another block was touched)
foul-fall =
    { $foul ->
        [side] Dotyk boku: platí jako pád.
       *[block] Dotyk jiné kostky: platí jako pád.
    }
foul-warn =
    { $foul ->
        [side] Dotyk boku: upozornění.
       *[block] Dotyk jiné kostky: upozornění.
    }
# $why: air, start, slow or unstable
void =
    { $why ->
        [air] Neplatí: kostka byla puštěná ve vzduchu. Tah se opakuje.
        [start] Neplatí: kostka byla na začátku uvnitř jiné. Tah se opakuje.
        [unstable] Neplatí: simulace se nepovedla. Tah se opakuje.
       *[slow] Neplatí: trvalo to moc dlouho. Tah se opakuje.
    }
won-hand = Stojí: { $name } už nemá žádnou kartu a vítězí.
won-ninth = Stojí: poslední kostka je ve věži. { $name } vítězí.
won-extra = Stojí: { $name } vítězí s kostkou navíc.

# Why a move is illegal
no-such-block = Kostka „{ $block }“ neexistuje. Kostka je barva a velikost, například brown-small.
no-such-card = Karta „{ $card }“ neexistuje. Karta je kostka (například brown-small), barva, velikost, any, pass nebo reverse.
# $most: in tenths of a millimetre
bad-spot = Sem kostku položit nejde: nejvýš { $most } od středu (v 0,1 mm), otočená o 0 až 359 stupňů, na jedné ze stran 0 až 5.
not-now = Teď na to není vhodná chvíle.
not-your-turn = Nejsi na řadě.
not-in-deck = { card }: tato karta není v dobíracím balíčku.
not-in-hand = { card }: tuto kartu nemáš v ruce.
only-the-drawn-card = Teď máš kartu, kterou jde zahrát. Zahraj právě ji: { card }.
all-on-the-stack = { card }: všechny kostky, které pasují, jsou ve věži.
block-first = { card }: věž spadla, takže nejdřív se hraje stavební karta.
action-cant-finish = { card }: akce nemůže být poslední kartou.
extra-needs-no-card = Poslední karta je zahraná: polož ještě jednu kostku, bez karty.
needs-a-card = Kostka se pokládá s kartou, ke které pasuje.
on-the-stack = { block }: tato kostka je ve věži.
not-at-this-table = { block }: tato kostka v této hře není.
does-not-fit = { block }: tato kostka nepasuje ke kartě „{ card }“.
no-card-for-it = { block }: k této kostce nepasuje žádná karta, kterou smíš zahrát.
only-at-a-real-table = Jen u skutečného stolu se hlásí, že věž spadla.
no-stack = Není tu věž, která by mohla spadnout.
fell-in-the-turn = Tah ještě neskončil: polož kostku navíc, pak řekni, jestli věž stojí.
first-block-stands = První kostka věže spadnout nemůže.
not-on-the-stack = { block }: tato kostka ve věži nebyla.
makes-no-sense = Tohle rozhodčí vidět nemůže.

# Why cards or blocks that a table chose make no sense. $what: a part of what was written
bad-cards =
    { $reason ->
        [unknown] „{ $what }“ není druh karty s počtem od 0 do 99, například black-small 3.
        [twice] { $what } je v seznamu dvakrát.
        [fits-nothing] { $what }: k této kartě nepasuje žádná kostka u tohoto stolu.
        [stuck] Musí tu být karta, kterou jde zahrát vždycky: any, pass nebo reverse.
        [no-blocks] Musí tu být nějaká stavební karta.
       *[too-few] Karet je málo ({ $what }): při tomto počtu hráčů jich musí být aspoň { $least }.
    }
bad-blocks =
    { $reason ->
        [unknown] „{ $what }“ není kostka. Kostka je barva a velikost, například brown-small.
        [twice] { $what } je v seznamu dvakrát.
       *[too-few] Kostek je málo: musí jich být aspoň { $least }.
    }

# The table in the terminal
no-stack-yet = Žádná věž
# $count: cards in the draw pile; $top: the card on top of the discard, or a dash
piles =
    { $count ->
        [one] Dobírací balíček: { $count } karta · odkládací hromádka: { $top }
        [few] Dobírací balíček: { $count } karty · odkládací hromádka: { $top }
        [many] Dobírací balíček: { $count } karty · odkládací hromádka: { $top }
       *[other] Dobírací balíček: { $count } karet · odkládací hromádka: { $top }
    }
play-goes =
    { $direction ->
        [1] Hraje se po směru hodinových ručiček.
       *[-1] Hraje se proti směru hodinových ručiček.
    }
free-blocks = Volné:
your-cards = Tvoje karty:

# What is asked
ask-card = Kterou kartu hraješ? (její číslo)
ask-block = Kterou kostku? (její číslo; at x y turn t face f za číslem ji položí jinam, v 0,1 mm)
ask-report = Stojí věž? stood – stojí, fell – spadla, late – spadla až po dopočítání
button-place = Položit „{ block }“ s kartou „{ card }“
button-place-extra = Položit „{ block }“
button-act = Zahrát „{ card }“
button-fallen = Věž spadla
nothing-planned = Nic není naplánováno.
no-such-number = Napiš číslo od 1 do { $count }.
# What comes of it. $kind: how it goes on
outlook =
    { $kind ->
        [wins-ninth] Když to vydrží, jsou ve věži všechny kostky a vyhráváš.
        [wins-hand] Pak už nemáš žádnou kartu a vyhráváš.
        [wins-extra] Když to vydrží, vyhráváš.
        [extra] Pak musí vydržet ještě jedna kostka.
       *[next] Pak hraje další hráč.
    }

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – zvolit kartu, potom kostku
    3 at 20 -15 turn 45 face 2 – tuto kostku, položenou vedle středu, otočenou, na jiné straně
    fallen – u skutečného stolu: věž spadla bez tvého dotyku
    ? – proč ne?
    s – navrhnout tah
    u – krok zpět, Enter – potvrdit
    q – skončit; partie se uloží
