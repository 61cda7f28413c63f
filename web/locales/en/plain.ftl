# A game without a table of its own: any game can be played at this one.

plain-table = The table
plain-points = Points
plain-choose = Choose what to do
plain-wait = Turn: { $name }
plain-hand-over-text = Only { $name } should look now.
plain-replay-link = Link to step { $step }
plain-replay-course = Course of the match
plain-replay-keys = Arrow keys change the step. Space plays.
