# A table before the start.

# Under the title. $taken and $seats: numbers
lobby-state = Užimta vietų: { $taken } iš { $seats }.
lobby-reconnecting = Jungiamasi iš naujo. Tavo vieta laikoma, niekas nedingsta.
lobby-title = Stalo pavadinimas
lobby-name-it = Pavadinti stalą
lobby-rename = Pervadinti
lobby-save = Išsaugoti

# Who sits where
lobby-who = Vietos
lobby-free-seat = Laisva vieta
# $number: the seat, counted from 1
lobby-seat-number = { $number } vieta
# A bot that was given no name
lobby-bot = Botas
# Under a name: whose seat it is
lobby-role-you = tu
lobby-role-you-host = tu, šeimininkas
lobby-role-host = šeimininkas
# Somebody else who plays at the reader’s own device
lobby-role-second = prie tavo ekrano
# $strength: one word, such as “Greedy”
lobby-role-bot = Botas: { $strength }
lobby-here = Čia
lobby-not-here = Nėra ryšio
lobby-ready = Paruošta
lobby-fill = Užimti
lobby-fill-label = Užimti { $number } vietą
lobby-change = Keisti
# For screen readers. $name: who sits there
lobby-change-label = Keisti vietą: { $name }

# The sheet for one seat
lobby-fill-title = Užimti laisvą vietą
lobby-bot-strength = Kaip žaidžia botas
lobby-bot-add = Pridėti botą
lobby-bot-keep = Palikti tokį botą
lobby-bot-away = Pašalinti botą
lobby-person-text = Šalia tavęs esantis žmogus gali žaisti prie šio ekrano.
lobby-person-name = Prie šio ekrano žaidžiančio žmogaus vardas
lobby-person-add = Pridėti šį žmogų
lobby-free-person = Atlaisvinti vietą
lobby-free-person-text = Kvietimas bus atnaujintas: kas čia sėdėjo, galės grįžti tik su nauja nuoroda.
lobby-stand = Atsistoti
lobby-stand-text = Vieta tampa laisva. Jei ji tavo paskutinė, šeimininku tampa kitas žmogus.

# House colours, and the words for them under small houses
colour-brick = Plyta
colour-slate = Skalūnas
colour-straw = Šiaudai
colour-plum = Slyva
colour-moss = Samanos
colour-sky = Dangus

# Inviting
lobby-invite = Pakviesk draugų
lobby-invite-text = Leisk nuskaityti kodą arba nusiųsk nuorodą. Draugai įrašo vardą ir atsisėda.
lobby-invite-full = Dabar visos vietos užimtos. Kas atidaro nuorodą, gali stebėti.
lobby-qr = Kvietimas kaip QR kodas
lobby-link = Kvietimo nuoroda
lobby-copy = Kopijuoti nuorodą
lobby-copied = Nukopijuota
lobby-selected = Nuoroda pažymėta. Nukopijuok ją klaviatūra arba per meniu.
lobby-share = Dalytis
# Goes before the link in a message to friends. $table: the table’s title or the game
lobby-share-text = Sėskis prie mano stalo: { $table }
# Before the code in words, such as “plum gable 274”
lobby-say = Telefonu sakyk
# The button with which the host makes earlier links invalid
lobby-renew = Atnaujinti kvietimą
lobby-renewed = Kvietimas naujas. Anksčiau išsiųstos nuorodos nebegalioja.
# $command: what is typed in a terminal
lobby-here-only = Ši nuoroda veikia tik šiame kompiuteryje. Kitiems įrenginiams paleisk su { $command }: bus parodytas adresas tavo tinkle.
lobby-watch-title = Pakviesk žiūrovų
lobby-watch = Kiti gali stebėti
lobby-watch-copy = Kopijuoti žiūrovams
lobby-watch-link = Stebėjimo nuoroda

# What is agreed
lobby-options = Kas sutarta
lobby-clock = Laikas galvoti
lobby-clock-none = Neribotas
lobby-clock-none-note = Be laikrodžio žaidimas gali trukti kelias dienas.
# $minutes: 1 or 3
lobby-clock-move = { $minutes } min.
lobby-clock-move-note = Kiekvienam ėjimui. Laikui pasibaigus, toliau žaidžia botas.
# For the whole game
lobby-clock-bank = Iš viso { $minutes } min.
# $seconds: are added after each turn
lobby-clock-bank-note = Visiems vieno žmogaus ėjimams kartu ir dar { $seconds } s už kiekvieną.
lobby-starter = Kas pradeda
lobby-starter-lot = Burtai
lobby-starter-lot-note = Burtai traukiami kartu su užplombuota krūvele.
lobby-away = Kai ko nors nėra
lobby-away-never = Laukti
lobby-away-never-note = Žaidimas laukia; kiti gali paprašyti boto.
lobby-away-after = { $minutes } min.
lobby-away-after-note = Po { $minutes } min. toliau žaidžia botas, o vieta vėliau grąžinama.
lobby-seats = Vietos
lobby-seats-locked = Vietos, kuriose sėdi žmonės, lieka.

# Starting
# $count: how many play
lobby-start =
    { $count ->
        [one] Pradėti: { $count } žaidėjas
        [few] Pradėti: { $count } žaidėjai
        [many] Pradėti: { $count } žaidėjo
       *[other] Pradėti: { $count } žaidėjų
    }
lobby-starting = Pradedama…
lobby-start-waiting = Laukiama kitų
lobby-start-some =
    { $count ->
        [one] Prie stalo: { $count } žaidėjas
        [few] Prie stalo: { $count } žaidėjai
        [many] Prie stalo: { $count } žaidėjo
       *[other] Prie stalo: { $count } žaidėjų
    }
lobby-start-all = Visi sėdi
lobby-start-free =
    { $count ->
        [one] Pradėjus { $count } laisva vieta užsidaro.
        [few] Pradėjus { $count } laisvos vietos užsidaro.
        [many] Pradėjus { $count } laisvos vietos užsidaro.
       *[other] Pradėjus { $count } laisvų vietų užsidaro.
    }
# $names: a list of people
lobby-start-absent = Nėra ryšio: { $names }. Vieta laikoma.
lobby-start-too-few =
    { $least ->
        [one] Reikia bent { $least } žaidėjo. Pakviesk ką nors arba pridėk botą.
        [few] Reikia bent { $least } žaidėjų. Pakviesk ką nors arba pridėk botą.
        [many] Reikia bent { $least } žaidėjo. Pakviesk ką nors arba pridėk botą.
       *[other] Reikia bent { $least } žaidėjų. Pakviesk ką nors arba pridėk botą.
    }
lobby-start-offline = Šiuo metu nėra ryšio.
lobby-wait = Laukiama pradžios
# $name: the host
lobby-wait-text = Žaidimą pradeda šeimininkas. Šeimininkas: { $name }
lobby-not-begun = Žaidimas dar neprasidėjo
lobby-not-begun-text = Tu stebi. Žaidimas pasirodys čia, kai tik prasidės.
lobby-not-begun-free = Kad atsisėstum, atidaryk kvietimą.
lobby-keeps = Išėjus iš puslapio, tavo vieta lieka.

# Read aloud when it happens. $name: of a person or a bot
lobby-news-sat = { $name } atsisėda.
lobby-news-stood = { $name } atsistoja.
lobby-news-bot = { $name }: atsisėda botas.
lobby-news-host = Dabar stalo šeimininkas esi tu.
lobby-news-terms = Šeimininkas pakeitė tai, kas sutarta.
