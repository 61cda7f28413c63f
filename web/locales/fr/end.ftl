# The end of a match: who won, where the points come from, whether the deck was fair.

# $name: the person who looks at the screen, who has won
end-you-win = { $name }, tu gagnes
end-wins = { $name } gagne

end-replay = Revoir
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

end-player = Nom

# Sharing a picture of the result
end-picture = Ton image
end-picture-making = Dessin de l’image
end-picture-failed = Ce navigateur n’a pas pu dessiner l’image. Le texte peut quand même être partagé.
end-picture-share = Partager
end-picture-save = Enregistrer l’image
end-picture-copy = Copier le texte
end-picture-copied = Le texte est copié
# $game: the name of the game; $result: names and points, such as “Rūta 39, Aino 37”
end-share-text = { $game } : { $result }

# Was the deck fair?
fair-question = La pioche était-elle équitable ?
fair-yes = La pioche était équitable
fair-no = Quelque chose ne correspond pas
fair-text = Son ordre a été scellé avant la manche 1, et la clé est maintenant révélée. Tout le monde peut donc vérifier que rien n’a changé.
fair-yes-text = La clé correspond au sceau d’avant la manche 1, et chaque carte de la partie en découle.
fair-no-text = Garde le fichier de partie : il montre ce qui ne correspond pas.
fair-unknown-text = Tout n’a pas pu être vérifié. Réessaie dans un instant.
fair-seal = Sceau du début
fair-key = Clé révélée à la fin
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
