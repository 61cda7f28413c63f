# The end of a match: who won, where the points come from, whether the deck was fair.

# $name: the person who looks at the screen, who has won
end-you-win = { $name }, tu gagnes
end-wins = { $name } gagne
# $names: a list of all who have the most points
end-shared = Victoire partagée : { $names }
end-points =
    { $count ->
        [one] { $count } point.
        [many] { $count } de points.
       *[other] { $count } points.
    }
# $names: who came next, usually one person; $count: how many points they have less than the winner
end-next =
    { $count ->
        [one] Ensuite : { $names }, avec { $count } point de moins.
        [many] Ensuite : { $names }, avec { $count } de points de moins.
       *[other] Ensuite : { $names }, avec { $count } points de moins.
    }
# Said to somebody who did not win. $place: one of the words of end-place
end-yours =
    { $count ->
        [one] Toi : { $place } avec { $count } point.
        [many] Toi : { $place } avec { $count } de points.
       *[other] Toi : { $place } avec { $count } points.
    }
# One round that brought the winner many points
end-best-round =
    { $count ->
        [one] La manche { $round } a rapporté à elle seule { $count } point.
        [many] La manche { $round } a rapporté à elle seule { $count } de points.
       *[other] La manche { $round } a rapporté à elle seule { $count } points.
    }
end-rounds =
    { $count ->
        [one] { $count } manche
        [many] { $count } de manches
       *[other] { $count } manches
    }
# The place in the ranking. There are at most five.
end-place =
    { $place ->
        [1] 1re place
        [2] 2e place
        [3] 3e place
        [4] 4e place
       *[5] 5e place
    }
# The same for a bot. $place: one of the words of end-place
end-place-bot = { $place }, bot
# For the skylines of everybody, side by side
end-skylines = Les tours

end-replay = Revoir
end-share = Partager l’image
end-rematch = Revanche
end-new-table = Nouvelle table
# A link for people who watch, or who come back later
end-to-rematch = Vers la revanche

# $names: a list of people
end-rematch-wanted = Pour une revanche : { $names }.
end-rematch-waiting = En attente : { $names }.
# $names: a list of bots
end-rematch-bots = D’accord d’avance : { $names }.
end-rematch-yours = Tu veux une revanche.

# Where the points come from
end-table = Points par tour
end-player = Nom
end-main = Tour principale
end-rubble = Gravats
end-sum = Points
# A cell of the table, read aloud. $storeys: how many storeys the tower has
end-cell =
    { $storeys ->
        [0] pas de tour
        [one] { $storeys } étage, points : { $points }
        [many] { $storeys } d’étages, points : { $points }
       *[other] { $storeys } étages, points : { $points }
    }
end-cell-roof =
    { $storeys ->
        [one] { $storeys } étage avec un toit, points : { $points }
        [many] { $storeys } d’étages avec un toit, points : { $points }
       *[other] { $storeys } étages avec un toit, points : { $points }
    }
# $count: how many cards were torn down
end-cell-rubble =
    { $count ->
        [one] { $count } carte, points : { $points }
        [many] { $count } de cartes, points : { $points }
       *[other] { $count } cartes, points : { $points }
    }
end-storeys =
    { $count ->
        [one] { $count } étage
        [many] { $count } d’étages
       *[other] { $count } étages
    }
end-cards =
    { $count ->
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }
# Follows a small drawing of a roof
end-legend = Une tour avec un toit compte 2 par étage, les autres 1. La tour principale compte 1 de plus par étage. Les gravats coûtent 1, puis 2, puis 3.
# Before it, in the table
end-legend-storeys = Le petit nombre est celui des étages d’une tour.

# Sharing a picture of the result
end-picture = Ton image
# What the picture shows, for those who don’t see it. $result: names and points
end-picture-said = Toutes les tours sur une même ligne de sol. { $result }
end-picture-making = Dessin de l’image
end-picture-failed = Ce navigateur n’a pas pu dessiner l’image. Le texte peut quand même être partagé.
end-picture-share = Partager
end-picture-save = Enregistrer l’image
end-picture-copy = Copier le texte
end-picture-copied = Le texte est copié
# $game: the name of the game; $result: names and points, such as “Rūta 39, Aino 37”
end-share-text = { $game } : { $result }
# One entry of the list of names and points
end-share-entry = { $name } { $points }

# Was the deck fair?
fair-question = La pioche était-elle équitable ?
fair-yes = La pioche était équitable
fair-no = Quelque chose ne correspond pas
fair-text = Son ordre a été scellé avant la manche 1, et la clé est maintenant ouverte. Tout le monde peut donc vérifier que rien n’a changé.
fair-yes-text = La clé correspond au sceau d’avant la manche 1, et chaque carte de la partie en découle.
fair-no-text = Garde le fichier de partie : il montre ce qui ne correspond pas.
fair-unknown-text = Tout n’a pas pu être vérifié. Réessaie dans un instant.
fair-seal = Sceau du début
fair-key = Clé ouverte à la fin
fair-check = Vérifier ici
fair-checking = Vérification
fair-again = Vérifier encore
fair-file = Fichier de partie
# What was checked; a tick or a cross stands before each line
fair-seal-fits = La clé correspond au sceau : vérifié dans ce navigateur.
fair-seal-broken = La clé ne correspond pas au sceau.
# $count: how many events the game file has
fair-chain-holds =
    { $count ->
        [one] { $count } événement du fichier de partie est inchangé : vérifié dans ce navigateur.
        [many] Les { $count } d’événements du fichier de partie sont inchangés : vérifié dans ce navigateur.
       *[other] Les { $count } événements du fichier de partie sont inchangés : vérifié dans ce navigateur.
    }
# $event: the number of the event
fair-chain-broken = L’événement { $event } du fichier de partie a été changé.
fair-draws-follow =
    { $count ->
        [one] { $count } tirage découle de la clé : calculé par le serveur.
        [many] Les { $count } de tirages découlent de la clé : calculé par le serveur.
       *[other] Les { $count } tirages découlent de la clé : calculé par le serveur.
    }
fair-draws-broken = Tous les tirages ne découlent pas de la clé.
fair-only-server = Cette page n’est pas ouverte en https, ce navigateur ne peut donc pas calculer d’empreintes. Seul le serveur vérifie.
# $why: a sentence that says what went wrong
fair-server-failed = Le serveur n’a pas pu vérifier : { $why }
fair-record-failed = Impossible de charger le fichier de partie : { $why }
