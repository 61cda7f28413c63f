# At stille et parti op, at spille det, og loggen fra det.

bad-seed = Frøet (seed) er et heltal, eller de 64 hexadecimale cifre som et afsluttet parti afslører; ”{ $seed }” er ingen af delene.
bad-seat-seeds = Hver af de { $seats } pladser giver ét frø: en tekst på højst { $longest } tegn.
no-such-seat = Der findes ingen plads { $seat }: dette parti har { $seats } pladser, nummereret fra 0.
# En dommer siger om et tårn af rigtige eller simulerede klodser faldt.
no-such-referee =
    { $count ->
        [0] Dette spil har ikke brug for en dommer; ”{ $referee }” kan ikke vælges.
       *[other] Der findes ingen dommer ”{ $referee }”. Dommerne er: { $known }.
    }

match-over = Partiet er slut.
lesson-over = Lektionen er slut.
nobody-to-move = Det er ingens tur.
waiting-for-report = Først skal bordet melde hvad der skete med brikkerne.
no-report-wanted = Der er ikke noget at melde nu.

not-a-record = Dette er ikke loggen fra et parti i Steeple.
newer-record = Denne log har format { $version }. Denne version af Steeple læser formater op til { $ours }: opdatér den.
other-rules = Partiet i denne log blev spillet med version { $rules } af reglerne for { $game }; dette er version { $ours }.
incomplete-setup = Opstillingen er ikke fuldstændig.
wrong-event = Hændelse { $event } i loggen er forkert. { $why }
misplaced-event = Det kan ikke ske netop der.
wrong-actor = Det var en andens tur.
wrong-result = Resultatet er ikke det som trækkene fører til.
wrong-seeds = Der skal være ét frø for hver kortgiver.
other-seed = Dette er ikke det frø som partiet blev startet med.

unfinished = Loggen slutter ved hændelse { $event }, før partiet er slut: frøet er ikke afsløret endnu, så trækningerne kan ikke kontrolleres.
never-revealed = Det frø som kortgiveren lovede ved hændelse { $event }, blev aldrig afsløret, så trækningerne kan ikke kontrolleres.
broken-promise = Hændelse { $event } i loggen er forkert. Kortgiverens frø passer ikke til den hashværdi der blev offentliggjort før partiet.
wrong-draw = Hændelse { $event } i loggen er forkert. Kortgiverens frø giver ”{ $drawn }”, ikke ”{ $recorded }”.
wrong-verdict = Hændelse { $event } i loggen er forkert. Når den afgøres igen, gør brikkerne noget andet.
