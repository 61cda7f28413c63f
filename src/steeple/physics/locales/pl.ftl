# What a recorded hand can't do.

not-a-gesture = To nie jest zapisany ruch ręki.
too-many-frames =
    { $most ->
        [one] Ruch ręki ma najwyżej { $most } klatkę.
        [few] Ruch ręki ma najwyżej { $most } klatki.
        [many] Ruch ręki ma najwyżej { $most } klatek.
       *[other] Ruch ręki ma najwyżej { $most } klatki.
    }
# $seconds: a whole number, larger than 1
too-long =
    { $seconds ->
        [one] Nikt nie trzyma elementu tak długo: ruch ręki trwa najwyżej { $seconds } sekundę.
        [few] Nikt nie trzyma elementu tak długo: ruch ręki trwa najwyżej { $seconds } sekundy.
        [many] Nikt nie trzyma elementu tak długo: ruch ręki trwa najwyżej { $seconds } sekund.
       *[other] Nikt nie trzyma elementu tak długo: ruch ręki trwa najwyżej { $seconds } sekundy.
    }
out-of-reach = Ręka byłaby poza przestrzenią nad stołem.
out-of-order = Czas w ruchu ręki biegnie tylko do przodu.
not-a-turn = Jedna klatka ruchu ręki podaje niemożliwy obrót elementu.
too-fast = Żadna pewna ręka nie porusza się tak szybko.
turns-too-fast = Żadna pewna ręka nie obraca elementu tak szybko.
