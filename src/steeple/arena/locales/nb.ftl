# Hva som kan gå galt i en turnering.

no-program = Det finnes ikke noe program { $program }.
no-ledger = Resultatene kan ikke lagres i { $file }: { $problem }
other-tournament = { $file } inneholder resultatene fra en annen turnering.
program-failed = Programmet kunne ikke startes: { $problem }
program-ended = Programmet avsluttet midt i et parti.
program-slow = Programmet svarte ikke innen { $seconds } s.
program-nonsense = Programmet sa noe som ikke er et trekk.
