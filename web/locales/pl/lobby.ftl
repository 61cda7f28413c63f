# A table before the start.

# Under the title. $taken and $seats: numbers
lobby-state = Zajęte miejsca: { $taken } z { $seats }.
lobby-reconnecting = Trwa ponowne łączenie. Twoje miejsce czeka i nic nie przepada.
lobby-title = Nazwa stołu
lobby-name-it = Nazwij stół
lobby-rename = Zmień nazwę
lobby-save = Zapisz

# Who sits where
lobby-who = Miejsca
lobby-free-seat = Wolne miejsce
# $number: the seat, counted from 1
lobby-seat-number = Miejsce { $number }
# A bot that was given no name
lobby-bot = Bot
# Under a name: whose seat it is
lobby-role-you = ty
lobby-role-you-host = ty, gospodarz
lobby-role-host = gospodarz
# Somebody else who plays at the reader’s own device
lobby-role-second = przy twoim ekranie
# $strength: one word, such as “Greedy”
lobby-role-bot = Bot: { $strength }
lobby-here = Przy stole
lobby-not-here = Brak połączenia
lobby-ready = Gotowe
lobby-fill = Obsadź
lobby-fill-label = Obsadź miejsce { $number }
lobby-change = Zmień
# For screen readers. $name: who sits there
lobby-change-label = Zmień miejsce: { $name }

# The sheet for one seat
lobby-fill-title = Obsadź wolne miejsce
lobby-bot-strength = Jak gra bot
lobby-bot-add = Dodaj bota
lobby-bot-keep = Zostaw takiego bota
lobby-bot-away = Odeślij bota
lobby-person-text = Ktoś obok ciebie może grać przy tym ekranie.
lobby-person-name = Imię osoby przy tym ekranie
lobby-person-add = Dodaj tę osobę
lobby-free-person = Zwolnij miejsce
lobby-free-person-text = Zaproszenie zostanie wtedy odnowione: kto tu siedział, wróci tylko z nowym linkiem.
lobby-stand = Wstań
lobby-stand-text = Miejsce staje się wolne. Jeśli to twoje ostatnie, gospodarzem zostaje ktoś inny.

# House colours, and the words for them under small houses
colour-brick = Cegła
colour-slate = Łupek
colour-straw = Słoma
colour-plum = Śliwka
colour-moss = Mech
colour-sky = Niebo

# Inviting
lobby-invite = Zaproś znajomych
lobby-invite-text = Daj zeskanować kod albo wyślij link. Wystarczy wpisać imię i usiąść.
lobby-invite-full = Wszystkie miejsca są teraz zajęte. Kto otworzy link, może oglądać.
lobby-qr = Zaproszenie jako kod QR
lobby-link = Link do zaproszenia
lobby-copy = Kopiuj link
lobby-copied = Skopiowano
lobby-selected = Link jest zaznaczony. Skopiuj go klawiaturą albo z menu.
lobby-share = Udostępnij
# Goes before the link in a message to friends. $table: the table’s title or the game
lobby-share-text = Usiądź przy moim stole: { $table }
# Before the code in words, such as “plum gable 274”
lobby-say = Przez telefon powiedz
# The button with which the host makes earlier links invalid
lobby-renew = Odnów zaproszenie
lobby-renewed = Zaproszenie jest nowe. Wcześniej wysłane linki już nie działają.
# $command: what is typed in a terminal
lobby-here-only = Ten link działa tylko na tym komputerze. Dla innych urządzeń uruchom grę poleceniem { $command }: wypisze ono adres w twojej sieci.
lobby-watch-title = Zaproś widzów
lobby-watch = Inni mogą oglądać
lobby-watch-copy = Kopiuj link dla widzów
lobby-watch-link = Link dla widzów

# What is agreed
lobby-options = Co jest ustalone
lobby-clock = Czas do namysłu
lobby-clock-none = Bez zegara
lobby-clock-none-note = Bez zegara gra może trwać nawet kilka dni.
# $minutes: 1 or 3
lobby-clock-move = { $minutes } min
lobby-clock-move-note = Na każdy ruch. Gdy czas minie, gra dalej bot.
# For the whole game
lobby-clock-bank = Razem { $minutes } min
# $seconds: are added after each turn
lobby-clock-bank-note = Na wszystkie ruchy jednej osoby łącznie i { $seconds } s więcej za każdy.
lobby-starter = Kto zaczyna
lobby-starter-lot = Los
lobby-starter-lot-note = Losowanie odbywa się razem z zapieczętowaną talią.
lobby-away = Gdy kogoś nie ma
lobby-away-never = Czekać
lobby-away-never-note = Gra czeka; inni mogą poprosić o bota.
lobby-away-after = { $minutes } min
lobby-away-after-note = Po { $minutes } min gra dalej bot, a potem oddaje miejsce.
lobby-seats = Miejsca
lobby-seats-locked = Miejsca, na których siedzą ludzie, zostają.

# Starting
# $count: how many play
lobby-start =
    { $count ->
        [one] Zacznij: { $count } gracz
        [few] Zacznij: { $count } graczy
        [many] Zacznij: { $count } graczy
       *[other] Zacznij: { $count } gracza
    }
lobby-starting = Zaczynamy…
lobby-start-waiting = Czekamy na innych
lobby-start-some =
    { $count ->
        [one] Przy stole: { $count } gracz
        [few] Przy stole: { $count } graczy
        [many] Przy stole: { $count } graczy
       *[other] Przy stole: { $count } gracza
    }
lobby-start-all = Wszyscy siedzą
lobby-start-free =
    { $count ->
        [one] Gdy zaczniesz, { $count } wolne miejsce się zamknie.
        [few] Gdy zaczniesz, { $count } wolne miejsca się zamkną.
        [many] Gdy zaczniesz, { $count } wolnych miejsc się zamknie.
       *[other] Gdy zaczniesz, { $count } wolnego miejsca się zamknie.
    }
# $names: a list of people
lobby-start-absent = Brak połączenia: { $names }. Miejsce czeka.
lobby-start-too-few =
    { $least ->
        [one] Potrzeba co najmniej { $least } gracza. Zaproś kogoś albo dodaj bota.
        [few] Potrzeba co najmniej { $least } graczy. Zaproś kogoś albo dodaj bota.
        [many] Potrzeba co najmniej { $least } graczy. Zaproś kogoś albo dodaj bota.
       *[other] Potrzeba co najmniej { $least } gracza. Zaproś kogoś albo dodaj bota.
    }
lobby-start-offline = Chwilowo nie ma połączenia.
lobby-wait = Czekamy na początek
# $name: the host
lobby-wait-text = Grę zaczyna gospodarz. Gospodarz: { $name }
lobby-not-begun = Gra jeszcze się nie zaczęła
lobby-not-begun-text = Oglądasz. Gra pojawi się tutaj, gdy tylko się zacznie.
lobby-not-begun-free = Żeby zająć miejsce, otwórz zaproszenie.
lobby-keeps = Gdy opuścisz stronę, twoje miejsce zostaje.

# Read aloud when it happens. $name: of a person or a bot
lobby-news-sat = { $name } siada.
lobby-news-stood = { $name } wstaje.
lobby-news-bot = { $name }: siada bot.
lobby-news-host = Gospodarz stołu to teraz ty.
lobby-news-terms = Gospodarz zmienia ustalenia.
