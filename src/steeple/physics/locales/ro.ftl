# What a recorded hand can't do.

not-a-gesture = Acesta nu e un gest înregistrat.
too-many-frames =
    { $most ->
        [one] Un gest are cel mult { $most } cadru.
        [few] Un gest are cel mult { $most } cadre.
       *[other] Un gest are cel mult { $most } de cadre.
    }
# $seconds: a whole number, larger than 1
too-long =
    { $seconds ->
        [one] Nimeni nu ține o piesă atât de mult: un gest durează cel mult { $seconds } secundă.
        [few] Nimeni nu ține o piesă atât de mult: un gest durează cel mult { $seconds } secunde.
       *[other] Nimeni nu ține o piesă atât de mult: un gest durează cel mult { $seconds } de secunde.
    }
out-of-reach = Mâna ar fi în afara spațiului de deasupra mesei.
out-of-order = Într-un gest, timpul merge doar înainte.
not-a-turn = Un cadru al gestului arată o rotire imposibilă a piesei.
too-fast = Nicio mână sigură nu se mișcă atât de repede.
turns-too-fast = Nicio mână sigură nu rotește o piesă atât de repede.
