# What a recorded hand can't do.

not-a-gesture = Tämä ei ole tallennettu käden liike.
too-many-frames = Käden liikkeessä on enintään { $most } kuvaa.
# $seconds: a whole number, larger than 1
too-long = Kukaan ei pidä osaa kädessä niin kauan: käden liike kestää enintään { $seconds } sekuntia.
out-of-reach = Käsi olisi pöydän yläpuolisen tilan ulkopuolella.
out-of-order = Käden liikkeessä aika kulkee vain eteenpäin.
not-a-turn = Yhdessä liikkeen kuvassa osan asento on mahdoton.
too-fast = Mikään vakaa käsi ei liiku niin nopeasti.
turns-too-fast = Mikään vakaa käsi ei käännä osaa niin nopeasti.
