# Lessons; what the coach says is with each game’s own words.

learn-coach = Mokytojas
learn-progress = { $step } žingsnis iš { $steps }
learn-show = Parodyk
learn-again = Dar kartą
learn-play = Žaisti
learn-you = Tu
learn-lost = Pamokos atidaryti nepavyksta
# Beside the title
learn-minute = apie minutę
learn-skip = Praleisti pamoką
learn-back = Žingsnis atgal
learn-free = Čia niekas neskaičiuojama. Niekas tavęs nelaukia.
