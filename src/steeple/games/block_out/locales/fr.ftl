# Block Out: its words, and why a move is illegal.

name = Block Out

# The nine blocks. $block: colour and size, such as brown-small
block =
    { $block ->
        [black-small] Petit noir
        [black-medium] Noir moyen
        [black-large] Grand noir
        [brown-small] Petit marron
        [brown-medium] Marron moyen
        [brown-large] Grand marron
        [yellow-small] Petit jaune
        [yellow-medium] Jaune moyen
       *[yellow-large] Grand jaune
    }
# A block in the middle of a sentence: “Set the small brown on top”
block-name =
    { $block ->
        [black-small] petit noir
        [black-medium] noir moyen
        [black-large] grand noir
        [brown-small] petit marron
        [brown-medium] marron moyen
        [brown-large] grand marron
        [yellow-small] petit jaune
        [yellow-medium] jaune moyen
       *[yellow-large] grand jaune
    }
# The cards. $card: one block, a colour, a size, any, pass or reverse
card =
    { $card ->
        [black-small] Petit noir
        [black-medium] Noir moyen
        [black-large] Grand noir
        [brown-small] Petit marron
        [brown-medium] Marron moyen
        [brown-large] Grand marron
        [yellow-small] Petit jaune
        [yellow-medium] Jaune moyen
        [yellow-large] Grand jaune
        [black] Noir au choix
        [brown] Marron au choix
        [yellow] Jaune au choix
        [small] Petit au choix
        [medium] Moyen au choix
        [large] Grand au choix
        [any] Bloc au choix
        [pass] Passer
       *[reverse] Inversion
    }
cards-in-hand =
    { $count ->
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }

# What somebody did. $name: the player; names can’t be inflected.
did-start = Le premier tour revient à : { $name }
did-draw = { $name } : carte { card } piochée
# The card, and the block that is placed with it
did-place = { $name } joue { card } et pose le { block-name }.
# With the card that names just this block
did-place-plain = { $name } pose le { block-name }.
did-place-extra = { $name } pose encore un bloc : le { block-name }.
did-pass = { $name } joue Passer.
did-reverse = { $name } joue Inversion.
did-say-fallen = La pile s’est écroulée avant que quelqu’un y touche. Personne ne pioche.
# What the blocks did, and what follows. $name: who plays next
stood = La pile tient. { $name } joue.
# $name: who placed the block
stood-extra = La pile tient. { $name } : encore un bloc.
# $count: how many cards are drawn
fell =
    { $count ->
        [0] La pile s’est écroulée. { $name } en commence une nouvelle.
        [one] La pile s’est écroulée : { $count } carte pour { $name }.
        [many] La pile s’est écroulée : { $count } de cartes pour { $name }.
       *[other] La pile s’est écroulée : { $count } cartes pour { $name }.
    }
late = La pile s’est écroulée après « trois » : personne ne pioche.
# $foul: side (a side was touched), or block (another block was touched)
foul-fall =
    { $foul ->
        [side] Côté touché : cela compte comme une chute.
       *[block] Autre bloc touché : cela compte comme une chute.
    }
foul-warn =
    { $foul ->
        [side] Côté touché : un avertissement.
       *[block] Autre bloc touché : un avertissement.
    }
# $why: air, start, slow or unstable
void =
    { $why ->
        [air] Pas jugé : le bloc a été lâché en l’air. Le coup est à refaire.
        [start] Pas jugé : au départ, le bloc était dans un autre. Le coup est à refaire.
        [unstable] Pas jugé : la simulation a échoué. Le coup est à refaire.
       *[slow] Pas jugé : c’était trop long. Le coup est à refaire.
    }
won-hand = La pile tient : { $name } n’a plus de carte, et gagne.
won-ninth = La pile tient : le dernier bloc est posé. { $name } gagne.
won-extra = La pile tient : { $name } gagne avec un bloc de plus.

# Why a move is illegal
no-such-block = Il n’y a pas de bloc « { $block } ». Un bloc est une couleur et une taille, par exemple brown-small.
no-such-card = Il n’y a pas de carte « { $card } ». Une carte est un bloc comme brown-small, une couleur, une taille, any, pass ou reverse.
# $most: in tenths of a millimetre
bad-spot = Un bloc ne peut pas être posé là : au plus à { $most } du milieu (en 0,1 mm), tourné de 0 à 359 degrés, sur une des faces 0 à 5.
not-now = Ce n’est pas le moment.
not-your-turn = Ce n’est pas ton tour.
not-in-deck = La carte { card } n’est pas dans la pioche.
not-in-hand = La carte { card } n’est pas dans ta main.
only-the-drawn-card = La carte que tu viens de piocher peut se jouer : joue { card }.
all-on-the-stack = { card } : tous les blocs possibles sont sur la pile.
block-first = { card } : la pile s’est écroulée, il faut d’abord une carte Bloc.
action-cant-finish = { card } : une carte Action ne peut pas être la dernière.
extra-needs-no-card = Ta dernière carte est jouée : pose encore un bloc, sans carte.
needs-a-card = Un bloc se pose avec une carte qui lui correspond.
on-the-stack = { block } : ce bloc est sur la pile.
not-at-this-table = { block } : ce bloc ne fait pas partie de ce jeu.
does-not-fit = { block } : ce bloc ne correspond pas à la carte { card }.
no-card-for-it = { block } : aucune carte que tu peux jouer ne correspond à ce bloc.
only-at-a-real-table = C’est seulement à une vraie table qu’on signale que la pile s’est écroulée.
no-stack = Il n’y a pas de pile qui puisse s’écrouler.
fell-in-the-turn = Le tour n’est pas fini : pose le bloc de plus, puis dis si la pile a tenu.
first-block-stands = Le premier bloc d’une pile ne peut pas tomber.
not-on-the-stack = { block } : ce bloc n’était pas sur la pile.
makes-no-sense = L’arbitre ne peut pas avoir vu cela.

# Why cards or blocks that a table chose make no sense. $what: a part of what was written
bad-cards =
    { $reason ->
        [unknown] « { $what } » n’est pas une sorte de carte avec un nombre de 0 à 99, par exemple black-small 3.
        [twice] { $what } est deux fois dans la liste.
        [fits-nothing] { $what } : aucun bloc de cette table ne correspond à cette carte.
        [stuck] Il faut une carte qui peut toujours se jouer : any, pass ou reverse.
        [no-blocks] Il faut une carte pour un bloc.
       *[too-few] Pas assez de cartes ({ $what }) : avec autant de monde, le minimum est { $least }.
    }
bad-blocks =
    { $reason ->
        [unknown] « { $what } » n’est pas un bloc. Un bloc est une couleur et une taille, par exemple brown-small.
        [twice] { $what } est deux fois dans la liste.
       *[too-few] Pas assez de blocs : le minimum est { $least }.
    }

# The table in the terminal
no-stack-yet = Pas de pile
# $count: cards in the draw pile; $top: the card on top of the discard, or a dash
piles =
    { $count ->
        [one] Pioche : { $count } carte · défausse : { $top }
        [many] Pioche : { $count } de cartes · défausse : { $top }
       *[other] Pioche : { $count } cartes · défausse : { $top }
    }
play-goes =
    { $direction ->
        [1] On joue dans le sens des aiguilles d’une montre.
       *[-1] On joue dans le sens inverse des aiguilles d’une montre.
    }
free-blocks = Libres :
your-cards = Tes cartes :

# What is asked
ask-card = Quelle carte joues-tu ? (son numéro)
ask-block = Quel bloc ? (son numéro ; suivi de at x y turn t face f, il se pose ailleurs, en 0,1 mm)
ask-report = La pile tient-elle ? stood (oui), fell (non), ou late si elle s’est écroulée après « trois »
button-place = Poser { block } avec { card }
button-place-extra = Poser { block }
button-act = Jouer { card }
button-fallen = La pile s’est écroulée
nothing-planned = Rien n’est prévu.
no-such-number = Tape un nombre de 1 à { $count }.
# What comes of it. $kind: how it goes on
outlook =
    { $kind ->
        [wins-ninth] Si la pile tient, tous les blocs y sont et tu gagnes.
        [wins-hand] Ensuite, tu n’as plus de cartes et tu gagnes.
        [wins-extra] Si la pile tient, tu gagnes.
        [extra] Ensuite, encore un bloc doit tenir.
       *[next] Ensuite, le tour passe à la personne suivante.
    }

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – choisir une carte, puis un bloc
    3 at 20 -15 turn 45 face 2 – ce bloc, posé à côté du milieu, tourné, sur une autre face
    fallen – à une vraie table : la pile s’est écroulée avant que tu y touches
    ? – pourquoi pas ?
    s – proposer un coup
    u – annuler, Entrée – confirmer
    q – quitter ; la partie est sauvegardée
