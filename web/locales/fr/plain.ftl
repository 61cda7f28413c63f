# Un jeu sans table à lui : à celle-ci, on joue à tout.

plain-table = La table
plain-points = Points
plain-choose = Choisis quoi faire
plain-wait = Au tour de { $name }
plain-hand-over-text = { $name } regarde, et personne d’autre.
plain-replay-link = Lien vers l’étape { $step }
plain-replay-course = Déroulement de la partie
plain-replay-keys = Les flèches changent d’étape. Espace lance la lecture.
