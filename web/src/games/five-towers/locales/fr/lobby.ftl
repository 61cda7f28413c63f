# What a table of Five Towers agrees on, and how its bots play.

five-towers-option-bidding = Enchères
five-towers-option-bidding-checked = Vérifiées
five-towers-option-bidding-checked-note = Seules les annonces constructibles sont proposées.
five-towers-option-bidding-open = Ouvertes
five-towers-option-bidding-open-note = Toute annonce est permise. Qui ne peut pas en poser autant annonce moins ou passe.

# How bots play, in a sentence; weakest first
five-towers-bot-easy-note = Prend ce qui brille, et oublie les toits.
five-towers-bot-medium-note = Prend ce qui rapporte tout de suite le plus de points.
five-towers-bot-hard-note = Regarde ce qu’il te faut, et mise dessus.
five-towers-bot-expert-note = Compte les cartes restantes, et joue chaque choix à l’avance.
