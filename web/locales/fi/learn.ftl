# Lessons; what the coach says is with each game’s own words.

learn-coach = Opastaja
learn-progress = Vaihe { $step }/{ $steps }
learn-show = Näytä
learn-again = Vielä kerran
learn-play = Pelaa
learn-you = Sinä
learn-lost = Opastusta ei voi avata
# Beside the title
learn-minute = noin minuutti
learn-skip = Ohita opastus
learn-back = Vaihe taaksepäin
learn-free = Täällä mitään ei lasketa. Kukaan ei odota sinua.
