# Skyscrapers: its words, and why a move is illegal.

name = Drapacze chmur

# The kinds of cards
kind =
    { $kind ->
        [flat] Płaska
        [upright] Pionowa
        [floor] Podłoga
        [universal] Uniwersalna
       *[base] Fundament
    }
# A card, such as “Upright 3”. $number: which one of its kind; bases have none, which is 0.
card =
    { $number ->
        [0] { kind }
       *[other] { kind } { $number }
    }
# What a card is built in as
use =
    { $use ->
        [flat] jako płaska karta
        [upright] jako pionowa karta
        [floor] jako podłoga
       *[base] jako fundament
    }
points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }

# What somebody did. $name: the player, or the word for “You”: so no verb may depend on it.
# $place and $cell: three numbers, such as 0 0 4. $worker: a number.
did-start = Pierwszy ruch: { $name }
did-add = { $name }: dodano robotnika, miejsce { $cell }
did-build = { $name }: wbudowana karta „{ card }” { use }, miejsce { $place }
did-move = { $name }: przeniesiono robotnika { $worker }, miejsce { $cell }
did-shift = { $name }: przesunięto robotnika { $worker }, miejsce { $cell }
did-finish = { $name }: nikogo nie przesunięto
did-put = { $name }: robotnik wraca na budynek, miejsce { $cell }
did-keep = { $name }: robotnik zostaje w rezerwie
held = Trzyma się.
# $workers: numbers of workers
fell =
    { $count ->
        [one] Spada robotnik: { $workers }.
        [few] Spadają { $count } robotnicy: { $workers }.
        [many] Spada { $count } robotników: { $workers }.
       *[other] Spada { $count } robotnika: { $workers }.
    }
landed = Teraz w innym miejscu: { $workers }.
collapsed = Budynek się wali.
void = Nie da się tego ocenić: trzeba spróbować jeszcze raz.

# Why a move is illegal
no-such-worker = Nie ma robotnika „{ $worker }”. Robotnicy mają numery od 0 do 19.
no-such-place = „{ $place }” to nie miejsce. Miejsce to trzy liczby całkowite, na przykład 0 0 4.
no-such-card = Nie ma karty „{ $card }”. Karta to rodzaj i numer, na przykład upright-3, albo base.
# $uses: the words that may be typed
say-the-use = Karty { $card } można użyć na różne sposoby. Powiedz, na który: { $uses }.
no-such-use = Karty { $card } nie można wbudować jako „{ $use }”.
no-such-seat = Nie ma takiego miejsca przy tym stole.
not-now = Teraz nie pora na to.
not-your-turn = To nie twoja kolej.
not-in-deck = { card }: tej karty nie ma w talii.
no-actions-left = Trzy akcje są wykonane. Przesuń tych, których dotyka nit, albo powiedz, że to koniec.
actions-left = To jeszcze nie koniec: została akcja.
not-in-hand = { card }: nie masz tej karty na ręce.
no-rivets = Nie ma już nitów: nic więcej nie da się zbudować.
no-worker-on-site = Nie masz robotnika na budowie. Najpierw go dodaj.
all-enclosed = Wszyscy twoi robotnicy na budowie są zamknięci.
no-edge = Nie ma tam środka wolnej krawędzi.
must-lie = Ta karta musi leżeć.
must-stand = Ta karta musi stać.
passes-through = Karta przechodziłaby przez inną.
touches-ground = Tylko fundament może dotykać ziemi.
base-needs-ground = Fundament musi stać na ziemi.
drawn-worker-stands = Robotnik narysowany na karcie musi stać prosto: turn 0.
no-girder-meets = Żadna belka karty nie styka się z belką budynku.
no-worker-touches = Żaden twój robotnik nie dotyka karty, której dotknęłaby nowa.
no-site = Nie ma teraz miejsca na tę kartę.
nothing-fits = Żadna z twoich kart nie ma teraz miejsca.
reserve-empty = Nie masz robotników w rezerwie.
nowhere-to-add = Na ziemi przy fundamentach nie ma miejsca.
only-on-the-ground = Nowy robotnik zaczyna na ziemi.
no-base-there = Robotnik na ziemi musi dotykać fundamentu.
nothing-to-stand-on = Nie ma tam podłogi, na której można stać.
cell-closed = To miejsce jest zamknięte: ręka tam nie sięgnie.
no-room = Kolejny robotnik się tu nie zmieści.
not-your-worker = To nie twój robotnik.
not-on-site = Robotnika { $worker } nie ma na budowie.
is-enclosed = Robotnik { $worker } jest zamknięty.
nowhere-to-go = Robotnik { $worker } nie ma dokąd iść.
nobody-can-move = Żadnego twojego robotnika nie można przenieść.
already-there = Robotnik { $worker } już tam stoi.
too-far = Robotnik idzie o poziom wyżej, o poziom niżej albo gdzie indziej na swoim poziomie.
not-on-a-floor = Przesunąć można tylko robotnika stojącego na podłodze.
other-card = Robotnika przesuwa się po podłodze, na której stoi.
shifted-already = Robotnik { $worker } jest już przesunięty.
only-the-touched = Po ostatniej akcji przesuwa się tylko robotników, których dotyka nit.
nothing-can-collapse = Są tylko fundamenty: nic nie może się zawalić.
nobody-fell = Powiedz, którzy robotnicy spadli.
fell-from-nowhere = Robotnika { $worker } nie było na budowie, więc nie mógł spaść.
can-not-be-there = Robotnik { $worker } nie może tam stać ani leżeć.
no-such-rivet = W karcie { $card } budynku nie ma nitu.
makes-no-sense = Sędzia nie może czegoś takiego zobaczyć.

# The site in the terminal
# $height: 0 is the ground
level = Poziom { $height }
ground = Ziemia
# $reserve: how many workers
seat-line = { points } · w rezerwie: { $reserve }
seat-out = { points } · poza grą
rivets = Zostało nitów: { $count }
actions =
    { $count ->
        [one] została { $count } akcja
        [few] zostały { $count } akcje
        [many] zostało { $count } akcji
       *[other] zostało { $count } akcji
    }
your-cards = Twoje karty:
# $letters: which letter stands for the workers of which player
legend = : podłoga, / płaska karta, linie: stojące karty, robotnicy: { $letters }

# What is asked
ask-what = Co robisz? (numer)
ask-card = Która karta? (jej numer)
ask-use = Jako co? (numer)
ask-site = Gdzie? (numer)
ask-worker = Który robotnik? (numer)
ask-cell = Dokąd? (numer)
ask-put = Twój robotnik { $worker } spadł. Dokąd wraca? (numer)
ask-report = Co się stało? held – trzyma się, fell workers=3,7 – spadli (ich numery), collapsed – budynek runął
# $move: one of those below
ask-confirm = { $move }: Enter – potwierdź, u – cofnij
# $verb: one of the actions
verb =
    { $verb ->
        [add] Dodaj robotnika
        [build] Wbuduj kartę
        [move] Przenieś robotnika
       *[shift] Przesuń robotnika
    }
button-add = Dodaj robotnika, miejsce { $cell }
button-build = Wbuduj: „{ card }” { use }, miejsce { $place }
button-move = Przenieś robotnika { $worker }, miejsce { $cell }
button-shift = Przesuń robotnika { $worker }, miejsce { $cell }
button-done = Nikogo nie przesuwaj
button-put = Odstaw robotnika, miejsce { $cell }
button-keep = Zostaw robotnika w rezerwie
# A card to choose. $girders: letters
card-line = { card } [{ $girders }]: najwyżej { points }
# A place to choose. $site: three numbers and a letter; $girders: letters
site-line = { $site } turn { $turn } [{ $girders }]: { points }
# A cell to choose. $way: how it is reached
cell-line =
    { $way ->
        [add] { $cell }
        [up] { $cell }, o poziom wyżej
        [down] { $cell }, o poziom niżej
        [same] { $cell }, ten sam poziom
        [shift] { $cell }, ta sama podłoga
       *[put] { $cell }
    }
worker-line = Robotnik { $worker }, miejsce { $cell }
more-of-them = … i jeszcze { $count }; każdy ruch można też wpisać w całości, na przykład build upright-3 at 1 0 3 x turn 0
nothing-chosen = Nic jeszcze nie wybrano. h pokazuje klawisze.
nothing-planned = Nic nie zaplanowano.
no-such-number = Wpisz liczbę od 1 do { $count }.
it-is-legal = Można.
# What comes of it
outlook-card =
    { $count ->
        [one] To { $count } punkt.
        [few] To { $count } punkty.
        [many] To { $count } punktów.
       *[other] To { $count } punktu.
    }
outlook-highest = Byłaby to najwyższa karta: punkty liczą się podwójnie.
outlook-encloses = Zamyka: { $workers }.
outlook-last = To twoja ostatnia karta: gra się kończy.

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – wybierz
    build upright-3 at 1 0 3 x turn 0 – cały ruch, jak w pliku partii
    ? – dlaczego nie?
    s – zaproponuj ruch
    u – cofnij, Enter – potwierdź
    q – wyjdź; partia zostaje zachowana
