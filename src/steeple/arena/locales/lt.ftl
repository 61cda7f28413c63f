# Kas turnyre gali nepavykti.

no-program = Programos { $program } nėra.
no-ledger = Rezultatų nepavyksta saugoti faile { $file }: { $problem }
other-tournament = Faile { $file } yra kito turnyro rezultatai.
program-failed = Programos nepavyko paleisti: { $problem }
program-ended = Programa baigė darbą partijos viduryje.
program-slow = Programa neatsakė per { $seconds } s.
program-nonsense = Tai, ką pasakė programa, nėra ėjimas.
