# Comanda steeple.

about = Steeple: jocuri cu turnuri de construit, pentru oameni și pentru programe.
usage = steeple COMANDĂ ...
more-help = steeple COMANDĂ --help spune mai multe despre o comandă.
help-lang = --lang LIMBĂ alege limba: { $known }

# Ce face fiecare comandă, pe câte o linie
help-play = pornește un server și deschide jocul în browser; cu --terminal se joacă aici
help-serve = pornește un server pe care pot juca și alții
help-work = face munca boților și a arbitrilor pentru alte noduri, fără a servi pe nimeni
help-backup = copiază datele unui server într-un fișier, chiar și în timp ce rulează
help-guests = listează oaspeții unui server sau deconectează unul peste tot: revoke ID
help-check = verifică dacă datele unui server sunt deteriorate
help-restore = pune la loc o copie de rezervă, când niciun server nu rulează
help-move-store = copiază datele unui server în alt loc, verificând fiecare înregistrare; poate fi continuat
help-replay = arată o partidă înregistrată mutare cu mutare
help-export = scrie o partidă terminată ca o singură pagină, care o redă fără server
help-verify = verifică fiecare regulă și fiecare extragere dintr-o partidă încheiată
help-score = numără punctele de la o masă reală, la sfârșitul jocului
help-arena = pune boții să joace între ei și numără victoriile
help-stdio = un motor pentru programe: un obiect JSON pe linie
help-mcp = unelte pentru modele lingvistice: reguli, vedere, mutări permise, joc (MCP)
help-bench = măsoară cât de repede merge totul
help-warm = compilează regulile acum, ca să nu aștepte nimeni

# Titluri și opțiuni în ajutorul unei comenzi
help-arguments = Argumente
help-options = Opțiuni
help-help = arată acest ajutor
help-file = fișierul; - e intrarea standard
help-to = pagina de scris
help-names = numele jucătorilor în ordinea locurilor, separate prin virgule
help-title = cum se numește partida
help-json = răspunde cu JSON, pentru programe
help-step = așteaptă Enter după fiecare mutare
help-from = începe de la acest eveniment
help-game = ce joc
help-bench-what = un joc, server sau web
help-seats = câți jucători
help-bot = adversarii: numele unui bot al jocului
help-bidding = checked: se poate licita doar ce se poate construi; open: ca la o masă reală
help-option = alege o opțiune a jocului, de exemplu advanced=true; se poate da de mai multe ori
help-referee = cine spune ce cade: physics, table sau dice
help-players = jucătorii, separați prin virgule: nume de boți sau căi de programe, de exemplu ./mybot; schimbă locurile pe rând
help-log = un fișier pentru rezultate: aceeași comandă continuă de unde a fost oprită
help-until-sure = oprește imediat ce e clar cine este mai puternic
help-csv = scrie toate partidele în acest fișier, ca tabel
help-move-seconds = câte secunde are un program pentru o mutare
help-memory-mb = câtă memorie poate folosi un program, în MB
help-games = câte partide
help-jobs = câte procese își împart munca
help-seed = un număr cu care jocul se poate repeta
help-new = începe din nou, chiar dacă e salvat un joc neterminat
help-towers = turnuri de la sol în sus, de exemplu "candy 15 12 9 0", și "rubble 2"; "Anna:" spune ale cui sunt
help-seconds = cât durează fiecare măsurătoare
help-terminal = joacă în terminal, împotriva unor boți
help-no-browser = nu deschide browserul
help-host = adresa la care ascultă serverul; 0.0.0.0 înseamnă toate adresele acestui calculator
help-port = portul la care ascultă serverul; 0 ia unul liber
help-data = dosarul pentru datele serverului
help-store = adresa unei baze de date PostgreSQL folosite în comun de mai multe noduri, în locul dosarului
help-bus = cum își spun nodurile cu date comune ce se întâmplă: postgresql sau adresa unui server NATS
help-leave-work = lasă alte noduri să mute pentru boți și să judece mutările
help-base-url = adresa pe care o scriu oamenii, dacă la mijloc e un proxy
help-proxy = adresa unui proxy de încredere; se poate da de mai multe ori
help-keep-days = uită partidele încheiate după atâtea zile; 0 le păstrează
help-keep-unfinished-days = uită mesele neterminate după atâtea zile de la ultima mutare; 0 le păstrează
help-keep-guests-days = uită numele oaspeților fără mese după atâtea zile de la ultima vizită; 0 le păstrează
help-limit = stabilește o limită, de exemplu requests_per_second=50; se poate da de mai multe ori
help-backup-file = fișierul de scris
help-guests-what = nimic pentru listă, sau revoke și ID-ul oaspetelui
help-restore-file = copia de rezervă de pus la loc
help-move-store-from = unde sunt datele: un fișier SQLite sau adresa unei baze de date PostgreSQL
help-move-store-to = unde trebuie să ajungă, la fel
help-quick = nu verifica partidele încheiate, ceea ce durează cel mai mult

# Ce e greșit într-o linie de comandă
unknown-command = Nu există comanda „{ $command }”. Există: { $known }.
unknown-argument = „{ $argument }” nu are sens aici. --help arată ce se poate.
not-an-option = O opțiune se scrie nume=valoare; „{ $argument }” nu e așa.
argument-missing = Lipsește: { $argument }
value-missing = { $argument } are nevoie de o valoare.
not-a-number = { $argument } e un număr întreg, nu { $value }.
unknown-language = Nu există limba „{ $language }”. Există: { $known }.

interrupted = Oprit.
compiling = Se compilează regulile: { $done } din { $of }
compiling-beside = Regulile se compilează în fundal. Poți juca deja; până se termină, boții se gândesc puțin mai mult.
# $problem: ce spune sistemul de operare, în engleză
exported = Pagina e în { $file }.
too-many-names = Prea multe nume: { $names }; jucătorii sunt { $seats }.
no-replay = În browser nu există reluare pentru { $game }.
cannot-write-page = { $file } nu se poate scrie: { $problem }
needs-scripts = Această pagină are nevoie de JavaScript ca să arate partida.
cannot-read = { $file } nu se poate citi: { $problem }
cannot-write = { $file } nu se poate scrie: { $problem }. Jocul continuă, dar nu se salvează.
file-too-large = { $file } depășește { $most } MB, prea mult pentru o înregistrare.

# Jocul în terminal
welcome = { $game }. h arată tastele, q iese din joc.
seat-name = J{ $number }
game-goes-on = Jocul tău neterminat continuă. (steeple play --terminal --new începe altul.)
game-kept = Jocul tău e salvat. steeple play --terminal îl continuă.
kept-game-aside = Partida ta neterminată a fost pusă deoparte: { $file }.
kept-game-spoilt = Jocul neterminat nu se mai poate citi; e pus deoparte în { $file }.
seat-score =
    { $count ->
        [one] { $name }: { $count } punct
        [few] { $name }: { $count } puncte
       *[other] { $name }: { $count } de puncte
    }
# $names: un nume sau mai multe, la o victorie împărțită
winners =
    { $count ->
        [one] Victorie: { $names }
        [few] Victorie împărțită: { $names }
       *[other] Victorie împărțită: { $names }
    }
record-kept = Înregistrarea acestei partide e { $file }. steeple replay o arată, steeple verify o verifică.
event-number = Evenimentul { $number }
press-enter = Enter pentru a continua.

# Verificarea unei înregistrări
verified =
    Totul e corect: { $events ->
        [one] { $events } eveniment
        [few] { $events } evenimente
       *[other] { $events } de evenimente
    }, { $moves ->
        [one] { $moves } mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    } după reguli, { $draws ->
        [one] { $draws } extragere
        [few] { $draws } extrageri
       *[other] { $draws } de extrageri
    } după sămânța dealerului.

# Punctele unei mese reale
score-how =
    Scrie fiecare nume urmat de două puncte, apoi turnurile de la sol în sus, de exemplu:
      Anna:
      candy 15 12 9 0
      rubble 2
    O linie goală încheie lista.
total = Total

# Pentru programe
no-match = Încă nu e nicio partidă: începe una cu new sau replay.
no-mcp = SDK-ul pentru modele lingvistice nu este instalat: pip install steeple[mcp]
not-a-command = O comandă e un obiect JSON cu „cmd”: { $known }.
bad-field = „{ $field }” trebuie să fie de tipul { $type }.
line-too-long = Linia depășește { $most } MB.

# Măsurători
bench-no-game = Jocul „{ $game }” nu poate fi măsurat. Se pot măsura: { $known }.
bench-no-peer = OpenSpiel nu e instalat, așa că nu e cu ce compara: pip install open_spiel
bench-no-node = Node.js lipsește sau pachetele lui nu pot fi descărcate, așa că nu există termen de comparație.
bench-no-playwright = Jocul din browser se măsoară cu Playwright, care nu e instalat: pip install playwright
bench-no-chromium = Nu există Chromium aici. STEEPLE_CHROMIUM poate spune unde este.
bench-no-client = Jocul din browser nu e construit încă. Comanda aceasta îl construiește: python3 run.py
bench-figure = Măsurătoare
bench-value = Valoare

# Bots against bots: headings of the table
arena-player = Jucător
arena-games = Partide
arena-wins = Victorii
arena-points = Puncte
arena-margin = Diferență
arena-rating = Rating
arena-against = { $player } contra { $other }
