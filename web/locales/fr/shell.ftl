# What is on every screen of the web client.

go-home = Steeple, accueil
skip = Aller au contenu principal
close = Fermer
cancel = Retour
reload = Recharger
language = Langue
settings = Réglages

# Light and dark
theme-to-day = Passer au jour
theme-to-dusk = Passer au crépuscule
settings-theme = Apparence
theme-system = Comme le système
theme-dusk = Crépuscule
theme-day = Jour

# How fast the moves of others are shown
settings-speed = Coups des autres
speed-slow = Lents
speed-normal = Normaux
speed-fast = Rapides
speed-off = Immédiats

settings-turn = Quand c’est ton tour
settings-sound = Sons
settings-vibration = Vibration
# For whoever can’t keep a button or a key down
settings-press-instead = Appuyer au lieu de maintenir
settings-notices = Notification, si une autre page est ouverte
settings-notices-refused = Le navigateur n’autorise pas les notifications pour cette page.
notice-turn = C’est ton tour

# When something is not there
unloaded = Impossible de charger cette page
unloaded-text = Il n’y a peut-être pas de réseau. Rien n’est perdu.
updated = Steeple a été mis à jour
updated-text = Recharge la page pour continuer. Ta place est gardée, et rien de ce que tu as confirmé n’est perdu.
trouble-offline = Le serveur est injoignable. Rien n’est perdu ; réessaie dans un instant.
# $code: the technical name of what went wrong
trouble-unknown = Il y a eu un problème ({ $code }). Rien n’a changé.
lost = Cette page n’existe pas
lost-text = Le lien est peut-être incomplet. Un code ressemble à plum-gable-274.
lost-home = Vers l’accueil
