# What Steeple is. “Steeple” is a name and stays as it is.

about-title = Om Steeple
about-lead = Tre tårnspill, gratis for alle, uten konto.

about-steeple = Hva det er
# $games: a list of their names
about-steeple-text = Steeple er et bord for tårnspill: { $games }. Du spiller med venner ved å sende en lenke, med roboter, eller sammen ved én skjerm. Der noe kan velte, setter din egen hånd det du spiller, på plass, eller terningen avgjør, eller dere bruker ekte brikker.
about-steeple-free = Det er gratis, og det er ingenting å kjøpe, ingen reklame og ingen konto. Programmet er åpent under MIT-lisensen: Alle kan bruke det, endre det og kjøre sin egen server.
# $game: its name
about-rules = Regler: { $game }
about-score = Poengteller for et ekte bord

# Accessibility
about-accessibility = Tilgjengelighet
about-access-screen = Skjermlesere: Hvert tårn, kort og valg finnes i ord. De andres trekk leses opp når de skjer, og din tur med en gang.
about-access-colour = Fargen er aldri det eneste kjennetegnet: Hver tårntype har sin egen form, sitt mønster, sitt tegn og sitt navn.
about-access-contrast = Høy kontrast: Både skumring og dag har sterk kontrast, og kontrastfargene i systemet ditt brukes hvis du har valgt det.
about-access-motion = Lite bevegelse: Hvis systemet ditt ber om redusert bevegelse, beveger ingenting seg. I innstillingene kan de andres trekk også vises med en gang.
about-access-sound = Lyder kan slås av. Alt som høres, kan også ses.
about-access-size = Alt virker i 200 % forstørrelse, på en liten telefon og med berøring, mus eller tastatur.
about-keys = Taster ved bordet
about-keys-text = Alt kan gjøres med tastaturet. Tab går videre; disse tastene er snarveier:
# Read aloud between two keys: “0 to 5”
about-key-to = til

# Privacy
about-privacy = Personvern
about-privacy-cookie = Nettleseren din lagrer én signert informasjonskapsel. Den sier hvilken gjest du er, og ingenting annet.
about-privacy-kept = Serveren du spiller på, lagrer navnet du oppga og partiene du har spilt, så du kan fortsette og se tilbake.
about-privacy-nobody = Ingenting sendes til noen andre. Det er ingen besøkstellere, ingen reklame og ingen deler fra andre nettsteder.
about-privacy-browser = Språk, utseende, lyd og arket i poengtelleren blir i denne nettleseren.
about-devices = Flytt til en annen enhet
about-device-here = På den første enheten
about-device-here-text = Vis en kode her, og skriv den inn på den andre enheten. Da er du den samme gjesten der, med bordene dine.
about-device-show = Vis en kode
about-device-another = Vis en annen kode
# $minutes: how long the code works
about-device-valid =
    { $minutes ->
        [one] Den virker én gang, innen { $minutes } minutt.
       *[other] Den virker én gang, innen { $minutes } minutter.
    }
about-device-there = På den andre enheten
about-device-there-text = Skriv inn koden som den første enheten viser. Denne enheten har da bordene til den gjesten, og ikke lenger sine egne.
about-device-code = Kode
about-device-claim = Bruk koden
# $name: what the guest is called
about-device-done = Ferdig. På denne enheten er du nå: { $name }
about-device-done-nameless = Ferdig. Denne enheten har nå bordene til den andre.
# A heading and a button: only this device stays the guest that it is
about-device-leave = Forlat alle andre enheter
about-device-leave-text = For en enhet som du har mistet eller lånt bort: i løpet av sekunder er bordene dine bare på denne enheten. Programmer som spiller for deg, trenger et nytt token.
about-device-left = Ferdig. Bare denne enheten er igjen.

# Fairness
about-fairness = Rettferdig spill
about-fairness-text = Ingen kan velge kortene: ikke serveren, ikke en spiller, ikke en robot. Slik går det til, og alle kan kontrollere det etterpå.
about-fair-sealed = Forseglet
about-fair-sealed-text = Før det første kortet velger serveren et hemmelig tall. Den viser alle seglet til tallet: et fingeravtrykk som bare passer til dette tallet.
about-fair-seeds = Blandet
about-fair-seeds-text = Hver plass kan legge til sitt eget tilfeldige tall. Derfor bestemmer heller ikke serveren alene.
about-fair-drawn = Trukket
about-fair-drawn-text = Hver trekning følger av disse tallene, slik en sum følger av delene sine. Ingen kan se fram i tid uten hemmeligheten.
about-fair-opened = Avslørt
about-fair-opened-text = Etter partiet avslører serveren hemmeligheten. Den må passe til seglet fra starten.
about-fair-checked = Kontrollert
about-fair-checked-text = Nå kan alle regne ut hver trekning på nytt. Ett endret kort, og det stemmer ikke.
about-fairness-why = Etter et parti tilbyr bordet partiloggen sin: alle trekk og trekninger, seglet og hemmeligheten. Her kan du kontrollere en.

# The check of a game file
about-check = Kontroller en partilogg
about-check-choose = Velg en partilogg, eller slipp den her
about-check-where = En fil som slutter på .json, fra slutten av et parti
about-check-private = Filen sendes bare til denne serveren for kontroll, og lagres ikke.
about-check-busy = Kontrollerer…
# Read aloud before a step
about-check-right = Riktig:
about-check-wrong = Feil:
about-check-unknown = Ukjent:
about-check-file = Dette er en partilogg
# $count: how many things happened in the game
about-check-file-text =
    { $count ->
        [one] Den inneholder { $count } hendelse.
       *[other] Den inneholder { $count } hendelser, én etter én.
    }
about-check-file-wrong = Dette er ikke en partilogg
about-check-file-wrong-text = Det kan være en annen fil, eller en bit ble borte på veien. Lagre partiloggen igjen på slutten av et parti, og velg den her.
about-check-here = Nettleseren kan ikke kontrollere selv her
about-check-here-text = Nettlesere regner bare ut fingeravtrykk på sikre sider (https). Serveren kontrollerer alt nedenfor.
about-check-seal = Hemmeligheten passer til seglet
about-check-seal-text = Nettleseren din tok selv fingeravtrykket av hemmeligheten. Det er det samme som ble vist før det første kortet.
about-check-seal-wrong = Hemmeligheten passer ikke til seglet
about-check-seal-wrong-text = Det som ble avslørt på slutten, er ikke det som ble forseglet før det første kortet.
about-check-seal-closed = Seglet er ikke brutt ennå
about-check-seal-closed-text = Dette partiet ble ikke spilt ferdig, så hemmeligheten ble aldri avslørt.
about-check-chain = Ingenting er endret, utelatt eller lagt til
# $count: how many things happened in the game
about-check-chain-text =
    { $count ->
        [one] Nettleseren din kontrollerte selv det eneste leddet.
       *[other] Hver hendelse henger sammen med den forrige. Nettleseren din fulgte selv alle { $count } leddene.
    }
about-check-chain-wrong = Noe er endret
# $event: the number of an entry in the file; they are counted from 0
about-check-chain-wrong-text = Kjeden brytes ved hendelse { $event } i loggen: Den er endret, eller noe før den er utelatt.
about-check-draws = Hver trekning er riktig, og hvert trekk var lovlig
# $draws: how many cards and starters were drawn. $moves: how many moves were made
about-check-draws-text = Serveren regnet ut alt på nytt fra de avslørte tallene. Trekninger: { $draws }. Trekk: { $moves }.
about-check-draws-wrong = Partiet blir ikke det samme
about-check-draws-open = Serveren kan ikke kontrollere et parti som ikke ble spilt ferdig
about-check-draws-unknown = Serveren kunne ikke kontrollere
about-check-fair = Dette partiet var rettferdig
about-check-unfair = Denne filen viser ikke et rettferdig parti
about-check-partly = Ikke alt kunne kontrolleres

about-fonts = Skrifter
about-fonts-text = Titler og tall er satt i Grenze av Omnibus-Type, alt annet i Commissioner av Kostas Bartsokas. Begge er frie under SIL Open Font License 1.1, og kommer fra denne serveren.
about-programs = For programmerere
about-programs-text = Roboter og andre programmer kan også spille her. Hvordan de snakker med serveren, står i OpenAPI-filen nedenfor og i docs/protocol.md i kodelageret; docs/record.md beskriver partilogger og hvordan trekninger regnes ut.
about-programs-api = /api/openapi.json
