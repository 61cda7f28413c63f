# Vad som kan gå fel i en turnering.

no-program = Det finns inget program { $program }.
no-ledger = Resultaten kan inte sparas i { $file }: { $problem }
other-tournament = { $file } innehåller resultaten från en annan turnering.
program-failed = Programmet kunde inte startas: { $problem }
program-ended = Programmet avslutades mitt i ett parti.
program-slow = Programmet svarade inte inom { $seconds } s.
program-nonsense = Programmet sade något som inte är ett drag.
