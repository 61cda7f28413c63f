# The two-minute lesson; what the coach says is with the game’s own words.

learn-title = Lär dig Fem torn
learn-you = Du
learn-coach = Coach
learn-progress = Steg { $step } av { $steps }
learn-show = Visa mig
learn-again = En gång till
learn-play = Spela
learn-lost = Lektionen går inte att öppna
