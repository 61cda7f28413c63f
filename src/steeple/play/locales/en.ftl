# Setting up a match, playing it, and its record.

bad-seed = The seed is a whole number, or the 64 hexadecimal digits that a finished match reveals; “{ $seed }” is neither.
bad-seat-seeds = Each of the { $seats } seats gives one seed: a text of at most { $longest } characters.
no-such-seat = There is no seat { $seat }: this match has { $seats } seats, numbered from 0.
# A referee tells whether a tower of real or simulated blocks fell.
# $count: how many referees the game has; $known: their names
no-such-referee =
    { $count ->
        [0] This game needs no referee; “{ $referee }” can’t be chosen.
       *[other] There is no referee “{ $referee }”. There are: { $known }.
    }

match-over = The match is over.
lesson-over = The lesson is over.
nobody-to-move = It is nobody’s turn.
waiting-for-report = First the table has to report what the pieces did.
no-report-wanted = Nothing needs to be reported now.

not-a-record = This is not a game file of Steeple.
newer-record = This game file has format { $version }. This version of Steeple reads formats up to { $ours }: please update it.
other-rules = This game was played by version { $rules } of the rules of { $game }; this is version { $ours }.
incomplete-setup = The set-up is not complete.
# $why: another sentence, which says what is wrong
wrong-event = Event { $event } of the game file is wrong. { $why }
misplaced-event = It can’t happen at this point.
wrong-actor = It was somebody else’s turn.
wrong-result = The result is not what the moves come to.
wrong-seeds = There must be one seed for each dealer.
other-seed = This is not the seed that the match was started with.

unfinished = The game file ends at event { $event }, before the match is over: its seed is not revealed yet, so its draws can’t be checked.
never-revealed = The seed that the dealer promised at event { $event } was never revealed, so its draws can’t be checked.
broken-promise = Event { $event } of the game file is wrong. The dealer’s seed does not fit the hash that was published before the match.
wrong-draw = Event { $event } of the game file is wrong. The dealer’s seed gives “{ $drawn }”, not “{ $recorded }”.
wrong-verdict = Event { $event } of the game file is wrong. Judged again, the pieces do something else.
