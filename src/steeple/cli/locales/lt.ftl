# Komanda steeple.

about = Steeple: bokštų statymo žaidimai žmonėms ir programoms.
usage = steeple KOMANDA ...
more-help = steeple KOMANDA --help rodo daugiau apie komandą.
help-lang = --lang KALBA parenka kalbą: { $known }

# Ką daro kiekviena komanda, po vieną eilutę
help-play = paleisti serverį ir atidaryti žaidimą naršyklėje; su --terminal – žaisti čia
help-serve = paleisti žaidimų serverį kitiems žmonėms
help-work = atlikti botų ir teisėjų darbą kitiems mazgams, nieko neaptarnaujant
help-backup = nukopijuoti serverio duomenis į failą, net ir serveriui veikiant
help-guests = išvardyti serverio svečius arba visur atjungti vieną: revoke ID
help-check = patikrinti, ar serverio duomenys nesugadinti
help-restore = grąžinti atsarginę kopiją, kai serveris neveikia
help-move-store = nukopijuoti serverio duomenis į kitą saugyklą, tikrinant kiekvieną įrašą; galima tęsti
help-replay = rodyti įrašytą partiją ėjimas po ėjimo
help-export = įrašyti baigtą partiją kaip vieną puslapį, kuris ją parodo be serverio
help-verify = patikrinti visas taisykles ir visus traukimus baigtoje partijoje
help-score = suskaičiuoti taškus, baigus žaisti prie tikro stalo
help-arena = leisti botams žaisti tarpusavyje ir suskaičiuoti pergales
help-stdio = variklis programoms: po vieną JSON objektą eilutėje
help-mcp = įrankiai kalbos modeliams: taisyklės, vaizdas, galimi ėjimai, ėjimas (MCP)
help-bench = išmatuoti, kaip greitai viskas veikia
help-warm = sukompiliuoti taisykles dabar, kad paskui niekam nereikėtų laukti

# Komandos pagalbos antraštės ir parinktys
help-arguments = Argumentai
help-options = Parinktys
help-help = rodyti šią pagalbą
help-file = failas; - yra standartinė įvestis
help-to = puslapis, kurį įrašyti
help-names = žaidėjų vardai vietų tvarka, atskirti kableliais
help-title = kaip vadinasi partija
help-json = atsakyti JSON formatu, programoms
help-step = po kiekvieno ėjimo laukti Enter
help-from = pradėti nuo šio įvykio
help-game = kuris žaidimas
help-bench-what = žaidimas, server arba web
help-seats = kiek žaidėjų
help-bot = varžovai: žaidimo boto pavadinimas
help-bidding = checked: šaukti galima tik tiek, kiek galima pastatyti; open: kaip prie tikro stalo
help-option = pasirinkti žaidimo parinktį, pavyzdžiui, advanced=true; galima nurodyti kelis kartus
help-referee = kas sprendžia, kas griūva: physics, table arba dice
help-players = žaidėjai, atskirti kableliais: botų vardai arba programų keliai, pvz., ./mybot; vietomis keičiamasi paeiliui
help-log = rezultatų failas: ta pati komanda tęsia nuo ten, kur buvo sustabdyta
help-until-sure = sustoti, kai tik aišku, kas stipresnis
help-csv = įrašyti visas partijas į šį failą kaip lentelę
help-move-seconds = kiek sekundžių programa turi ėjimui
help-memory-mb = kiek atminties gali naudoti programa, MB
help-games = kiek partijų
help-jobs = kiek procesų dalijasi darbą
help-seed = skaičius, su kuriuo partiją galima pakartoti
help-new = pradėti iš naujo, net jei yra išsaugota nebaigta partija
help-towers = bokštai nuo apačios į viršų, pavyzdžiui, "candy 15 12 9 0", ir "rubble 2"; "Anna:" pradeda žaidėjo bokštus
help-seconds = kiek laiko trunka kiekvienas matavimas
help-terminal = žaisti terminale prieš botus
help-no-browser = neatidaryti naršyklės
help-host = adresas, kuriuo klausomasi; 0.0.0.0 – visi šio kompiuterio adresai
help-port = prievadas, kuriuo klausomasi; 0 – bet kuris laisvas
help-data = serverio duomenų aplankas
help-store = PostgreSQL duomenų bazės, kuria dalijasi keli mazgai, adresas; tada aplanko nereikia
help-bus = kaip mazgai, kurie dalijasi saugykla, praneša vieni kitiems, kas vyksta: postgresql arba NATS serverio adresas
help-leave-work = palikti botų ėjimus ir ėjimų vertinimą kitiems mazgams
help-base-url = adresas, kurį įveda žmonės, jei prieš serverį yra įgaliotasis serveris (proxy)
help-proxy = įgaliotojo serverio (proxy), kuriuo pasitikima, adresas; galima nurodyti kelis kartus
help-keep-days = ištrinti baigtas partijas po tiek dienų; 0 – palikti
help-keep-unfinished-days = ištrinti nebaigtus stalus po tiek dienų nuo paskutinio ėjimo; 0 – palikti
help-keep-guests-days = ištrinti svečių be stalų vardus po tiek dienų nuo paskutinio apsilankymo; 0 – palikti
help-limit = nustatyti ribą, pavyzdžiui, requests_per_second=50; galima nurodyti kelis kartus
help-backup-file = failas, į kurį rašoma
help-guests-what = nieko – išvardyti, arba revoke ir svečio ID
help-restore-file = grąžinama atsarginė kopija
help-move-store-from = kur duomenys yra: SQLite failas arba PostgreSQL duomenų bazės adresas
help-move-store-to = kur duomenis perkelti: taip pat
help-quick = netikrinti baigtų partijų: tai trunka ilgiausiai

# Kas negerai komandos eilutėje
unknown-command = Komandos „{ $command }“ nėra. Yra: { $known }.
unknown-argument = „{ $argument }“ čia netinka. --help rodo, kas tinka.
not-an-option = Parinktis rašoma pavadinimas=reikšmė; „{ $argument }“ užrašyta ne taip.
argument-missing = Trūksta: { $argument }
value-missing = { $argument } reikia reikšmės.
not-a-number = { $argument } yra sveikasis skaičius, ne { $value }.
unknown-language = Kalbos „{ $language }“ nėra. Yra: { $known }.

interrupted = Sustabdyta.
compiling = Kompiliuojamos taisyklės: { $done } iš { $of }
compiling-beside = Taisyklės kompiliuojamos fone. Žaisti galima jau dabar; kol tai baigsis, botai galvos šiek tiek ilgiau.
# $problem: ką sako operacinė sistema, angliškai
exported = Puslapis yra faile { $file }.
too-many-names = Per daug vardų: { $names }, o žaidėjų yra { $seats }.
no-replay = Žaidimo { $game } peržiūros naršyklėje nėra.
cannot-write-page = Failo { $file } įrašyti nepavyksta: { $problem }
needs-scripts = Kad parodytų partiją, šiam puslapiui reikia „JavaScript“.
cannot-read = Failo { $file } perskaityti nepavyksta: { $problem }
cannot-write = Failo { $file } įrašyti nepavyksta: { $problem }. Partija tęsiama, bet nebus išsaugota.
file-too-large = Failas { $file } didesnis nei { $most } MB, įrašui tai per daug.

# Žaidimas terminale
welcome = { $game }. h rodo klavišus, q – išeiti.
seat-name = Žaidėjas { $number }
game-goes-on = Tavo nebaigta partija tęsiama. (steeple play --terminal --new pradeda kitą.)
game-kept = Tavo partija išsaugota. steeple play --terminal ją tęsia.
kept-game-aside = Tavo nebaigta partija atidėta į šalį: { $file }.
kept-game-spoilt = Nebaigtos partijos perskaityti nebepavyksta; ji padėta į šalį kaip { $file }.
seat-score =
    { $count ->
        [one] { $name }: { $count } taškas
        [few] { $name }: { $count } taškai
        [many] { $name }: { $count } taško
       *[other] { $name }: { $count } taškų
    }
# $names: vienas vardas arba keli, jei pergalė bendra
winners =
    { $count ->
        [one] Pergalė: { $names }
        [few] Bendra pergalė: { $names }
        [many] Bendra pergalė: { $names }
       *[other] Bendra pergalė: { $names }
    }
record-kept = Šios partijos įrašas yra { $file }. steeple replay jį parodo, steeple verify patikrina.
event-number = Įvykis Nr. { $number }
press-enter = Enter – toliau.

# Įrašo tikrinimas
verified = Viskas teisinga. Įvykių: { $events }, ėjimų pagal taisykles: { $moves }, traukimų pagal dalytojo sėklą: { $draws }.

# Taškų skaičiavimas prie tikro stalo
score-how =
    Įrašyk kiekvieno žaidėjo vardą su dvitaškiu, tada bokštus nuo apačios į viršų, pavyzdžiui:
      Anna:
      candy 15 12 9 0
      rubble 2
    Tuščia eilutė – pabaiga.
total = Iš viso

# Programoms
no-match = Partijos dar nėra: ją pradeda new arba replay.
no-mcp = Kalbos modelių SDK neįdiegtas: pip install steeple[mcp]
not-a-command = Komanda yra JSON objektas su „cmd“: { $known }.
bad-field = Lauko „{ $field }“ tipas turi būti { $type }.
line-too-long = Eilutė ilgesnė nei { $most } MB.

# Matavimas
bench-no-game = Žaidimo „{ $game }“ išmatuoti negalima. Galima: { $known }.
bench-no-peer = „OpenSpiel“ neįdiegta, todėl nėra su kuo palyginti: pip install open_spiel
bench-no-node = Nėra „Node.js“ arba nepavyksta parsiųsti jo paketų, todėl nėra su kuo palyginti.
bench-no-playwright = Žaidimas naršyklėje matuojamas su „Playwright“, o ji neįdiegta: pip install playwright
bench-no-chromium = „Chromium“ čia nerasta. Kur ji yra, galima nurodyti per STEEPLE_CHROMIUM.
bench-no-client = Žaidimas naršyklėje dar neparengtas. Ši komanda jį parengia: python3 run.py
bench-figure = Rodiklis
bench-value = Reikšmė

# Bots against bots: headings of the table
arena-player = Žaidėjas
arena-games = Partijos
arena-wins = Pergalės
arena-points = Taškai
arena-margin = Skirtumas
arena-rating = Reitingas
arena-against = { $player } prieš { $other }
