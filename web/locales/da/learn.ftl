# Lessons; what the coach says is with each game’s own words.

learn-coach = Vejleder
learn-progress = Trin { $step } af { $steps }
learn-show = Vis mig det
learn-again = En gang til
learn-play = Spil
learn-you = Du
learn-lost = Lektionen kan ikke åbnes
# Beside the title
learn-minute = omkring et minut
learn-skip = Spring lektionen over
learn-back = Et trin tilbage
learn-free = Her tæller intet. Ingen venter på dig.
