# Peli, jolla ei ole omaa pöytää: tässä voi pelata mitä tahansa.

plain-table = Pöytä
plain-points = Pisteet
plain-choose = Valitse, mitä teet
plain-wait = Vuorossa: { $name }
plain-hand-over-text = Nyt katsoo vain { $name }.
plain-replay-link = Linkki askeleeseen { $step }
plain-replay-course = Pelin kulku
plain-replay-keys = Nuolinäppäimet vaihtavat askelta. Välilyönti toistaa.
