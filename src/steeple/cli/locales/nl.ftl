# De opdracht steeple.

about = Steeple: torenbouwspellen voor mensen en voor programma’s.
usage = steeple OPDRACHT ...
more-help = steeple OPDRACHT --help vertelt meer over een opdracht.
help-lang = --lang TAAL kiest de taal: { $known }

# Wat elke opdracht doet, elk op één regel
help-play = start een server en open het spel in de browser; met --terminal speel je hier
help-serve = draai een server waarop anderen kunnen spelen
help-work = doe het werk van bots en scheidsrechters voor andere knooppunten, zonder iemand te bedienen
help-backup = kopieer de gegevens van een server naar een bestand, ook terwijl de server draait
help-guests = toon de gasten van een server, of meld er een overal af: revoke ID
help-check = controleer de gegevens van een server op beschadiging
help-restore = zet een back-up terug, terwijl er geen server draait
help-move-store = kopieer de gegevens van een server naar een andere opslag, regel voor regel gecontroleerd; kan worden voortgezet
help-replay = toon een vastgelegde partij zet voor zet
help-export = schrijf een afgelopen partij als één pagina die haar zonder server afspeelt
help-verify = controleer elke regel en elke trekking van een afgelopen partij
help-score = tel de punten van een echte tafel na afloop
help-arena = laat bots tegen elkaar spelen en tel de overwinningen
help-stdio = een engine voor programma’s: één JSON-object per regel
help-mcp = hulpmiddelen voor taalmodellen: regels, overzicht, toegestane zetten, spelen (MCP)
help-bench = meet hoe snel alles is
help-warm = compileer de regels nu, zodat niemand hoeft te wachten

# Kopjes en opties in de hulp bij een opdracht
help-arguments = Argumenten
help-options = Opties
help-help = toon deze hulp
help-file = het bestand; - is de standaardinvoer
help-to = de te schrijven pagina
help-names = de namen van de spelers in de volgorde van de plaatsen, met komma’s ertussen
help-title = hoe de partij heet
help-json = antwoord met JSON, voor programma’s
help-step = wacht na elke zet op Enter
help-from = begin bij deze gebeurtenis
help-game = welk spel
help-bench-what = een spel, server of web
help-seats = hoeveel spelers
help-bot = de tegenstanders: de naam van een bot van het spel
help-bidding = checked: alleen wat te bouwen is, mag geboden worden; open: zoals aan een echte tafel
help-option = kies een optie van het spel, bijvoorbeeld advanced=true; mag meermaals opgegeven worden
help-referee = wie zegt wat er valt: physics, table of dice
help-players = de spelers, met komma’s ertussen: namen van bots of paden van programma’s zoals ./mybot; ze wisselen om beurten van plaats
help-log = een bestand voor de resultaten: dezelfde opdracht gaat verder waar die gestopt is
help-until-sure = stoppen zodra duidelijk is wie sterker is
help-csv = alle partijen als tabel in dit bestand schrijven
help-move-seconds = hoeveel seconden een programma voor een zet heeft
help-memory-mb = hoeveel geheugen een programma mag gebruiken, in MB
help-games = hoeveel partijen
help-jobs = hoeveel processen het werk verdelen
help-seed = een getal dat het spel herhaalbaar maakt
help-new = begin opnieuw, ook als er een onafgemaakt spel bewaard is
help-towers = torens van de grond af, bijvoorbeeld "candy 15 12 9 0", en "rubble 2"; "Anna:" zegt van wie ze zijn
help-seconds = hoelang elke meting duurt
help-terminal = speel in de terminal, tegen bots
help-no-browser = open de browser niet
help-host = het adres om op te luisteren; 0.0.0.0 is elk adres van deze computer
help-port = de poort om op te luisteren; 0 neemt een vrije poort
help-data = de map voor de gegevens van de server
help-store = het adres van een PostgreSQL-database die meerdere knooppunten delen, in plaats van de map
help-bus = hoe knooppunten met dezelfde opslag elkaar vertellen wat er gebeurt: postgresql, of het adres van een NATS-server
help-leave-work = laat andere knooppunten voor bots zetten en zetten beoordelen
help-base-url = het adres dat mensen intypen, als er een proxy tussen zit
help-proxy = het adres van een vertrouwde proxy; mag meermaals opgegeven worden
help-keep-days = vergeet afgelopen partijen na zoveel dagen; 0 bewaart ze
help-keep-unfinished-days = vergeet onafgemaakte tafels zoveel dagen na de laatste zet; 0 bewaart ze
help-keep-guests-days = vergeet de naam van gasten zonder tafel zoveel dagen na hun laatste bezoek; 0 bewaart die
help-limit = stel een limiet in, bijvoorbeeld requests_per_second=50; mag meermaals opgegeven worden
help-backup-file = het bestand om te schrijven
help-guests-what = niets om te tonen, of revoke en de ID van de gast
help-restore-file = de back-up om terug te zetten
help-move-store-from = waar de gegevens zijn: een SQLite-bestand of het adres van een PostgreSQL-database
help-move-store-to = waar de gegevens heen moeten, op dezelfde manier
help-quick = controleer afgelopen partijen niet: dat duurt het langst

# Wat er mis is met een opdrachtregel
unknown-command = Er is geen opdracht “{ $command }”. Er zijn: { $known }.
unknown-argument = “{ $argument }” is hier niet bekend. --help toont wat wel kan.
not-an-option = Een optie schrijf je als naam=waarde; “{ $argument }” is dat niet.
argument-missing = Dit ontbreekt: { $argument }
value-missing = { $argument } heeft een waarde nodig.
not-a-number = { $argument } is een geheel getal, niet { $value }.
unknown-language = Er is geen taal “{ $language }”. Er zijn: { $known }.

interrupted = Gestopt.
compiling = De regels worden gecompileerd: { $done } van { $of }
compiling-beside = De regels worden op de achtergrond gecompileerd. Je kunt al spelen; tot dat klaar is, denken bots iets langer na.
# $problem: wat het besturingssysteem zegt, in het Engels
exported = De pagina staat in { $file }.
too-many-names = { $names } namen voor { $seats } spelers.
no-replay = { $game } kan niet in de browser teruggekeken worden.
cannot-write-page = { $file } kan niet geschreven worden: { $problem }
needs-scripts = Deze pagina heeft JavaScript nodig om de partij te tonen.
cannot-read = { $file } kan niet gelezen worden: { $problem }
cannot-write = { $file } kan niet geschreven worden: { $problem }. Het spel gaat door, maar wordt niet bewaard.
file-too-large = { $file } is groter dan { $most } MB, te groot voor een spelbestand.

# Spelen in de terminal
welcome = { $game }. h toont de toetsen, q stopt.
seat-name = Speler { $number }
game-goes-on = Je onafgemaakte spel gaat verder. (steeple play --terminal --new begint een ander.)
game-kept = Je spel is bewaard. steeple play --terminal gaat ermee verder.
kept-game-aside = Je onafgemaakte spel is opzijgezet als { $file }.
kept-game-spoilt = Het onafgemaakte spel is niet meer te lezen; het is opzijgezet als { $file }.
seat-score =
    { $count ->
        [one] { $name }: { $count } punt
       *[other] { $name }: { $count } punten
    }
# $names: één naam, of meer bij een gedeelde overwinning
winners =
    { $count ->
        [one] Overwinning: { $names }
       *[other] Gedeelde overwinning: { $names }
    }
record-kept = Het spelbestand van deze partij is { $file }. steeple replay toont het, steeple verify controleert het.
event-number = Gebeurtenis { $number }
press-enter = Enter om verder te gaan.

# Een verslag controleren
verified = Alles klopt: { $events } gebeurtenissen, { $moves } zetten volgens de regels, { $draws } trekkingen volgens de startwaarde van de deler.

# De punten van een echte tafel tellen
score-how =
    Typ van elke speler de naam met een dubbele punt, dan de torens van de grond af, bijvoorbeeld:
      Anna:
      candy 15 12 9 0
      rubble 2
    Een lege regel sluit af.
total = Totaal

# Voor programma’s
no-match = Er is nog geen partij: begin er een met new of replay.
no-mcp = De SDK voor taalmodellen is niet geïnstalleerd: pip install steeple[mcp]
not-a-command = Een opdracht is een JSON-object met “cmd”: { $known }.
bad-field = “{ $field }” moet van het type { $type } zijn.
line-too-long = De regel is langer dan { $most } MB.

# Meten
bench-no-game = Het spel “{ $game }” kan niet gemeten worden. Deze wel: { $known }.
bench-no-peer = OpenSpiel is niet geïnstalleerd, dus er is niets om mee te vergelijken: pip install open_spiel
bench-no-node = Node.js ontbreekt, of de pakketten zijn niet op te halen; er is dus niets om mee te vergelijken.
bench-no-playwright = Het spel in de browser wordt gemeten met Playwright, dat niet is geïnstalleerd: pip install playwright
bench-no-chromium = Er is hier geen Chromium. STEEPLE_CHROMIUM kan zeggen waar die staat.
bench-no-client = Het spel in de browser is nog niet gebouwd. Deze opdracht bouwt het: python3 run.py
bench-figure = Meting
bench-value = Waarde

# Bots against bots: headings of the table
arena-player = Speler
arena-games = Partijen
arena-wins = Gewonnen
arena-points = Punten
arena-margin = Verschil
arena-rating = Rating
arena-against = { $player } tegen { $other }
