# The table during play.

table-not-found = Čia stalo nėra
table-opening = Atidaromas stalas
loading = Minutėlę
# The title of the browser’s tab. $title: what the table is called
title = { $title } – Steeple
title-turn = Tavo ėjimas – { $title }

# Seats
you = tu
seat-bot = botas
seat-stood-in = žaidžia botas

deck-short = dar { $count }
watching = Stebi: { $count }

wait-you = Tavo ėjimas
# A reminder to whose turn it is
nudge = Paraginti
nudged = Paraginta
tell-me = Pranešti, kai ateis mano eilė
said-your-turn = Tavo ėjimas.

# What happened. No verb may depend on the grammar of a name.
# $names: a list of names
told-end =
    { $count ->
        [one] Partija baigta. Pergalė: { $names }
        [few] Partija baigta. Bendra pergalė: { $names }
        [many] Partija baigta. Bendra pergalė: { $names }
       *[other] Partija baigta. Bendra pergalė: { $names }
    }
told-sat = { $name } atsisėda
told-stood = { $name } išeina
told-taken-over = { $name }: žaidžia botas
told-taken-back = { $name } grįžta
told-away-counted = { $name }: nėra ryšio, netrukus žais botas
told-away-ended = { $name } vėl čia
told-undo-asked = { $name } prašo atsiimti ėjimą
told-undo-refused = { $name }: ėjimas lieka
told-undone = { $name }: ėjimas atsiimtas
told-rematch-wanted = { $name } nori žaisti dar kartą
missed = Kol tavęs nebuvo
missed-more =
    { $count ->
        [one] ir dar { $count } įvykis prieš tai
        [few] ir dar { $count } įvykiai prieš tai
        [many] ir dar { $count } įvykio prieš tai
       *[other] ir dar { $count } įvykių prieš tai
    }

# Questions to everybody
undo-wanted = { $name } norėtų atsiimti paskutinį ėjimą.
undo-waiting = Tu prašai atsiimti ėjimą. Kiti sprendžia.
undo-yes = Sutikti
undo-no = Palikti
away-counting =
    { $count ->
        [one] { $name }: nėra ryšio. Botas žais po { $count } sekundės.
        [few] { $name }: nėra ryšio. Botas žais po { $count } sekundžių.
        [many] { $name }: nėra ryšio. Botas žais po { $count } sekundės.
       *[other] { $name }: nėra ryšio. Botas žais po { $count } sekundžių.
    }
away-here = Aš čia
away-missing = { $name }: nėra ryšio.
away-bot = Tegu žaidžia botas
stood-in = { $name }: už tave žaidžia botas.
take-back = Žaisti toliau be boto

# The line to the server
line-lost = Ieškoma stalo
line-offline = Šis įrenginys neprijungtas prie tinklo
line-restarting = Serveris paleidžiamas iš naujo
line-safe = Tavo vieta laikoma, ir niekas, ką patvirtinai, nedingsta.
line-safe-watching = Stalas sugrįš pats.

# Several people at one screen
hand-over = Perduok ekraną: { $name }
hand-over-text = Žiūrėti gali visi: šiame žaidime nieko paslėpto.
hand-over-ready = { $name } pasiruošė

chat = Pokalbis
chat-unread =
    { $count ->
        [one] Pokalbis, { $count } nauja žinutė
        [few] Pokalbis, { $count } naujos žinutės
        [many] Pokalbis, { $count } naujos žinutės
       *[other] Pokalbis, { $count } naujų žinučių
    }
chat-empty = Kol kas niekas nieko neparašė.
chat-watching = Žiūrovai gali skaityti.
chat-write = Parašyk ką nors
chat-send = Siųsti
chat-mute = Kieno žinučių nerodyti
story = Kas vyko iki šiol
menu = Stalas
menu-undo = Atsiimti paskutinį ėjimą
menu-undo-text = Iškart, jei po to niekas nėjo ir neatversta nė viena korta; kitaip klausiama kitų.
menu-rules = Taisyklės
menu-watch = Kopijuoti stebėjimo nuorodą
menu-copied = Nukopijuota
menu-home = Į pradžios puslapį
menu-home-text = Tavo vieta laikoma; grįžk bet kada.
menu-leave = Pasitraukti iš partijos
menu-leave-sure = Už tave toliau žaidžia botas. Kol partija tęsiasi, vietą gali susigrąžinti.
menu-leave-yes = Pasitraukti
