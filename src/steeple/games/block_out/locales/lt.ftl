# Block Out: its words, and why a move is illegal.

name = Block Out

# The nine blocks. $block: colour and size, such as brown-small
block =
    { $block ->
        [black-small] Maža juoda
        [black-medium] Vidutinė juoda
        [black-large] Didelė juoda
        [brown-small] Maža ruda
        [brown-medium] Vidutinė ruda
        [brown-large] Didelė ruda
        [yellow-small] Maža geltona
        [yellow-medium] Vidutinė geltona
       *[yellow-large] Didelė geltona
    }
# A block in the middle of a sentence: “Set the small brown on top”
block-name =
    { $block ->
        [black-small] maža juoda
        [black-medium] vidutinė juoda
        [black-large] didelė juoda
        [brown-small] maža ruda
        [brown-medium] vidutinė ruda
        [brown-large] didelė ruda
        [yellow-small] maža geltona
        [yellow-medium] vidutinė geltona
       *[yellow-large] didelė geltona
    }
# The cards. $card: one block, a colour, a size, any, pass or reverse
card =
    { $card ->
        [black-small] Maža juoda
        [black-medium] Vidutinė juoda
        [black-large] Didelė juoda
        [brown-small] Maža ruda
        [brown-medium] Vidutinė ruda
        [brown-large] Didelė ruda
        [yellow-small] Maža geltona
        [yellow-medium] Vidutinė geltona
        [yellow-large] Didelė geltona
        [black] Bet kuri juoda
        [brown] Bet kuri ruda
        [yellow] Bet kuri geltona
        [small] Bet kuri maža
        [medium] Bet kuri vidutinė
        [large] Bet kuri didelė
        [any] Bet kuri kaladėlė
        [pass] Praleisti ėjimą
       *[reverse] Keisti kryptį
    }
cards-in-hand =
    { $count ->
        [one] { $count } korta
        [few] { $count } kortos
        [many] { $count } kortos
       *[other] { $count } kortų
    }

# What somebody did. $name: the player; names can’t be inflected.
did-start = Pirmas ėjimas: { $name }
did-draw = { $name }: ištraukta korta „{ card }“
# The card, and the block that is placed with it
did-place = { $name }: korta „{ card }“, kaladėlė { block-name }.
# With the card that names just this block
did-place-plain = { $name } deda kaladėlę: { block-name }.
did-place-extra = { $name } deda dar vieną kaladėlę: { block-name }.
did-pass = { $name } praleidžia ėjimą.
did-reverse = { $name } keičia kryptį.
did-say-fallen = Bokštas sugriuvo niekam jo nepalietus. Niekas kortų netraukia.
# What the blocks did, and what follows. $name: who plays next
stood = Stovi. Žaidžia { $name }.
# $name: who placed the block
stood-extra = Stovi. { $name }: dar viena kaladėlė.
# $count: how many cards are drawn
fell =
    { $count ->
        [0] Sugriuvo. { $name } pradeda naują bokštą.
        [one] Sugriuvo. { $name } traukia { $count } kortą.
        [few] Sugriuvo. { $name } traukia { $count } kortas.
        [many] Sugriuvo. { $name } traukia { $count } kortos.
       *[other] Sugriuvo. { $name } traukia { $count } kortų.
    }
late = Sugriuvo jau suskaičiavus: niekas kortų netraukia.
# $foul: side (a side was touched), or block (another block was touched)
foul-fall =
    { $foul ->
        [side] Paliestas šonas: laikoma, kad bokštas sugriuvo.
       *[block] Paliesta kita kaladėlė: laikoma, kad bokštas sugriuvo.
    }
foul-warn =
    { $foul ->
        [side] Paliestas šonas: įspėjimas.
       *[block] Paliesta kita kaladėlė: įspėjimas.
    }
# $why: air, start, slow or unstable
void =
    { $why ->
        [air] Neįskaityta: kaladėlė paleista ore. Ėjimas kartojamas.
        [start] Neįskaityta: pradžioje kaladėlė buvo kitos viduje. Ėjimas kartojamas.
        [unstable] Neįskaityta: simuliacija nepavyko. Ėjimas kartojamas.
       *[slow] Neįskaityta: užtruko per ilgai. Ėjimas kartojamas.
    }
won-hand = Stovi: { $name } nebeturi kortų ir laimi.
won-ninth = Stovi: paskutinė kaladėlė bokšte. { $name } laimi.
won-extra = Stovi: { $name } laimi su papildoma kaladėle.

# Why a move is illegal
no-such-block = Kaladėlės „{ $block }“ nėra. Kaladėlė – tai spalva ir dydis, pavyzdžiui, brown-small.
no-such-card = Kortos „{ $card }“ nėra. Korta – tai kaladėlė (pavyzdžiui, brown-small), spalva, dydis, any, pass arba reverse.
# $most: in tenths of a millimetre
bad-spot = Ten kaladėlės padėti negalima: daugiausia { $most } nuo vidurio (po 0,1 mm), pasukta nuo 0 iki 359 laipsnių, ant vieno iš šonų nuo 0 iki 5.
not-now = Tam dabar ne laikas.
not-your-turn = Dabar ne tavo ėjimas.
not-in-deck = { card }: šios kortos krūvelėje nėra.
not-in-hand = { card }: šios kortos neturi rankoje.
only-the-drawn-card = Jau ištraukta korta, kurią galima žaisti. Žaisk būtent ją: { card }.
all-on-the-stack = { card }: visos tinkamos kaladėlės jau bokšte.
block-first = { card }: bokštas sugriuvo, todėl pirmiausia žaidžiama kaladėlės korta.
action-cant-finish = { card }: veiksmas negali būti paskutinė korta.
extra-needs-no-card = Paskutinė korta sužaista: padėk dar vieną kaladėlę, be kortos.
needs-a-card = Kaladėlė dedama su korta, kuri jai tinka.
on-the-stack = { block }: ši kaladėlė jau bokšte.
not-at-this-table = { block }: šios kaladėlės šiame žaidime nėra.
does-not-fit = { block }: ši kaladėlė netinka kortai „{ card }“.
no-card-for-it = { block }: šiai kaladėlei netinka nė viena korta, kurią gali žaisti.
only-at-a-real-table = Tik prie tikro stalo pranešama, kad bokštas sugriuvo.
no-stack = Nėra bokšto, kuris galėtų sugriūti.
fell-in-the-turn = Ėjimas dar nesibaigė: padėk papildomą kaladėlę, tada pasakyk, ar bokštas stovi.
first-block-stands = Pirmoji bokšto kaladėlė nukristi negali.
not-on-the-stack = { block }: šios kaladėlės bokšte nebuvo.
makes-no-sense = To teisėjas matyti negali.

# Why cards or blocks that a table chose make no sense. $what: a part of what was written
bad-cards =
    { $reason ->
        [unknown] „{ $what }“ nėra kortos rūšis su skaičiumi nuo 0 iki 99, pavyzdžiui, black-small 3.
        [twice] { $what } sąraše yra du kartus.
        [fits-nothing] { $what }: šiai kortai netinka nė viena šio stalo kaladėlė.
        [stuck] Turi būti korta, kurią visada galima žaisti: any, pass arba reverse.
        [no-blocks] Turi būti bent viena kaladėlės korta.
       *[too-few] Kortų per mažai ({ $what }): tokiam žaidėjų skaičiui jų turi būti bent { $least }.
    }
bad-blocks =
    { $reason ->
        [unknown] „{ $what }“ nėra kaladėlė. Kaladėlė – tai spalva ir dydis, pavyzdžiui, brown-small.
        [twice] { $what } sąraše yra du kartus.
       *[too-few] Kaladėlių per mažai: jų turi būti bent { $least }.
    }

# The table in the terminal
no-stack-yet = Bokšto nėra
# $count: cards in the draw pile; $top: the card on top of the discard, or a dash
piles =
    { $count ->
        [one] Krūvelė: { $count } korta · panaudotos: { $top }
        [few] Krūvelė: { $count } kortos · panaudotos: { $top }
        [many] Krūvelė: { $count } kortos · panaudotos: { $top }
       *[other] Krūvelė: { $count } kortų · panaudotos: { $top }
    }
play-goes =
    { $direction ->
        [1] Žaidžiama pagal laikrodžio rodyklę.
       *[-1] Žaidžiama prieš laikrodžio rodyklę.
    }
free-blocks = Laisvos:
your-cards = Tavo kortos:

# What is asked
ask-card = Kurią kortą žaidi? (jos numeris)
ask-block = Kurią kaladėlę? (jos numeris; po jo at x y turn t face f padeda ją kitur, po 0,1 mm)
ask-report = Ar bokštas stovi? stood – stovi, fell – sugriuvo, late – sugriuvo jau suskaičiavus
button-place = Padėti „{ block }“ su korta „{ card }“
button-place-extra = Padėti „{ block }“
button-act = Žaisti „{ card }“
button-fallen = Bokštas sugriuvo
nothing-planned = Nieko nesuplanuota.
no-such-number = Įrašyk skaičių nuo 1 iki { $count }.
# What comes of it. $kind: how it goes on
outlook =
    { $kind ->
        [wins-ninth] Jei bokštas išsilaiko, jame yra visos kaladėlės ir tu laimi.
        [wins-hand] Tada nebeturi kortų ir laimi.
        [wins-extra] Jei bokštas išsilaiko, tu laimi.
        [extra] Tada turi išsilaikyti dar viena kaladėlė.
       *[next] Tada eina kitas žaidėjas.
    }

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – pasirinkti kortą, tada kaladėlę
    3 at 20 -15 turn 45 face 2 – ta kaladėlė, padėta šalia vidurio, pasukta, ant kito šono
    fallen – prie tikro stalo: bokštas sugriuvo tau nepalietus
    ? – kodėl ne?
    s – pasiūlyti ėjimą
    u – žingsnis atgal, Enter – patvirtinti
    q – išeiti; partija išsaugoma
