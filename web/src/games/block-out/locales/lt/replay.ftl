# The replay of Block Out, turn by turn.

block-replay-turn = { $turn } ėjimas iš { $count }
block-replay-turns = Ėjimai
block-replay-link = { $turn } ėjimo nuoroda
block-replay-keys = Rodyklių klavišai keičia ėjimą, su Shift – pusę ėjimo. Tarpo klavišas leidžia.
