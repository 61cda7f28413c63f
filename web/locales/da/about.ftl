# What Steeple is. “Steeple” is a name and stays as it is.

about-title = Om Steeple
about-lead = Tre tårnspil, gratis for alle, uden konto.

about-steeple = Hvad det er
# $games: a list of their names
about-steeple-text = Steeple er et bord til tårnspil: { $games }. Du spiller med venner ved at sende et link, med robotter, eller sammen ved én skærm. Hvor noget kan vælte, sætter din egen hånd det du spiller, på plads, eller terningen afgør det, eller I bruger rigtige brikker.
about-steeple-free = Det er gratis, og der er intet at købe, ingen reklamer og ingen konto. Programmet er åbent under MIT-licensen: alle må bruge det, ændre det og køre deres egen server.
# $game: its name
about-rules = Regler: { $game }
about-score = Pointtæller til et rigtigt bord

# Accessibility
about-accessibility = Tilgængelighed
about-access-screen = Skærmlæsere: hvert tårn, kort og valg findes i ord. De andres træk læses op når de sker, og din tur med det samme.
about-access-colour = Farven er aldrig det eneste kendetegn: hver tårntype har sin egen form, sit mønster, sit tegn og sit navn.
about-access-contrast = Høj kontrast: både tusmørke og dag har stærk kontrast, og dit systems kontrastfarver bruges hvis du har valgt dem.
about-access-motion = Lidt bevægelse: hvis dit system beder om reduceret bevægelse, bevæger intet sig. I indstillingerne kan de andres træk også vises straks.
about-access-sound = Lyde kan slås fra. Alt der høres, kan også ses.
about-access-size = Alt virker i 200 % forstørrelse, på en lille telefon og med berøring, mus eller tastatur.
about-keys = Taster ved bordet
about-keys-text = Alt kan gøres med tastaturet. Tab går videre; disse taster er genveje:
# Read aloud between two keys: “0 to 5”
about-key-to = til

# Privacy
about-privacy = Privatliv
about-privacy-cookie = Din browser gemmer én signeret cookie. Den siger hvilken gæst du er, og intet andet.
about-privacy-kept = Den server du spiller på, gemmer det navn du gav, og de partier du har spillet, så du kan fortsætte og se tilbage.
about-privacy-nobody = Intet sendes til andre. Der er ingen besøgstællere, ingen reklamer og ingen dele fra andre websteder.
about-privacy-browser = Sprog, udseende, lyd og pointtællerens ark bliver i denne browser.
about-devices = Flyt til en anden enhed
about-device-here = På den første enhed
about-device-here-text = Vis en kode her, og skriv den på den anden enhed. Så er du den samme gæst dér, med dine borde.
about-device-show = Vis en kode
about-device-another = Vis en anden kode
# $minutes: how long the code works
about-device-valid =
    { $minutes ->
        [one] Den virker én gang, inden for { $minutes } minut.
       *[other] Den virker én gang, inden for { $minutes } minutter.
    }
about-device-there = På den anden enhed
about-device-there-text = Skriv den kode som den første enhed viser. Denne enhed har så den gæsts borde og ikke længere sine egne.
about-device-code = Kode
about-device-claim = Brug koden
# $name: what the guest is called
about-device-done = Færdig. På denne enhed er du nu: { $name }
about-device-done-nameless = Færdig. Denne enhed har nu den andens borde.
# A heading and a button: only this device stays the guest that it is
about-device-leave = Forlad alle andre enheder
about-device-leave-text = Til en enhed, du har mistet eller lånt ud: inden for få sekunder er dine borde kun på denne enhed. Programmer der spiller for dig, skal bruge et nyt token.
about-device-left = Færdig. Kun denne enhed er tilbage.

# Fairness
about-fairness = Fair spil
about-fairness-text = Ingen kan vælge kortene: ikke serveren, ikke en spiller, ikke en robot. Sådan foregår det, og alle kan kontrollere det bagefter.
about-fair-sealed = Forseglet
about-fair-sealed-text = Før det første kort vælger serveren et hemmeligt tal. Den viser alle tallets segl: et fingeraftryk der kun passer til dette tal.
about-fair-seeds = Blandet
about-fair-seeds-text = Hver plads kan tilføje sit eget tilfældige tal. Derfor bestemmer serveren heller ikke alene.
about-fair-drawn = Trukket
about-fair-drawn-text = Hver trækning følger af disse tal, som en sum følger af sine dele. Ingen kan se frem uden hemmeligheden.
about-fair-opened = Afsløret
about-fair-opened-text = Efter partiet afslører serveren hemmeligheden. Den skal passe til seglet fra starten.
about-fair-checked = Kontrolleret
about-fair-checked-text = Nu kan alle regne hver trækning ud igen. Ét ændret kort, og det passer ikke.
about-fairness-why = Efter et parti tilbyder bordet sin partilog: alle træk og trækninger, seglet og hemmeligheden. Her kan du kontrollere en.

# The check of a game file
about-check = Kontrollér en partilog
about-check-choose = Vælg en partilog, eller slip den her
about-check-where = En fil der ender på .json, fra slutningen af et parti
about-check-private = Filen sendes kun til denne server for at blive kontrolleret, og gemmes ikke.
about-check-busy = Kontrollerer…
# Read aloud before a step
about-check-right = Rigtigt:
about-check-wrong = Forkert:
about-check-unknown = Ukendt:
about-check-file = Dette er en partilog
# $count: how many things happened in the game
about-check-file-text =
    { $count ->
        [one] Den indeholder { $count } hændelse.
       *[other] Den indeholder { $count } hændelser, én efter én.
    }
about-check-file-wrong = Dette er ikke en partilog
about-check-file-wrong-text = Det kan være en anden fil, eller en del gik tabt på vejen. Gem partiloggen igen ved slutningen af et parti, og vælg den her.
about-check-here = Browseren kan ikke selv kontrollere her
about-check-here-text = Browsere beregner kun fingeraftryk på sikre sider (https). Serveren kontrollerer alt nedenfor.
about-check-seal = Hemmeligheden passer til seglet
about-check-seal-text = Din browser tog selv hemmelighedens fingeraftryk. Det er det samme som blev vist før det første kort.
about-check-seal-wrong = Hemmeligheden passer ikke til seglet
about-check-seal-wrong-text = Det der blev afsløret til sidst, er ikke det der blev forseglet før det første kort.
about-check-seal-closed = Seglet er endnu ikke brudt
about-check-seal-closed-text = Dette parti blev ikke spillet færdigt, så hemmeligheden blev aldrig afsløret.
about-check-chain = Intet er ændret, udeladt eller tilføjet
# $count: how many things happened in the game
about-check-chain-text =
    { $count ->
        [one] Din browser kontrollerede selv det eneste led.
       *[other] Hver hændelse hænger sammen med den forrige. Din browser fulgte selv alle { $count } led.
    }
about-check-chain-wrong = Noget er ændret
# $event: the number of an entry in the file; they are counted from 0
about-check-chain-wrong-text = Kæden brydes ved hændelse { $event } i loggen: den er ændret, eller noget før den er udeladt.
about-check-draws = Hver trækning er rigtig, og hvert træk var tilladt
# $draws: how many cards and starters were drawn. $moves: how many moves were made
about-check-draws-text = Serveren regnede det hele ud igen fra de afslørede tal. Trækninger: { $draws }. Træk: { $moves }.
about-check-draws-wrong = Partiet bliver ikke det samme
about-check-draws-open = Serveren kan ikke kontrollere et parti der ikke blev spillet færdigt
about-check-draws-unknown = Serveren kunne ikke kontrollere
about-check-fair = Dette parti var fair
about-check-unfair = Denne fil viser ikke et fair parti
about-check-partly = Ikke alt kunne kontrolleres

about-fonts = Skrifttyper
about-fonts-text = Titler og tal er sat i Grenze af Omnibus-Type, alt andet i Commissioner af Kostas Bartsokas. Begge er frie under SIL Open Font License 1.1 og kommer fra denne server.
about-programs = For programmører
about-programs-text = Robotter og andre programmer kan også spille her. Hvordan de taler med serveren, står i OpenAPI-filen nedenfor og i docs/protocol.md i kodelageret; docs/record.md beskriver partilogge og hvordan trækninger regnes ud.
about-programs-api = /api/openapi.json
