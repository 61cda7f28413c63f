# The two-minute lesson; what the coach says is with the game’s own words.

learn-title = Išmok žaisti „Penkis bokštus“
learn-you = Tu
learn-coach = Mokytojas
learn-progress = { $step } žingsnis iš { $steps }
learn-show = Parodyk
learn-again = Dar kartą
learn-play = Žaisti
learn-lost = Pamokos atidaryti nepavyksta
