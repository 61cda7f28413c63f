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
# A height within a sentence. $height: 0 is the ground
height =
    { $height ->
        [0] ziemia
       *[other] poziom { $height }
    }
points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }

# What somebody did. $name: the player; names can’t be inflected.
did-start = Pierwszy ruch: { $name }
did-add = { $name } dodaje robotnika.
did-build =
    { $use ->
        [flat] { $name } kładzie kartę: { height }.
        [floor] { $name } kładzie podłogę: { height }.
        [upright] { $name } stawia kartę: { height }.
       *[base] { $name } stawia fundament na ziemi.
    }
did-move = { $name } przenosi robotnika: { height }.
did-shift = { $name } przesuwa robotnika: { height }.
did-finish = { $name } zostawia robotników na miejscach.
did-put = { $name } stawia robotnika z powrotem: { height }.
did-keep = { $name } zostawia robotnika w rezerwie.
did-propose = { $name } proponuje zakończyć tutaj grę.
did-agree = { $name } zgadza się.
did-decline = { $name } chce grać dalej.
# What building and workers did, and what follows
held = Trzyma się.
scored =
    { $points ->
        [one] Trzyma się. { $name }: { $points } punkt.
        [few] Trzyma się. { $name }: { $points } punkty.
        [many] Trzyma się. { $name }: { $points } punktów.
       *[other] Trzyma się. { $name }: { $points } punktu.
    }
# $names: whose workers these are
fell =
    { $count ->
        [one] Spadł robotnik ({ $names }).
        [few] Spadli { $count } robotnicy ({ $names }).
        [many] Spadło { $count } robotników ({ $names }).
       *[other] Spadło { $count } robotnika ({ $names }).
    }
# $points: what it costs
fell-cost =
    { $points ->
        [one] { $name } traci { $points } punkt.
        [few] { $name } traci { $points } punkty.
        [many] { $name } traci { $points } punktów.
       *[other] { $name } traci { $points } punktu.
    }
landed =
    { $count ->
        [one] Robotnik stoi teraz gdzie indziej ({ $names }).
        [few] { $count } robotnicy stoją teraz gdzie indziej ({ $names }).
        [many] { $count } robotników stoi teraz gdzie indziej ({ $names }).
       *[other] { $count } robotnika stoi teraz gdzie indziej ({ $names }).
    }
# They lie where they stood or landed
knocked-over =
    { $count ->
        [one] Przewrócił się i leży robotnik ({ $names }).
        [few] Przewrócili się i leżą { $count } robotnicy ({ $names }).
        [many] Przewróciło się i leży { $count } robotników ({ $names }).
       *[other] Przewróciło się i leży { $count } robotnika ({ $names }).
    }
collapsed = Budynek runął. { $name } odpada i gra się kończy.
bumped = { $name } potrąca stół.
# Who decides next
put-next = { $name } decyduje, gdzie go postawić z powrotem.
# $why: missed, start, air, slow or unstable
void =
    { $why ->
        [missed] Bez oceny: nie trafiło na miejsce. Ruch się powtarza.
        [air] Bez oceny: puszczono w powietrzu. Ruch się powtarza.
        [start] Bez oceny: na początku było w środku czegoś innego. Ruch się powtarza.
        [unstable] Bez oceny: symulacja się nie powiodła. Ruch się powtarza.
       *[slow] Bez oceny: trwało to za długo. Ruch się powtarza.
    }

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
not-quiet = Koniec można zaproponować, gdy przez całą rundę nikt nic nie zbudował.
you-are-out = Jesteś poza grą.
not-in-deck = { card }: tej karty nie ma w talii.
no-actions-left = Trzy akcje są wykonane. Przesuń tych, których dotyka nit, albo powiedz, że to koniec.
actions-left = To jeszcze nie koniec: została akcja.
not-in-hand = { card }: nie masz tej karty na ręce.
no-rivets = Nie ma już nitów: nic więcej nie da się zbudować.
no-worker-on-site = Nie masz robotnika na budowie. Najpierw go dodaj.
all-enclosed = Wszyscy twoi robotnicy na budowie są zamknięci.
all-lie = Twoi robotnicy leżą. Najpierw postaw któregoś: przesunięcie jest za darmo.
no-edge = Nie ma tam środka wolnej krawędzi.
must-lie = Ta karta musi leżeć.
must-stand = Ta karta musi stać.
passes-through = Karta przechodziłaby przez inną.
touches-ground = Tylko fundament może dotykać ziemi.
base-needs-ground = Fundament musi stać na ziemi.
beyond-ground = To jest poza krawędzią placu budowy.
drawn-worker-stands = Robotnik narysowany na karcie musi stać prosto: turn 0.
no-girder-meets = Żadna belka karty nie stykałaby się z belką budynku.
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
is-lying = Robotnik { $worker } leży. Najpierw go postaw: przesunięcie jest za darmo.
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
can-not-lie = Robotnik { $worker } nie mógł się przewrócić.
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
ask-agree = Czy gra kończy się tutaj? (numer)
ask-report = Co się stało? held – trzyma się, held lies=5 – przewrócił się, fell workers=3,7 – spadli (ich numery), collapsed – budynek runął
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
button-put = Postaw robotnika z powrotem, miejsce { $cell }
button-keep = Zostaw robotnika w rezerwie
button-propose = Zaproponuj koniec tutaj
button-agree = Zgadzam się: gra się kończy
button-decline = Graj dalej
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
        [stand] { $cell }, postawić tam, gdzie leży
       *[put] { $cell }
    }
worker-line = Robotnik { $worker }, miejsce { $cell }
worker-lies = Robotnik { $worker } leży, miejsce { $cell }
more-of-them = … i jeszcze { $count }; każdy ruch można też wpisać w całości, na przykład build upright-3 at 1 0 3 x turn 0
nothing-planned = Nic nie zaplanowano.
no-such-number = Wpisz liczbę od 1 do { $count }.
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

# The lesson: what a coach says before each action of the learner, and after other ones. The words in quotes are on a button.
lesson-add = W kolejce są trzy akcje. Najpierw naciśnij „Dodaj” i podświetlone miejsce: nowi robotnicy zaczynają na ziemi, przy fundamencie.
lesson-build = Wybierz podświetloną kartę. Stoi pionowo i pasuje tam, gdzie w pobliżu jest twój robotnik.
lesson-move = Została jedna akcja. Przenieś nowego robotnika w górę, na podświetlone miejsce: jedna akcja to jeden poziom.
lesson-end = Na tym gra się kończy, a kto to spowoduje, odpada. Zwykle gra kończy się, gdy ktoś wbuduje swoją ostatnią kartę: 5 punktów za to i 5 za to, że stoi się najwyżej.
lesson-try-add = Najpierw dodaj robotnika.
lesson-try-build = Najpierw wbuduj kartę, o którą prosi trener.
lesson-try-move = Najpierw przenieś nowego robotnika o poziom wyżej.
