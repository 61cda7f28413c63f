# What goes wrong in a tournament.

no-program = There is no program { $program }.
no-ledger = The results can’t be kept in { $file }: { $problem }
other-tournament = { $file } holds the results of another tournament.
program-failed = The program could not be started: { $problem }
program-ended = The program has ended in the middle of a match.
program-slow = The program has not answered within { $seconds } s.
program-nonsense = The program said something that is not a move.
