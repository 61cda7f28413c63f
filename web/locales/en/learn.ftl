# Lessons; what the coach says is with each game’s own words.

learn-coach = Coach
learn-progress = Step { $step } of { $steps }
learn-show = Show me
learn-again = Once more
learn-play = Play
learn-you = You
learn-lost = The lesson can’t be opened
# Beside the title
learn-minute = about a minute
learn-skip = Skip the lesson
learn-back = Back a step
learn-free = Nothing counts here. Nobody waits for you.
