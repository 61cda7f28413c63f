# The table during play.

table-not-found = Tu nie ma stołu
table-opening = Otwieranie stołu
loading = Chwileczkę
# The title of the browser’s tab. $title: what the table is called
title = { $title } – Steeple
title-turn = Twoja kolej – { $title }

# Seats
you = ty
seat-bot = bot
seat-stood-in = gra bot

deck-short = jeszcze { $count }
watching =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }

wait-you = Twoja kolej
# A reminder to whose turn it is
nudge = Ponaglij
nudged = Ponaglono
tell-me = Powiadom, gdy będzie moja kolej
said-your-turn = Twoja kolej.

# What happened. No verb may depend on the grammar of a name.
# $names: a list of names
told-end =
    { $count ->
        [one] Koniec partii. Zwycięstwo: { $names }
        [few] Koniec partii. Wspólne zwycięstwo: { $names }
        [many] Koniec partii. Wspólne zwycięstwo: { $names }
       *[other] Koniec partii. Wspólne zwycięstwo: { $names }
    }
told-sat = { $name } siada
told-stood = { $name } odchodzi
told-taken-over = { $name }: gra bot
told-taken-back = { $name } wraca
told-away-counted = { $name }: brak połączenia, wkrótce zagra bot
told-away-ended = { $name } znów jest przy stole
told-undo-asked = { $name } prosi o cofnięcie ruchu
told-undo-refused = { $name }: ruch zostaje
told-undone = { $name }: ruch cofnięty
told-rematch-wanted = { $name } chce zagrać jeszcze raz
missed = Pod twoją nieobecność
missed-more =
    { $count ->
        [one] i jeszcze { $count } zdarzenie wcześniej
        [few] i jeszcze { $count } zdarzenia wcześniej
        [many] i jeszcze { $count } zdarzeń wcześniej
       *[other] i jeszcze { $count } zdarzenia wcześniej
    }

# Questions to everybody
undo-wanted = { $name } prosi o cofnięcie ostatniego ruchu.
undo-waiting = Prosisz o cofnięcie ruchu. Inni decydują.
undo-yes = Zgoda
undo-no = Zostaw ruch
away-counting =
    { $count ->
        [one] { $name }: brak połączenia. Bot zagra za { $count } sekundę.
        [few] { $name }: brak połączenia. Bot zagra za { $count } sekundy.
        [many] { $name }: brak połączenia. Bot zagra za { $count } sekund.
       *[other] { $name }: brak połączenia. Bot zagra za { $count } sekundy.
    }
away-here = Jestem
away-missing = { $name }: brak połączenia.
away-bot = Niech gra bot
stood-in = { $name }: gra za ciebie bot.
take-back = Graj dalej bez bota

# The line to the server
line-lost = Ponowne szukanie stołu
line-offline = To urządzenie jest offline
line-restarting = Serwer uruchamia się ponownie
line-safe = Twoje miejsce czeka i nic potwierdzonego nie przepada.
line-safe-watching = Stół wróci sam.

# Several people at one screen
hand-over = Przekaż ekran: { $name }
hand-over-text = Patrzeć mogą wszyscy: w tej grze nic nie jest ukryte.
hand-over-ready = { $name }: gotowe

chat = Czat
chat-unread =
    { $count ->
        [one] Czat, { $count } nowa wiadomość
        [few] Czat, { $count } nowe wiadomości
        [many] Czat, { $count } nowych wiadomości
       *[other] Czat, { $count } nowej wiadomości
    }
chat-empty = Nikt jeszcze nic nie napisał.
chat-watching = Widzowie mogą czytać.
chat-write = Napisz coś
chat-send = Wyślij
chat-mute = Czyich wiadomości nie pokazywać
story = Co się dotąd zdarzyło
menu = Stół
menu-undo = Cofnij mój ostatni ruch
menu-undo-text = Od razu, jeśli od tej pory nie było ruchu i nie odkryto żadnej karty; w innym razie decydują inni.
menu-rules = Zasady
menu-watch = Kopiuj link dla widzów
menu-copied = Skopiowano
menu-home = Na stronę główną
menu-home-text = Twoje miejsce czeka; wróć, kiedy chcesz.
menu-leave = Opuść partię
menu-leave-sure = Dalej gra za ciebie bot. Dopóki partia trwa, możesz wrócić na swoje miejsce.
menu-leave-yes = Opuść
