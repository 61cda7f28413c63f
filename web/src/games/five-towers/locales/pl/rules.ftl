# The rules of Five Towers, to be read. Numbers in examples belong to drawings: they must stay as they are.

rules-title = Pięć wież: zasady
rules-lead = Licytuj piętra, kładź niskie liczby na wysokie i zwieńcz każdą wieżę dachem. 2–5 graczy.
rules-learn = Naucz się, grając (2 minuty)
rules-score = Licznik punktów do prawdziwego stołu

# The goal
rules-goal = Cel
# $points: how many points the drawn skyline brings
rules-goal-text =
    { $points ->
        [one] Każda karta to piętro. Budujesz do pięciu wież, po jednej każdego rodzaju, a każde piętro daje punkty. Wieża z dachem liczy się podwójnie, a twoja najwyższa wieża jeszcze raz. Panorama na górze tej strony daje { $points } punkt. Wygrywa, kto ma najwięcej punktów.
        [few] Każda karta to piętro. Budujesz do pięciu wież, po jednej każdego rodzaju, a każde piętro daje punkty. Wieża z dachem liczy się podwójnie, a twoja najwyższa wieża jeszcze raz. Panorama na górze tej strony daje { $points } punkty. Wygrywa, kto ma najwięcej punktów.
        [many] Każda karta to piętro. Budujesz do pięciu wież, po jednej każdego rodzaju, a każde piętro daje punkty. Wieża z dachem liczy się podwójnie, a twoja najwyższa wieża jeszcze raz. Panorama na górze tej strony daje { $points } punktów. Wygrywa, kto ma najwięcej punktów.
       *[other] Każda karta to piętro. Budujesz do pięciu wież, po jednej każdego rodzaju, a każde piętro daje punkty. Wieża z dachem liczy się podwójnie, a twoja najwyższa wieża jeszcze raz. Panorama na górze tej strony daje { $points } punktu. Wygrywa, kto ma najwięcej punktów.
    }

# The cards
rules-cards = Karty
rules-cards-text = Jest pięć rodzajów wież. Każdy ma swój kształt, wzór i znak.
rules-cards-values = Każdy rodzaj ma wartości od 0 do 15. Liczba to szerokość piętra: 15 jest tak szerokie jak działka, 1 jest wąskie. Trzy wartości są szczególne: 8, 9 i 0.
rules-cards-special = Od lewej do prawej: 15, 12, 9, 8, 5, 2, 0. Karta 9 ma wsporniki i stoi na wszystkim oprócz dachu. Karta 8 ma taras szeroki jak działka i stoi na nim wszystko. 0 to dach.
rules-cards-count = Gdy gra 2 lub 3 graczy, każda wartość jest w każdym rodzaju raz: 80 kart. Gdy gra 4 lub 5 graczy, sześć wartości jest w każdym rodzaju dwa razy: 110 kart.
rules-cards-doubled = Wartości jednego rodzaju, gdy gra 4 lub 5 graczy. Karty 0, 2, 5, 7, 10 i 12 są po dwie.
# Read aloud after a number: there are two cards of it
rules-twice = dwie takie

# Where a card may go
rules-fits = Gdzie można położyć kartę
rules-fits-text = Masz najwyżej jedną wieżę każdego rodzaju, a w wieży są tylko karty jej rodzaju. Karta idzie na szczyt swojej wieży. Jeśli wieży jeszcze nie ma, karta ją zaczyna: zacząć może każda wartość. Piętra nigdy nie zmieniają miejsc.
rules-fit-lower = Karta musi być niższa od tej, na której stoi: 7 na 12.
rules-fit-higher = Wyższa karta nie idzie na niższą: żadnego 12 na 7.
rules-fit-equal = Równa też nie: żadnego 5 na 5.
rules-fit-deck = Na 8 pasuje każda karta, nawet 14.
rules-fit-brackets = 9 pasuje na każdą kartę oprócz 0: tutaj na 3.
rules-fit-after-brackets = Na 9 znów idą niższe karty: 6 na 9.
rules-fit-roof = 0 to dach. Pasuje na każdą kartę i zamyka wieżę.
rules-fit-on-roof = Na dach nic nie idzie, nawet 9.
rules-fit-only-roof = 0 może zacząć wieżę. Wieża ma wtedy 1 piętro i jest zamknięta.

# A round
rules-round = Runda
rules-round-text = Runda ma cztery części: odkrywa się pięć kart, wszyscy licytują, najwyższa oferta daje prawo do budowy, a rząd się sprząta.
rules-row = 1. Pięć kart
rules-row-text = Odkrywa się pięć kart. To jest rząd.
rules-row-caption = Rząd w tym przykładzie: piasek 7, cukierki 12, strach 9, las 4, piasek 2.
rules-bid = 2. Licytacja
rules-bid-text = Oferta to liczba kart, które chcesz wziąć z rzędu. Kto zaczyna, podaje dowolną liczbę od 0 do 5. Potem, zgodnie z ruchem wskazówek zegara, każdy ma jedną szansę: podać wyższą liczbę albo spasować. Kto zalicytuje cały rząd, od razu kończy licytację.
rules-bid-limit = Licytuj tylko tyle, ile możesz dobudować. Możesz założyć, że jedną kartę zburzysz; więcej o tym niżej.
# Shown in place of a speech bubble
rules-no-turn = bez ruchu
rules-bid-caption = Zaczyna Rūta. Rūta licytuje 3, Aino pasuje, Tomáš licytuje 5. To cały rząd, więc licytacja się kończy, a Zofia nie ma ruchu.
rules-take = 3. Budowa
rules-take-text = Kto wygrywa licytację, bierze dokładnie tyle kart, ile wynosi oferta, i wybiera które. Potem:
rules-tear = Najpierw, jeśli chcesz, zburz wierzchnią kartę jednej ze swoich wież. Trafia do twojego gruzu, który na końcu kosztuje punkty, i nigdy nie wraca. Dachu nigdy się nie burzy. Jeśli wieża miała tylko tę kartę, jej rodzaj może zacząć się znów od dowolnej wartości. Jeśli odsłoni się 8, znów pasuje na nie każda karta.
rules-place = Potem połóż wszystkie wzięte karty w dowolnej kolejności. Tego, co właśnie położono, w tej rundzie nie można zburzyć.
rules-tear-caption = Tomáš ma piaskową wieżę 11 i 6. Karta 7 nie może stać na 6, więc 6 zostaje zburzone. Potem kładzie się wszystkie pięć kart w kolejności okrągłych znaków.
rules-tidy = 4. Sprzątanie
rules-tidy-text = Reszta rzędu zostaje odrzucona, odkryta. Następną rundę zaczyna osoba po lewej stronie tej, która buduje.
rules-nobody = Jeśli oferta na początek to 0, a wszyscy inni pasują, nikt nie buduje i nikt nie burzy. Rząd zostaje odrzucony i zaczyna znów ta sama osoba.

# Bids that can’t be built
rules-stuck = Oferty, których nie da się zbudować
rules-stuck-text = Przy stole wybiera się jeden z dwóch sposobów licytacji.
rules-checked = Licytacja sprawdzana
rules-checked-text = Tak gra się tu zwykle. Do wyboru są tylko oferty, które możesz zbudować. Pasować muszą też karty, które bierzesz: jeśli da się dobudować pięć kart, nie znaczy to, że pasują każde cztery z nich, bo czasem dopiero 9 robi miejsce innym.
rules-open = Licytacja otwarta
rules-open-text = Jak przy prawdziwym stole, możesz podać każdą wyższą liczbę. Jeśli potem się okaże, że nie da się położyć wszystkich kart, budowa zostaje anulowana:
rules-open-back = Karty wracają do rzędu, a zburzona karta na swoją wieżę.
rules-open-again = Podajesz inną liczbę albo pasujesz. Musi być niższa od anulowanej i wciąż wyższa od ofert przed tobą. Jeśli anuluje i pasuje osoba, która zaczyna, liczy się to jako 0.
rules-open-on = Licytacja toczy się dalej od ciebie. Gracze po tobie licytują ponownie, gracze przed tobą nie.
rules-open-may = Kto może dobudować wszystkie karty, nie może anulować.
rules-open-caption = Ten sam rząd, ale Tomáš ma piaskową wieżę 6 i 4. Nawet bez 4 karta 7 nie może stać na 6. Dlatego Tomáš odkłada karty i zamiast 5 licytuje 4. Teraz ruch ma Zofia i może zalicytować 5.

# When the deck runs out
rules-deck = Gdy talia się kończy
rules-deck-text = Przez talię przechodzi się dwa razy.
rules-deck-first = Pierwszy raz
rules-deck-first-text = 16 rund, gdy gra 2 lub 3 graczy, a 22 rundy, gdy gra 4 lub 5. Potem talia jest pusta.
rules-deck-shuffle = Nowa talia
rules-deck-shuffle-text = Po tej rundzie wszystkie odrzucone karty tasuje się w nową talię. Jeśli ich nie ma, gra się kończy.
rules-deck-second = Drugi raz
rules-deck-second-text = Gra toczy się jak przedtem. Ostatni rząd może być krótki; najwyższa oferta to wtedy liczba jego kart.
rules-deck-end = Koniec
rules-deck-end-text = Po rundzie, w której talia znów jest pusta, liczy się punkty.

# Points
rules-points = Punkty
rules-points-plain = Wieża bez dachu daje 1 punkt za każde piętro.
rules-points-roof = Wieża z dachem daje 2 punkty za każde piętro. Dach też jest piętrem.
rules-points-main = Jedna wieża jest twoją główną: 1 punkt więcej za każde jej piętro. Wybierasz ją ty, a najlepsza jest najwyższa.
rules-points-rubble = Gruz kosztuje punkty: 1 za pierwszą kartę, kolejne 2 za drugą, kolejne 3 za trzecią i tak dalej.
rules-sum = Punkty w przykładzie
rules-sum-plain = Cukierki, 4 piętra, bez dachu
rules-sum-roofed = Piasek, 3 piętra z dachem
rules-sum-tall = Las, 6 pięter z dachem
rules-sum-main = Las to główna wieża, 6 pięter
rules-sum-rubble = Gruz, 2 karty: 1 i 2

# Who wins
rules-win = Kto wygrywa
rules-win-text = Wygrywa, kto ma najwięcej punktów. Przy równej liczbie zwycięstwo jest wspólne. Punktów może być mniej niż 0.

# What is hidden
rules-hidden = Co jest ukryte
rules-hidden-text = Tylko kolejność talii. Wszyscy mogą widzieć wszystkie wieże, rząd, odrzucone karty, oferty i to, co leży w gruzie.
rules-hidden-count = Każdy może więc policzyć, które karty jeszcze przyjdą. To dozwolone, a stół Steeple na życzenie pokazuje listę.
