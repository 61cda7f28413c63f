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
seat-builds = buduje
seat-thinks = myśli
seat-stood-in = gra bot
# Said by screen readers about somebody’s skyline. $standing: such as “passed”, or nothing
open-seat = { $name }, { some-points }. { $standing }
# The same plural as everywhere: $points
some-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
others = Inni
your-towers = Twoje wieże
towers-of = Wieże: { $name }
# $tower: such as Sand tower; $values: a list of numbers from the ground up
tower-said =
    { $count ->
        [one] { $tower }, { $count } piętro: { $values }. { some-points }.
        [few] { $tower }, { $count } piętra: { $values }. { some-points }.
        [many] { $tower }, { $count } pięter: { $values }. { some-points }.
       *[other] { $tower }, { $count } piętra: { $values }. { some-points }.
    }
tower-said-empty = { $tower }: pusta działka.
roof = dach
torn-down = zburzone
main-tower-height = główna wieża, { $count }
points-now = punkty teraz
# After a number
points-unit =
    { $count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
becomes = będzie
# $type: candy, scary, tree, scrap or sand
main-tower-is =
    { $type ->
        [candy] Główna wieża: cukierkowa
        [scary] Główna wieża: straszna
        [tree] Główna wieża: leśna
        [scrap] Główna wieża: złomowa
       *[sand] Główna wieża: piaskowa
    }
# $count: how many cards lie there; $cost: points lost for all of them
rubble-costs =
    { $count ->
        [one] Gruz: { $count } karta, koszt { $cost }
        [few] Gruz: { $count } karty, koszt { $cost }
        [many] Gruz: { $count } kart, koszt { $cost }
       *[other] Gruz: { $count } karty, koszt { $cost }
    }

# The deck. $pass_: 1 while it is gone through for the first time, 2 for the second
deck-chip =
    { $pass_ ->
        [1] { $count ->
                [one] { $count } karta, potem tasowanie
                [few] { $count } karty, potem tasowanie
                [many] { $count } kart, potem tasowanie
               *[other] { $count } karty, potem tasowanie
            }
       *[2] { $count ->
                [one] { $count } karta, potem koniec
                [few] { $count } karty, potem koniec
                [many] { $count } kart, potem koniec
               *[other] { $count } karty, potem koniec
            }
    }
deck-short = jeszcze { $count }
watching =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }

# The row, and where each card would go. The short ones stand under small cards.
the-row = Rząd
the-row-help = kto wygra licytację, bierze tyle dowolnych kart, ile wynosi oferta
fit-on = na twoje { $below }
fit-on-short = na { $below }
fit-start = zaczyna wieżę
fit-start-short = zaczyna
fit-roof = dach
fit-roof-short = dach
fit-after-tearing = jeśli zburzysz swoje { $below }
fit-after-tearing-short = zburz { $below }
fit-after-others = po innej karcie
fit-after-others-short = później
fit-none = brak miejsca: twoje { $below } jest za niskie
fit-none-short = nie pasuje
fit-stays = zostaje
# $type: candy, scary, tree, scrap or sand
fit-none-roof =
    { $type ->
        [candy] twoja cukierkowa wieża ma już dach
        [scary] twoja straszna wieża ma już dach
        [tree] twoja leśna wieża ma już dach
        [scrap] twoja złomowa wieża ma już dach
       *[sand] twoja piaskowa wieża ma już dach
    }
# $order: 1 for the card that is placed first
fit-placed = nr { $order }

# Bidding
your-bid = Twoja oferta
auction = Licytacja
turn-first = Twoja kolej: podaj pierwszą liczbę
# $number: the highest bid; $name: who bid it
turn-raise = Twoja kolej: więcej niż { $number } ({ $name }) albo pas
turn-pass = Twoja kolej: możesz tylko spasować
bid-choose = Ile z tych kart chcesz? Wybierz liczbę, a zobaczysz, co może dać.
bid-only-pass = Większej liczby nie da się dobudować do twoich wież.
bid-nothing = Z ofertą 0 zostawiasz rząd innym. Jeśli wszyscy spasują, zostaje odrzucony.
bid-some =
    { $number ->
        [one] Z ofertą { $number } bierzesz dowolną { $number } kartę, chyba że ktoś da więcej. Piętro z przerywanej linii pokazuje najlepszą budowę.
        [few] Z ofertą { $number } bierzesz dowolne { $number } karty, chyba że ktoś da więcej. Piętra z przerywanej linii pokazują najlepszą budowę.
        [many] Z ofertą { $number } bierzesz dowolne { $number } kart, chyba że ktoś da więcej. Piętra z przerywanej linii pokazują najlepszą budowę.
       *[other] Z ofertą { $number } bierzesz dowolne { $number } karty, chyba że ktoś da więcej. Piętra z przerywanej linii pokazują najlepszą budowę.
    }
bid-whole-row = Z ofertą { $number } od razu bierzesz cały rząd: nikt nie może dać więcej.
bid-button = Wybierz liczbę
# $number: a bid; $points: what one would have after it
step-said = Licytuj { $number }, potem { some-points }
with-number = przy { $number }:

# Building
# $row: how many cards there are
take-cards = Weź { $count } z { $row }
tear-down = Zburz
tear-nothing = Nic
place-more =
    { $count ->
        [one] Połóż jeszcze { $count } kartę
        [few] Połóż jeszcze { $count } karty
        [many] Połóż jeszcze { $count } kart
       *[other] Połóż jeszcze { $count } karty
    }
place-done =
    { $count ->
        [one] { $count } karta leży na miejscu
        [few] Wszystkie { $count } karty leżą na miejscu
        [many] Wszystkie { $count } kart leży na miejscu
       *[other] { $count } karty leży na miejscu
    }
build-how = Naciśnij kartę: trafi na swoją wieżę. Niska idzie na wysoką. Najpierw możesz zburzyć jedną wierzchnią kartę.
build-ready = Dopóki nie budujesz, nic się nie liczy.
build-button =
    { $count ->
        [one] Jeszcze { $count } karta
        [few] Jeszcze { $count } karty
        [many] Jeszcze { $count } kart
       *[other] Jeszcze { $count } karty
    }
undo = Cofnij
suggest = Podpowiedz
cancel-build = Nie da się zbudować
order = Kolejność dokładania
order-said = { $order }: { $card }. Naciśnij, żeby odłożyć; strzałki zmieniają kolejność.
order-help = Naciśnij, żeby odłożyć. Przeciągnij lub użyj strzałek, żeby zmienić kolejność.
# What is special about a planned tower
note-roof =
    { $type ->
        [candy] Cukierkowa wieża dostaje dach: 2 punkty za piętro i nic więcej na nią nie idzie.
        [scary] Straszna wieża dostaje dach: 2 punkty za piętro i nic więcej na nią nie idzie.
        [tree] Leśna wieża dostaje dach: 2 punkty za piętro i nic więcej na nią nie idzie.
        [scrap] Złomowa wieża dostaje dach: 2 punkty za piętro i nic więcej na nią nie idzie.
       *[sand] Piaskowa wieża dostaje dach: 2 punkty za piętro i nic więcej na nią nie idzie.
    }
note-deck =
    { $type ->
        [candy] Cukierkowa wieża ma na górze 8: pasuje każda cukierkowa karta.
        [scary] Straszna wieża ma na górze 8: pasuje każda straszna karta.
        [tree] Leśna wieża ma na górze 8: pasuje każda leśna karta.
        [scrap] Złomowa wieża ma na górze 8: pasuje każda złomowa karta.
       *[sand] Piaskowa wieża ma na górze 8: pasuje każda piaskowa karta.
    }
note-brackets =
    { $type ->
        [candy] 9 znów otwiera cukierkową wieżę.
        [scary] 9 znów otwiera straszną wieżę.
        [tree] 9 znów otwiera leśną wieżę.
        [scrap] 9 znów otwiera złomową wieżę.
       *[sand] 9 znów otwiera piaskową wieżę.
    }
note-restart =
    { $type ->
        [candy] Cukierkowa wieża zaczyna się od nowa, od ziemi.
        [scary] Straszna wieża zaczyna się od nowa, od ziemi.
        [tree] Leśna wieża zaczyna się od nowa, od ziemi.
        [scrap] Złomowa wieża zaczyna się od nowa, od ziemi.
       *[sand] Piaskowa wieża zaczyna się od nowa, od ziemi.
    }
result-if = Jeśli wygra { $number }
result-after = Po tej budowie
result-now = Punkty dotąd

# Waiting
wait-bid = Licytuje { $name }
wait-build = Buduje { $name }
wait-dealer = Odkrywanie kart
wait-you = Twoja kolej
wait-over = Ostatnia karta zagrana
# A reminder to whose turn it is
nudge = Ponaglij
nudged = Ponaglono
tell-me = Powiadom, gdy będzie moja kolej
said-your-turn = Twoja kolej.

# What happened. No verb may depend on the grammar of a name.
# $cards: a list of cards
told-row = Nowy rząd: { $cards }
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

# Around the table
cards-left = Pozostałe karty
left-deck = jeszcze w talii
left-again = odrzucona, wróci po tasowaniu
left-discarded =
    { $count ->
        [one] { $count } odrzucona
        [few] { $count } odrzucone
        [many] { $count } odrzuconych
       *[other] { $count } odrzuconej
    }
chat = Czat
chat-unread =
    { $count ->
        [one] Czat, { $count } nowy wpis
        [few] Czat, { $count } nowe wpisy
        [many] Czat, { $count } nowych wpisów
       *[other] Czat, { $count } nowego wpisu
    }
chat-empty = Nikt jeszcze nic nie napisał.
chat-watching = Widzowie mogą czytać.
chat-write = Napisz coś
chat-send = Wyślij
chat-mute = Czyich wpisów nie pokazywać
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
