# What a recorded hand can't do.

not-a-gesture = Ce n’est pas un geste enregistré.
too-many-frames =
    { $most ->
        [one] Un geste a au plus { $most } image.
        [many] Un geste a au plus { $most } d’images.
       *[other] Un geste a au plus { $most } images.
    }
# $seconds: a whole number, larger than 1
too-long =
    { $seconds ->
        [one] Personne ne tient une pièce aussi longtemps : un geste dure au plus { $seconds } seconde.
        [many] Personne ne tient une pièce aussi longtemps : un geste dure au plus { $seconds } de secondes.
       *[other] Personne ne tient une pièce aussi longtemps : un geste dure au plus { $seconds } secondes.
    }
out-of-reach = La main serait hors de l’espace au-dessus de la table.
out-of-order = Dans un geste, le temps ne va que vers l’avant.
not-a-turn = Une image du geste donne une rotation impossible de la pièce.
too-fast = Aucune main sûre ne bouge aussi vite.
turns-too-fast = Aucune main sûre ne tourne une pièce aussi vite.
