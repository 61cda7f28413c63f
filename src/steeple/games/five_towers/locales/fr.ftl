# Cinq Tours : ses mots, et pourquoi un coup est interdit.

name = Cinq Tours

# Les cinq types de tours. $type : candy, scary, tree, scrap ou sand
tower =
    { $type ->
        [candy] Tour de bonbons
        [scary] Tour de la peur
        [tree] Tour des arbres
        [scrap] Tour de ferraille
       *[sand] Tour de sable
    }
# Les mêmes, aussi courts que possible : sur les cartes et dans les listes
type =
    { $type ->
        [candy] Bonbon
        [scary] Peur
        [tree] Arbre
        [scrap] Ferraille
       *[sand] Sable
    }
card = { type } { $value }
row = Rangée :
rubble = Gravats
points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

# Ce que quelqu’un a fait. $name : un nom, ou le mot « Toi » : aucun verbe ne doit en dépendre.
did-bid = { $name } : annonce { $number }
did-pass = { $name } : passe
did-cancel = { $name } : impossible d’en poser autant, les cartes retournent dans la rangée
# $cards : une liste de cartes
did-build = { $name } : construction ({ $cards })
did-tear-down = { $name } : démolition du sommet ({ tower }), puis construction ({ $cards })
did-start = La première annonce revient à : { $name }
# The cards that were turned up
new-row = Nouvelle rangée : { $cards }

# Pourquoi un coup est interdit
no-such-card = Il n’y a pas de carte « { $card } ». Une carte est un type et une valeur de 0 à 15, par exemple candy12.
no-such-type = Il n’y a pas de tour « { $name } ». Au choix : candy, scary, tree, scrap, sand.
one-tear-down = On ne peut démolir qu’une seule carte, et cela s’écrit en premier, par exemple : build -sand sand7.
cards-in-a-build =
    { $count ->
        [0] Il faut au moins une carte pour construire.
       *[other] Une construction compte au plus { $most } cartes, pas { $count }.
    }
not-now = Ce n’est pas le moment.
not-in-deck = { card } n’est pas dans la pioche.
time-to-bid = Les enchères ne sont pas finies : il faut annoncer un nombre, ou passer.
time-to-build =
    { $number ->
        [one] Les enchères sont finies : il faut construire avec { $number } carte.
       *[other] Les enchères sont finies : il faut construire avec { $number } cartes.
    }
not-higher = La plus haute annonce est { $highest } : il faut annoncer plus, ou passer.
more-than-row =
    { $row ->
        [one] Il n’y a que { $row } carte dans la rangée.
       *[other] Il n’y a que { $row } cartes dans la rangée.
    }
not-below-cancelled = Tu n’as pas pu en poser { $cancelled } dans cette manche : il faut annoncer moins, ou passer.
more-than-buildable =
    { $most ->
        [0] Tu ne peux pas en poser { $number } : aucune de ces cartes ne va sur tes tours, même après une démolition.
        [one] Tu ne peux pas en poser { $number } : au plus { $most } carte va sur tes tours, même après une démolition.
       *[other] Tu ne peux pas en poser { $number } : au plus { $most } cartes vont sur tes tours, même après une démolition.
    }
starter-must-bid = La première annonce est obligatoire : un nombre de 0 à { $row }.
wrong-size =
    { $number ->
        [one] Ton annonce est { $number } : il faut poser exactement { $number } carte, pas { $count }.
       *[other] Ton annonce est { $number } : il faut poser exactement { $number } cartes, pas { $count }.
    }
not-in-row = { card } n’est pas dans la rangée.
nothing-to-tear-down = { tower } : il n’y a rien à démolir.
roof-stays = { tower } : un toit ne se démolit jamais.
nothing-goes-on-roof = { tower } : impossible de poser { $value }, rien ne va sur un toit.
does-not-fit = { tower } : { $value } ne va pas sur { $below }. Il faut une valeur plus basse ; seul un 9 va sur n’importe quelle carte sauf un 0, et n’importe quelle carte va sur un 8.
can-be-built =
    { $number ->
        [one] Tu peux poser { $number } carte : il n’est donc pas permis de renoncer.
       *[other] Tu peux poser { $number } cartes : il n’est donc pas permis de renoncer.
    }

# La table dans le terminal
# $pass_ : 1 quand la pioche est parcourue pour la première fois, 2 pour la seconde
deck-left =
    { $pass_ ->
        [1] { $count ->
                [0] La pioche est vide : après cette manche, la défausse mélangée devient la nouvelle pioche.
                [one] { $count } carte dans la pioche, puis la défausse mélangée devient la nouvelle pioche.
               *[other] { $count } cartes dans la pioche, puis la défausse mélangée devient la nouvelle pioche.
            }
       *[2] { $count ->
                [0] La pioche est vide pour la seconde fois : c’est la dernière manche.
                [one] { $count } carte dans la pioche, puis la partie se termine.
               *[other] { $count } cartes dans la pioche, puis la partie se termine.
            }
    }
has-bid = annonce { $number }
passed = passe

# Ce qui est demandé. $numbers : une liste de nombres
ask-bid = Combien de cartes annonces-tu ? { $numbers }
ask-bid-or-pass = Combien de cartes annonces-tu ? { $numbers }, ou p pour passer
ask-pass = Tu ne peux pas annoncer plus : p pour passer
ask-cancel =
    { $number ->
        [one] Tu ne peux pas poser { $number } carte : c pour renoncer
       *[other] Tu ne peux pas poser { $number } cartes : c pour renoncer
    }
ask-build =
    { $count ->
        [one] Encore { $count } carte à prendre (son numéro dans la rangée)
       *[other] Encore { $count } cartes à prendre (leurs numéros dans la rangée, dans l’ordre de pose)
    }
button-bid = Annoncer { $number }
button-pass = Passer
button-cancel = Renoncer
button-build =
    { $count ->
        [one] Construire pour { $count } point
       *[other] Construire pour { $count } points
    }
nothing-planned = Rien n’est prévu.
# $plan : une liste de ce qui est démoli et construit
plan-so-far = Prévu : { $plan }.
torn-down = { $tower } (sommet démoli)
points-change = Points : { $before } → { $after }
# $number : le nombre de cartes annoncé
can-not-be-finished = Là, { card } bloquerait la suite : il ne serait plus possible d’en poser { $number }.
tear-down-blocks = { tower } : y démolir bloquerait la suite, il ne serait plus possible d’en poser { $number }.
already-taken = { card } : carte déjà prise.
no-such-place = Les cartes de la rangée sont numérotées de 1 à { $count }.
# $card : une carte, par exemple Sable 7
card-fits = { $card } convient.
card-fits-after-tearing = { $card } convient après une démolition.
card-has-no-place = { $card } n’a sa place dans aucune construction.

# Les touches. Les lettres et signes avant le tiret restent tels quels.
keys-bid =
    0 à 5 – annoncer ce nombre de cartes
    p – passer
    ? – pourquoi pas ? (tous les nombres), ?4 – pourquoi pas 4 ?
    s – proposer un coup
    u – annuler, Entrée – confirmer
    q – quitter ; la partie est sauvegardée
keys-build =
    1 à 5 – prendre cette carte de la rangée ; plusieurs : 2 4 1, dans l’ordre de pose
    t sand – démolir d’abord le sommet de cette tour
    ? – quelles cartes conviennent
    s – proposer une construction
    c – renoncer, si ton annonce ne peut pas être construite (enchères ouvertes seulement)
    u – annuler, Entrée – confirmer
    q – quitter ; la partie est sauvegardée

# Compter les points d’une vraie table
main-tower = Tour principale
# Quelqu’un dont le nom n’est pas donné
player = Sans nom
# $why : une autre phrase, qui dit ce qui ne va pas
sheet-line = Ligne { $line } : { $why }
sheet-empty = Il n’y a aucune tour à compter.
# $known : les noms des cinq types
sheet-what = « { $text } » n’est ni une tour ({ $known }) ni des gravats.
sheet-tower-twice = { tower } : il n’y a qu’une tour de chaque type par personne.
sheet-no-values = { tower } : il manque ses valeurs, à partir du sol.
sheet-value = « { $text } » n’est pas une valeur ; les valeurs vont de 0 à 15.
sheet-rubble = « { $text } » n’est pas une carte. Les gravats sont un nombre de cartes, ou des cartes comme sand7 candy3.
sheet-rubble-twice = Les gravats sont déjà indiqués.
sheet-does-not-fit = { $name } – { tower } : { $value } ne peut pas reposer sur { $below }.
sheet-on-roof = { $name } – { tower } : { $value } ne peut pas reposer sur le toit.
sheet-roof-torn = { $name } : un toit ne se démolit jamais.
sheet-much-rubble = { $name } : plus de { $most } cartes dans les gravats, c’est impossible.
sheet-many-players = On joue à { $most } au plus.
# $count : combien de fois la carte est sur la table ; $there : combien de fois elle est dans la boîte
sheet-copies = { card } est { $count } fois sur la table ; avec autant de monde, il n’y en a que { $there }.

# La leçon : ce qui est dit avant chaque tour. Les nombres sont les valeurs des cartes.
lesson-1 = Cinq cartes sont dans la rangée. Tu commences : dis combien tu en prends. Annonce 3.
lesson-2 = Personne n’annonce plus, tu prends donc 3 cartes. Une carte doit être plus basse que celle du dessous : le 2 va sur le 13, et le 15 commence une nouvelle tour.
lesson-3 = La plus haute annonce est 3. Pour gagner, il faudrait en prendre 4, et sur des cartes basses, presque plus rien ne va ensuite. Passe.
lesson-4 = Le 11 et le 5 ne vont pas sur ton 2. Mais avant de construire, tu peux démolir une carte au sommet d’une tour. Annonce 3.
lesson-5 = Démolis le 2, puis pose le 11, le 5 et le 10. Le 2 est dans les gravats : la première carte y coûte 1 point, la deuxième 2.
lesson-6 = Un 9 va sur n’importe quelle carte sauf un 0, et il y a de nouveau de la place. Tu parles en dernier : annonce 3.
lesson-7 = Le 9 va sur le 5, et le 7 sur le 9. Le 8 va sur le 10, et n’importe quelle carte va sur un 8.
lesson-8 = Un 0 est un toit : chaque carte de sa tour compte double, et plus rien ne va dessus. Annonce 3.
lesson-9 = Couvre ta plus haute tour avec le 0. Le 11 va sur le 8, et le 7 sur le 11.
lesson-10 = Les 6 cartes sous le toit donnent 12 points, et 6 de plus comme tour principale. Les autres cartes donnent 5, les gravats enlèvent 1 : 22 points. Tu sais tout : joue.
# Ce qui est dit après un autre coup permis
lesson-try-bid = C’est permis. Dans cette leçon, annonce { $number }.
lesson-try-pass = C’est permis. Dans cette leçon, passe.
lesson-try-build = C’est permis. Dans cette leçon, construis comme indiqué ici.
