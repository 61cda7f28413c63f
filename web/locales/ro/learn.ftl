# The two-minute lesson; what the coach says is with the game’s own words.

learn-title = Învață Cinci Turnuri
learn-you = Tu
learn-coach = Ghid
learn-progress = Pasul { $step } din { $steps }
learn-show = Arată-mi
learn-again = Încă o dată
learn-play = Joacă
learn-lost = Lecția nu se poate deschide
