# Et spil uden eget bord: ved dette kan alt spilles.

plain-table = Bordet
plain-points = Point
plain-choose = Vælg, hvad du gør
plain-wait = Tur: { $name }
plain-hand-over-text = Nu kigger kun { $name }.
plain-replay-link = Link til trin { $step }
plain-replay-course = Partiets gang
plain-replay-keys = Piletasterne skifter trin. Mellemrum afspiller.
