# What Steeple is. “Steeple” is a name and stays as it is.

about-title = O Steeple
about-lead = Trzy gry o wieżach, za darmo dla wszystkich, bez konta.

about-steeple = Co to jest
# $games: a list of their names
about-steeple-text = Steeple to stół do gier o wieżach: { $games }. Grasz ze znajomymi, którym wysyłasz link, z botami albo razem przy jednym ekranie. Tam, gdzie coś może spaść, kładziesz wszystko własną ręką, decydują kości albo gracie prawdziwymi klockami i kartami.
about-steeple-free = To nic nie kosztuje: nie ma tu nic do kupienia, żadnych reklam ani kont. Program jest otwarty na licencji MIT: każdy może go używać, zmieniać i uruchomić własny serwer.
# $game: its name
about-rules = Zasady: { $game }
about-score = Licznik punktów do prawdziwego stołu

# Accessibility
about-accessibility = Dostępność
about-access-screen = Czytniki ekranu: każda wieża, karta i możliwość jest opisana słowami. Ruchy innych są ogłaszane, gdy się zdarzą, a twoja kolej od razu.
about-access-colour = Kolor nigdy nie występuje sam: każdy rodzaj wieży ma swój kształt, wzór, znak i nazwę.
about-access-contrast = Wysoki kontrast: zmierzch i dzień mają silny kontrast, a jeśli w systemie ustawione są kolory kontrastowe, to one są używane.
about-access-motion = Mało ruchu: jeśli twój system prosi o ograniczenie ruchu, nic się nie rusza. W ustawieniach można też wybrać, by ruchy innych pokazywały się od razu.
about-access-sound = Dźwięki można wyłączyć. Wszystko, co słychać, także widać.
about-access-size = Wszystko działa w powiększeniu do 200%, na małym telefonie, dotykiem, myszą i klawiaturą.
about-keys = Klawisze przy stole
about-keys-text = Wszystko można zrobić klawiaturą. Tab przechodzi dalej, a to są skróty klawiszowe:
# Read aloud between two keys: “0 to 5”
about-key-to = do

# Privacy
about-privacy = Prywatność
about-privacy-cookie = Twoja przeglądarka przechowuje jedno podpisane ciasteczko. Mówi ono, którym gościem jesteś, i nic więcej.
about-privacy-kept = Serwer, na którym grasz, przechowuje podane imię i rozegrane partie, żeby można było grać dalej i do nich wracać.
about-privacy-nobody = Nikt inny nic nie dostaje. Nie ma liczników, reklam ani części z innych witryn.
about-privacy-browser = Język, wygląd, dźwięk i arkusz licznika punktów zostają w tej przeglądarce.
about-devices = Przejdź na inne urządzenie
about-device-here = Na pierwszym urządzeniu
about-device-here-text = Pokaż tu kod i wpisz go na drugim urządzeniu. Jesteś tam wtedy tym samym gościem, ze swoimi stołami.
about-device-show = Pokaż kod
about-device-another = Pokaż inny kod
# $minutes: how long the code works
about-device-valid =
    { $minutes ->
        [one] Działa raz, w ciągu { $minutes } minuty.
        [few] Działa raz, w ciągu { $minutes } minut.
        [many] Działa raz, w ciągu { $minutes } minut.
       *[other] Działa raz, w ciągu { $minutes } minuty.
    }
about-device-there = Na drugim urządzeniu
about-device-there-text = Wpisz kod, który pokazuje pierwsze urządzenie. To urządzenie ma wtedy stoły tamtego gościa, a swoich już nie.
about-device-code = Kod
about-device-claim = Użyj kodu
# $name: what the guest is called
about-device-done = Gotowe. Na tym urządzeniu jesteś teraz: { $name }
about-device-done-nameless = Gotowe. To urządzenie ma teraz stoły tego drugiego.
# A heading and a button: only this device stays the guest that it is
about-device-leave = Opuść wszystkie inne urządzenia
about-device-leave-text = Gdy urządzenie przepadło albo jest pożyczone: w ciągu kilku sekund twoje stoły będą tylko na tym urządzeniu. Programy, które grają za ciebie, będą potrzebować nowego tokenu.
about-device-left = Gotowe. Zostało tylko to urządzenie.

# Fairness
about-fairness = Uczciwość
about-fairness-text = Kart nie może wybrać nikt: ani serwer, ani gracz, ani bot. Oto jak to działa, a potem każdy może to sprawdzić.
about-fair-sealed = Zapieczętowane
about-fair-sealed-text = Przed pierwszą kartą serwer wybiera tajną liczbę. Wszystkim pokazuje jej pieczęć: skrót kryptograficzny, który pasuje tylko do tej liczby.
about-fair-seeds = Zmieszane
about-fair-seeds-text = Każde miejsce może dodać własną losową liczbę. Serwer też więc nie decyduje sam.
about-fair-drawn = Wylosowane
about-fair-drawn-text = Każde losowanie wynika z tych liczb, jak suma ze swoich części. Bez sekretu nikt nie zajrzy naprzód.
about-fair-opened = Ujawnione
about-fair-opened-text = Po grze serwer ujawnia sekret. Musi on pasować do pieczęci z początku.
about-fair-checked = Sprawdzone
about-fair-checked-text = Teraz każdy może przeliczyć wszystkie losowania. Jedna zmieniona karta i nic się nie zgadza.
about-fairness-why = Po grze stół daje plik partii: wszystkie ruchy i losowania, pieczęć i sekret. Możesz go tu sprawdzić.

# The check of a game file
about-check = Sprawdź plik partii
about-check-choose = Wybierz plik partii albo upuść go tutaj
about-check-where = Plik z końcówką .json, z końca gry
about-check-private = Plik trafia tylko na ten serwer do sprawdzenia i nie jest przechowywany.
about-check-busy = Sprawdzanie…
# Read aloud before a step
about-check-right = Dobrze:
about-check-wrong = Źle:
about-check-unknown = Nie wiadomo:
about-check-file = To jest plik partii
# $count: how many things happened in the game
about-check-file-text =
    { $count ->
        [one] Zawiera { $count } zdarzenie.
        [few] Zawiera { $count } zdarzenia, jedno po drugim.
        [many] Zawiera { $count } zdarzeń, jedno po drugim.
       *[other] Zawiera { $count } zdarzenia, jedno po drugim.
    }
about-check-file-wrong = To nie jest plik partii
about-check-file-wrong-text = Być może to inny plik albo jest niepełny. Zapisz plik partii ponownie na końcu gry i wybierz go tutaj.
about-check-here = Ta przeglądarka nie może tu sprawdzać sama
about-check-here-text = Przeglądarki obliczają skróty tylko na bezpiecznych stronach (https). Wszystko poniżej sprawdza serwer.
about-check-seal = Sekret pasuje do pieczęci
about-check-seal-text = Twoja przeglądarka sama obliczyła skrót sekretu. To ten sam, który był widoczny przed pierwszą kartą.
about-check-seal-wrong = Sekret nie pasuje do pieczęci
about-check-seal-wrong-text = To, co ujawniono na końcu, nie jest tym, co zapieczętowano przed pierwszą kartą.
about-check-seal-closed = Pieczęć nie została jeszcze złamana
about-check-seal-closed-text = Ta gra się nie skończyła, więc jej sekretu nie ujawniono.
about-check-chain = Nic nie zmieniono, nie pominięto ani nie dodano
# $count: how many things happened in the game
about-check-chain-text =
    { $count ->
        [one] Twoja przeglądarka sama sprawdziła jedyne ogniwo.
        [few] Każde zdarzenie jest związane z poprzednim. Twoja przeglądarka sama sprawdziła wszystkie { $count } ogniwa.
        [many] Każde zdarzenie jest związane z poprzednim. Twoja przeglądarka sama sprawdziła wszystkie { $count } ogniw.
       *[other] Każde zdarzenie jest związane z poprzednim. Twoja przeglądarka sama sprawdziła { $count } ogniwa.
    }
about-check-chain-wrong = Coś zmieniono
# $event: the number of an entry in the file; they are counted from 0
about-check-chain-wrong-text = Łańcuch pęka przy zdarzeniu { $event } w pliku: zmieniono je albo pominięto coś przed nim.
about-check-draws = Każde losowanie się zgadza, a każdy ruch jest dozwolony
# $draws: how many cards and starters were drawn. $moves: how many moves were made
about-check-draws-text = Serwer przeliczył wszystko z ujawnionych liczb. Losowania: { $draws }. Ruchy: { $moves }.
about-check-draws-wrong = Gra nie wychodzi taka sama
about-check-draws-open = Serwer nie może sprawdzić niedokończonej gry
about-check-draws-unknown = Serwer nie zdołał tego sprawdzić
about-check-fair = Ta gra była uczciwa
about-check-unfair = Ten plik nie pokazuje uczciwej gry
about-check-partly = Nie wszystko dało się sprawdzić

about-fonts = Kroje pisma
about-fonts-text = Tytuły i liczby złożono krojem Grenze (Omnibus-Type), resztę krojem Commissioner (Kostas Bartsokas). Oba są wolne na licencji SIL Open Font License 1.1 i pochodzą z tego serwera.
about-programs = Dla programistów
about-programs-text = Mogą tu grać także boty i inne programy. Jak rozmawiają z serwerem, opisuje plik OpenAPI poniżej i docs/protocol.md w repozytorium; docs/record.md opisuje pliki partii i sposób obliczania losowań.
about-programs-api = /api/openapi.json
