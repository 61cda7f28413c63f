# Lessons; what the coach says is with each game’s own words.

learn-coach = Ghid
learn-progress = Pasul { $step } din { $steps }
learn-show = Arată-mi
learn-again = Încă o dată
learn-play = Joacă
learn-you = Tu
learn-lost = Lecția nu se poate deschide
# Beside the title
learn-minute = cam un minut
learn-skip = Sari peste lecție
learn-back = Un pas înapoi
learn-free = Aici nu se pune nimic la socoteală. Nu te așteaptă nimeni.
