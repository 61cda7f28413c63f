# What a table of Skyscrapers agrees on.

skyscrapers-option-referee = Qui juge
skyscrapers-option-referee-physics = Ta main
skyscrapers-option-referee-physics-note = Tu amènes chaque carte et chaque ouvrier à la souris, au doigt ou au clavier. Une simulation montre qui tombe, la même pour tout le monde.
skyscrapers-option-referee-table = Vraies cartes
skyscrapers-option-referee-table-note = Vous construisez sur une vraie table. Chaque téléphone a ses propres cartes, veille aux règles et compte les points, et vous dites ce qui est tombé.
skyscrapers-option-referee-dice = Dés
skyscrapers-option-referee-dice-note = Pas besoin d’une main sûre : le hasard décide, et les immeubles hauts et minces sont risqués.

skyscrapers-option-tremor = Tremblement des mains
skyscrapers-option-tremor-normal = Un peu
skyscrapers-option-tremor-normal-note = Toutes les mains tremblent un peu, celles des bots aussi.
skyscrapers-option-tremor-calm = À peine
skyscrapers-option-tremor-calm-note = Les mains tremblent à peine : peu d’ouvriers tombent.
skyscrapers-option-tremor-shaky = Beaucoup
skyscrapers-option-tremor-shaky-note = Les mains tremblent : attention aux ouvriers tout près.
skyscrapers-option-lowest = Hors jeu à
# The lowest space of the score track
skyscrapers-option-lowest-minus-10 = −10
skyscrapers-option-lowest-minus-10-note = Qui descend à −10 points est hors jeu.
skyscrapers-option-lowest-minus-20 = −20
skyscrapers-option-lowest-minus-20-note = Qui descend à −20 points est hors jeu.
skyscrapers-option-lowest-minus-40 = −40
skyscrapers-option-lowest-minus-40-note = Qui descend à −40 points est hors jeu : cela n’arrive presque jamais.
# How many actions the first turns have
skyscrapers-option-opening = Le début
skyscrapers-option-opening-sheet = Comme imprimé
skyscrapers-option-opening-sheet-note = Trois actions dès le premier tour. Qui commence a de l’avance.
skyscrapers-option-opening-even = Équitable
skyscrapers-option-opening-even-note = Ceux qui commencent ont des premiers tours plus courts, et certains partent avec quelques points d’avance : les chances sont à peu près égales.
# Beside “Who begins”
skyscrapers-starter-hint = À une vraie table, la personne qui est montée le plus haut dans sa vie commence.

# How bots play, in a sentence; weakest first
skyscrapers-bot-easy-note = Construit ce qui rapporte des points, sans penser plus loin.
skyscrapers-bot-medium-note = Pèse les points, la hauteur et le risque avant chaque action.
skyscrapers-bot-hard-note = Prévoit deux actions, et surveille tes ouvriers.
skyscrapers-bot-expert-note = Prévoit les trois actions, enferme les autres, et compte avec ce qu’ils pourraient faire.
