# The two-minute lesson; what the coach says is with the game’s own words.

learn-title = Learn Five Towers
learn-you = You
learn-coach = Coach
learn-progress = Step { $step } of { $steps }
learn-show = Show me
learn-again = Once more
learn-play = Play
learn-lost = The lesson can’t be opened
