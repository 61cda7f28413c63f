# What a table of Block Out agrees on.

block-out-option-referee = Qui juge
block-out-option-referee-physics = Ta main
block-out-option-referee-physics-note = Tu portes chaque bloc à la souris, au doigt ou au clavier. Une simulation montre si la pile tient, la même pour tout le monde.
block-out-option-referee-table = Vrais blocs
block-out-option-referee-table-note = Vous empilez de vrais blocs sur une vraie table. Chaque téléphone a ses propres cartes, et vous dites ce qui s’est passé.
block-out-option-referee-dice = Dés
block-out-option-referee-dice-note = Pas besoin d’une main sûre : le hasard décide, et les hautes piles sont risquées.

block-out-option-tremor = Tremblement des mains
block-out-option-tremor-normal = Un peu
block-out-option-tremor-normal-note = Toutes les mains tremblent un peu, celles des bots aussi.
block-out-option-tremor-calm = À peine
block-out-option-tremor-calm-note = Les mains tremblent à peine : les piles montent haut.
block-out-option-tremor-shaky = Beaucoup
block-out-option-tremor-shaky-note = Les mains tremblent : les blocs larges d’abord.
block-out-option-fouls = Toucher un côté
block-out-option-fouls-warn = Simple avertissement
block-out-option-fouls-warn-note = Toucher un côté ou un autre bloc est interdit, mais sans conséquence.
block-out-option-fouls-fall = Vaut une chute
block-out-option-fouls-fall-note = Toucher un côté ou un autre bloc compte comme une chute.
block-out-option-advanced = La dernière carte
block-out-option-advanced-false = Gagne
block-out-option-advanced-false-note = Qui n’a plus de cartes à la fin d’un tour gagne.
block-out-option-advanced-true = Encore un bloc
block-out-option-advanced-true-note = Après la dernière carte, encore un bloc doit tenir pour gagner.
block-out-option-no-action-finish = Passer ou Inversion en dernière carte
block-out-option-no-action-finish-false = Permis
block-out-option-no-action-finish-false-note = N’importe quelle carte peut être la dernière.
block-out-option-no-action-finish-true = Interdit
block-out-option-no-action-finish-true-note = La dernière carte doit être une carte Bloc.
# Beside “Who begins”
block-out-starter-hint = À une vraie table, la prochaine personne à fêter son anniversaire commence.

# How bots play, in a sentence; weakest first
block-out-bot-easy-note = Joue n’importe quelle carte possible, d’une main hésitante.
block-out-bot-medium-note = Cherche une bonne place avant de lâcher.
block-out-bot-hard-note = Compte les cartes, et te laisse le pire bloc.
block-out-bot-expert-note = Compte les cartes, et tourne chaque bloc jusqu’à ce qu’il tienne.
