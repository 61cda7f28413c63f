# Wat er in een toernooi mis kan gaan.

no-program = Er is geen programma { $program }.
no-ledger = De resultaten kunnen niet in { $file } worden bewaard: { $problem }
other-tournament = { $file } bevat de resultaten van een ander toernooi.
program-failed = Het programma kon niet worden gestart: { $problem }
program-ended = Het programma is midden in een partij gestopt.
program-slow = Het programma heeft niet binnen { $seconds } s geantwoord.
program-nonsense = Het programma zei iets dat geen zet is.
