# Lessons; what the coach says is with each game’s own words.

learn-coach = Coach
learn-progress = Steg { $step } av { $steps }
learn-show = Visa mig
learn-again = En gång till
learn-play = Spela
learn-you = Du
learn-lost = Lektionen går inte att öppna
# Beside the title
learn-minute = ungefär en minut
learn-skip = Hoppa över lektionen
learn-back = Ett steg tillbaka
learn-free = Här räknas inget. Ingen väntar på dig.
