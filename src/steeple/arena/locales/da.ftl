# Hvad der kan gå galt i en turnering.

no-program = Der findes ikke noget program { $program }.
no-ledger = Resultaterne kan ikke gemmes i { $file }: { $problem }
other-tournament = { $file } indeholder resultaterne fra en anden turnering.
program-failed = Programmet kunne ikke startes: { $problem }
program-ended = Programmet sluttede midt i et parti.
program-slow = Programmet svarede ikke inden for { $seconds } s.
program-nonsense = Programmet sagde noget, der ikke er et træk.
