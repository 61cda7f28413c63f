# What a recorded hand can't do.

not-a-gesture = Dette er ikke en optaget håndbevægelse.
too-many-frames = En håndbevægelse har højst { $most } billeder.
# $seconds: a whole number, larger than 1
too-long = Ingen holder en brik så længe: en håndbevægelse tager højst { $seconds } sekunder.
out-of-reach = Hånden ville være uden for rummet over bordet.
out-of-order = Tiden i en håndbevægelse går kun fremad.
not-a-turn = Et billede i håndbevægelsen angiver en umulig stilling for brikken.
too-fast = Ingen rolig hånd bevæger sig så hurtigt.
turns-too-fast = Ingen rolig hånd drejer en brik så hurtigt.
