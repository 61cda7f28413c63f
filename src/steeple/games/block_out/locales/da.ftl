# Block Out: its words, and why a move is illegal.

name = Block Out

# The nine blocks. $block: colour and size, such as brown-small
block =
    { $block ->
        [black-small] Lille sort
        [black-medium] Mellemstor sort
        [black-large] Stor sort
        [brown-small] Lille brun
        [brown-medium] Mellemstor brun
        [brown-large] Stor brun
        [yellow-small] Lille gul
        [yellow-medium] Mellemstor gul
       *[yellow-large] Stor gul
    }
# A block in the middle of a sentence: “Set the small brown on top”
block-name =
    { $block ->
        [black-small] lille sorte
        [black-medium] mellemstore sorte
        [black-large] store sorte
        [brown-small] lille brune
        [brown-medium] mellemstore brune
        [brown-large] store brune
        [yellow-small] lille gule
        [yellow-medium] mellemstore gule
       *[yellow-large] store gule
    }
# The cards. $card: one block, a colour, a size, any, pass or reverse
card =
    { $card ->
        [black-small] Lille sort
        [black-medium] Mellemstor sort
        [black-large] Stor sort
        [brown-small] Lille brun
        [brown-medium] Mellemstor brun
        [brown-large] Stor brun
        [yellow-small] Lille gul
        [yellow-medium] Mellemstor gul
        [yellow-large] Stor gul
        [black] Valgfri sort
        [brown] Valgfri brun
        [yellow] Valgfri gul
        [small] Valgfri lille
        [medium] Valgfri mellemstor
        [large] Valgfri stor
        [any] Valgfri blok
        [pass] Pas
       *[reverse] Modsat
    }
cards-in-hand =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }

# What somebody did. $name: the player; names can’t be inflected.
did-start = Startspiller: { $name }
did-draw = { $name }: trækker { card }
# The card, and the block that is placed with it
did-place = { $name } spiller { card } og lægger den { block-name } blok.
# With the card that names just this block
did-place-plain = { $name } lægger den { block-name } blok.
did-place-extra = { $name } lægger én blok til: den { block-name }.
did-pass = { $name } spiller Pas.
did-reverse = { $name } spiller Modsat.
did-say-fallen = Stablen væltede før nogen rørte den. Ingen trækker kort.
# What the blocks did, and what follows. $name: who plays next
stood = Den står. { $name } spiller.
# $name: who placed the block
stood-extra = Den står. { $name }: én blok til.
# $count: how many cards are drawn
fell =
    { $count ->
        [0] Den væltede. { $name } starter en ny stabel.
        [one] Den væltede: { $count } kort til { $name }.
       *[other] Den væltede: { $count } kort til { $name }.
    }
late = Den væltede efter tællingen: ingen trækker kort.
# $foul: side (a side was touched), or block (another block was touched)
foul-fall =
    { $foul ->
        [side] Siden blev berørt: det tæller som et fald.
       *[block] En anden blok blev berørt: det tæller som et fald.
    }
foul-warn =
    { $foul ->
        [side] Siden blev berørt: en advarsel.
       *[block] En anden blok blev berørt: en advarsel.
    }
# $why: air, start, slow or unstable
void =
    { $why ->
        [air] Ikke afgjort: blokken blev sluppet i luften. Trækket tages om.
        [start] Ikke afgjort: blokken begyndte inde i en anden. Trækket tages om.
        [unstable] Ikke afgjort: simuleringen gik galt. Trækket tages om.
       *[slow] Ikke afgjort: det tog for lang tid. Trækket tages om.
    }
won-hand = Den står: { $name } har ingen kort tilbage og vinder.
won-ninth = Den står: den sidste blok er på stablen. { $name } vinder.
won-extra = Den står: { $name } vinder med én blok til.

# Why a move is illegal
no-such-block = Der findes ikke nogen blok ”{ $block }”. En blok er en farve og en størrelse, for eksempel brown-small.
no-such-card = Der findes ikke noget kort ”{ $card }”. Et kort er en blok som brown-small, en farve, en størrelse, any, pass eller reverse.
# $most: in tenths of a millimetre
bad-spot = En blok kan ikke lægges der: højst { $most } fra midten (i 0,1 mm), drejet 0 til 359 grader, på en af siderne 0 til 5.
not-now = Det er ikke tid til det nu.
not-your-turn = Det er ikke din tur.
not-in-deck = Kortet { card } er ikke i trækbunken.
not-in-hand = Kortet { card } er ikke på din hånd.
only-the-drawn-card = Du trak indtil et kort kunne spilles: spil { card }.
all-on-the-stack = { card }: alle blokke der passer, er på stablen.
block-first = { card }: stablen væltede, så først skal der spilles et blokkort.
action-cant-finish = { card }: et actionkort kan ikke være det sidste kort.
extra-needs-no-card = Dit sidste kort er spillet: læg én blok til, uden kort.
needs-a-card = En blok lægges med et kort der passer til den.
on-the-stack = { block }: denne blok er på stablen.
not-at-this-table = { block }: denne blok er ikke med i dette spil.
does-not-fit = { block }: denne blok passer ikke til kortet { card }.
no-card-for-it = { block }: intet kort som du må spille, passer til denne blok.
only-at-a-real-table = Kun ved et rigtigt bord er der nogen der siger at stablen væltede.
no-stack = Der er ikke nogen stabel der kan vælte.
fell-in-the-turn = Turen er ikke slut: læg den ekstra blok, og sig så om stablen blev stående.
first-block-stands = Den første blok i en stabel kan ikke vælte.
not-on-the-stack = { block }: denne blok var ikke på stablen.
makes-no-sense = Det kan dommeren ikke have set.

# Why cards or blocks that a table chose make no sense. $what: a part of what was written
bad-cards =
    { $reason ->
        [unknown] ”{ $what }” er ikke en slags kort med et tal fra 0 til 99, for eksempel black-small 3.
        [twice] { $what } står to gange på listen.
        [fits-nothing] { $what }: ingen blok ved dette bord passer til dette kort.
        [stuck] Der skal være et kort der altid kan spilles: any, pass eller reverse.
        [no-blocks] Der skal være et kort til en blok.
       *[too-few] { $what } kort er for få: med så mange spillere skal der være mindst { $least }.
    }
bad-blocks =
    { $reason ->
        [unknown] ”{ $what }” er ikke en blok. En blok er en farve og en størrelse, for eksempel brown-small.
        [twice] { $what } står to gange på listen.
       *[too-few] Der skal være mindst { $least } blokke.
    }

# The table in the terminal
no-stack-yet = Ingen stabel
# $count: cards in the draw pile; $top: the card on top of the discard, or a dash
piles =
    { $count ->
        [one] Trækbunke: { $count } kort · kastebunke: { $top }
       *[other] Trækbunke: { $count } kort · kastebunke: { $top }
    }
play-goes =
    { $direction ->
        [1] Spillet går med uret.
       *[-1] Spillet går mod uret.
    }
free-blocks = Ledige:
your-cards = Dine kort:

# What is asked
ask-card = Hvilket kort spiller du? (dets nummer)
ask-block = Hvilken blok? (dens nummer; at x y turn t face f efter det lægger den et andet sted, i 0,1 mm)
ask-report = Står stablen? stood, fell, eller late hvis den væltede efter tællingen
button-place = Læg { block } med { card }
button-place-extra = Læg { block }
button-act = Spil { card }
button-fallen = Stablen væltede
nothing-planned = Intet er planlagt.
no-such-number = Skriv et tal fra 1 til { $count }.
# What comes of it. $kind: how it goes on
outlook =
    { $kind ->
        [wins-ninth] Hvis den står, er alle blokke på stablen, og du vinder.
        [wins-hand] Så har du ingen kort tilbage og vinder.
        [wins-extra] Hvis den står, vinder du.
        [extra] Så skal én blok til blive stående.
       *[next] Så er det næste spillers tur.
    }

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – vælg et kort, så en blok
    3 at 20 -15 turn 45 face 2 – den blok, ved siden af midten, drejet, på en anden side
    fallen – ved et rigtigt bord: stablen væltede før du rørte den
    ? – hvorfor ikke?
    s – få et forslag til et træk
    u – fortryd, Enter – bekræft
    q – afslut; partiet gemmes
