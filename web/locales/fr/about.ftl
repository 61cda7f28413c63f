# What Steeple is. “Steeple” is a name and stays as it is.

about-title = À propos de Steeple
about-lead = Trois jeux de tours, gratuits pour tout le monde, sans compte.

about-steeple = Ce que c’est
# $games: a list of their names
about-steeple-text = Steeple est une table pour des jeux de tours : { $games }. Tu joues avec tes proches en envoyant un lien, avec des bots, ou à plusieurs sur un écran. Là où quelque chose peut tomber, ta propre main pose ce que tu joues, ou les dés décident, ou vous jouez avec de vraies pièces.
about-steeple-free = C’est gratuit : rien à acheter, pas de publicité, pas de compte. Le programme est libre sous licence MIT : tout le monde peut l’utiliser, le modifier et faire tourner son propre serveur.
# $game: its name
about-rules = Règles : { $game }
about-score = Compteur de points pour une vraie table

# Accessibility
about-accessibility = Accessibilité
about-access-screen = Lecteurs d’écran : chaque tour, chaque carte et chaque choix est décrit en mots. Les coups des autres sont annoncés quand ils arrivent, et ton tour aussitôt.
about-access-colour = Rien ne repose sur la seule couleur : chaque type de tour a sa forme, son motif, son signe et son nom.
about-access-contrast = Contraste élevé : le crépuscule et le jour gardent un fort contraste, et les couleurs de contraste de ton système sont utilisées si tu les as réglées.
about-access-motion = Peu de mouvement : si ton système demande moins d’animations, rien ne bouge. Les réglages permettent aussi d’afficher aussitôt les coups des autres.
about-access-sound = Les sons peuvent être coupés. Tout ce qui s’entend se voit aussi.
about-access-size = Tout fonctionne agrandi à 200 %, sur un petit téléphone, et avec le toucher, la souris ou le clavier.
about-keys = Touches à une table
about-keys-text = Tout peut se faire au clavier. Tab avance ; ces touches sont des raccourcis :
# Read aloud between two keys: “0 to 5”
about-key-to = à

# Privacy
about-privacy = Vie privée
about-privacy-cookie = Ton navigateur garde un seul cookie signé. Il dit quel est ton profil, et rien d’autre.
about-privacy-kept = Le serveur où tu joues garde le nom que tu as donné et tes parties, pour que tu puisses continuer et les revoir.
about-privacy-nobody = Rien ne va ailleurs. Il n’y a ni compteurs, ni publicité, ni éléments d’autres sites.
about-privacy-browser = La langue, l’apparence, le son et la feuille du compteur de points restent dans ce navigateur.
about-devices = Passer à un autre appareil
about-device-here = Sur le premier appareil
about-device-here-text = Affiche un code ici, et tape-le sur l’autre appareil. Tu y retrouves alors ton profil et tes tables.
about-device-show = Afficher un code
about-device-another = Afficher un autre code
# $minutes: how long the code works
about-device-valid =
    { $minutes ->
        [one] Il marche une fois, pendant { $minutes } minute.
        [many] Il marche une fois, pendant { $minutes } de minutes.
       *[other] Il marche une fois, pendant { $minutes } minutes.
    }
about-device-there = Sur l’autre appareil
about-device-there-text = Tape le code affiché par le premier appareil. Cet appareil a alors les tables de ce profil, et n’a plus les siennes.
about-device-code = Code
about-device-claim = Utiliser le code
# $name: what the guest is called
about-device-done = C’est fait. Ton nom sur cet appareil : { $name }
about-device-done-nameless = C’est fait. Cet appareil a maintenant les tables de l’autre.
# A heading and a button: only this device stays the guest that it is
about-device-leave = Quitter tous les autres appareils
about-device-leave-text = Pour un appareil perdu ou prêté : en quelques secondes, tes tables ne sont plus que sur cet appareil. Les programmes qui jouent pour toi ont besoin d’un nouveau jeton.
about-device-left = C’est fait. Il ne reste que cet appareil.

# Fairness
about-fairness = Équité
about-fairness-text = Personne ne peut choisir les cartes : ni le serveur, ni les gens à la table, ni un bot. Voici comment, et tout le monde peut le vérifier après coup.
about-fair-sealed = Scellé
about-fair-sealed-text = Avant la première carte, le serveur choisit un nombre secret. Il en montre le sceau à tout le monde : une empreinte qui ne correspond qu’à ce nombre.
about-fair-seeds = Mêlé
about-fair-seeds-text = Chaque place peut ajouter son propre nombre au hasard. Le serveur ne décide donc pas non plus à lui seul.
about-fair-drawn = Tiré
about-fair-drawn-text = Chaque tirage découle de ces nombres, comme une somme découle de ses termes. Sans le secret, personne ne peut voir à l’avance.
about-fair-opened = Révélé
about-fair-opened-text = Après la partie, le serveur révèle le secret. Il doit correspondre au sceau du début.
about-fair-checked = Vérifié
about-fair-checked-text = Tout le monde peut maintenant recalculer chaque tirage. Une seule carte changée, et rien ne correspond plus.
about-fairness-why = Après une partie, la table propose son fichier : tous les coups et tirages, le sceau et le secret. Tu peux en vérifier un ici.

# The check of a game file
about-check = Vérifier un fichier de partie
about-check-choose = Choisis un fichier de partie, ou dépose-le ici
about-check-where = Un fichier qui finit par .json, obtenu à la fin d’une partie
about-check-private = Le fichier va seulement à ce serveur, pour la vérification, et n’est pas gardé.
about-check-busy = Vérification…
# Read aloud before a step
about-check-right = Juste :
about-check-wrong = Faux :
about-check-unknown = Inconnu :
about-check-file = C’est un fichier de partie
# $count: how many things happened in the game
about-check-file-text =
    { $count ->
        [one] Il contient { $count } événement.
        [many] Il contient { $count } d’événements, l’un après l’autre.
       *[other] Il contient { $count } événements, l’un après l’autre.
    }
about-check-file-wrong = Ce n’est pas un fichier de partie
about-check-file-wrong-text = C’est peut-être un autre fichier, ou il a été coupé en route. Enregistre de nouveau le fichier à la fin d’une partie, et choisis-le ici.
about-check-here = Ce navigateur ne peut pas vérifier lui-même ici
about-check-here-text = Les navigateurs ne calculent des empreintes que sur des pages sécurisées (https). Le serveur vérifie tout ce qui suit.
about-check-seal = Le secret correspond au sceau
about-check-seal-text = Ton navigateur a calculé lui-même l’empreinte du secret. C’est celle qui était affichée avant la première carte.
about-check-seal-wrong = Le secret ne correspond pas au sceau
about-check-seal-wrong-text = Ce qui a été révélé à la fin n’est pas ce qui était scellé avant la première carte.
about-check-seal-closed = Le sceau est encore intact
about-check-seal-closed-text = Cette partie ne s’est pas terminée, son secret n’a donc jamais été révélé.
about-check-chain = Rien n’a été changé, retiré ou ajouté
# $count: how many things happened in the game
about-check-chain-text =
    { $count ->
        [one] Ton navigateur a vérifié lui-même le seul maillon.
        [many] Chaque événement est lié au précédent. Ton navigateur a suivi lui-même les { $count } de maillons.
       *[other] Chaque événement est lié au précédent. Ton navigateur a suivi lui-même les { $count } maillons.
    }
about-check-chain-wrong = Quelque chose a été changé
# $event: the number of an entry in the file; they are counted from 0
about-check-chain-wrong-text = La chaîne se rompt à l’événement { $event } du fichier : il a été changé, ou quelque chose avant lui a été retiré.
about-check-draws = Chaque tirage est juste, et chaque coup était permis
# $draws: how many cards and starters were drawn. $moves: how many moves were made
about-check-draws-text = Le serveur a tout recalculé à partir des nombres révélés. Tirages : { $draws }. Coups : { $moves }.
about-check-draws-wrong = La partie ne donne pas le même résultat
about-check-draws-open = Le serveur ne peut pas vérifier une partie inachevée
about-check-draws-unknown = Le serveur n’a pas pu vérifier
about-check-fair = Cette partie était équitable
about-check-unfair = Ce fichier ne montre pas une partie équitable
about-check-partly = Tout n’a pas pu être vérifié

about-fonts = Polices
about-fonts-text = Les titres et les nombres sont en Grenze d’Omnibus-Type, tout le reste en Commissioner de Kostas Bartsokas. Les deux sont libres sous la SIL Open Font License 1.1, et viennent de ce serveur.
about-programs = Pour programmer
about-programs-text = Des bots et d’autres programmes peuvent aussi jouer ici. Le fichier OpenAPI ci-dessous et docs/protocol.md dans le dépôt décrivent comment ils parlent au serveur ; docs/record.md décrit les fichiers de partie et le calcul des tirages.
about-programs-api = /api/openapi.json
