# Co se v turnaji může pokazit.

no-program = Program { $program } neexistuje.
no-ledger = Výsledky nelze uložit do { $file }: { $problem }
other-tournament = { $file } obsahuje výsledky jiného turnaje.
program-failed = Program se nepodařilo spustit: { $problem }
program-ended = Program skončil uprostřed partie.
program-slow = Program neodpověděl do { $seconds } s.
program-nonsense = Program odpověděl něco, co není tah.
