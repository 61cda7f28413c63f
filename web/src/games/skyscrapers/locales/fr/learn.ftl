# The lesson of Skyscrapers. What the coach says of most steps is with the game’s own words.

sky-learn-title = Apprendre Skyscrapers
# The steps
sky-learn-add = Ajoute un ouvrier
sky-learn-card = Choisis une carte
sky-learn-site = Choisis une place
sky-learn-site-text = Appuie sur la place éclairée. Là, la carte monte plus haut que toutes les autres : ses points comptent double. La vue tourne vers elle.
sky-learn-hand = Approche, maintiens, lâche
sky-learn-hand-text = Prends la carte en main et approche-la de son bord. Maintiens-la jusqu’à ce que le rivet soit en place, puis lâche. Les ouvriers qui risquent de tomber sont marqués.
sky-learn-move = Grimpe d’un niveau
sky-learn-fall = Regarde-le s’écrouler
# $name: of a bot
sky-learn-fall-text = Maintenant, { $name } construit à la hâte. Qui fait tomber des ouvriers perd 5 points pour chacun.
sky-learn-end = Une carte est au sol
# Buttons
sky-learn-watch = Regarder
sky-learn-play = Jouer contre deux novices
