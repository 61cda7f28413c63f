# Five Towers, during play.

seat-builds = buduje
seat-thinks = myśli
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
build-ready = Dopóki nie zatwierdzisz budowy, nic się nie liczy.
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
wait-over = Ostatnia karta zagrana

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
