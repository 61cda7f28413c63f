# Å sette opp et parti, å spille det, og loggen fra det.

bad-seed = Frøet (seed) er et heltall, eller de 64 heksadesimale sifrene som et avsluttet parti avslører; «{ $seed }» er ingen av delene.
bad-seat-seeds = Hver av de { $seats } plassene gir ett frø: en tekst på høyst { $longest } tegn.
no-such-seat = Det finnes ingen plass { $seat }: Dette partiet har { $seats } plasser, nummerert fra 0.
# En dommer sier om et tårn av ekte eller simulerte klosser falt.
no-such-referee =
    { $count ->
        [0] Dette spillet trenger ingen dommer; «{ $referee }» kan ikke velges.
       *[other] Det finnes ingen dommer «{ $referee }». Dommerne er: { $known }.
    }

match-over = Partiet er slutt.
lesson-over = Leksjonen er over.
nobody-to-move = Det er ingens tur.
waiting-for-report = Først må bordet melde fra om hva som skjedde med brikkene.
no-report-wanted = Det er ingenting å melde nå.

not-a-record = Dette er ikke loggen fra et parti i Steeple.
newer-record = Denne loggen har format { $version }. Denne versjonen av Steeple leser formater opp til { $ours }: Oppdater den.
other-rules = Partiet i denne loggen ble spilt med versjon { $rules } av reglene for { $game }; dette er versjon { $ours }.
incomplete-setup = Oppsettet er ikke fullstendig.
wrong-event = Hendelse { $event } i loggen er feil. { $why }
misplaced-event = Det kan ikke skje akkurat der.
wrong-actor = Det var en annens tur.
wrong-result = Resultatet er ikke det trekkene fører til.
wrong-seeds = Det må være ett frø for hver kortgiver.
other-seed = Dette er ikke frøet som partiet ble startet med.

unfinished = Loggen slutter ved hendelse { $event }, før partiet er slutt: Frøet er ikke avslørt ennå, så trekningene kan ikke kontrolleres.
never-revealed = Frøet som kortgiveren lovet ved hendelse { $event }, ble aldri avslørt, så trekningene kan ikke kontrolleres.
broken-promise = Hendelse { $event } i loggen er feil. Kortgiverens frø stemmer ikke med hashverdien som ble offentliggjort før partiet.
wrong-draw = Hendelse { $event } i loggen er feil. Kortgiverens frø gir «{ $drawn }», ikke «{ $recorded }».
wrong-verdict = Hendelse { $event } i loggen er feil. Når den avgjøres på nytt, gjør brikkene noe annet.
