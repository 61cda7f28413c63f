# What a recorded hand can't do.

not-a-gesture = Det här är ingen inspelad handrörelse.
too-many-frames = En handrörelse har högst { $most } bilder.
# $seconds: a whole number, larger than 1
too-long = Ingen håller en spelbit så länge: en handrörelse tar högst { $seconds } sekunder.
out-of-reach = Handen skulle vara utanför utrymmet ovanför bordet.
out-of-order = Tiden i en handrörelse går bara framåt.
not-a-turn = En bild av handrörelsen anger en omöjlig vridning av spelbiten.
too-fast = Ingen stadig hand rör sig så fort.
turns-too-fast = Ingen stadig hand vrider en spelbit så fort.
