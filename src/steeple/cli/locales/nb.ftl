# Kommandoen steeple.

about = Steeple: tårnbyggespill for mennesker og for programmer.
usage = steeple KOMMANDO ...
more-help = steeple KOMMANDO --help viser mer om en kommando.
help-lang = --lang SPRÅK velger språk: { $known }

# Hva hver kommando gjør, én linje hver
help-play = start en server og åpne spillet i nettleseren; med --terminal spiller du her
help-serve = kjør en server der andre kan spille
help-work = gjør robotenes og dommernes arbeid for andre noder, uten å betjene noen
help-backup = kopier en servers data til en fil, også mens den kjører
help-guests = list opp gjestene til en server, eller logg én ut overalt: revoke ID
help-check = kontroller om dataene til en server er skadet
help-restore = legg tilbake en sikkerhetskopi, mens ingen server kjører
help-move-store = kopier en servers data til et annet lager, kontrollert post for post; kan fortsettes
help-replay = vis et logget parti trekk for trekk
help-export = skriv et ferdigspilt parti som én side som spiller det av uten tjener
help-verify = kontroller hver regel og hver trekning i et avsluttet parti
help-score = regn ut poengene i et avsluttet parti ved et ekte bord
help-arena = la roboter spille mot hverandre og tell seirene
help-stdio = en spillmotor for programmer: ett JSON-objekt per linje
help-mcp = verktøy for språkmodeller: regler, oversikt, lovlige trekk, spill (MCP)
help-bench = mål hvor raskt alt er
help-warm = kompiler reglene nå, så ingen spiller må vente

# Overskrifter og valg i hjelpen til en kommando
help-arguments = Argumenter
help-options = Valg
help-help = vis denne hjelpen
help-file = filen; - er standard inn
help-to = siden som skal skrives
help-names = spillernes navn i plassenes rekkefølge, med komma mellom
help-title = hva partiet heter
help-json = svar med JSON, for programmer
help-step = vent på Enter etter hvert trekk
help-from = start ved denne hendelsen
help-game = hvilket spill
help-bench-what = et spill, server eller web
help-seats = hvor mange spillere
help-bot = motstanderne: navnet på en av robotene i spillet
help-bidding = checked: bare det som kan bygges, kan bys; open: som ved et ekte bord
help-option = velg en innstilling for spillet, for eksempel advanced=true; kan oppgis flere ganger
help-referee = hvem som sier hva som faller: physics, table eller dice
help-players = spillerne, med komma mellom: navn på roboter eller stier til programmer, for eksempel ./mybot; de bytter plass etter tur
help-log = en fil for resultatene: Samme kommando fortsetter der den ble stoppet
help-until-sure = stopp så snart det er klart hvem som er sterkest
help-csv = skriv alle partiene til denne filen, som en tabell
help-move-seconds = hvor mange sekunder et program har til et trekk
help-memory-mb = hvor mye minne et program får bruke, i MB
help-games = hvor mange partier
help-jobs = hvor mange prosesser som deler arbeidet
help-seed = et tall som gjør at partiet kan gjentas
help-new = start på nytt, selv om et uavsluttet parti er lagret
help-towers = tårn fra bakken og oppover, for eksempel "candy 15 12 9 0", og "rubble 2"; "Anna:" innleder en spiller
help-seconds = hvor lenge hver måling varer
help-terminal = spill i terminalen mot roboter
help-no-browser = ikke åpne nettleseren
help-host = adressen å lytte på; 0.0.0.0 er alle adressene til denne maskinen
help-port = porten å lytte på; 0 tar en ledig
help-data = mappen for serverens data
help-store = adressen til en PostgreSQL-database som flere noder deler, i stedet for mappen
help-bus = hvordan noder som deler et lager, forteller hverandre hva som skjer: postgresql, eller adressen til en NATS-server
help-leave-work = la andre noder gjøre robotenes trekk og dømme trekk
help-base-url = adressen som folk skriver inn, hvis det er en proxy imellom
help-proxy = adressen til en betrodd proxy; kan oppgis flere ganger
help-keep-days = slett avsluttede partier etter så mange dager; 0 beholder dem
help-keep-unfinished-days = slett uavsluttede bord så mange dager etter det siste trekket; 0 beholder dem
help-keep-guests-days = glem navnene på gjester uten bord så mange dager etter siste besøk; 0 beholder dem
help-limit = sett en grense, for eksempel requests_per_second=50; kan oppgis flere ganger
help-backup-file = filen som skal skrives
help-guests-what = ingenting for å liste opp, eller revoke og gjestens ID
help-restore-file = sikkerhetskopien som skal legges tilbake
help-move-store-from = hvor dataene er: en SQLite-fil eller adressen til en PostgreSQL-database
help-move-store-to = hvor dataene skal, på samme måte
help-quick = ikke kontroller avsluttede partier, som tar lengst tid

# Hva som er galt med en kommandolinje
unknown-command = Det finnes ingen kommando «{ $command }». Kommandoene er: { $known }.
unknown-argument = «{ $argument }» passer ikke her. --help viser hva som passer.
not-an-option = En innstilling skrives som navn=verdi; «{ $argument }» er ikke det.
argument-missing = Dette mangler: { $argument }
value-missing = { $argument } trenger en verdi.
not-a-number = { $argument } er et heltall, ikke { $value }.
unknown-language = Det finnes ikke noe språk «{ $language }». Språkene er: { $known }.

interrupted = Avbrutt.
compiling = Reglene kompileres: { $done } av { $of }
compiling-beside = Reglene kompileres i bakgrunnen. Du kan spille allerede nå; inntil det er gjort, tenker robotene litt lenger.
exported = Siden ligger i { $file }.
too-many-names = { $names } navn til { $seats } spillere.
no-replay = Nettleseren har ingen reprise av { $game }.
cannot-write-page = { $file } kan ikke skrives: { $problem }
needs-scripts = Denne siden trenger JavaScript for å vise partiet.
cannot-read = { $file } kan ikke leses: { $problem }
cannot-write = Kan ikke skrive til { $file }: { $problem }. Partiet fortsetter, men blir ikke lagret.
file-too-large = { $file } er større enn { $most } MB, for stor for en logg.

# Spille i terminalen
welcome = { $game }. h viser tastene, q avslutter.
seat-name = Spiller { $number }
game-goes-on = Det uavsluttede partiet ditt fortsetter. (steeple play --terminal --new starter et nytt.)
game-kept = Partiet ditt er lagret. steeple play --terminal fortsetter det.
kept-game-aside = Det uavsluttede partiet ditt ble lagt til side: { $file }.
kept-game-spoilt = Det uavsluttede partiet kan ikke leses lenger; det ble lagt til side som { $file }.
seat-score =
    { $count ->
        [one] { $name }: { $count } poeng
       *[other] { $name }: { $count } poeng
    }
winners =
    { $count ->
        [one] Seieren går til: { $names }
       *[other] Seieren deles av: { $names }
    }
record-kept = Loggen fra dette partiet er { $file }. steeple replay viser den, steeple verify kontrollerer den.
event-number = Hendelse { $number }
press-enter = Enter fortsetter.

# Kontrollere en logg
verified = Alt stemmer: { $events } hendelser, { $moves } trekk etter reglene, { $draws } trekninger etter kortgiverens frø.

# Poeng for et ekte bord
score-how =
    Skriv navnet til hver spiller med kolon, så tårnene fra bakken og oppover, for eksempel:
      Anna:
      candy 15 12 9 0
      rubble 2
    En tom linje avslutter.
total = Sum

# For programmer
no-match = Det finnes ikke noe parti ennå: Start et med new eller replay.
no-mcp = SDK-en for språkmodeller er ikke installert: pip install steeple[mcp]
not-a-command = En kommando er et JSON-objekt med «cmd»: { $known }.
bad-field = «{ $field }» må være av typen { $type }.
line-too-long = Linjen er lengre enn { $most } MB.

# Måling
bench-no-game = Spillet «{ $game }» kan ikke måles. Disse kan: { $known }.
bench-no-peer = OpenSpiel er ikke installert, så det er ingenting å sammenligne med: pip install open_spiel
bench-no-node = Node.js mangler, eller pakkene kan ikke hentes, så det er ikke noe å sammenligne med.
bench-no-playwright = Spillet i nettleseren måles med Playwright, som ikke er installert: pip install playwright
bench-no-chromium = Chromium finnes ikke her. STEEPLE_CHROMIUM kan si hvor den er.
bench-no-client = Spillet i nettleseren er ikke bygd ennå. Denne kommandoen bygger det: python3 run.py
bench-figure = Måling
bench-value = Verdi

# Bots against bots: headings of the table
arena-player = Spiller
arena-games = Partier
arena-wins = Seire
arena-points = Poeng
arena-margin = Forskjell
arena-rating = Rating
arena-against = { $player } mot { $other }
