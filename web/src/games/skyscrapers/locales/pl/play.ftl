# Skyscrapers, during play. Names of people can’t be inflected, and no verb may depend on them.

# Which side of the building, as short as can be; seen on a map, north is up
sky-side =
    { $side ->
        [n] północ
        [ne] północny wschód
        [e] wschód
        [se] południowy wschód
        [s] południe
        [sw] południowy zachód
        [w] zachód
        [nw] północny zachód
       *[middle] środek
    }
# A place for a worker. $level: such as “level 4”; $side: such as “north”
sky-cell = { $level }, { $side }

# Around the site
sky-site = Plac budowy
sky-seats = Gracze
sky-seats-note = Rezerwa i punkty. Karty na ręce są tajne.
# Whose turn comes after this one
sky-next = następny ruch
# A person who is not connected
sky-away = offline
# Who can’t play on
sky-out = poza grą
sky-reserve =
    { $count ->
        [one] { $count } robotnik w rezerwie
        [few] { $count } robotnicy w rezerwie
        [many] { $count } robotników w rezerwie
       *[other] { $count } robotnika w rezerwie
    }
# Beside the points of somebody on a phone: how many workers are in reserve
sky-reserve-short = + { $count }
sky-levels = Robotnicy na poziomach
# On a phone, the button that opens the list. $level: how high the building is
sky-levels-short = Poziomy: { $level }
# $level: such as “level 4”
sky-cut = Pokaż bez tego, co wyżej: { $level }
sky-uncut = Pokaż cały budynek
# Beside a level that has floors in several towers
sky-towers =
    { $count ->
        [one] { $count } wieża
        [few] { $count } wieże
        [many] { $count } wież
       *[other] { $count } wieży
    }
sky-leads-note = Na koniec 5 punktów za robotników stojących najwyżej.
# Who would get them
sky-leads-you = Teraz: ty.
sky-leads =
    { $count ->
        [one] Teraz: { $names }.
        [few] Teraz: { $names }, po 5.
        [many] Teraz: { $names }, po 5.
       *[other] Teraz: { $names }, po 5.
    }
sky-leads-nobody = Teraz: nikt.
# $name: whose worker it is
sky-worker-of = Robotnik: { $name }
sky-worker-of-enclosed = Robotnik: { $name }, zamknięty
sky-worker-of-lying = Robotnik: { $name }, leży
sky-worker-at = { $name }: robotnik, { $level }
sky-worker-yours = Twój robotnik, { $level }
sky-worker-enclosed = Zamknięty ze wszystkich stron: nie może chodzić ani budować i się nie liczy.
sky-worker-lying = Przewrócony: dopóki go nie postawisz, nie może budować i się nie liczy. Postawienie jest za darmo.
sky-worker-open = Nie jest zamknięty.
# Read aloud
sky-track = Tor punktacji.
sky-track-seat = { $name }: { $points }.
sky-turn-left = Obróć widok w lewo
sky-turn-right = Obróć widok w prawo
sky-closer = Bliżej
sky-further = Dalej
sky-view-home = Znów widok z przodu
# Beside two keys that turn the view
sky-sites-behind = miejsca z tyłu: obróć

# Drawings for browsers without depth. $level: how high the building is
sky-from-front = Budynek z przodu, poziomów: { $level }
sky-from-right = Budynek z prawej, poziomów: { $level }
sky-levels-shown = Pokazany poziom
# $level: such as “level 4”; $floors and $workers: how many are there
sky-plan-said = Plan: { $level }. Podłogi: { $floors }. Robotnicy: { $workers }.

# Your hand
sky-hand = Twoje karty
sky-hand-covered = Karty są zakryte, dopóki nie przyjdzie kolej kogoś przy tym ekranie.
sky-hand-empty = Nie masz kart.
sky-hand-over-text = Teraz patrzy tylko { $name }: zaraz pokażą się karty.
# Under a card: how many places it could go to now
sky-note-sites =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    }
# Cards that fit nowhere now, folded into a stack
sky-waiting = Czeka: { $count }
# Opens that stack
sky-waiting-look = Obejrzyj
# Why cards of a kind wait. $kind: such as “Floor”; $why: a sentence
sky-waiting-kind = { $kind }: { $why }
# Under a use of a card that has no site now
sky-note-none-short = nie ma gdzie
# In the corner of a card that one has several of
sky-times = ×{ $count }
# Read aloud. $kind: such as “Upright”; $girders: how many; $note: such as “3 sites”
sky-card-said =
    { $drawn ->
        [yes] { $count ->
                [one] { $kind }, belki: { $girders }, narysowany robotnik, { $note }
                [few] { $kind }, belki: { $girders }, narysowany robotnik, masz { $count }, { $note }
                [many] { $kind }, belki: { $girders }, narysowany robotnik, masz { $count }, { $note }
               *[other] { $kind }, belki: { $girders }, narysowany robotnik, masz { $count }, { $note }
            }
       *[no] { $count ->
                [one] { $kind }, belki: { $girders }, { $note }
                [few] { $kind }, belki: { $girders }, masz { $count }, { $note }
                [many] { $kind }, belki: { $girders }, masz { $count }, { $note }
               *[other] { $kind }, belki: { $girders }, masz { $count }, { $note }
            }
    }

# What the kinds of cards are for
sky-kinds = Rodzaje kart
sky-kind-upright-note = Stoi pionowo na krawędzi podłogi lub płaskiej karty.
sky-kind-floor-note = Leży poziomo i tworzy piętro: robotnicy mogą na niej stać.
sky-kind-flat-note = Leży poziomo jako otwarta rama: nikt nie może na niej stać.
sky-kind-universal-note = Stoi albo leży jako podłoga lub płaska karta: wybierasz. Nigdy nie jest fundamentem.
sky-kind-base-note = Stoi na ziemi. Tylko fundamenty dotykają ziemi.
sky-kind-drawn = Z robotnikiem
sky-kind-drawn-note = Narysowany robotnik daje 1 punkt więcej. Stojącej karty z nim nie można obrócić.

# Three actions
sky-actions = Trzy akcje
sky-verbs = Co robić
sky-verb-add = Dodaj
sky-verb-build = Buduj
sky-verb-move = Przenieś
# One that can’t be done now. $verb: one of the three; $why: a sentence
sky-verb-closed = { $verb }: { $why }
# What was done, as short as can be
sky-done = gotowe
sky-done-add = dodano robotnika
sky-done-build =
    { $use ->
        [flat] położono kartę, { $level }: { $points }
        [floor] położono podłogę, { $level }: { $points }
        [upright] postawiono kartę, { $level }: { $points }
       *[base] postawiono fundament: { $points }
    }
sky-done-move = przeniesiono: { $level }

# What is asked
sky-ask =
    { $count ->
        [3] Twoja kolej: trzy akcje
        [one] Twoja kolej: ostatnia akcja
        [few] Twoja kolej: jeszcze { $count } akcje
        [many] Twoja kolej: jeszcze { $count } akcji
       *[other] Twoja kolej: jeszcze { $count } akcji
    }
sky-ask-text = Dodaj robotnika na ziemi, wbuduj kartę z ręki albo przenieś robotnika.
sky-ask-card = Która karta?
sky-ask-card-text = Nowa karta musi dotykać karty, której dotyka któryś z twoich robotników.
sky-ask-where = Gdzie ma być?
# The card is built there. $level: such as “level 4”
sky-ask-site =
    { $use ->
        [flat] Połóż kartę: { $level }
        [floor] Połóż podłogę: { $level }
        [upright] Postaw kartę: { $level }
       *[base] Postaw fundament na ziemi
    }
sky-ask-add = Gdzie stanie nowy robotnik?
sky-ask-worker = Który robotnik?
sky-ask-worker-text = O poziom wyżej, o poziom niżej albo gdzie indziej na tym samym poziomie.
sky-ask-whereto = Dokąd?
sky-ask-cell =
    { $way ->
        [add] Dodaj robotnika na ziemi
        [up] Przenieś wyżej: { $level }
        [down] Przenieś niżej: { $level }
        [same] Przenieś w bok: { $level }
        [shift] Przesuń po podłodze
        [stand] Postaw go
       *[put] Postaw z powrotem: { $level }
    }
# The last rivet pushed against somebody
sky-ask-touched = Nit dotyka robotników
sky-ask-touched-text = Każdego z nich możesz przesunąć po jego podłodze albo zostawić. Potem twój ruch się kończy.

# Where a card or a worker can go
sky-uses = Użyj jako
sky-use =
    { $use ->
        [flat] Płaska
        [upright] Pionowa
        [floor] Podłoga
       *[base] Fundament
    }
sky-turns = Obrót karty
# Read aloud. $turn: quarter turns from 0; $points: what it would bring
sky-turn-said =
    { $points ->
        [one] Ćwierćobroty: { $turn }; { $points } punkt
        [few] Ćwierćobroty: { $turn }; { $points } punkty
        [many] Ćwierćobroty: { $turn }; { $points } punktów
       *[other] Ćwierćobroty: { $turn }; { $points } punktu
    }
sky-sites = Miejsca
sky-sites-none = Nie ma teraz miejsca na tę kartę.
# Opens a list. $count: how many other sites there are
sky-sites-more = Jeszcze { $count }
sky-sites-out-of-reach =
    { $count ->
        [one] Jeszcze { $count } miejsce jest poza zasięgiem twoich robotników.
        [few] Jeszcze { $count } miejsca są poza zasięgiem twoich robotników.
        [many] Jeszcze { $count } miejsc jest poza zasięgiem twoich robotników.
       *[other] Jeszcze { $count } miejsca jest poza zasięgiem twoich robotników.
    }
# Read aloud. $normal: x or y for a card that stands, z for one that lies; $highest: yes if points double
sky-site-said =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }{ $normal ->
        [z] : leży, { $level }, { $side }
        [x] : stoi, { $level }, { $side }, przodem na wschód i zachód
       *[y] : stoi, { $level }, { $side }, przodem na północ i południe
    }{ $highest ->
        [yes] , najwyższa ze wszystkich
       *[no] { "" }
    }
sky-cells = Miejsca
sky-cells-none = Nie ma wolnych miejsc.
# Read aloud. $number: which place of its level
sky-cell-said =
    { $way ->
        [up] W górę: { $level }, { $side }, miejsce { $number }
        [down] W dół: { $level }, { $side }, miejsce { $number }
        [shift] Na tej samej podłodze, { $side }, miejsce { $number }
        [stand] Postaw go tam, gdzie leży
       *[same] { $level }, { $side }, miejsce { $number }
    }
sky-workers = Robotnicy, których można przenieść
sky-ways = Jak daleko
sky-way-move = Przenieś
# To another place on the same floor: no action is used
sky-way-shift = Przesuń za darmo

# The sum, in parts: “(3 girders meet + 1 worker drawn on it) × 2 highest of all = 8”
sky-sum-meets =
    { $count ->
        [one] belka się styka
        [few] belki się stykają
        [many] belek się styka
       *[other] belki się styka
    }
sky-sum-drawn = narysowany robotnik
sky-sum-highest = najwyższa ze wszystkich
# Read aloud, all at once
sky-sum-said =
    { $highest ->
        [yes] Punkty: { $points }. Za stykające się belki { $meets }, za narysowanego robotnika { $drawn }, podwójnie, bo nic nie sięga wyżej.
       *[no] Punkty: { $points }. Za stykające się belki { $meets }, za narysowanego robotnika { $drawn }.
    }
# What else comes of it
sky-if-last = To twoja ostatnia karta: gra się kończy, a ty dostajesz jeszcze 5 punktów.
# $names: whose workers these are
sky-if-encloses =
    { $count ->
        [one] Zamyka robotnika ({ $names }).
        [few] Zamyka { $count } robotników ({ $names }).
        [many] Zamyka { $count } robotników ({ $names }).
       *[other] Zamyka { $count } robotnika ({ $names }).
    }
# How likely somebody is to fall
sky-risk =
    { $risk ->
        [low] Raczej nikt nie spadnie.
        [some] Ktoś może spaść.
       *[high] Chwiejne: ktoś może łatwo spaść.
    }
# $names: whose workers these are
sky-may-fall =
    { $count ->
        [one] Może spaść robotnik, za 5 punktów: { $names }.
        [few] Mogą spaść { $count } robotnicy, po 5 punktów: { $names }.
        [many] Może spaść { $count } robotników, po 5 punktów: { $names }.
       *[other] Może spaść { $count } robotnika, po 5 punktów: { $names }.
    }

# Buttons
sky-button-choose = Wybierz akcję
sky-button-card = Wybierz kartę
sky-button-site = Wybierz miejsce
sky-button-worker = Wybierz robotnika
sky-button-cell = Wybierz miejsce
sky-button-take = Weź do ręki
# Where nobody is likely to fall, it is done without a hand
sky-button-place = Umieść
sky-button-add = Dodaj
sky-button-build = Wbuduj
sky-button-move = Przenieś
sky-button-shift = Przesuń
sky-button-real = Zrobione na stole
# The card is in the hand
sky-button-bring = Zbliż
sky-button-hold = Przytrzymaj
sky-button-press = Naciśnij
sky-button-keep-holding = Trzymaj dalej
sky-button-going = Nit wchodzi
sky-button-release = Puść
sky-button-cancel = Anuluj
sky-button-put-back = Odłóż
sky-button-done = Zostaw ich tam
sky-button-keep = Zostaw w rezerwie
sky-button-end-it = Zakończ tutaj
sky-button-agree = Zgoda
sky-button-decline = Graj dalej
# $level: such as “level 4”
sky-button-put = Postaw: { $level }

# A worker fell through somebody else
sky-put = Twój robotnik spadł
# $name: who made it fall; $count: how many more of one’s own have fallen
sky-put-text =
    { $count ->
        [0] { $name } traci za to 5 punktów. Postaw robotnika z powrotem w dowolnym miejscu budynku albo zostaw go w rezerwie.
       *[other] { $name } traci po 5 punktów za każdego. Postaw robotnika z powrotem w dowolnym miejscu budynku albo zostaw go w rezerwie; potem następny.
    }
# $level: the highest place that is free
sky-put-choose = Naciśnij podświetlone miejsce; najwyżej: { $level }.
sky-put-chosen = Stanie tutaj: { $level }.

# A whole round has passed without a build
sky-quiet = Przez całą rundę nikt nic nie zbudował. Jeśli wszyscy się zgodzą, gra może się tu skończyć.
sky-agree = { $name } proponuje tu zakończyć
sky-agree-text = Jeśli wszyscy się zgodzą, gra kończy się teraz: 1 punkt mniej za każdą kartę na ręce i 5 za robotników stojących najwyżej.

# A real table
sky-report = Co się stało?
sky-report-text = Poczekajcie, aż wszystko się uspokoi, i powiedzcie, co się stało.
# After a card was built
sky-report-points =
    { $points ->
        [one] Jeśli się trzyma, karta daje { $points } punkt.
        [few] Jeśli się trzyma, karta daje { $points } punkty.
        [many] Jeśli się trzyma, karta daje { $points } punktów.
       *[other] Jeśli się trzyma, karta daje { $points } punktu.
    }
sky-report-held = Trzyma się
sky-report-fell = Robotnicy spadli lub się ruszyli
sky-report-collapsed = Budynek runął
sky-report-fell-button =
    { $count ->
        [0] Nikt nie spadł
        [one] Spadł { $count } robotnik
        [few] Spadli { $count } robotnicy
        [many] Spadło { $count } robotników
       *[other] Spadło { $count } robotnika
    }
# What became of a worker
sky-fate-stands = stoi
sky-fate-fell = spadł
sky-fate-landed = stoi gdzie indziej
sky-fate-lies = leży
sky-landed-where = Gdzie teraz stoi
# Between two acts
sky-bump = Kto potrącił stół?
sky-bump-text = Powiedzcie, kto to zrobił i co się stało z robotnikami. Każdy, który spadł, kosztuje 5 punktów.
sky-culprit = Kto to zrobił
sky-button-bump = Ktoś potrącił stół

# While the referee watches
sky-hands-off = Nie dotykać, dopóki wszystko się nie uspokoi.

# Somebody else’s turn
sky-wait-turn =
    { $count ->
        [one] { $name }: ostatnia akcja
        [few] { $name }: jeszcze { $count } akcje
        [many] { $name }: jeszcze { $count } akcji
       *[other] { $name }: jeszcze { $count } akcji
    }
# A bot’s turn, of which no more has to be shown
sky-button-skip = Przeskocz na koniec ruchu
sky-wait-carry =
    { $kind ->
        [card] { $name } niesie kartę
       *[worker] { $name } niesie robotnika
    }
sky-wait-judge-build =
    { $use ->
        [flat] { $name } kładzie kartę: { $level }
        [floor] { $name } kładzie podłogę: { $level }
        [upright] { $name } stawia kartę: { $level }
       *[base] { $name } stawia fundament na ziemi
    }
sky-wait-judge-add = { $name } dodaje robotnika
sky-wait-judge-move = { $name } przenosi robotnika: { $level }
sky-wait-judge-shift = { $name } przesuwa robotnika: { $level }
sky-wait-put = { $name } decyduje
sky-wait-agree = Zakończyć tutaj? { $name } decyduje
# $culprit: who made the worker fall
sky-wait-put-text = Spadł robotnik. Kto go strącił: { $culprit }. { $name } może go postawić z powrotem w dowolnym miejscu budynku.
sky-wait-deal = Rozdawanie kart
sky-wait-over = Gra się skończyła
sky-wait-out = Jesteś poza grą. Twoi robotnicy zostają na miejscach.
