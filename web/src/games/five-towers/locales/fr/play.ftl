# Five Towers, during play.

seat-builds = construit
seat-thinks = réfléchit
# Said by screen readers about somebody’s skyline. $standing: such as “passed”, or nothing
open-seat = { $name }, { some-points }. { $standing }
# The same plural as everywhere: $points
some-points =
    { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }
others = Les autres
your-towers = Tes tours
towers-of = Tours : { $name }
# $tower: such as Sand tower; $values: a list of numbers from the ground up
tower-said =
    { $tower }, { $count ->
        [one] { $count } étage
        [many] { $count } d’étages
       *[other] { $count } étages
    } : { $values }. { some-points }.
tower-said-empty = { $tower } : terrain vide.
roof = toit
torn-down = démoli
main-tower-height = tour principale, { $count }
points-now = points actuels
# After a number
points-unit =
    { $count ->
        [one] point
        [many] de points
       *[other] points
    }
becomes = devient
# $type: candy, scary, tree, scrap or sand
main-tower-is =
    { $type ->
        [candy] Tour principale : Bonbon
        [scary] Tour principale : Peur
        [tree] Tour principale : Arbre
        [scrap] Tour principale : Ferraille
       *[sand] Tour principale : Sable
    }
# $count: how many cards lie there; $cost: points lost for all of them
rubble-costs =
    { $count ->
        [one] Gravats : { $count }, coût { $cost }
        [many] Gravats : { $count }, coût { $cost }
       *[other] Gravats : { $count }, coût { $cost }
    }

# The deck. $pass_: 1 while it is gone through for the first time, 2 for the second
deck-chip =
    { $pass_ ->
        [1] { $count ->
                [one] { $count } carte, puis on remélange
                [many] { $count } de cartes, puis on remélange
               *[other] { $count } cartes, puis on remélange
            }
       *[2] { $count ->
                [one] { $count } carte, puis c’est la fin
                [many] { $count } de cartes, puis c’est la fin
               *[other] { $count } cartes, puis c’est la fin
            }
    }

# The row, and where each card would go. The short ones stand under small cards.
the-row = La rangée
the-row-help = qui gagne l’enchère en prend autant qu’annoncé, à son choix
fit-on = sur ton { $below }
fit-on-short = sur { $below }
fit-start = commence une tour
fit-start-short = commence
fit-roof = un toit
fit-roof-short = toit
fit-after-tearing = si tu démolis ton { $below }
fit-after-tearing-short = démolir { $below }
fit-after-others = après une autre carte
fit-after-others-short = après
fit-none = pas de place : ton { $below } est trop bas
fit-none-short = ne va pas
fit-stays = reste
# $type: candy, scary, tree, scrap or sand
fit-none-roof =
    { $type ->
        [candy] ta tour de bonbons a son toit
        [scary] ta tour de la peur a son toit
        [tree] ta tour des arbres a son toit
        [scrap] ta tour de ferraille a son toit
       *[sand] ta tour de sable a son toit
    }
# $order: 1 for the card that is placed first
fit-placed = n° { $order }

# Bidding
your-bid = Ton annonce
auction = Les enchères
turn-first = À toi : dis le premier nombre
# $number: the highest bid; $name: who bid it
turn-raise = À toi : plus de { $number } ({ $name }), ou passe
turn-pass = À toi : tu ne peux que passer
bid-choose = Combien de ces cartes veux-tu ? Choisis un nombre pour voir ce qu’il pourrait rapporter.
bid-only-pass = Tes tours ne permettent pas d’annoncer plus.
bid-nothing = Avec 0, tu laisses la rangée aux autres. Si tout le monde passe, elle est défaussée.
bid-some =
    { $number ->
        [one] Avec { $number }, tu prends { $number } carte au choix, sauf si quelqu’un annonce plus. L’étage en pointillé montre la meilleure construction.
        [many] Avec { $number }, tu prends { $number } de cartes au choix, sauf si quelqu’un annonce plus. Les étages en pointillé montrent la meilleure construction.
       *[other] Avec { $number }, tu prends { $number } cartes au choix, sauf si quelqu’un annonce plus. Les étages en pointillé montrent la meilleure construction.
    }
bid-whole-row = Avec { $number }, tu prends tout de suite la rangée entière : personne ne peut annoncer plus.
bid-button = Choisis un nombre
# $number: a bid; $points: what one would have after it
step-said = Annoncer { $number }, puis { some-points }
with-number = avec { $number } :

# Building
# $row: how many cards there are
take-cards = Prends-en { $count } sur { $row }
tear-down = Démolir
tear-nothing = Rien
place-more =
    { $count ->
        [one] Encore { $count } carte à poser
        [many] Encore { $count } de cartes à poser
       *[other] Encore { $count } cartes à poser
    }
place-done =
    { $count ->
        [one] { $count } carte est posée
        [many] Les { $count } de cartes sont posées
       *[other] Les { $count } cartes sont posées
    }
build-how = Appuie sur une carte : elle va sur sa tour. Une basse va sur une haute. Tu peux d’abord démolir une carte au sommet d’une tour.
build-ready = Rien ne compte tant que tu n’as pas construit.
build-button =
    { $count ->
        [one] Encore { $count } carte
        [many] Encore { $count } de cartes
       *[other] Encore { $count } cartes
    }
undo = Annuler
suggest = Proposer
cancel-build = Impossible à construire
order = Ordre de pose
order-said = { $order } : { $card }. Appuie pour remettre la carte, les flèches changent l’ordre.
order-help = Appuie pour remettre une carte. Fais glisser ou utilise les flèches pour changer l’ordre.
# What is special about a planned tower
note-roof =
    { $type ->
        [candy] La tour de bonbons reçoit son toit : 2 points par étage, et plus rien ne va dessus.
        [scary] La tour de la peur reçoit son toit : 2 points par étage, et plus rien ne va dessus.
        [tree] La tour des arbres reçoit son toit : 2 points par étage, et plus rien ne va dessus.
        [scrap] La tour de ferraille reçoit son toit : 2 points par étage, et plus rien ne va dessus.
       *[sand] La tour de sable reçoit son toit : 2 points par étage, et plus rien ne va dessus.
    }
note-deck =
    { $type ->
        [candy] La tour de bonbons montre un 8 : n’importe quelle carte Bonbon va dessus.
        [scary] La tour de la peur montre un 8 : n’importe quelle carte Peur va dessus.
        [tree] La tour des arbres montre un 8 : n’importe quelle carte Arbre va dessus.
        [scrap] La tour de ferraille montre un 8 : n’importe quelle carte Ferraille va dessus.
       *[sand] La tour de sable montre un 8 : n’importe quelle carte Sable va dessus.
    }
note-brackets =
    { $type ->
        [candy] Le 9 rouvre la tour de bonbons.
        [scary] Le 9 rouvre la tour de la peur.
        [tree] Le 9 rouvre la tour des arbres.
        [scrap] Le 9 rouvre la tour de ferraille.
       *[sand] Le 9 rouvre la tour de sable.
    }
note-restart =
    { $type ->
        [candy] La tour de bonbons repart du sol.
        [scary] La tour de la peur repart du sol.
        [tree] La tour des arbres repart du sol.
        [scrap] La tour de ferraille repart du sol.
       *[sand] La tour de sable repart du sol.
    }
result-if = Si tu gagnes avec { $number }
result-after = Après cette construction
result-now = Points jusqu’ici

# Waiting
wait-bid = À { $name } d’annoncer
wait-build = À { $name } de construire
wait-dealer = Les cartes sont retournées
wait-over = La dernière carte est jouée

# Around the table
cards-left = Cartes à venir
left-deck = encore dans la pioche
left-again = défaussée, revient après le mélange
left-discarded =
    { $count ->
        [one] { $count } défaussée
        [many] { $count } défaussées
       *[other] { $count } défaussées
    }
