# Kommandoen steeple.

about = Steeple: tårnbyggespil for mennesker og for programmer.
usage = steeple KOMMANDO ...
more-help = steeple KOMMANDO --help viser mere om en kommando.
help-lang = --lang SPROG vælger sprog: { $known }

# Hvad hver kommando gør, én linje hver
help-play = start en server og åbn spillet i browseren; med --terminal spiller du her
help-serve = kør en server hvor andre kan spille
help-work = udfør robotternes og dommernes arbejde for andre noder uden at betjene nogen
help-backup = kopiér en servers data til en fil, også mens den kører
help-guests = vis en servers gæster, eller log én ud overalt: revoke ID
help-check = kontrollér, om en servers data er beskadiget
help-restore = læg en sikkerhedskopi tilbage, mens ingen server kører
help-move-store = kopiér en servers data til et andet lager, kontrolleret post for post; kan fortsættes
help-replay = vis et logget parti træk for træk
help-export = skriv et færdigspillet parti som én side, der afspiller det uden server
help-verify = kontrollér hver regel og hver trækning i et afsluttet parti
help-score = tæl pointene i et afsluttet parti ved et rigtigt bord
help-arena = lad robotter spille mod hinanden og tæl sejrene
help-stdio = en spilmotor for programmer: ét JSON-objekt pr. linje
help-mcp = værktøjer til sprogmodeller: regler, overblik, lovlige træk, spil (MCP)
help-bench = mål hvor hurtigt alting er
help-warm = kompilér reglerne nu, så ingen spiller skal vente

# Overskrifter og tilvalg i hjælpen til en kommando
help-arguments = Argumenter
help-options = Tilvalg
help-help = vis denne hjælp
help-file = filen; - er standardinput
help-to = siden, der skal skrives
help-names = spillernes navne i pladsernes rækkefølge, med komma imellem
help-title = hvad partiet hedder
help-json = svar med JSON, for programmer
help-step = vent på Enter efter hvert træk
help-from = start ved denne hændelse
help-game = hvilket spil
help-bench-what = et spil, server eller web
help-seats = hvor mange spillere
help-bot = modstanderne: navnet på en af spillets robotter
help-bidding = checked: kun det der kan bygges, må bydes; open: som ved et rigtigt bord
help-option = vælg en indstilling for spillet, for eksempel advanced=true; kan angives flere gange
help-referee = hvem der siger hvad der vælter: physics, table eller dice
help-players = spillerne med komma imellem: navne på robotter eller stier til programmer, for eksempel ./mybot; de bytter plads efter tur
help-log = en fil til resultaterne: den samme kommando fortsætter, hvor den blev stoppet
help-until-sure = stop, så snart det er klart, hvem der er stærkest
help-csv = skriv alle partier til denne fil som en tabel
help-move-seconds = hvor mange sekunder et program har til et træk
help-memory-mb = hvor meget hukommelse et program må bruge, i MB
help-games = hvor mange partier
help-jobs = hvor mange processer der deles om arbejdet
help-seed = et tal der gør at partiet kan gentages
help-new = start forfra, selv om et uafsluttet parti er gemt
help-towers = tårne fra jorden og op, for eksempel "candy 15 12 9 0", og "rubble 2"; "Anna:" indleder en spiller
help-seconds = hvor længe hver måling varer
help-terminal = spil i terminalen mod robotter
help-no-browser = åbn ikke browseren
help-host = adressen der lyttes på; 0.0.0.0 er alle adresser på denne maskine
help-port = porten der lyttes på; 0 tager en ledig
help-data = mappen til serverens data
help-store = adressen på en PostgreSQL-database, som flere noder deler, i stedet for mappen
help-bus = hvordan noder, der deler et lager, fortæller hinanden, hvad der sker: postgresql eller adressen på en NATS-server
help-leave-work = lad andre noder foretage robotternes træk og dømme træk
help-base-url = adressen som folk skriver, hvis der er en proxy imellem
help-proxy = adressen på en betroet proxy; kan angives flere gange
help-keep-days = slet afsluttede partier efter så mange dage; 0 beholder dem
help-keep-unfinished-days = slet uafsluttede borde så mange dage efter det sidste træk; 0 beholder dem
help-keep-guests-days = glem navnene på gæster uden borde så mange dage efter sidste besøg; 0 beholder dem
help-limit = sæt en grænse, for eksempel requests_per_second=50; kan angives flere gange
help-backup-file = filen der skal skrives
help-guests-what = intet for at vise, eller revoke og gæstens ID
help-restore-file = sikkerhedskopien der skal lægges tilbage
help-move-store-from = hvor dataene er: en SQLite-fil eller adressen på en PostgreSQL-database
help-move-store-to = hvor dataene skal hen, på samme måde
help-quick = kontrollér ikke afsluttede partier, hvilket tager længst tid

# Hvad der er galt med en kommandolinje
unknown-command = Der findes ingen kommando ”{ $command }”. Kommandoerne er: { $known }.
unknown-argument = ”{ $argument }” passer ikke her. --help viser hvad der passer.
not-an-option = En indstilling skrives som navn=værdi; ”{ $argument }” er det ikke.
argument-missing = Dette mangler: { $argument }
value-missing = { $argument } skal have en værdi.
not-a-number = { $argument } er et heltal, ikke { $value }.
unknown-language = Der findes ikke noget sprog ”{ $language }”. Sprogene er: { $known }.

interrupted = Afbrudt.
compiling = Reglerne kompileres: { $done } af { $of }
compiling-beside = Reglerne kompileres i baggrunden. Du kan spille allerede nu; indtil det er gjort, tænker robotterne lidt længere.
exported = Siden ligger i { $file }.
too-many-names = { $names } navne til { $seats } spillere.
no-replay = Browseren har intet gensyn med { $game }.
cannot-write-page = { $file } kan ikke skrives: { $problem }
needs-scripts = Denne side skal bruge JavaScript for at vise partiet.
cannot-read = { $file } kan ikke læses: { $problem }
cannot-write = Der kan ikke skrives til { $file }: { $problem }. Partiet fortsætter, men bliver ikke gemt.
file-too-large = { $file } er større end { $most } MB, for stor til en log.

# At spille i terminalen
welcome = { $game }. h viser tasterne, q afslutter.
seat-name = Spiller { $number }
game-goes-on = Dit uafsluttede parti fortsætter. (steeple play --terminal --new starter et nyt.)
game-kept = Dit parti er gemt. steeple play --terminal fortsætter det.
kept-game-aside = Dit uafsluttede parti blev lagt til side: { $file }.
kept-game-spoilt = Det uafsluttede parti kan ikke læses længere; det blev lagt til side som { $file }.
seat-score =
    { $count ->
        [one] { $name }: { $count } point
       *[other] { $name }: { $count } point
    }
winners =
    { $count ->
        [one] Sejren går til: { $names }
       *[other] Sejren deles af: { $names }
    }
record-kept = Loggen fra dette parti er { $file }. steeple replay viser den, steeple verify kontrollerer den.
event-number = Hændelse { $number }
press-enter = Enter fortsætter.

# At kontrollere en log
verified = Alt passer: { $events } hændelser, { $moves } træk efter reglerne, { $draws } trækninger efter kortgiverens frø.

# Point for et rigtigt bord
score-how =
    Skriv hver spillers navn med kolon, så tårnene fra jorden og op, for eksempel:
      Anna:
      candy 15 12 9 0
      rubble 2
    En tom linje afslutter.
total = I alt

# For programmer
no-match = Der er ikke noget parti endnu: start et med new eller replay.
no-mcp = SDK’et til sprogmodeller er ikke installeret: pip install steeple[mcp]
not-a-command = En kommando er et JSON-objekt med ”cmd”: { $known }.
bad-field = ”{ $field }” skal være af typen { $type }.
line-too-long = Linjen er længere end { $most } MB.

# Måling
bench-no-game = Spillet ”{ $game }” kan ikke måles. Disse kan: { $known }.
bench-no-peer = OpenSpiel er ikke installeret, så der er ikke noget at sammenligne med: pip install open_spiel
bench-no-node = Node.js mangler, eller dets pakker kan ikke hentes, så der er intet at sammenligne med.
bench-no-playwright = Spillet i browseren måles med Playwright, som ikke er installeret: pip install playwright
bench-no-chromium = Chromium findes ikke her. STEEPLE_CHROMIUM kan sige hvor den er.
bench-no-client = Spillet i browseren er ikke bygget endnu. Denne kommando bygger det: python3 run.py
bench-figure = Måling
bench-value = Værdi

# Bots against bots: headings of the table
arena-player = Spiller
arena-games = Partier
arena-wins = Sejre
arena-points = Point
arena-margin = Forskel
arena-rating = Rating
arena-against = { $player } mod { $other }
