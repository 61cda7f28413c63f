# Pięć wież: słowa gry i powody, dla których ruch jest niedozwolony.

name = Pięć wież

# Pięć rodzajów wież. $type: candy, scary, tree, scrap lub sand
tower =
    { $type ->
        [candy] Cukierkowa wieża
        [scary] Straszna wieża
        [tree] Leśna wieża
        [scrap] Złomowa wieża
       *[sand] Piaskowa wieża
    }
# To samo jak najkrócej: na kartach i w listach
type =
    { $type ->
        [candy] Cukierki
        [scary] Strach
        [tree] Las
        [scrap] Złom
       *[sand] Piasek
    }
card = { type } { $value }
row = Rząd:
rubble = Gruz
points = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }

# Kto co zrobił. $name: imię albo słowo „Ty”, więc nic się z nim nie zgadza w formie.
did-bid = { $name }: oferta { $number }
did-pass = { $name }: pas
did-cancel = { $name }: tylu kart nie da się dobudować, wracają do rzędu
did-build = { $name }: dobudowano { $cards }
did-tear-down = { $name }: zburzono wierzchnią kartę ({ tower }), potem dobudowano { $cards }
did-start = Pierwszy ruch: { $name }
# The cards that were turned up
new-row = Nowy rząd: { $cards }

# Dlaczego ruch jest niedozwolony
no-such-card = Nie ma karty „{ $card }”. Karta to rodzaj i wartość od 0 do 15, na przykład candy12.
no-such-type = Nie ma wieży „{ $name }”. Dostępne: candy, scary, tree, scrap, sand.
one-tear-down = Zburzyć można tylko jedną kartę i pisze się to na początku, na przykład: build -sand sand7.
cards-in-a-build =
    { $count ->
        [0] Do budowy potrzebna jest co najmniej jedna karta.
       *[other] Kart w jednej budowie może być najwyżej { $most }, nie { $count }.
    }
not-now = Teraz nie pora na to.
not-in-deck = { card }: tej karty nie ma w talii.
time-to-bid = Licytacja jeszcze trwa: zalicytuj liczbę albo spasuj.
time-to-build =
    { $number ->
        [one] Licytacja zakończona: dobuduj { $number } kartę.
        [few] Licytacja zakończona: dobuduj { $number } karty.
        [many] Licytacja zakończona: dobuduj { $number } kart.
       *[other] Licytacja zakończona: dobuduj { $number } karty.
    }
not-higher = Najwyższa oferta to { $highest }: zalicytuj więcej albo spasuj.
more-than-row =
    { $row ->
        [one] W rzędzie jest tylko { $row } karta.
        [few] W rzędzie są tylko { $row } karty.
        [many] W rzędzie jest tylko { $row } kart.
       *[other] W rzędzie jest tylko { $row } karty.
    }
not-below-cancelled = W tej rundzie nie dało się dobudować { $cancelled }: zalicytuj mniej albo spasuj.
more-than-buildable =
    { $most ->
        [0] Nie da się dobudować { $number }: żadna z tych kart nie pasuje do twoich wież, nawet gdy coś zburzysz.
        [one] Nie da się dobudować { $number }: do twoich wież pasuje najwyżej { $most } karta, nawet gdy coś zburzysz.
        [few] Nie da się dobudować { $number }: do twoich wież pasują najwyżej { $most } karty, nawet gdy coś zburzysz.
        [many] Nie da się dobudować { $number }: do twoich wież pasuje najwyżej { $most } kart, nawet gdy coś zburzysz.
       *[other] Nie da się dobudować { $number }: do twoich wież pasuje najwyżej { $most } karty, nawet gdy coś zburzysz.
    }
starter-must-bid = Kto zaczyna, podaje liczbę od 0 do { $row }.
wrong-size =
    { $number ->
        [one] Twoja oferta to { $number }: dobuduj dokładnie { $number } kartę, nie { $count }.
        [few] Twoja oferta to { $number }: dobuduj dokładnie { $number } karty, nie { $count }.
        [many] Twoja oferta to { $number }: dobuduj dokładnie { $number } kart, nie { $count }.
       *[other] Twoja oferta to { $number }: dobuduj dokładnie { $number } karty, nie { $count }.
    }
not-in-row = { card }: tej karty nie ma w rzędzie.
nothing-to-tear-down = { tower }: nie ma czego burzyć.
roof-stays = { tower }: dachu nigdy się nie burzy.
nothing-goes-on-roof = { tower }: nie można położyć { $value }, na dachu niczego się nie stawia.
does-not-fit = { tower }: { $value } nie pasuje na { $below }. Wartość musi być niższa; tylko 9 pasuje na każdą kartę oprócz 0, a na 8 – każda karta.
can-be-built =
    { $number ->
        [one] Da się dobudować { $number } kartę, więc nie można anulować.
        [few] Da się dobudować { $number } karty, więc nie można anulować.
        [many] Da się dobudować { $number } kart, więc nie można anulować.
       *[other] Da się dobudować { $number } karty, więc nie można anulować.
    }

# Stół w terminalu
# $pass_: 1, gdy talia jest w grze pierwszy raz, 2, gdy drugi
deck-left =
    { $pass_ ->
        [1] { $count ->
                [0] Talia jest pusta: po tej rundzie z przetasowanych odrzuconych kart powstaje nowa.
                [one] W talii jest { $count } karta, potem z przetasowanych odrzuconych kart powstaje nowa.
                [few] W talii są { $count } karty, potem z przetasowanych odrzuconych kart powstaje nowa.
                [many] W talii jest { $count } kart, potem z przetasowanych odrzuconych kart powstaje nowa.
               *[other] W talii jest { $count } karty, potem z przetasowanych odrzuconych kart powstaje nowa.
            }
       *[2] { $count ->
                [0] Talia jest pusta po raz drugi: to ostatnia runda.
                [one] W talii jest { $count } karta, potem gra się kończy.
                [few] W talii są { $count } karty, potem gra się kończy.
                [many] W talii jest { $count } kart, potem gra się kończy.
               *[other] W talii jest { $count } karty, potem gra się kończy.
            }
    }
has-bid = oferta { $number }
passed = pas

# O co pyta program. $numbers: lista liczb
ask-bid = Ile kart licytujesz? { $numbers }
ask-bid-or-pass = Ile kart licytujesz? { $numbers } albo p – pas
ask-pass = Nie da się licytować wyżej: p – pas
ask-cancel =
    { $number ->
        [one] Nie da się dobudować { $number } karty: c – anuluj
        [few] Nie da się dobudować { $number } kart: c – anuluj
        [many] Nie da się dobudować { $number } kart: c – anuluj
       *[other] Nie da się dobudować { $number } karty: c – anuluj
    }
ask-build =
    { $count ->
        [one] Weź jeszcze { $count } kartę (jej numer w rzędzie)
        [few] Weź jeszcze { $count } karty (ich numery w rzędzie w kolejności dokładania)
        [many] Weź jeszcze { $count } kart (ich numery w rzędzie w kolejności dokładania)
       *[other] Weź jeszcze { $count } karty (ich numery w rzędzie w kolejności dokładania)
    }
button-bid = Licytuj { $number }
button-pass = Spasuj
button-cancel = Anuluj
button-build =
    { $count ->
        [one] Buduj za { $count } punkt
        [few] Buduj za { $count } punkty
        [many] Buduj za { $count } punktów
       *[other] Buduj za { $count } punktu
    }
nothing-planned = Nic nie zaplanowano.
# $plan: lista tego, co się burzy i buduje
plan-so-far = W planie: { $plan }.
torn-down = zburzyć wierzchnią kartę ({ $tower })
points-change = Punkty: { $before } → { $after }
can-not-be-finished = { card }: w tym miejscu ta karta zablokuje resztę, nie da się już dobudować { $number }.
tear-down-blocks = { tower }: zburzenie tutaj zablokuje resztę, nie da się już dobudować { $number }.
already-taken = { card }: ta karta jest już wzięta.
no-such-place = Karty w rzędzie mają numery od 1 do { $count }.
card-fits = { $card }: pasuje.
card-fits-after-tearing = { $card }: pasuje, gdy coś zburzysz.
card-has-no-place = { $card }: nie pasuje do żadnej budowy.

# Klawisze. Litery i znaki przed myślnikiem zostają bez zmian.
keys-bid =
    od 0 do 5 – zalicytuj tyle kart
    p – spasuj
    ? – dlaczego nie? (wszystkie liczby), ?4 – dlaczego nie 4?
    s – zaproponuj ruch
    u – cofnij, Enter – potwierdź
    q – wyjdź; partia zostaje zachowana
keys-build =
    od 1 do 5 – weź tę kartę z rzędu; kilka: 2 4 1, w kolejności dokładania
    t sand – najpierw zburz wierzchnią kartę tej wieży
    ? – które karty pasują
    s – zaproponuj budowę
    c – anuluj, jeśli tylu kart, ile w ofercie, nie da się dobudować (tylko z --bidding open)
    u – cofnij, Enter – potwierdź
    q – wyjdź; partia zostaje zachowana

# Liczenie punktów przy prawdziwym stole
main-tower = Główna wieża
# Gdy nie podano imienia
player = Gracz
sheet-line = Wiersz { $line }: { $why }
sheet-empty = Nie ma wież, za które można policzyć punkty.
sheet-what = „{ $text }” to ani wieża ({ $known }), ani gruz.
sheet-tower-twice = { tower }: jedna osoba ma tylko jedną wieżę każdego rodzaju.
sheet-no-values = { tower }: brakuje wartości (od dołu do góry).
sheet-value = „{ $text }” nie jest wartością; wartości są od 0 do 15.
sheet-rubble = „{ $text }” nie jest kartą. Gruz to liczba kart albo karty, na przykład sand7 candy3.
sheet-rubble-twice = Gruz jest już podany.
sheet-does-not-fit = { $name } – { tower }: { $value } nie może stać na { $below }.
sheet-on-roof = { $name } – { tower }: { $value } nie może stać na dachu.
sheet-roof-torn = { $name }: dachu nigdy się nie burzy.
sheet-much-rubble = { $name }: kart w gruzie nie może być więcej niż { $most }.
sheet-many-players = Graczy może być najwyżej { $most }.
sheet-copies = { card }: takich kart jest na stole { $count }, a przy tylu graczach w grze jest ich tylko { $there }.

# Lekcja: co pada przed każdym ruchem. Liczby to wartości kart.
lesson-1 = W rzędzie leży pięć kart. Zaczynasz: powiedz, ile z nich bierzesz. Zalicytuj 3.
lesson-2 = Nikt nie licytuje więcej, więc bierzesz 3 karty. Karta musi być niższa od tej pod spodem: 2 idzie na 13, a 15 zaczyna nową wieżę.
lesson-3 = Najwyższa oferta to 3. Żeby wygrać, trzeba by wziąć 4, a na niskie karty niewiele potem pasuje. Spasuj.
lesson-4 = 11 i 5 nie pasują na twoje 2. Ale przed budową możesz zburzyć jedną wierzchnią kartę. Zalicytuj 3.
lesson-5 = Zburz 2, potem połóż 11, 5 i 10. Teraz 2 leży w gruzie: pierwsza karta kosztuje tam 1 punkt, druga 2.
lesson-6 = 9 pasuje na każdą kartę oprócz 0, a potem znów jest miejsce. Licytujesz na końcu: zalicytuj 3.
lesson-7 = 9 idzie na 5, a 7 na 9. 8 idzie na 10, a na 8 pasuje każda karta.
lesson-8 = 0 to dach: każda karta tej wieży liczy się podwójnie i nic więcej na nią nie idzie. Zalicytuj 3.
lesson-9 = Połóż 0 jako dach na swojej najwyższej wieży. 11 idzie na 8, a 7 na 11.
lesson-10 = 6 kart w wieży z dachem daje 12 punktów i jeszcze 6 za główną wieżę. Pozostałe karty dają 5, gruz zabiera 1: razem 22 punkty. Wiesz już wszystko: graj.
# Co pada po innym dozwolonym ruchu
lesson-try-bid = Tak też można. W tej lekcji zalicytuj { $number }.
lesson-try-pass = Tak też można. W tej lekcji spasuj.
lesson-try-build = Tak też można. W tej lekcji buduj tak, jak tu napisano.
