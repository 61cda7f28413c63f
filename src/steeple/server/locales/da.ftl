# What the server says: over the web to players and programs, and in its own words to operators.

# Taking a seat, before the start
already-started = Partiet er begyndt; dette kan ikke ændres længere.
not-started = Partiet er ikke begyndt endnu.
not-host = Kun bordets vært kan gøre det.
not-invited = Åbn bordet via invitationen for at tage plads her. En invitation, der er blevet fornyet, gælder ikke længere.
table-full = Alle pladser er optaget.
seat-taken = Der sidder allerede nogen på pladsen.
no-such-seat =
    Der findes ingen plads { $seat }: bordet har { $seats ->
        [one] { $seats } plads
       *[other] { $seats } pladser
    }, nummereret fra 0.
too-few =
    { $seats ->
        [one] { $seats } plads er optaget
       *[other] { $seats } pladser er optaget
    }; der skal mindst { $least } til.
free-starter = Den plads der skulle begynde, er ledig. Vælg en anden startspiller, eller træk lod.
bad-name = Et navn er på 1 til { $most } tegn.
bad-title = En titel er på højst { $most } tegn.
bad-colour = Farven ”{ $colour }” kan ikke vælges. Disse er ledige: { $free }.

# During play
not-yours = Denne plads er ikke din.
not-your-turn = Det er ikke din tur nu: { $name } har turen.
bot-plays = En robot spiller for dig. Tag først din plads tilbage.
stale = Partiet er gået videre i mellemtiden. Se en gang til før du laver dit træk.
nothing-to-undo = Der er ikke noget træk du kan fortryde.
undo-asked-already = Nogen har allerede bedt om at fortryde et træk; det afgøres først.
no-undo-asked = Ingen har bedt dig om lov til at fortryde et træk.
nothing-to-leave = Der er ikke noget parti at forlade.
not-away = { $name } er ikke væk.
nothing-to-take-back = Ingen robot spiller for dig.
not-over = Partiet er ikke slut endnu.

# Chat
bad-chat = En besked er på 1 til { $most } tegn.
phrase-hello = Hej, alle sammen.
phrase-good-luck = Held og lykke.
phrase-well-built = Flot bygget.
phrase-thanks = Tak.
phrase-oops = Ups.
phrase-thinking = Lad mig lige tænke.
phrase-your-turn = Det er din tur.
phrase-back-soon = Straks tilbage.
phrase-good-game = Godt spillet.
phrase-again = En gang til?

# Limits, and requests that make no sense
too-fast =
    Det gik for hurtigt. Prøv igen om { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.
too-many = For mange forbindelser er åbne; højst { $most } ad gangen.
no-such-table = Det bord findes ikke. Måske mangler der en del af linket.
no-such-invite = Denne invitation gælder ikke længere, eller den er skrevet forkert. Bed værten om den nye.
no-such-page = Den side findes ikke.
closing = Serveren genstarter. Intet går tabt; prøv igen om et øjeblik.
reload = Steeple er blevet opdateret. Indlæs siden igen for at fortsætte. Din plads holdes, og intet du har bekræftet, går tabt.

# For whoever starts a server
serving = Steeple findes på { $address }
serving-stops = Ctrl+C stopper serveren. Intet går tabt.
working = Arbejder for { $store }
on-this-machine = På denne maskine: { $address }
on-the-network = På det lokale netværk: { $address }
store-busy = En anden Steeple-server bruger allerede { $file }.
store-too-new = { $file } blev skrevet af en nyere version af Steeple. Opdatér denne.
store-empty = { $file } har mistet sine data ({ $problem }). steeple restore FILE lægger en sikkerhedskopi tilbage. For at begynde forfra: slet { $file } og { $mark }.
store-behind = Sidst i { $file } mangler noget, som spillerne allerede har fået bekræftet ({ $problem }). steeple restore FILE lægger en sikkerhedskopi tilbage. For at fortsætte uden: slet { $mark }.
store-failed = { $file } kan ikke bruges: { $problem }
cannot-listen = Serveren kan ikke lytte på { $address }: { $problem }
not-an-address = ”{ $address }” er ikke adressen på et websted; skriv for eksempel https://play.example.
not-a-store = ”{ $address }” er ikke adressen på en PostgreSQL-database, som for eksempel postgresql://steeple@localhost/steeple.
not-a-bus = ”{ $address }” er ikke en måde, hvorpå noder kan fortælle hinanden, hvad der sker. Med --store er --bus enten postgresql eller en adresse som nats://localhost.
unknown-limit = Der findes ingen grænse ”{ $name }”. Grænserne er: { $known }.
backup-done = Sikkerhedskopien ligger i { $file }.
backup-exists = { $file } findes allerede; den er ikke rørt.
# The columns of the list of guests
guests-id = Gæst
guests-name = Navn
guests-active = Sidst aktiv (UTC)
guests-tables = Borde
guest-revoked = { $guest } er logget ud overalt; en server, der kører, retter sig efter det inden for få sekunder.
no-such-guest = Denne server kender ingen gæst “{ $guest }”.
check-done = Alt passer. Borde: { $tables }, poster: { $entries }, kontrollerede afsluttede partier: { $matches }.
check-flaws = { $file } er beskadiget. Antal fejl: { $count }. steeple restore FILE lægger en sikkerhedskopi tilbage.
flaw-file = SQLite siger: { $problem }
flaw-behind = Til sidst mangler noget, som spillerne allerede har fået bekræftet: { $problem }
flaw-entry = Bord { $table }: post { $seq } er beskadiget.
flaw-gap = Bord { $table }: post { $seq } mangler.
flaw-log = Bord { $table }: loggen kan ikke følges: { $problem }
flaw-snapshot = Bord { $table }: øjebliksbilledet kan ikke bruges, så hele loggen læses: { $problem }
flaw-row = Bord { $table }: oplysningerne på listen passer ikke med loggen.
flaw-match = Bord { $table }: partiet kan ikke bekræftes: { $problem }
flaw-guests = Gæster, hvis navn og farve ikke kan læses: { $count }
restore-done = Sikkerhedskopien { $file } er tilbage på plads.
restore-aside = Det, der var der før, er bevaret som { $file }.
restore-damaged = Sikkerhedskopien { $file } er beskadiget; intet blev ændret. { $problem }

# Reasons that the client does not bring along: the server says them in the person’s language
still-verifying =
    Andre partilogge er stadig ved at blive kontrolleret. Prøv igen om { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.
no-such-deal = Der er ingen giv for den dag.
deal-not-yet = Den dags giv åbner ved midnat UTC, for alle på én gang.
deal-secret = Andre spiller stadig de kort i dag. Du kan se med, når den næste giv er åbnet.
not-in-deal = I dagens giv kan intet fortrydes, overlades til en bot eller spilles om.
not-json = Dette er ikke JSON: { $problem }
bad-request = Dette kan ikke tolkes: { $problem }
not-json-type = Send JSON, med indholdstypen application/json.
bad-token = Tokenet er ikke udstedt af denne server.
other-site = Forespørgslen kom fra en side på et andet websted og blev afvist.
wrong-host = Denne server går ikke under det navn.
wrong-method = Den slags forespørgsel kan ikke bruges her.
no-sheets = Point i dette spil tælles ikke her.
too-long-to-verify = Det ville tage for lang tid at kontrollere denne partilog her. På din egen computer kontrollerer steeple verify den uden begrænsning.
too-many-values = Loggen indeholder for mange værdier; højst { $most } er tilladt.
too-large = Det er for stort; højst { $most } byte er tilladt.
bad-language = Det sprog findes ikke her. Sprogene er: { $known }.
bad-clock = Uret kan ikke indstilles sådan: 5 sekunder til 30 dage, og tillæg pr. træk kun når tiden gælder hele partiet.
no-such-phrase = Den frase findes ikke. Fraserne er: { $known }.
no-lesson = Dette spil har ingen lektion endnu.
not-built = Serveren kører, men spillet i browseren er ikke bygget endnu. Denne kommando bygger og starter det:
too-many-bot-tables = Ved for mange af dine borde spiller der kun robotter; højst { $most } ad gangen. Vent, til et af partierne er slut.
damaged = Dette bord kan ikke læses: det, som serveren har gemt om det, er beskadiget. Den, der driver serveren, har fået besked. Alle andre borde er, som de var.
not-kept = Det kunne ikke gemmes: serveren kan ikke skrive til sin disk. Intet er ændret; prøv igen om lidt.
broken = Noget gik galt på serveren. Intet er ændret, og fejlen er noteret.
bad-code = Koden er forkert, allerede brugt eller for gammel.
moved = Alt er nu i { $store }, og hver post er sammenlignet. Borde: { $tables }, poster: { $entries }.
