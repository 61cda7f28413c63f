# Block Out: its words, and why a move is illegal.

name = Block Out

# The nine blocks. $block: colour and size, such as brown-small
block =
    { $block ->
        [black-small] Liten svart
        [black-medium] Mellomstor svart
        [black-large] Stor svart
        [brown-small] Liten brun
        [brown-medium] Mellomstor brun
        [brown-large] Stor brun
        [yellow-small] Liten gul
        [yellow-medium] Mellomstor gul
       *[yellow-large] Stor gul
    }
# A block in the middle of a sentence: “Set the small brown on top”
block-name =
    { $block ->
        [black-small] lille svarte
        [black-medium] mellomstore svarte
        [black-large] store svarte
        [brown-small] lille brune
        [brown-medium] mellomstore brune
        [brown-large] store brune
        [yellow-small] lille gule
        [yellow-medium] mellomstore gule
       *[yellow-large] store gule
    }
# The cards. $card: one block, a colour, a size, any, pass or reverse
card =
    { $card ->
        [black-small] Liten svart
        [black-medium] Mellomstor svart
        [black-large] Stor svart
        [brown-small] Liten brun
        [brown-medium] Mellomstor brun
        [brown-large] Stor brun
        [yellow-small] Liten gul
        [yellow-medium] Mellomstor gul
        [yellow-large] Stor gul
        [black] Valgfri svart
        [brown] Valgfri brun
        [yellow] Valgfri gul
        [small] Valgfri liten
        [medium] Valgfri mellomstor
        [large] Valgfri stor
        [any] Valgfri kloss
        [pass] Pass
       *[reverse] Retningsskift
    }
cards-in-hand =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }

# What somebody did. $name: the player; names can’t be inflected.
did-start = Startspiller: { $name }
did-draw = { $name }: trekker { card }
# The card, and the block that is placed with it
did-place = { $name } spiller { card } og legger den { block-name } klossen.
# With the card that names just this block
did-place-plain = { $name } legger den { block-name } klossen.
did-place-extra = { $name } legger én kloss til: den { block-name }.
did-pass = { $name } spiller Pass.
did-reverse = { $name } spiller Retningsskift.
did-say-fallen = Tårnet falt før noen rørte det. Ingen trekker kort.
# What the blocks did, and what follows. $name: who plays next
stood = Tårnet står. { $name } spiller.
# $name: who placed the block
stood-extra = Tårnet står. { $name }: én kloss til.
# $count: how many cards are drawn
fell =
    { $count ->
        [0] Det falt. { $name } starter et nytt tårn.
        [one] Det falt: { $count } kort til { $name }.
       *[other] Det falt: { $count } kort til { $name }.
    }
late = Det falt etter tellingen: Ingen trekker kort.
# $foul: side (a side was touched), or block (another block was touched)
foul-fall =
    { $foul ->
        [side] Siden ble berørt: Det teller som et fall.
       *[block] En annen kloss ble berørt: Det teller som et fall.
    }
foul-warn =
    { $foul ->
        [side] Siden ble berørt: en advarsel.
       *[block] En annen kloss ble berørt: en advarsel.
    }
# $why: air, start, slow or unstable
void =
    { $why ->
        [air] Ikke avgjort: Klossen ble sluppet i luften. Trekket gjøres på nytt.
        [start] Ikke avgjort: Klossen begynte inni en annen. Trekket gjøres på nytt.
        [unstable] Ikke avgjort: Simuleringen gikk galt. Trekket gjøres på nytt.
       *[slow] Ikke avgjort: Det tok for lang tid. Trekket gjøres på nytt.
    }
won-hand = Tårnet står: { $name } har ingen kort igjen, og vinner.
won-ninth = Tårnet står: Den siste klossen er i tårnet. { $name } vinner.
won-extra = Tårnet står: { $name } vinner med én kloss til.

# Why a move is illegal
no-such-block = Det finnes ingen kloss «{ $block }». En kloss er en farge og en størrelse, for eksempel brown-small.
no-such-card = Det finnes ikke noe kort «{ $card }». Et kort er en kloss som brown-small, en farge, en størrelse, any, pass eller reverse.
# $most: in tenths of a millimetre
bad-spot = En kloss kan ikke legges der: høyst { $most } fra midten (i 0,1 mm), vridd 0 til 359 grader, på en av sidene 0 til 5.
not-now = Det er ikke tid for det nå.
not-your-turn = Det er ikke din tur.
not-in-deck = Kortet { card } er ikke i trekkbunken.
not-in-hand = Kortet { card } er ikke på hånden din.
only-the-drawn-card = Du trakk til et kort kunne spilles: Spill { card }.
all-on-the-stack = { card }: Alle klosser som passer, er i tårnet.
block-first = { card }: Tårnet falt, så først må et klosskort spilles.
action-cant-finish = { card }: Et handlingskort kan ikke være det siste kortet.
extra-needs-no-card = Det siste kortet ditt er spilt: Legg én kloss til, uten kort.
needs-a-card = En kloss legges med et kort som passer til den.
on-the-stack = { block }: Denne klossen er i tårnet.
not-at-this-table = { block }: Denne klossen er ikke med i dette spillet.
does-not-fit = { block }: Denne klossen passer ikke til kortet { card }.
no-card-for-it = { block }: Ingen av kortene du kan spille, passer til denne klossen.
only-at-a-real-table = Bare ved et ekte bord er det noen som sier at tårnet falt.
no-stack = Det er ikke noe tårn som kan falle.
fell-in-the-turn = Turen er ikke over: Legg den ekstra klossen, og si så om tårnet ble stående.
first-block-stands = Den første klossen i et tårn kan ikke falle.
not-on-the-stack = { block }: Denne klossen var ikke i tårnet.
makes-no-sense = Det kan ikke dommeren ha sett.

# Why cards or blocks that a table chose make no sense. $what: a part of what was written
bad-cards =
    { $reason ->
        [unknown] «{ $what }» er ikke en korttype med et tall fra 0 til 99, for eksempel black-small 3.
        [twice] { $what } står to ganger i listen.
        [fits-nothing] { $what }: Ingen kloss ved dette bordet passer til dette kortet.
        [stuck] Det må finnes et kort som alltid kan spilles: any, pass eller reverse.
        [no-blocks] Det må finnes et kort for en kloss.
       *[too-few] { $what } kort er for få: Med så mange spillere må det være minst { $least }.
    }
bad-blocks =
    { $reason ->
        [unknown] «{ $what }» er ingen kloss. En kloss er en farge og en størrelse, for eksempel brown-small.
        [twice] { $what } står to ganger i listen.
       *[too-few] Det må være minst { $least } klosser.
    }

# The table in the terminal
no-stack-yet = Ikke noe tårn
# $count: cards in the draw pile; $top: the card on top of the discard, or a dash
piles =
    { $count ->
        [one] Trekkbunke: { $count } kort · kastebunke: { $top }
       *[other] Trekkbunke: { $count } kort · kastebunke: { $top }
    }
play-goes =
    { $direction ->
        [1] Spillet går med klokken.
       *[-1] Spillet går mot klokken.
    }
free-blocks = Ledige:
your-cards = Kortene dine:

# What is asked
ask-card = Hvilket kort spiller du? (nummeret)
ask-block = Hvilken kloss? (nummeret; at x y turn t face f etter det legger den et annet sted, i 0,1 mm)
ask-report = Står tårnet? stood, fell, eller late hvis det falt etter tellingen
button-place = Legg { block } med { card }
button-place-extra = Legg { block }
button-act = Spill { card }
button-fallen = Tårnet falt
nothing-planned = Ingenting er planlagt.
no-such-number = Skriv et tall fra 1 til { $count }.
# What comes of it. $kind: how it goes on
outlook =
    { $kind ->
        [wins-ninth] Hvis tårnet står, er alle klossene i tårnet, og du vinner.
        [wins-hand] Da har du ingen kort igjen, og vinner.
        [wins-extra] Hvis tårnet står, vinner du.
        [extra] Så må én kloss til bli stående.
       *[next] Så er det neste spillers tur.
    }

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – velg et kort, så en kloss
    3 at 20 -15 turn 45 face 2 – den klossen, ved siden av midten, vridd, på en annen side
    fallen – ved et ekte bord: tårnet falt før du rørte det
    ? – hvorfor ikke?
    s – få et forslag til trekk
    u – angre, Enter – bekreft
    q – avslutt; partiet lagres
