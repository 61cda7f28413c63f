# Ce qui peut mal tourner dans un tournoi.

no-program = Le programme { $program } n’existe pas.
no-ledger = Les résultats ne peuvent pas être conservés dans { $file } : { $problem }
other-tournament = { $file } contient les résultats d’un autre tournoi.
program-failed = Le programme n’a pas pu être lancé : { $problem }
program-ended = Le programme s’est arrêté au milieu d’une partie.
program-slow = Le programme n’a pas répondu en { $seconds } s.
program-nonsense = Le programme a dit quelque chose qui n’est pas un coup.
