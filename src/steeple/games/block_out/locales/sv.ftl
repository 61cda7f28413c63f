# Block Out: its words, and why a move is illegal.

name = Block Out

# The nine blocks. $block: colour and size, such as brown-small
block =
    { $block ->
        [black-small] Liten svart
        [black-medium] Mellanstor svart
        [black-large] Stor svart
        [brown-small] Liten brun
        [brown-medium] Mellanstor brun
        [brown-large] Stor brun
        [yellow-small] Liten gul
        [yellow-medium] Mellanstor gul
       *[yellow-large] Stor gul
    }
# A block in the middle of a sentence: “Set the small brown on top”
block-name =
    { $block ->
        [black-small] lilla svarta
        [black-medium] mellanstora svarta
        [black-large] stora svarta
        [brown-small] lilla bruna
        [brown-medium] mellanstora bruna
        [brown-large] stora bruna
        [yellow-small] lilla gula
        [yellow-medium] mellanstora gula
       *[yellow-large] stora gula
    }
# The cards. $card: one block, a colour, a size, any, pass or reverse
card =
    { $card ->
        [black-small] Liten svart
        [black-medium] Mellanstor svart
        [black-large] Stor svart
        [brown-small] Liten brun
        [brown-medium] Mellanstor brun
        [brown-large] Stor brun
        [yellow-small] Liten gul
        [yellow-medium] Mellanstor gul
        [yellow-large] Stor gul
        [black] Valfri svart
        [brown] Valfri brun
        [yellow] Valfri gul
        [small] Valfri liten
        [medium] Valfri mellanstor
        [large] Valfri stor
        [any] Valfri kloss
        [pass] Pass
       *[reverse] Vänd
    }
cards-in-hand =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }

# What somebody did. $name: the player; names can’t be inflected.
did-start = Startspelare: { $name }
did-draw = { $name }: drar { card }
# The card, and the block that is placed with it
did-place = { $name } spelar { card } och lägger den { block-name } klossen.
# With the card that names just this block
did-place-plain = { $name } lägger den { block-name } klossen.
did-place-extra = { $name } lägger en kloss till: den { block-name }.
did-pass = { $name } spelar Pass.
did-reverse = { $name } spelar Vänd.
did-say-fallen = Tornet rasade innan någon rörde det. Ingen drar kort.
# What the blocks did, and what follows. $name: who plays next
stood = Tornet står. { $name } spelar.
# $name: who placed the block
stood-extra = Tornet står. { $name }: en kloss till.
# $count: how many cards are drawn
fell =
    { $count ->
        [0] Det rasade. { $name } börjar ett nytt torn.
        [one] Det rasade: { $count } kort till { $name }.
       *[other] Det rasade: { $count } kort till { $name }.
    }
late = Det rasade efter räkningen: ingen drar kort.
# $foul: side (a side was touched), or block (another block was touched)
foul-fall =
    { $foul ->
        [side] Sidan berördes: det räknas som ett ras.
       *[block] En annan kloss berördes: det räknas som ett ras.
    }
foul-warn =
    { $foul ->
        [side] Sidan berördes: en varning.
       *[block] En annan kloss berördes: en varning.
    }
# $why: air, start, slow or unstable
void =
    { $why ->
        [air] Inte bedömt: klossen släpptes i luften. Draget görs om.
        [start] Inte bedömt: klossen började inuti en annan. Draget görs om.
        [unstable] Inte bedömt: något gick fel i simuleringen. Draget görs om.
       *[slow] Inte bedömt: det tog för lång tid. Draget görs om.
    }
won-hand = Tornet står: { $name } har inga kort kvar, och vinner.
won-ninth = Tornet står: den sista klossen ligger i tornet. { $name } vinner.
won-extra = Tornet står: { $name } vinner med en kloss till.

# Why a move is illegal
no-such-block = Det finns ingen kloss ”{ $block }”. En kloss är en färg och en storlek, till exempel brown-small.
no-such-card = Det finns inget kort ”{ $card }”. Ett kort är en kloss som brown-small, en färg, en storlek, any, pass eller reverse.
# $most: in tenths of a millimetre
bad-spot = En kloss går inte att lägga där: högst { $most } från mitten (i 0,1 mm), vriden 0 till 359 grader, på någon av sidorna 0 till 5.
not-now = Det är inte dags för det.
not-your-turn = Det är inte din tur.
not-in-deck = Kortet { card } finns inte i korthögen.
not-in-hand = Kortet { card } finns inte på din hand.
only-the-drawn-card = Du drog tills ett kort gick att spela: spela { card }.
all-on-the-stack = { card }: alla klossar som passar ligger i tornet.
block-first = { card }: tornet rasade, så först spelas ett klosskort.
action-cant-finish = { card }: ett actionkort får inte vara det sista kortet.
extra-needs-no-card = Ditt sista kort är spelat: lägg en kloss till, utan kort.
needs-a-card = En kloss läggs med ett kort som passar den.
on-the-stack = { block }: den klossen ligger i tornet.
not-at-this-table = { block }: den klossen är inte med i det här spelet.
does-not-fit = { block }: den klossen passar inte kortet { card }.
no-card-for-it = { block }: inget kort som du får spela passar den klossen.
only-at-a-real-table = Bara vid ett riktigt bord säger någon att tornet rasade.
no-stack = Det finns inget torn som kan rasa.
fell-in-the-turn = Turen är inte slut: lägg den extra klossen, och säg sedan om tornet stod.
first-block-stands = Den första klossen i ett torn kan inte rasa.
not-on-the-stack = { block }: den klossen låg inte i tornet.
makes-no-sense = Det kan domaren inte ha sett.

# Why cards or blocks that a table chose make no sense. $what: a part of what was written
bad-cards =
    { $reason ->
        [unknown] ”{ $what }” är inte en kortsort med ett tal från 0 till 99, till exempel black-small 3.
        [twice] { $what } står två gånger i listan.
        [fits-nothing] { $what }: ingen kloss vid det här bordet passar kortet.
        [stuck] Det måste finnas ett kort som alltid går att spela: any, pass eller reverse.
        [no-blocks] Det måste finnas ett kort för en kloss.
       *[too-few] { $what } kort är för få: med så många spelare måste det finnas minst { $least }.
    }
bad-blocks =
    { $reason ->
        [unknown] ”{ $what }” är ingen kloss. En kloss är en färg och en storlek, till exempel brown-small.
        [twice] { $what } står två gånger i listan.
       *[too-few] Det måste finnas minst { $least } klossar.
    }

# The table in the terminal
no-stack-yet = Inget torn
# $count: cards in the draw pile; $top: the card on top of the discard, or a dash
piles =
    { $count ->
        [one] Korthög: { $count } kort · slänghög: { $top }
       *[other] Korthög: { $count } kort · slänghög: { $top }
    }
play-goes =
    { $direction ->
        [1] Spelet går medurs.
       *[-1] Spelet går moturs.
    }
free-blocks = Lediga:
your-cards = Dina kort:

# What is asked
ask-card = Vilket kort spelar du? (dess nummer)
ask-block = Vilken kloss? (dess nummer; at x y turn t face f efter det lägger den någon annanstans, i 0,1 mm)
ask-report = Står tornet? stood, fell, eller late om det rasade efter räkningen
button-place = Lägg { block } med { card }
button-place-extra = Lägg { block }
button-act = Spela { card }
button-fallen = Tornet rasade
nothing-planned = Inget är planerat.
no-such-number = Skriv ett tal från 1 till { $count }.
# What comes of it. $kind: how it goes on
outlook =
    { $kind ->
        [wins-ninth] Om tornet står är alla klossar på plats och du vinner.
        [wins-hand] Då har du inga kort kvar och vinner.
        [wins-extra] Om tornet står vinner du.
        [extra] Sedan måste en kloss till stå.
       *[next] Sedan är det nästa spelares tur.
    }

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – välj ett kort, sedan en kloss
    3 at 20 -15 turn 45 face 2 – den klossen, vid sidan av mitten, vriden, på en annan sida
    fallen – vid ett riktigt bord: tornet rasade innan du rörde det
    ? – varför inte?
    s – få ett förslag på drag
    u – ångra, Enter – bekräfta
    q – avsluta; partiet sparas
