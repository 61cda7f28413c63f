# The rules of Block Out, to be read. Numbers in examples belong to drawings: they must stay as they are.

block-rules-title = Block Out: zasady
block-rules-lead = Dziewięć krzywych klocków, jedna ręka. Połóż jeden na górze, puść i policz do trzech. 2–6 graczy.

block-rules-goal = Cel
block-rules-goal-text = Pozbądź się swoich kart. Każda karta budowli dokłada klocek do wieży, którą wszyscy budują razem. Wygrywa, kto na koniec ruchu nie ma kart albo kto położy dziewiąty klocek.

block-rules-pieces = Klocki i karty
block-rules-pieces-text = Klocków jest dziewięć: czarne, brązowe i żółte, w każdym kolorze mały, średni i duży. Ich kąty nie są całkiem proste, więc ważne jest, jak obrócisz klocek.
block-rules-pieces-caption = Kółko to czarny, fala to brązowy, gwiazda to żółty. Jedna kropka to mały, dwie to średni, trzy to duży.
block-rules-cards-text = 43 karty to karty budowli, 12 to karty akcji. Karta budowli wskazuje jeden klocek albo daje wybór: dowolny w danym kolorze, dowolny w danym rozmiarze albo zupełnie dowolny.
block-rules-cards-caption = Od lewej do prawej: mały brązowy, dowolny duży, dowolny żółty, dowolny klocek, Ominięcie i Odwrócenie.
block-rules-cards-count = Są trzy karty na każdy klocek, dwie na każdy kolor, dwie na każdy rozmiar i cztery na dowolny klocek; do tego sześć kart Ominięcie i sześć kart Odwrócenie.
block-rules-deal = Każdy dostaje siedem kart i nie pokazuje ich innym. Reszta to stos do dobierania. Przy prawdziwym stole zaczyna osoba z najbliższymi urodzinami. Na początku gra toczy się zgodnie z ruchem wskazówek zegara.

block-rules-turn = Twój ruch
block-rules-turn-text = Zagraj jedną kartę. Jeśli możesz zagrać, musisz; nikt nie dobiera kart z wyboru.
block-rules-turn-block = Kartę budowli można zagrać, gdy pasujący do niej klocek jest wolny, czyli nie ma go w wieży.
block-rules-turn-action = Kartę akcji można zagrać zawsze.
block-rules-turn-draw = Jeśli żadnej ze swoich kart nie możesz zagrać, dobieraj po jednej, aż trafi się taka, którą można, i od razu ją zagraj.
block-rules-turn-caption = Duży brązowy i średni czarny są w wieży. Kartę „Dowolny duży” nadal można zagrać: dwa duże są wolne.
block-rules-turn-pile = Zagrane karty odkłada się odkryte na stos kart odrzuconych. Gdy stos do dobierania się skończy, z przetasowanych odrzuconych kart powstaje nowy.

block-rules-place = Kładzenie klocka
block-rules-place-text = Wybierz wolny klocek, który pasuje do twojej karty, i połóż go na szczycie wieży. Jeśli wieży nie ma, twój klocek ją zaczyna; pierwszy klocek nie może spaść.
block-rules-place-hand = Używaj jednej ręki. Klocek może dotknąć tylko górnej ściany najwyższego klocka. Dotknięcie innej ściany lub innego klocka to błąd: przy stole ustala się, czy kończy się to tylko ostrzeżeniem, czy liczy się jak zawalenie.
block-rules-place-right = Klocek dotyka tylko wierzchu.
block-rules-place-wrong = Klocek dotyka boku wieży.
block-rules-count = Puść klocek i odlicz trzy sekundy. Jeśli wieża nadal stoi, twój ruch się kończy.

block-rules-fall = Gdy wieża runie
block-rules-fall-text = Wieża runęła, gdy któryś klocek nie jest już jej częścią: zsunął się z klocka pod spodem albo dotyka stołu.
block-rules-fall-blocks = Wszystkie klocki są znów wolne.
block-rules-fall-draw = Dobierasz trzy karty. Zagrana karta zostaje wśród odrzuconych.
block-rules-fall-new = Od razu zagrywasz kolejną kartę i zaczynasz nową wieżę. Jeśli masz kartę budowli, musisz zagrać właśnie taką; jeśli masz tylko karty akcji, zagraj jedną z nich, a wieżę zacznie następna osoba.
block-rules-late = Jeśli wieża runie po odliczeniu, a zanim dotknie jej następna osoba, nikt nie dobiera kart: klocki są znów wolne i gra następna osoba.

block-rules-actions = Ominięcie i Odwrócenie
block-rules-pass = Ominięcie: niczego nie kładziesz i gra następna osoba.
block-rules-reverse = Odwrócenie: niczego nie kładziesz, a kierunek gry się zmienia. We dwoje działa jak Ominięcie.

block-rules-win = Zwycięstwo
block-rules-win-hand = Wygrywa, kto na koniec ruchu nie ma kart.
block-rules-win-ninth = Kto położy dziewiąty klocek, a wieża się utrzyma, wygrywa od razu.
block-rules-options = Co można wybrać przy stole
block-rules-extra = Dodatkowy klocek: po ostatniej karcie wybierasz dowolny wolny klocek i on też musi się utrzymać, dopiero wtedy wygrywasz. Jeśli wieża runie, dobierasz trzy karty i grasz dalej jak po każdym zawaleniu.
block-rules-no-action = Bez akcji na koniec: Ominięcie i Odwrócenie nie mogą być ostatnią kartą.

block-rules-judge = Kto rozstrzyga
block-rules-judge-text = Przy stole wybiera się, kto orzeka, czy wieża stoi.
block-rules-judge-hand = Twoja ręka: niesiesz klocek na ekranie, a serwer symuluje, co się z nim dzieje. Wszyscy widzą to samo.
block-rules-judge-table = Prawdziwe klocki: gracie drewnianymi klockami na prawdziwym stole, a telefony rozdają karty, pilnują zasad i pytają, czy wieża stoi.
block-rules-judge-dice = Kości: decyduje los. Im wyższa wieża i im mniejszy klocek pod nowym, tym większe ryzyko.

block-rules-hidden = Co jest ukryte
block-rules-hidden-text = Nikt nie widzi kart innych ani kolejności stosu. Ile kto ma kart, odrzucone karty, kierunek gry i wieżę widzą wszyscy.
