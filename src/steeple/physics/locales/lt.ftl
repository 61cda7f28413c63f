# What a recorded hand can't do.

not-a-gesture = Tai nėra įrašytas rankos judesys.
too-many-frames =
    { $most ->
        [one] Judesyje gali būti daugiausia { $most } kadras.
        [few] Judesyje gali būti daugiausia { $most } kadrai.
        [many] Judesyje gali būti daugiausia { $most } kadro.
       *[other] Judesyje gali būti daugiausia { $most } kadrų.
    }
# $seconds: a whole number, larger than 1
too-long =
    { $seconds ->
        [one] Niekas taip ilgai nelaiko žaidimo dalies: judesys trunka daugiausia { $seconds } sekundę.
        [few] Niekas taip ilgai nelaiko žaidimo dalies: judesys trunka daugiausia { $seconds } sekundes.
        [many] Niekas taip ilgai nelaiko žaidimo dalies: judesys trunka daugiausia { $seconds } sekundės.
       *[other] Niekas taip ilgai nelaiko žaidimo dalies: judesys trunka daugiausia { $seconds } sekundžių.
    }
out-of-reach = Ranka atsidurtų už erdvės virš stalo ribų.
out-of-order = Judesio laikas eina tik pirmyn.
not-a-turn = Viename judesio kadre nurodytas neįmanomas žaidimo dalies posūkis.
too-fast = Jokia rami ranka taip greitai nejuda.
turns-too-fast = Jokia rami ranka žaidimo dalies taip greitai nesuka.
