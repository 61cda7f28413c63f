# What a table of Block Out agrees on.

option-referee = Qui juge
option-referee-physics = Ta main
option-referee-physics-note = Tu portes chaque bloc à la souris, au doigt ou au clavier. Une simulation montre si la pile tient, la même pour tout le monde.
option-referee-table = Vrais blocs
option-referee-table-note = Vous empilez de vrais blocs sur une vraie table. Chaque téléphone a ses propres cartes, et vous dites ce qui s’est passé.
option-referee-dice = Dés
option-referee-dice-note = Pas besoin d’une main sûre : le hasard décide, et les hautes piles sont risquées.

option-tremor = Tremblement des mains
option-tremor-normal = Un peu
option-tremor-normal-note = Toutes les mains tremblent un peu, celles des bots aussi.
option-tremor-calm = À peine
option-tremor-calm-note = Les mains tremblent à peine : les piles montent haut.
option-tremor-shaky = Beaucoup
option-tremor-shaky-note = Les mains tremblent : les blocs larges d’abord.
option-fouls = Toucher un côté
option-fouls-warn = Avertit
option-fouls-warn-note = Toucher un côté ou un autre bloc est interdit, mais sans conséquence.
option-fouls-fall = Vaut une chute
option-fouls-fall-note = Toucher un côté ou un autre bloc compte comme une chute.
option-advanced = La dernière carte
option-advanced-false = Gagne
option-advanced-false-note = Qui n’a plus de cartes à la fin d’un tour gagne.
option-advanced-true = Encore un bloc
option-advanced-true-note = Après la dernière carte, encore un bloc doit tenir pour gagner.
option-no-action-finish = Passer ou Inversion en dernière carte
option-no-action-finish-false = Permis
option-no-action-finish-false-note = N’importe quelle carte peut être la dernière.
option-no-action-finish-true = Interdit
option-no-action-finish-true-note = La dernière carte doit être une carte Bloc.
# Beside “Who begins”
option-starter-hint-block-out = À une vraie table, la prochaine personne à fêter son anniversaire commence.
