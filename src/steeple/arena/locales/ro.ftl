# Ce poate merge prost într-un turneu.

no-program = Nu există programul { $program }.
no-ledger = Rezultatele nu pot fi păstrate în { $file }: { $problem }
other-tournament = { $file } conține rezultatele altui turneu.
program-failed = Programul nu a putut fi pornit: { $problem }
program-ended = Programul s-a oprit în mijlocul unei partide.
program-slow = Programul nu a răspuns în { $seconds } s.
program-nonsense = Programul a spus ceva ce nu este o mutare.
