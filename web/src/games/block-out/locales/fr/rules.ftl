# The rules of Block Out, to be read. Numbers in examples belong to drawings: they must stay as they are.

block-rules-title = Block Out : les règles
block-rules-lead = Neuf blocs biscornus, une seule main. Poses-en un au sommet, lâche, et compte jusqu’à trois. De 2 à 6 personnes.

block-rules-goal = Le but
block-rules-goal-text = Débarrasse-toi de tes cartes. Chaque carte Bloc ajoute un bloc à la pile que tout le monde construit ensemble. Qui n’a plus de cartes à la fin d’un tour gagne, et qui pose le neuvième bloc aussi.

block-rules-pieces = Blocs et cartes
block-rules-pieces-text = Il y a neuf blocs : noirs, marron et jaunes, chaque fois un petit, un moyen et un grand. Ils ne sont pas tout à fait carrés : la façon de tourner un bloc compte.
block-rules-pieces-caption = Un anneau : noir, une vague : marron, une étoile : jaune. Un point : petit, deux : moyen, trois : grand.
block-rules-cards-text = 43 cartes sont pour les blocs, 12 pour les actions. Une carte Bloc désigne un bloc, ou te laisse le choix : dans une couleur, dans une taille, ou parmi tous.
block-rules-cards-caption = De gauche à droite : Petit marron, Grand au choix, Jaune au choix, Bloc au choix, Passer et Inversion.
block-rules-cards-count = Il y a trois cartes pour chaque bloc, deux pour chaque couleur, deux pour chaque taille et quatre pour un bloc au choix ; et six cartes Passer et six cartes Inversion.
block-rules-deal = Tout le monde reçoit sept cartes et les cache aux autres. Le reste est la pioche. À une vraie table, la prochaine personne à fêter son anniversaire commence. On joue d’abord dans le sens des aiguilles d’une montre.

block-rules-turn = Ton tour
block-rules-turn-text = Joue une carte. Si tu peux jouer, c’est obligatoire : on ne pioche pas par choix.
block-rules-turn-block = Une carte Bloc peut se jouer si un bloc qui lui correspond est libre, c’est-à-dire pas sur la pile.
block-rules-turn-action = Une carte Action peut toujours se jouer.
block-rules-turn-draw = Si aucune de tes cartes ne peut se jouer, pioche une carte à la fois jusqu’à en trouver une qui le peut, et joue-la tout de suite.
block-rules-turn-caption = Le grand marron et le noir moyen sont sur la pile. « Grand au choix » peut encore se jouer : deux grands blocs sont libres.
block-rules-turn-pile = Les cartes jouées vont sur la défausse, face visible. Quand la pioche est vide, la défausse mélangée devient la nouvelle pioche.

block-rules-place = Poser un bloc
block-rules-place-text = Choisis un bloc libre qui correspond à ta carte, et pose-le au sommet de la pile. S’il n’y a pas de pile, ton bloc en commence une ; le premier bloc ne peut pas tomber.
block-rules-place-hand = Sers-toi d’une seule main. Le bloc ne peut toucher que le dessus du bloc au sommet. Toucher un autre côté, ou un autre bloc, est une faute : la table convient si c’est un simple avertissement ou une chute.
block-rules-place-right = Seul le dessus est touché.
block-rules-place-wrong = Le côté de la pile est touché.
block-rules-count = Lâche, et compte trois secondes. Si la pile tient encore, ton tour est fini.

block-rules-fall = Quand la pile s’écroule
block-rules-fall-text = La pile s’est écroulée quand un de ses blocs n’en fait plus partie : il a quitté le bloc du dessous, ou il touche la table.
block-rules-fall-blocks = Tous les blocs quittent la pile.
block-rules-fall-draw = Tu pioches trois cartes. La carte que tu as jouée reste sur la défausse.
block-rules-fall-new = Tu joues tout de suite une autre carte, pour commencer une nouvelle pile. Si tu as une carte Bloc, ce doit en être une ; si tu n’as que des cartes Action, joues-en une, et la personne suivante commence la pile.
block-rules-late = Si la pile s’écroule après « trois », et avant que la personne suivante y touche, personne ne pioche : les blocs quittent la pile, et la personne suivante continue.

block-rules-actions = Passer et Inversion
block-rules-pass = Passer : tu ne poses rien, et la personne suivante continue.
block-rules-reverse = Inversion : tu ne poses rien, et le sens du jeu change. À deux, c’est comme Passer.

block-rules-win = La victoire
block-rules-win-hand = Qui n’a plus de cartes à la fin d’un tour gagne.
block-rules-win-ninth = Qui pose le neuvième bloc gagne tout de suite, si la pile tient.
block-rules-options = Ce qu’une table peut choisir
block-rules-extra = Encore un bloc : après ta dernière carte, tu choisis n’importe quel bloc libre, et il doit tenir aussi pour que tu gagnes. Si la pile s’écroule, tu pioches trois cartes et continues comme après toute chute.
block-rules-no-action = Pas d’action à la fin : Passer et Inversion ne peuvent pas être la dernière carte.

block-rules-judge = Qui juge
block-rules-judge-text = Une table choisit qui dit si la pile tient.
block-rules-judge-hand = Ta main : tu portes le bloc à l’écran, et le serveur simule ce qu’il fait. Tout le monde voit la même chose.
block-rules-judge-table = Vrais blocs : vous jouez avec des blocs de bois sur une vraie table ; les téléphones distribuent les cartes, veillent aux règles et demandent si la pile a tenu.
block-rules-judge-dice = Dés : le hasard décide. Plus la pile est haute, et plus le bloc du dessous est petit, plus c’est risqué.

block-rules-hidden = Ce qui est caché
block-rules-hidden-text = Personne ne voit les cartes des autres, ni l’ordre de la pioche. Le nombre de cartes de chaque personne, la défausse, le sens du jeu et la pile sont visibles par tout le monde.
