# Co mówi serwer: przez sieć graczom i programom, a także tym, którzy go uruchamiają.

# Zajmowanie miejsc przed początkiem
already-started = Partia już się zaczęła, tego nie można już zmienić.
not-started = Partia jeszcze się nie zaczęła.
not-host = To może zrobić tylko gospodarz stołu.
not-invited = Żeby zająć tu miejsce, otwórz stół linkiem z zaproszenia. Zaproszenie zastąpione nowym już nie działa.
table-full = Wszystkie miejsca są zajęte.
seat-taken = To miejsce jest zajęte.
# $seat liczy się od 0, jak w programach
no-such-seat =
    Nie ma miejsca { $seat }: stół ma { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }, a numeracja zaczyna się od 0.
too-few =
    { $seats ->
        [one] Zajęte jest { $seats } miejsce
        [few] Zajęte są { $seats } miejsca
        [many] Zajętych jest { $seats } miejsc
       *[other] Zajęte jest { $seats } miejsca
    }; potrzeba co najmniej { $least }.
free-starter = Miejsce, które ma zaczynać, jest wolne. Wybierz inne albo losowanie.
bad-name = Imię ma od 1 do { $most } znaków.
bad-title = Tytuł ma do { $most } znaków.
bad-colour = Nie można wybrać koloru „{ $colour }”. Wolne: { $free }.

# Podczas gry
not-yours = To nie jest twoje miejsce.
# $name: imię człowieka lub bota
not-your-turn = Teraz nie jest twoja kolej: ruch ma { $name }.
bot-plays = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
stale = Partia poszła już dalej. Przed ruchem spójrz jeszcze raz.
nothing-to-undo = Nie ma ruchu, który możesz cofnąć.
undo-asked-already = Jest już prośba o cofnięcie ruchu; najpierw trzeba na nią odpowiedzieć.
no-undo-asked = Nikt nie prosi cię o zgodę na cofnięcie ruchu.
nothing-to-leave = Nie ma partii, którą można opuścić.
# $name: imię człowieka
not-away = { $name } jest przy stole.
nothing-to-take-back = Żaden bot za ciebie nie gra.
not-over = Partia jeszcze się nie skończyła.

# Czat
bad-chat = Wiadomość ma od 1 do { $most } znaków.
phrase-hello = Cześć wszystkim.
phrase-good-luck = Powodzenia.
phrase-well-built = Ładna budowla.
phrase-thanks = Dzięki.
phrase-oops = Ups.
phrase-thinking = Chwila, myślę.
phrase-your-turn = Twoja kolej.
phrase-back-soon = Zaraz wracam.
phrase-good-game = Dobra gra.
phrase-again = Jeszcze jedna partia?

# Limity i żądania, które nie mają sensu
too-fast =
    To było za szybko. Spróbuj ponownie za { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }.
too-many = Jest za dużo otwartych połączeń; limit to { $most }.
no-such-table = Nie ma takiego stołu. Być może link jest niepełny.
no-such-invite = To zaproszenie już nie działa albo jest w nim literówka. Poproś gospodarza o nowe.
no-such-page = Nie ma takiej strony.
closing = Serwer uruchamia się ponownie. Nic nie przepada; spróbuj za chwilę.
reload = Steeple ma nową wersję. Wczytaj stronę ponownie, aby grać dalej. Twoje miejsce czeka i nic potwierdzonego nie przepada.

# Dopóki gra w przeglądarce nie jest zbudowana

# Dla tych, którzy uruchamiają serwer
serving = Steeple działa pod adresem { $address }
serving-stops = Ctrl+C zatrzymuje serwer. Nic nie przepada.
working = Praca dla: { $store }
on-this-machine = Na tym komputerze: { $address }
on-the-network = W sieci lokalnej: { $address }
store-busy = Pliku { $file } używa już inny serwer Steeple.
store-too-new = Plik { $file } zapisała nowsza wersja programu Steeple. Tę trzeba zaktualizować.
store-empty = Plik { $file } stracił swoje dane ({ $problem }). steeple restore FILE przywraca kopię zapasową. Żeby zacząć od zera, trzeba usunąć { $file } i { $mark }.
store-behind = Na końcu pliku { $file } brakuje czegoś, co zostało już potwierdzone graczom ({ $problem }). steeple restore FILE przywraca kopię zapasową. Żeby kontynuować bez tego, trzeba usunąć { $mark }.
# $problem: co mówi system, po angielsku
store-failed = Nie da się użyć pliku { $file }: { $problem }
# $problem: co mówi system, po angielsku
cannot-listen = Serwer nie może nasłuchiwać pod adresem { $address }: { $problem }
not-an-address = „{ $address }” nie jest adresem witryny, takim jak https://play.example.
not-a-store = „{ $address }” nie jest adresem bazy PostgreSQL, jak postgresql://steeple@localhost/steeple.
not-a-bus = „{ $address }” nie jest sposobem, w jaki węzły mówią sobie, co się dzieje. Razem z --store podaje się --bus postgresql albo adres, jak nats://localhost.
unknown-limit = Nie ma limitu „{ $name }”. Dostępne: { $known }.
backup-done = Kopia zapasowa jest w pliku { $file }.
backup-exists = Plik { $file } już istnieje; pozostaje bez zmian.
# The columns of the list of guests
guests-id = Gość
guests-name = Imię
guests-active = Ostatnio (UTC)
guests-tables = Stoły
guest-revoked = { $guest }: wylogowano wszędzie; działający serwer uwzględni to w ciągu kilku sekund.
no-such-guest = Ten serwer nie zna gościa „{ $guest }”.
check-done = Wszystko się zgadza. Stołów: { $tables }, pozycji: { $entries }, sprawdzonych zakończonych partii: { $matches }.
check-flaws = Plik { $file } jest uszkodzony. Znalezionych błędów: { $count }. steeple restore FILE przywraca kopię zapasową.
flaw-file = SQLite zgłasza: { $problem }
flaw-behind = Na końcu brakuje czegoś, co zostało już potwierdzone graczom: { $problem }
flaw-entry = Stół { $table }: pozycja { $seq } jest uszkodzona.
flaw-gap = Stół { $table }: brakuje pozycji { $seq }.
flaw-log = Stół { $table }: jego dziennika nie da się odtworzyć: { $problem }
flaw-snapshot = Stół { $table }: jego migawki nie da się użyć, więc czytany jest cały dziennik: { $problem }
flaw-row = Stół { $table }: dane na liście nie zgadzają się z jego dziennikiem.
flaw-match = Stół { $table }: jego partii nie da się zweryfikować: { $problem }
flaw-guests = Gości, których imienia i koloru nie da się odczytać: { $count }
restore-done = Kopia zapasowa { $file } jest przywrócona.
restore-aside = To, co było tam wcześniej, zostało zachowane jako { $file }.
restore-damaged = Kopia zapasowa { $file } jest uszkodzona; niczego nie zmieniono. { $problem }

# Reasons that the client does not bring along: the server says them in the person’s language
still-verifying =
    Trwa jeszcze sprawdzanie innych plików partii. Spróbuj ponownie za { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }.
no-such-deal = Na ten dzień nie ma rozdania.
deal-not-yet = Rozdanie tego dnia otworzy się o północy UTC, dla wszystkich naraz.
deal-secret = Inni grają dziś jeszcze tymi kartami. Obejrzysz, gdy otworzy się następne rozdanie.
not-in-deal = W rozdaniu dnia niczego nie można cofnąć, oddać botowi ani zagrać ponownie.
# $problem: gdzie program się myli, po angielsku
not-json = To nie jest JSON: { $problem }
bad-request = Nie da się zrozumieć tego żądania: { $problem }
not-json-type = Wyślij JSON z typem treści application/json.
bad-token = Ten token nie pochodzi z tego serwera.
other-site = Żądanie przyszło ze strony innej witryny; zostało odrzucone.
wrong-host = Ten serwer tak się nie nazywa.
wrong-method = Tu nie można użyć żądania tego rodzaju.
no-sheets = Punktów tej gry tu się nie liczy.
too-long-to-verify = Sprawdzanie tego pliku partii trwałoby tu zbyt długo. Na własnym komputerze sprawdzi go bez ograniczeń steeple verify.
too-many-values = Zapis zawiera za dużo wartości; limit to { $most }.
too-large = To jest za duże; dozwolone jest do { $most } bajtów.
bad-language = Tego języka tu nie ma. Dostępne: { $known }.
bad-clock = Tak nie da się ustawić zegara: czas to od 5 sekund do 30 dni, a dodatek za ruch jest możliwy tylko wtedy, gdy czas jest na całą partię.
no-such-phrase = Nie ma takiego zwrotu. Dostępne: { $known }.
no-lesson = Ta gra nie ma jeszcze lekcji.
not-built = Serwer działa, ale gra w przeglądarce nie jest jeszcze zbudowana. To polecenie buduje ją i uruchamia:
too-many-bot-tables = Przy zbyt wielu twoich stołach grają same boty; limit to { $most }. Poczekaj, aż któraś z tych partii się skończy.
damaged = Tego stołu nie da się odczytać: jego dane na serwerze są uszkodzone. Administrator serwera dostał o tym wiadomość. Pozostałe stoły są bez zmian.
not-kept = Nie udało się tego zachować: serwer nie może zapisywać na dysku. Nic się nie zmieniło; za jakiś czas spróbuj ponownie.
broken = Na serwerze wystąpił błąd. Nic się nie zmieniło, a błąd został odnotowany.
bad-code = Kod jest błędny, już wykorzystany albo za stary.
moved = Wszystko jest już w { $store }, a każda pozycja została porównana. Stoły: { $tables }, pozycje: { $entries }.
