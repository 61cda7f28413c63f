# What a recorded hand can't do.

not-a-gesture = Dit is geen vastgelegde beweging.
too-many-frames =
    { $most ->
        [one] Een beweging heeft hoogstens { $most } beeld.
       *[other] Een beweging heeft hoogstens { $most } beelden.
    }
# $seconds: a whole number, larger than 1
too-long =
    { $seconds ->
        [one] Niemand houdt een stuk zo lang vast: een beweging duurt hoogstens { $seconds } seconde.
       *[other] Niemand houdt een stuk zo lang vast: een beweging duurt hoogstens { $seconds } seconden.
    }
out-of-reach = De hand zou buiten de ruimte boven de tafel zijn.
out-of-order = In een beweging gaat de tijd alleen vooruit.
not-a-turn = Eén beeld van de beweging geeft een onmogelijke draaiing van het stuk.
too-fast = Geen vaste hand beweegt zo snel.
turns-too-fast = Geen vaste hand draait een stuk zo snel.
