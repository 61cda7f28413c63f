# Co może pójść źle w turnieju.

no-program = Nie ma programu { $program }.
no-ledger = Wyników nie można zapisać w { $file }: { $problem }
other-tournament = { $file } zawiera wyniki innego turnieju.
program-failed = Nie udało się uruchomić programu: { $problem }
program-ended = Program zakończył się w środku partii.
program-slow = Program nie odpowiedział w ciągu { $seconds } s.
program-nonsense = Program podał coś, co nie jest ruchem.
