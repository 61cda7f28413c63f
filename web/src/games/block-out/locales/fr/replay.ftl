# The replay of Block Out, turn by turn.

block-replay-turn = Tour { $turn } sur { $count }
block-replay-turns = Tours
block-replay-link = Lien vers le tour { $turn }
block-replay-keys = Les flèches changent de tour, avec Shift d’une moitié de tour. Espace lance la lecture.
