# Ką sako serveris: žaidėjams ir programoms per žiniatinklį, taip pat tiems, kas jį paleidžia.

# Vietos užėmimas prieš pradžią
already-started = Partija jau prasidėjo, todėl to pakeisti nebegalima.
not-started = Partija dar neprasidėjo.
not-host = Tai gali tik stalo šeimininkas.
not-invited = Kad galėtum čia atsisėsti, atidaryk stalą per kvietimo nuorodą. Atnaujinus kvietimą, senasis nebegalioja.
table-full = Visos vietos užimtos.
seat-taken = Ši vieta užimta.
# $seat numeruojama nuo 0, kaip programose
no-such-seat =
    Vietos { $seat } nėra: prie stalo yra { $seats ->
        [one] { $seats } vieta
        [few] { $seats } vietos
        [many] { $seats } vietos
       *[other] { $seats } vietų
    }; numeruojama nuo 0.
too-few =
    { $seats ->
        [one] Užimta { $seats } vieta
        [few] Užimtos { $seats } vietos
        [many] Užimta { $seats } vietos
       *[other] Užimta { $seats } vietų
    }; reikia bent { $least }.
free-starter = Vieta, kuri turi pradėti, laisva. Pasirink kitą arba leisk spręsti burtams.
bad-name = Vardo ilgis – nuo 1 iki { $most } ženklų.
bad-title = Pavadinimo ilgis – iki { $most } ženklų.
bad-colour = Spalvos „{ $colour }“ pasirinkti negalima. Laisvos: { $free }.

# Žaidžiant
not-yours = Tai ne tavo vieta.
# $name: žmogaus arba boto vardas
not-your-turn = Dabar ne tavo ėjimas: eina { $name }.
bot-plays = Už tave žaidžia botas. Pirmiausia susigrąžink savo vietą.
stale = Partija jau pasistūmėjo. Prieš ėjimą pasižiūrėk dar kartą.
nothing-to-undo = Nėra ėjimo, kurį galėtum atsiimti.
undo-asked-already = Jau yra prašymas atsiimti ėjimą; pirmiausia reikia atsakyti į jį.
no-undo-asked = Niekas neprašo tavo sutikimo atsiimti ėjimą.
nothing-to-leave = Nėra partijos, iš kurios būtų galima pasitraukti.
# $name: žmogaus vardas
not-away = { $name } tebėra prie stalo.
nothing-to-take-back = Botas už tave nežaidžia.
not-over = Partija dar nesibaigė.

# Pokalbis
bad-chat = Žinutės ilgis – nuo 1 iki { $most } ženklų.
phrase-hello = Sveiki visi.
phrase-good-luck = Sėkmės.
phrase-well-built = Puikiai pastatyta.
phrase-thanks = Ačiū.
phrase-oops = Oi.
phrase-thinking = Minutėlę, galvoju.
phrase-your-turn = Tavo ėjimas.
phrase-back-soon = Tuoj grįšiu.
phrase-good-game = Gera partija.
phrase-again = Dar vieną?

# Ribos ir užklausos, kurių suprasti negalima
too-fast =
    Tai per greitai. Bandyk dar kartą po { $seconds ->
        [one] { $seconds } sekundės
        [few] { $seconds } sekundžių
        [many] { $seconds } sekundės
       *[other] { $seconds } sekundžių
    }.
too-many = Atidaryta per daug ryšių; leidžiama iki { $most }.
no-such-table = Tokio stalo nėra. Galbūt nuoroda ne visa.
no-such-invite = Šis kvietimas nebegalioja arba jame yra klaida. Paprašyk šeimininko naujo.
no-such-page = Tokio puslapio nėra.
closing = Serveris paleidžiamas iš naujo. Niekas nedingsta; po akimirkos bandyk dar kartą.
reload = Steeple atnaujinta. Kad galėtum tęsti, įkelk puslapį iš naujo. Tavo vieta laikoma, ir niekas, ką patvirtinai, nedingsta.

# Kol žaidimas naršyklėje neparengtas

# Tiems, kas paleidžia serverį
serving = „Steeple“ veikia adresu { $address }
serving-stops = Ctrl+C sustabdo serverį. Niekas nedingsta.
working = Dirbama saugyklai { $store }
on-this-machine = Šiame kompiuteryje: { $address }
on-the-network = Vietiniame tinkle: { $address }
store-busy = Failą { $file } jau naudoja kitas „Steeple“ serveris.
store-too-new = Failas { $file } įrašytas naujesne „Steeple“ versija. Šią reikia atnaujinti.
store-empty = Failo { $file } duomenys dingo ({ $problem }). steeple restore FILE grąžina atsarginę kopiją. Norint pradėti nuo nieko, reikia ištrinti { $file } ir { $mark }.
store-behind = Failo { $file } gale trūksta to, kas žaidėjams jau patvirtinta ({ $problem }). steeple restore FILE grąžina atsarginę kopiją. Norint tęsti be to, reikia ištrinti { $mark }.
# $problem: ką sako sistema, angliškai
store-failed = Failo { $file } naudoti nepavyksta: { $problem }
# $problem: ką sako sistema, angliškai
cannot-listen = Serveriui nepavyksta klausytis adresu { $address }: { $problem }
not-an-address = „{ $address }“ nėra svetainės adresas, toks kaip https://play.example.
not-a-store = „{ $address }“ nėra PostgreSQL duomenų bazės adresas, pavyzdžiui, postgresql://steeple@localhost/steeple.
not-a-bus = „{ $address }“ nėra būdas mazgams pranešti vieni kitiems, kas vyksta. Su --store galima rašyti --bus postgresql arba adresą, pavyzdžiui, nats://localhost.
unknown-limit = Ribos „{ $name }“ nėra. Yra: { $known }.
backup-done = Atsarginė kopija yra faile { $file }.
backup-exists = Failas { $file } jau yra; jis paliktas toks, koks buvo.
# The columns of the list of guests
guests-id = Svečias
guests-name = Vardas
guests-active = Paskutinis veiksmas (UTC)
guests-tables = Stalai
guest-revoked = { $guest } visur atjungtas; veikiantis serveris tai pritaikys per kelias sekundes.
no-such-guest = Šis serveris nežino svečio „{ $guest }“.
check-done = Viskas teisinga. Stalų: { $tables }, įrašų: { $entries }, patikrintų baigtų partijų: { $matches }.
check-flaws = Failas { $file } sugadintas. Rasta klaidų: { $count }. steeple restore FILE grąžina atsarginę kopiją.
flaw-file = SQLite praneša: { $problem }
flaw-behind = Gale trūksta to, kas žaidėjams jau patvirtinta: { $problem }
flaw-entry = Stalas { $table }: { $seq } įrašas sugadintas.
flaw-gap = Stalas { $table }: trūksta { $seq } įrašo.
flaw-log = Stalas { $table }: jo žurnalo sekti nepavyksta: { $problem }
flaw-snapshot = Stalas { $table }: jo momentinės kopijos naudoti nepavyksta, todėl skaitomas visas žurnalas: { $problem }
flaw-row = Stalas { $table }: tai, kas apie jį nurodyta sąraše, nesutampa su žurnalu.
flaw-match = Stalas { $table }: jo partijos patvirtinti nepavyksta: { $problem }
flaw-guests = Svečių, kurių vardo ir spalvos perskaityti nepavyksta: { $count }
restore-done = Atsarginė kopija { $file } grąžinta.
restore-aside = Tai, kas buvo anksčiau, palikta kaip { $file }.
restore-damaged = Atsarginė kopija { $file } sugadinta; niekas nepakeista. { $problem }

# Reasons that the client does not bring along: the server says them in the person’s language
still-verifying =
    Dar tikrinami kiti partijų failai. Bandyk dar kartą po { $seconds ->
        [one] { $seconds } sekundės
        [few] { $seconds } sekundžių
        [many] { $seconds } sekundės
       *[other] { $seconds } sekundžių
    }.
no-such-deal = Tai dienai partijos nėra.
deal-not-yet = Tos dienos partija prasidės vidurnaktį pagal UTC, visiems vienu metu.
deal-secret = Šiandien šias kortas dar žaidžia kiti. Pažiūrėti galėsi, kai prasidės kita dienos partija.
not-in-deal = Dienos partijoje negalima nieko atšaukti, palikti vietos botui ar žaisti iš naujo.
# $problem: kur programa suklydo, angliškai
not-json = Tai ne JSON: { $problem }
bad-request = Šios užklausos suprasti nepavyksta: { $problem }
not-json-type = Siųsk JSON, o turinio tipą nurodyk application/json.
bad-token = Tai ne šio serverio prieigos raktas.
other-site = Užklausa atėjo iš kitos svetainės puslapio; ji atmesta.
wrong-host = Šis serveris tokio vardo neturi.
wrong-method = Tokio tipo užklausa čia netinka.
no-sheets = Šio žaidimo taškai čia neskaičiuojami.
too-long-to-verify = Tikrinti šį partijos failą čia užtruktų per ilgai. Savo kompiuteryje jį be apribojimų patikrinsi komanda steeple verify.
too-many-values = Įraše per daug reikšmių; leidžiama iki { $most }.
too-large = Duomenų per daug; leidžiama iki { $most } baitų.
bad-language = Šios kalbos čia nėra. Yra: { $known }.
bad-clock = Taip laikrodžio nustatyti negalima: laikas – nuo 5 sekundžių iki 30 dienų, o priedas už ėjimą galimas tik tada, kai laikas skirtas visai partijai.
no-such-phrase = Tokios frazės nėra. Yra: { $known }.
no-lesson = Šis žaidimas dar neturi pamokos.
not-built = Serveris veikia, bet žaidimas naršyklėje dar neparengtas. Ši komanda jį parengia ir paleidžia:
too-many-bot-tables = Prie per daug tavo stalų žaidžia vien botai; vienu metu leidžiama iki { $most } tokių stalų. Palauk, kol kuri nors partija baigsis.
damaged = Šio stalo perskaityti nepavyksta: serveryje laikomi jo duomenys sugadinti. Serverio prižiūrėtojui apie tai pranešta. Visi kiti stalai liko, kokie buvo.
not-kept = Išsaugoti nepavyko: serveris negali rašyti į diską. Niekas nepasikeitė; netrukus bandyk dar kartą.
broken = Serveryje įvyko klaida. Niekas nepasikeitė, o klaida užfiksuota.
bad-code = Kodas neteisingas, jau panaudotas arba per senas.
moved = Viskas jau yra { $store }, kiekvienas įrašas palygintas. Stalų: { $tables }, įrašų: { $entries }.
