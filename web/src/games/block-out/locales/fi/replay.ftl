# The replay of Block Out, turn by turn.

block-replay-turn = Vuoro { $turn }/{ $count }
block-replay-turns = Vuorot
block-replay-link = Linkki vuoroon { $turn }
block-replay-keys = Nuolinäppäimet vaihtavat vuoroa, Shiftin kanssa puolikasta vuoroa. Välilyönti toistaa.
