# Block Out: its words, and why a move is illegal.

name = Block Out

# The nine blocks. $block: colour and size, such as brown-small
block =
    { $block ->
        [black-small] Negru mic
        [black-medium] Negru mijlociu
        [black-large] Negru mare
        [brown-small] Maro mic
        [brown-medium] Maro mijlociu
        [brown-large] Maro mare
        [yellow-small] Galben mic
        [yellow-medium] Galben mijlociu
       *[yellow-large] Galben mare
    }
# A block in the middle of a sentence: “Set the small brown on top”
block-name =
    { $block ->
        [black-small] negru mic
        [black-medium] negru mijlociu
        [black-large] negru mare
        [brown-small] maro mic
        [brown-medium] maro mijlociu
        [brown-large] maro mare
        [yellow-small] galben mic
        [yellow-medium] galben mijlociu
       *[yellow-large] galben mare
    }
# The cards. $card: one block, a colour, a size, any, pass or reverse
card =
    { $card ->
        [black-small] Negru mic
        [black-medium] Negru mijlociu
        [black-large] Negru mare
        [brown-small] Maro mic
        [brown-medium] Maro mijlociu
        [brown-large] Maro mare
        [yellow-small] Galben mic
        [yellow-medium] Galben mijlociu
        [yellow-large] Galben mare
        [black] Orice negru
        [brown] Orice maro
        [yellow] Orice galben
        [small] Orice bloc mic
        [medium] Orice bloc mijlociu
        [large] Orice bloc mare
        [any] Orice bloc
        [pass] Pas
       *[reverse] Sens invers
    }
cards-in-hand =
    { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }

# What somebody did. $name: the player; names can’t be inflected.
did-start = Prima tură: { $name }
did-draw = { $name }: carte trasă ({ card })
# The card, and the block that is placed with it
did-place = { $name } joacă { card } și așază blocul { block-name }.
# With the card that names just this block
did-place-plain = { $name } așază blocul { block-name }.
did-place-extra = { $name } mai așază un bloc: { block-name }.
did-pass = { $name } joacă Pas.
did-reverse = { $name } joacă Sens invers.
did-say-fallen = Turnul a căzut înainte să-l atingă cineva. Nimeni nu trage cărți.
# What the blocks did, and what follows. $name: who plays next
stood = Turnul rezistă. Joacă { $name }.
# $name: who placed the block
stood-extra = Turnul rezistă. { $name }: încă un bloc.
# $count: how many cards are drawn
fell =
    { $count ->
        [0] Turnul a căzut. { $name } începe altul.
        [one] Turnul a căzut: { $count } carte pentru { $name }.
        [few] Turnul a căzut: { $count } cărți pentru { $name }.
       *[other] Turnul a căzut: { $count } de cărți pentru { $name }.
    }
late = Turnul a căzut după numărătoare: nimeni nu trage cărți.
# $foul: side (a side was touched), or block (another block was touched)
foul-fall =
    { $foul ->
        [side] S-a atins o față laterală: contează ca o cădere.
       *[block] S-a atins alt bloc: contează ca o cădere.
    }
foul-warn =
    { $foul ->
        [side] S-a atins o față laterală: un avertisment.
       *[block] S-a atins alt bloc: un avertisment.
    }
# $why: air, start, slow or unstable
void =
    { $why ->
        [air] Neevaluat: blocul a fost eliberat în aer. Mutarea trebuie repetată.
        [start] Neevaluat: blocul a pornit din interiorul altuia. Mutarea trebuie repetată.
        [unstable] Neevaluat: simularea a dat greș. Mutarea trebuie repetată.
       *[slow] Neevaluat: a durat prea mult. Mutarea trebuie repetată.
    }
won-hand = Turnul rezistă: { $name } nu mai are cărți și câștigă.
won-ninth = Turnul rezistă: ultimul bloc e în turn. { $name } câștigă.
won-extra = Turnul rezistă: { $name } câștigă cu încă un bloc.

# Why a move is illegal
no-such-block = Nu există blocul „{ $block }”. Un bloc e o culoare și o mărime, de exemplu brown-small.
no-such-card = Nu există cartea „{ $card }”. O carte e un bloc ca brown-small, o culoare, o mărime, any, pass sau reverse.
# $most: in tenths of a millimetre
bad-spot = Un bloc nu se poate așeza acolo: cel mult la { $most } de mijloc (în 0,1 mm), rotit cu 0 până la 359 de grade, pe una dintre fețele de la 0 la 5.
not-now = Acum nu e momentul pentru asta.
not-your-turn = Nu e rândul tău.
not-in-deck = Cartea { card } nu e în pachet.
not-in-hand = Cartea { card } nu e în mâna ta.
only-the-drawn-card = Ai tras o carte care se poate juca: joacă { card }.
all-on-the-stack = { card }: toate blocurile potrivite sunt în turn.
block-first = { card }: turnul a căzut, așa că întâi vine o carte de bloc.
action-cant-finish = { card }: o acțiune nu poate fi ultima carte.
extra-needs-no-card = Ultima ta carte e jucată: mai așază un bloc, fără carte.
needs-a-card = Un bloc se așază cu o carte care i se potrivește.
on-the-stack = { block }: acest bloc e în turn.
not-at-this-table = { block }: acest bloc nu face parte din joc.
does-not-fit = { block }: acest bloc nu se potrivește cu cartea { card }.
no-card-for-it = { block }: nicio carte pe care o poți juca nu se potrivește cu acest bloc.
only-at-a-real-table = Doar la o masă reală spune cineva că turnul a căzut.
no-stack = Nu e niciun turn care să poată cădea.
fell-in-the-turn = Tura nu s-a încheiat: așază blocul în plus, apoi spune dacă turnul a rămas în picioare.
first-block-stands = Primul bloc al unui turn nu poate cădea.
not-on-the-stack = { block }: acest bloc nu era în turn.
makes-no-sense = Arbitrul nu poate să fi văzut asta.

# Why cards or blocks that a table chose make no sense. $what: a part of what was written
bad-cards =
    { $reason ->
        [unknown] „{ $what }” nu e un fel de carte cu un număr de la 0 la 99, de exemplu black-small 3.
        [twice] { $what } apare de două ori în listă.
        [fits-nothing] { $what }: niciun bloc de la această masă nu se potrivește cu această carte.
        [stuck] Trebuie să existe o carte care se poate juca oricând: any, pass sau reverse.
        [no-blocks] Trebuie să existe o carte pentru un bloc.
       *[too-few] Prea puține cărți ({ $what }): la atâția jucători, minimul e { $least }.
    }
bad-blocks =
    { $reason ->
        [unknown] „{ $what }” nu e un bloc. Un bloc e o culoare și o mărime, de exemplu brown-small.
        [twice] { $what } apare de două ori în listă.
       *[too-few] Prea puține blocuri: minimul e { $least }.
    }

# The table in the terminal
no-stack-yet = Niciun turn
# $count: cards in the draw pile; $top: the card on top of the discard, or a dash
piles =
    { $count ->
        [one] Pachet: { $count } carte · decartate: { $top }
        [few] Pachet: { $count } cărți · decartate: { $top }
       *[other] Pachet: { $count } de cărți · decartate: { $top }
    }
play-goes =
    { $direction ->
        [1] Se joacă în sensul acelor de ceasornic.
       *[-1] Se joacă în sens invers acelor de ceasornic.
    }
free-blocks = Libere:
your-cards = Cărțile tale:

# What is asked
ask-card = Ce carte joci? (numărul ei)
ask-block = Ce bloc? (numărul lui; urmat de at x y turn t face f, se așază în altă parte, în 0,1 mm)
ask-report = Turnul stă în picioare? stood (da), fell (nu) sau late dacă a căzut după numărătoare
button-place = Așază { block } cu { card }
button-place-extra = Așază { block }
button-act = Joacă { card }
button-fallen = Turnul a căzut
nothing-planned = Planul e gol.
no-such-number = Scrie un număr de la 1 la { $count }.
# What comes of it. $kind: how it goes on
outlook =
    { $kind ->
        [wins-ninth] Dacă turnul stă în picioare, toate blocurile sunt în el și câștigi.
        [wins-hand] Apoi nu mai ai cărți și câștigi.
        [wins-extra] Dacă turnul stă în picioare, câștigi.
        [extra] Apoi mai trebuie să stea în picioare un bloc.
       *[next] Apoi rândul trece mai departe.
    }

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – alege o carte, apoi un bloc
    3 at 20 -15 turn 45 face 2 – acel bloc, așezat lângă mijloc, rotit, pe altă față
    fallen – la o masă reală: turnul a căzut înainte să-l atingi
    ? – de ce nu?
    s – sugerează o mutare
    u – anulează, Enter – confirmă
    q – ieși; jocul se salvează
