# What a recorded hand can't do.

not-a-gesture = Dette er ikke en innspilt håndbevegelse.
too-many-frames = En håndbevegelse har høyst { $most } bilder.
# $seconds: a whole number, larger than 1
too-long = Ingen holder en brikke så lenge: En håndbevegelse tar høyst { $seconds } sekunder.
out-of-reach = Hånden ville være utenfor rommet over bordet.
out-of-order = Tiden i en håndbevegelse går bare fremover.
not-a-turn = Ett bilde i håndbevegelsen angir en umulig stilling for brikken.
too-fast = Ingen stø hånd beveger seg så fort.
turns-too-fast = Ingen stø hånd vrir en brikke så fort.
