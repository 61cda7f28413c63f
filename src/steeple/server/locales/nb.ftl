# What the server says: over the web to players and programs, and in its own words to operators.

# Taking a seat, before the start
already-started = Partiet har begynt; dette kan ikke endres lenger.
not-started = Partiet har ikke begynt ennå.
not-host = Bare verten ved bordet kan gjøre det.
not-invited = Åpne bordet via invitasjonen for å ta plass her. En invitasjon som er fornyet, gjelder ikke lenger.
table-full = Alle plassene er opptatt.
seat-taken = Der sitter det allerede noen.
no-such-seat =
    Det finnes ingen plass { $seat }: Bordet har { $seats ->
        [one] { $seats } plass
       *[other] { $seats } plasser
    }, nummerert fra 0.
too-few =
    { $seats ->
        [one] { $seats } plass er opptatt
       *[other] { $seats } plasser er opptatt
    }; det trengs minst { $least }.
free-starter = Plassen som skulle begynne, er ledig. Velg en annen startspiller, eller trekk lodd.
bad-name = Et navn er på 1 til { $most } tegn.
bad-title = En tittel er på høyst { $most } tegn.
bad-colour = Fargen «{ $colour }» kan ikke velges. Disse er ledige: { $free }.

# During play
not-yours = Denne plassen er ikke din.
not-your-turn = Det er ikke din tur nå: { $name } står for tur.
bot-plays = En robot spiller for deg. Ta først plassen din tilbake.
stale = Partiet har gått videre i mellomtiden. Se en gang til før du gjør trekket ditt.
nothing-to-undo = Det er ikke noe trekk du kan angre.
undo-asked-already = Noen har allerede bedt om å få angre et trekk; det avgjøres først.
no-undo-asked = Ingen har bedt deg om å få angre et trekk.
nothing-to-leave = Det er ikke noe parti å forlate.
not-away = { $name } er ikke borte.
nothing-to-take-back = Ingen robot spiller for deg.
not-over = Partiet er ikke slutt ennå.

# Chat
bad-chat = En melding er på 1 til { $most } tegn.
phrase-hello = Hei, alle sammen.
phrase-good-luck = Lykke til.
phrase-well-built = Flott bygd.
phrase-thanks = Takk.
phrase-oops = Oisann.
phrase-thinking = La meg tenke litt.
phrase-your-turn = Det er din tur.
phrase-back-soon = Straks tilbake.
phrase-good-game = Godt spilt.
phrase-again = En gang til?

# Limits, and requests that make no sense
too-fast =
    Det gikk for fort. Prøv igjen om { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.
too-many = For mange tilkoblinger er åpne; høyst { $most } om gangen.
no-such-table = Det bordet finnes ikke. Kanskje mangler det en bit av lenken.
no-such-invite = Denne invitasjonen gjelder ikke lenger, eller den er skrevet feil. Be verten om den nye.
no-such-page = Den siden finnes ikke.
closing = Serveren starter på nytt. Ingenting går tapt; prøv igjen om et øyeblikk.
reload = Steeple er oppdatert. Last siden på nytt for å fortsette. Plassen din holdes av, og ingenting du har bekreftet, går tapt.

# For whoever starts a server
serving = Steeple finnes på { $address }
serving-stops = Ctrl+C stopper serveren. Ingenting går tapt.
working = Arbeider for { $store }
on-this-machine = På denne maskinen: { $address }
on-the-network = På lokalnettet: { $address }
store-busy = En annen Steeple-server bruker allerede { $file }.
store-too-new = { $file } ble skrevet av en nyere versjon av Steeple. Oppdater denne.
store-empty = { $file } har mistet dataene sine ({ $problem }). steeple restore FILE legger tilbake en sikkerhetskopi. For å begynne på nytt: slett { $file } og { $mark }.
store-behind = På slutten av { $file } mangler noe som spillerne alt har fått bekreftet ({ $problem }). steeple restore FILE legger tilbake en sikkerhetskopi. For å fortsette uten: slett { $mark }.
store-failed = { $file } kan ikke brukes: { $problem }
cannot-listen = Serveren kan ikke lytte på { $address }: { $problem }
not-an-address = «{ $address }» er ikke adressen til et nettsted; skriv for eksempel https://play.example.
not-a-store = «{ $address }» er ikke adressen til en PostgreSQL-database, for eksempel postgresql://steeple@localhost/steeple.
not-a-bus = «{ $address }» er ingen måte for noder å fortelle hverandre hva som skjer på. Med --store er --bus enten postgresql eller en adresse som nats://localhost.
unknown-limit = Det finnes ingen grense «{ $name }». Grensene er: { $known }.
backup-done = Sikkerhetskopien ligger i { $file }.
backup-exists = { $file } finnes allerede; den er ikke rørt.
# The columns of the list of guests
guests-id = Gjest
guests-name = Navn
guests-active = Sist aktiv (UTC)
guests-tables = Bord
guest-revoked = { $guest } er logget ut overalt; en server som kjører, retter seg etter det i løpet av sekunder.
no-such-guest = Denne serveren kjenner ingen gjest «{ $guest }».
check-done = Alt stemmer. Bord: { $tables }, poster: { $entries }, kontrollerte avsluttede partier: { $matches }.
check-flaws = { $file } er skadet. Antall feil: { $count }. steeple restore FILE legger tilbake en sikkerhetskopi.
flaw-file = SQLite sier: { $problem }
flaw-behind = På slutten mangler noe som spillerne alt har fått bekreftet: { $problem }
flaw-entry = Bord { $table }: Post { $seq } er skadet.
flaw-gap = Bord { $table }: Post { $seq } mangler.
flaw-log = Bord { $table }: Loggen kan ikke følges: { $problem }
flaw-snapshot = Bord { $table }: Øyeblikksbildet kan ikke brukes, så hele loggen leses: { $problem }
flaw-row = Bord { $table }: Opplysningene i listen stemmer ikke med loggen.
flaw-match = Bord { $table }: Partiet kan ikke verifiseres: { $problem }
flaw-guests = Gjester med navn og farge som ikke kan leses: { $count }
restore-done = Sikkerhetskopien { $file } er tilbake på plass.
restore-aside = Det som var der før, er beholdt som { $file }.
restore-damaged = Sikkerhetskopien { $file } er skadet; ingenting ble endret. { $problem }

# Reasons that the client does not bring along: the server says them in the person’s language
still-verifying =
    Andre partilogger blir fortsatt kontrollert. Prøv igjen om { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.
no-such-deal = Det finnes ingen giv for den dagen.
deal-not-yet = Den dagens giv åpner ved midnatt UTC, for alle samtidig.
deal-secret = Andre spiller fortsatt disse kortene i dag. Du kan se på når neste giv har åpnet.
not-in-deal = I dagens giv kan ingenting angres, overlates til en bot eller spilles om igjen.
not-json = Dette er ikke JSON: { $problem }
bad-request = Dette kan ikke tolkes: { $problem }
not-json-type = Send JSON, med innholdstypen application/json.
bad-token = Tokenet er ikke utstedt av denne serveren.
other-site = Forespørselen kom fra en side på et annet nettsted og ble avvist.
wrong-host = Denne serveren går ikke under det navnet.
wrong-method = Den typen forespørsel kan ikke brukes her.
no-sheets = Poengene i dette spillet regnes ikke ut her.
too-long-to-verify = Å kontrollere denne partiloggen ville ta for lang tid her. På din egen maskin kontrollerer steeple verify den uten begrensning.
too-many-values = Loggen inneholder for mange verdier; høyst { $most } er tillatt.
too-large = Det er for stort; høyst { $most } byte er tillatt.
bad-language = Det språket finnes ikke her. Språkene er: { $known }.
bad-clock = Klokken kan ikke stilles slik: 5 sekunder til 30 dager, og tillegg per trekk bare når tiden gjelder hele partiet.
no-such-phrase = Den frasen finnes ikke. Frasene er: { $known }.
no-lesson = Dette spillet har ingen leksjon ennå.
not-built = Serveren kjører, men spillet i nettleseren er ikke bygd ennå. Denne kommandoen bygger og starter det:
too-many-bot-tables = Ved for mange av bordene dine spiller bare roboter; høyst { $most } om gangen. Vent til et av partiene er over.
damaged = Dette bordet kan ikke leses: Det serveren har lagret om det, er skadet. Den som driver serveren, har fått beskjed. Alle andre bord er som før.
not-kept = Det kunne ikke lagres: Serveren kan ikke skrive til disken sin. Ingenting er endret; prøv igjen om litt.
broken = Noe gikk galt på serveren. Ingenting er endret, og feilen er notert.
bad-code = Koden er feil, allerede brukt eller for gammel.
moved = Alt er nå i { $store }, og hver post er sammenlignet. Bord: { $tables }, poster: { $entries }.
