# What a recorded hand can't do.

not-a-gesture = Toto není zaznamenaný pohyb ruky.
too-many-frames =
    { $most ->
        [one] Pohyb má nejvýš { $most } snímek.
        [few] Pohyb má nejvýš { $most } snímky.
        [many] Pohyb má nejvýš { $most } snímku.
       *[other] Pohyb má nejvýš { $most } snímků.
    }
# $seconds: a whole number, larger than 1
too-long =
    { $seconds ->
        [one] Tak dlouho nikdo díl nedrží: pohyb trvá nejvýš { $seconds } sekundu.
        [few] Tak dlouho nikdo díl nedrží: pohyb trvá nejvýš { $seconds } sekundy.
        [many] Tak dlouho nikdo díl nedrží: pohyb trvá nejvýš { $seconds } sekundy.
       *[other] Tak dlouho nikdo díl nedrží: pohyb trvá nejvýš { $seconds } sekund.
    }
out-of-reach = Ruka by byla mimo prostor nad stolem.
out-of-order = Čas v pohybu běží jen dopředu.
not-a-turn = Jeden snímek pohybu udává otočení dílu, které není možné.
too-fast = Tak rychle se žádná jistá ruka nepohybuje.
turns-too-fast = Tak rychle žádná jistá ruka díl neotáčí.
