# Een spel zonder eigen tafel: aan deze kan alles gespeeld worden.

plain-table = De tafel
plain-points = Punten
plain-choose = Kies wat je doet
plain-wait = Aan de beurt: { $name }
plain-hand-over-text = Alleen { $name } kijkt nu.
plain-replay-link = Link naar stap { $step }
plain-replay-course = Verloop van de partij
plain-replay-keys = Pijltoetsen wisselen van stap. Spatie speelt af.
