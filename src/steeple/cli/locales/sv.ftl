# Kommandot steeple.

about = Steeple: tornbyggarspel för människor och för program.
usage = steeple KOMMANDO ...
more-help = steeple KOMMANDO --help visar mer om ett kommando.
help-lang = --lang SPRÅK väljer språk: { $known }

# Vad varje kommando gör, en rad var
help-play = starta en server och öppna spelet i webbläsaren; med --terminal spelar du här
help-serve = kör en server där andra kan spela
help-work = gör robotars och domares arbete åt andra noder, utan att betjäna någon
help-backup = kopiera en servers data till en fil, även medan den är igång
help-guests = lista en servers gäster, eller logga ut en överallt: revoke ID
help-check = kontrollera om en servers data är skadade
help-restore = lägg tillbaka en säkerhetskopia, medan ingen server är igång
help-move-store = kopiera en servers data till ett annat lager, kontrollerat post för post; kan fortsättas
help-replay = visa ett loggat parti drag för drag
help-export = skriv ett avslutat parti som en sida som spelar upp det utan server
help-verify = kontrollera varje regel och varje dragning i ett avslutat parti
help-score = räkna poängen i ett avslutat parti vid ett riktigt bord
help-arena = låt robotar spela mot varandra och räkna segrarna
help-stdio = en spelmotor för program: ett JSON-objekt per rad
help-mcp = verktyg för språkmodeller: regler, vy, tillåtna drag, spela (MCP)
help-bench = mät hur snabbt allting är
help-warm = kompilera reglerna nu, så att ingen spelare behöver vänta

# Rubriker och flaggor i hjälpen för ett kommando
help-arguments = Argument
help-options = Flaggor
help-help = visa den här hjälpen
help-file = filen; - är standard in
help-to = sidan som ska skrivas
help-names = spelarnas namn i platsernas ordning, med komma emellan
help-title = vad partiet heter
help-json = svara med JSON, för program
help-step = vänta på Enter efter varje drag
help-from = börja vid den här händelsen
help-game = vilket spel
help-bench-what = ett spel, server eller web
help-seats = hur många spelare
help-bot = motståndarna: namnet på en av spelets robotar
help-bidding = checked: bara det som går att bygga får bjudas; open: som vid ett riktigt bord
help-option = välj en inställning för spelet, till exempel advanced=true; kan anges flera gånger
help-referee = vem som säger vad som rasar: physics, table eller dice
help-players = spelarna, med kommatecken emellan: namn på robotar eller sökvägar till program, till exempel ./mybot; de byter plats i tur och ordning
help-log = en fil för resultaten: samma kommando fortsätter där det stoppades
help-until-sure = sluta så snart det är klart vem som är starkast
help-csv = skriv alla partier till den här filen, som en tabell
help-move-seconds = hur många sekunder ett program har på sig för ett drag
help-memory-mb = hur mycket minne ett program får använda, i MB
help-games = hur många partier
help-jobs = hur många processer som delar på arbetet
help-seed = ett tal som gör att partiet kan upprepas
help-new = börja om, även om ett oavslutat parti är sparat
help-towers = torn från marken och uppåt, till exempel "candy 15 12 9 0", och "rubble 2"; "Anna:" inleder en spelare
help-seconds = hur länge varje mätning pågår
help-terminal = spela i terminalen mot robotar
help-no-browser = öppna inte webbläsaren
help-host = adressen att lyssna på; 0.0.0.0 är alla adresser på den här datorn
help-port = porten att lyssna på; 0 tar en ledig
help-data = mappen för serverns data
help-store = adressen till en PostgreSQL-databas som flera noder delar, i stället för mappen
help-bus = hur noder som delar ett lager berättar för varandra vad som händer: postgresql, eller adressen till en NATS-server
help-leave-work = låt andra noder göra robotarnas drag och döma drag
help-base-url = adressen som folk skriver in, om det finns en proxy emellan
help-proxy = adressen till en betrodd proxy; kan anges flera gånger
help-keep-days = radera avslutade partier efter så många dagar; 0 behåller dem
help-keep-unfinished-days = radera oavslutade bord så många dagar efter det senaste draget; 0 behåller dem
help-keep-guests-days = glöm namnen på gäster utan bord så många dagar efter senaste besöket; 0 behåller dem
help-limit = sätt en gräns, till exempel requests_per_second=50; kan anges flera gånger
help-backup-file = filen som ska skrivas
help-guests-what = inget för att lista, eller revoke och gästens ID
help-restore-file = säkerhetskopian som ska läggas tillbaka
help-move-store-from = var data finns: en SQLite-fil eller adressen till en PostgreSQL-databas
help-move-store-to = vart data ska, på samma sätt
help-quick = kontrollera inte avslutade partier, vilket tar längst tid

# Vad som är fel på en kommandorad
unknown-command = Det finns inget kommando ”{ $command }”. Kommandona är: { $known }.
unknown-argument = ”{ $argument }” passar inte här. --help visar vad som passar.
not-an-option = En inställning skrivs som namn=värde; ”{ $argument }” är inte det.
argument-missing = Det här saknas: { $argument }
value-missing = { $argument } behöver ett värde.
not-a-number = { $argument } är ett heltal, inte { $value }.
unknown-language = Det finns inget språk ”{ $language }”. Språken är: { $known }.

interrupted = Avbrutet.
compiling = Reglerna kompileras: { $done } av { $of }
compiling-beside = Reglerna kompileras i bakgrunden. Du kan spela redan nu; tills det är klart tänker robotarna lite längre.
exported = Sidan finns i { $file }.
too-many-names = { $names } namn för { $seats } spelare.
no-replay = Webbläsaren har ingen repris av { $game }.
cannot-write-page = { $file } går inte att skriva: { $problem }
needs-scripts = Den här sidan behöver JavaScript för att visa partiet.
cannot-read = { $file } går inte att läsa: { $problem }
cannot-write = { $file } går inte att skriva till: { $problem }. Partiet fortsätter, men sparas inte.
file-too-large = { $file } är större än { $most } MB, för stor för en logg.

# Spela i terminalen
welcome = { $game }. h visar tangenterna, q avslutar.
seat-name = Spelare { $number }
game-goes-on = Ditt oavslutade parti fortsätter. (steeple play --terminal --new börjar ett nytt.)
game-kept = Ditt parti är sparat. steeple play --terminal fortsätter det.
kept-game-aside = Ditt oavslutade parti lades undan: { $file }.
kept-game-spoilt = Det oavslutade partiet går inte längre att läsa; det lades undan som { $file }.
seat-score =
    { $count ->
        [one] { $name }: { $count } poäng
       *[other] { $name }: { $count } poäng
    }
winners =
    { $count ->
        [one] Segern går till: { $names }
       *[other] Segern delas av: { $names }
    }
record-kept = Loggen från det här partiet är { $file }. steeple replay visar den, steeple verify kontrollerar den.
event-number = Händelse { $number }
press-enter = Enter fortsätter.

# Kontrollera en logg
verified = Allt stämmer: { $events } händelser, { $moves } drag enligt reglerna, { $draws } dragningar enligt kortgivarens slumpfrö.

# Poäng för ett riktigt bord
score-how =
    Skriv varje spelares namn med kolon, sedan tornen från marken och uppåt, till exempel:
      Anna:
      candy 15 12 9 0
      rubble 2
    En tom rad avslutar.
total = Summa

# För program
no-match = Det finns inget parti än: starta ett med new eller replay.
no-mcp = SDK:n för språkmodeller är inte installerad: pip install steeple[mcp]
not-a-command = Ett kommando är ett JSON-objekt med ”cmd”: { $known }.
bad-field = ”{ $field }” måste vara av typen { $type }.
line-too-long = Raden är längre än { $most } MB.

# Mätning
bench-no-game = Spelet ”{ $game }” kan inte mätas. Dessa kan: { $known }.
bench-no-peer = OpenSpiel är inte installerat, så det finns inget att jämföra med: pip install open_spiel
bench-no-node = Node.js saknas, eller så kan dess paket inte hämtas, så det finns inget att jämföra med.
bench-no-playwright = Spelet i webbläsaren mäts med Playwright, som inte är installerat: pip install playwright
bench-no-chromium = Chromium finns inte här. STEEPLE_CHROMIUM kan säga var den finns.
bench-no-client = Spelet i webbläsaren är inte byggt än. Det här kommandot bygger det: python3 run.py
bench-figure = Mätning
bench-value = Värde

# Bots against bots: headings of the table
arena-player = Spelare
arena-games = Partier
arena-wins = Segrar
arena-points = Poäng
arena-margin = Skillnad
arena-rating = Rating
arena-against = { $player } mot { $other }
