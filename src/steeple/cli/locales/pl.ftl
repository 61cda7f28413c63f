# Polecenie steeple.

about = Steeple: gry o budowaniu wież dla ludzi i dla programów.
usage = steeple POLECENIE ...
more-help = steeple POLECENIE --help pokazuje więcej o poleceniu.
help-lang = --lang JĘZYK wybiera język: { $known }

# Co robi każde polecenie, po jednym wierszu
help-play = uruchomić serwer i otworzyć grę w przeglądarce; z --terminal grać tutaj
help-serve = uruchomić serwer, na którym mogą grać inni
help-work = wykonywać pracę botów i sędziów dla innych węzłów, nie obsługując nikogo
help-backup = skopiować dane serwera do pliku, także gdy serwer działa
help-guests = wypisać gości serwera albo wylogować jednego wszędzie: revoke ID
help-check = sprawdzić, czy dane serwera nie są uszkodzone
help-restore = przywrócić kopię zapasową, gdy serwer nie działa
help-move-store = skopiować dane serwera do innego magazynu, sprawdzając każdą pozycję; można wznowić
help-replay = pokazać zapisaną partię ruch po ruchu
help-export = zapisać zakończoną partię jako jedną stronę, która odtwarza ją bez serwera
help-verify = sprawdzić wszystkie zasady i losowania zakończonej partii
help-score = policzyć punkty po grze przy prawdziwym stole
help-arena = rozegrać partie między botami i policzyć wygrane
help-stdio = silnik dla programów: jeden obiekt JSON na wiersz
help-mcp = narzędzia dla modeli językowych: zasady, widok, dozwolone ruchy, gra (MCP)
help-bench = zmierzyć, jak szybko wszystko działa
help-warm = skompilować zasady teraz, żeby potem nikt nie musiał czekać

# Nagłówki i opcje w pomocy polecenia
help-arguments = Argumenty
help-options = Opcje
help-help = pokazać tę pomoc
help-file = plik; - to standardowe wejście
help-to = strona do zapisania
help-names = imiona graczy w kolejności miejsc, rozdzielone przecinkami
help-title = nazwa partii
help-json = odpowiadać w formacie JSON, dla programów
help-step = po każdym ruchu czekać na Enter
help-from = zacząć od tego zdarzenia
help-game = która gra
help-bench-what = gra, server albo web
help-seats = ilu graczy
help-bot = przeciwnicy: nazwa bota danej gry
help-bidding = checked: licytować można tylko tyle, ile da się dobudować; open: jak przy prawdziwym stole
help-option = wybrać opcję gry, na przykład advanced=true; można podać kilka razy
help-referee = kto mówi, co runęło: physics, table lub dice
help-players = gracze, oddzieleni przecinkami: nazwy botów lub ścieżki programów, na przykład ./mybot; po kolei zmieniają miejsca
help-log = plik z wynikami: to samo polecenie kontynuuje tam, gdzie przerwano
help-until-sure = zakończ, gdy tylko wiadomo, kto jest silniejszy
help-csv = zapisz wszystkie partie w tym pliku jako tabelę
help-move-seconds = ile sekund program ma na ruch
help-memory-mb = ile pamięci może zająć program, w MB
help-games = ile partii
help-jobs = ile procesów dzieli się pracą
help-seed = liczba, dzięki której partię da się powtórzyć
help-new = zacząć od nowa, nawet jeśli jest zachowana niedokończona partia
help-towers = wieże od dołu do góry, na przykład "candy 15 12 9 0", oraz "rubble 2"; "Anna:" zaczyna wieże gracza
help-seconds = ile trwa każdy pomiar
help-terminal = grać w terminalu przeciw botom
help-no-browser = nie otwierać przeglądarki
help-host = adres, pod którym serwer nasłuchuje; 0.0.0.0 to wszystkie adresy tego komputera
help-port = port, na którym serwer nasłuchuje; 0 wybiera wolny
help-data = folder na dane serwera
help-store = adres bazy PostgreSQL wspólnej dla kilku węzłów, zamiast folderu
help-bus = jak węzły ze wspólnym magazynem mówią sobie, co się dzieje: postgresql albo adres serwera NATS
help-leave-work = zostawić ruchy botów i ocenę ruchów innym węzłom
help-base-url = adres, który wpisują ludzie, jeśli przed serwerem stoi proxy
help-proxy = adres zaufanego proxy; można podać kilka razy
help-keep-days = usunąć zakończone partie po tylu dniach; 0 je zachowuje
help-keep-unfinished-days = usunąć niedokończone stoły tyle dni po ostatnim ruchu; 0 je zachowuje
help-keep-guests-days = usunąć imiona gości bez stołów tyle dni po ostatniej wizycie; 0 je zachowuje
help-limit = ustawić limit, na przykład requests_per_second=50; można podać kilka razy
help-backup-file = plik, do którego się zapisuje
help-guests-what = nic, by wypisać, albo revoke i ID gościa
help-restore-file = kopia zapasowa do przywrócenia
help-move-store-from = gdzie są dane: plik SQLite albo adres bazy PostgreSQL
help-move-store-to = dokąd mają trafić, tak samo
help-quick = nie sprawdzać zakończonych partii, co trwa najdłużej

# Co jest nie tak w wierszu poleceń
unknown-command = Nie ma polecenia „{ $command }”. Dostępne: { $known }.
unknown-argument = „{ $argument }” tu nie pasuje. --help pokazuje, co pasuje.
not-an-option = Opcję zapisuje się jako nazwa=wartość; „{ $argument }” tak nie wygląda.
argument-missing = Brakuje: { $argument }
value-missing = { $argument } wymaga wartości.
not-a-number = { $argument } to liczba całkowita, nie { $value }.
unknown-language = Nie ma języka „{ $language }”. Dostępne: { $known }.

interrupted = Zatrzymano.
compiling = Kompilowanie zasad: { $done } z { $of }
compiling-beside = Zasady są kompilowane w tle. Można już grać; do tego czasu boty myślą trochę dłużej.
# $problem: co mówi system operacyjny, po angielsku
exported = Strona jest w pliku { $file }.
too-many-names = Za dużo imion: { $names }; graczy jest { $seats }.
no-replay = W przeglądarce nie ma powtórki gry { $game }.
cannot-write-page = Nie da się zapisać pliku { $file }: { $problem }
needs-scripts = Ta strona potrzebuje JavaScriptu, żeby pokazać partię.
cannot-read = Nie da się odczytać pliku { $file }: { $problem }
cannot-write = Nie da się zapisać pliku { $file }: { $problem }. Partia toczy się dalej, ale nie zostanie zachowana.
file-too-large = Plik { $file } ma ponad { $most } MB, to za dużo na zapis partii.

# Gra w terminalu
welcome = { $game }. h pokazuje klawisze, q kończy.
seat-name = Gracz { $number }
game-goes-on = Twoja niedokończona partia toczy się dalej. (steeple play --terminal --new zaczyna inną.)
game-kept = Twoja partia jest zachowana. steeple play --terminal ją kontynuuje.
kept-game-aside = Twoja niedokończona partia została odłożona: { $file }.
kept-game-spoilt = Niedokończonej partii nie da się już odczytać; została odłożona jako { $file }.
seat-score =
    { $count ->
        [one] { $name }: { $count } punkt
        [few] { $name }: { $count } punkty
        [many] { $name }: { $count } punktów
       *[other] { $name }: { $count } punktu
    }
# $names: jedno imię albo kilka, gdy zwycięstwo jest wspólne
winners =
    { $count ->
        [one] Zwycięstwo: { $names }
        [few] Wspólne zwycięstwo: { $names }
        [many] Wspólne zwycięstwo: { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
record-kept = Zapis tej partii to { $file }. steeple replay go pokazuje, steeple verify sprawdza.
event-number = Zdarzenie { $number }
press-enter = Enter – dalej.

# Sprawdzanie zapisu
verified = Wszystko się zgadza. Zdarzeń: { $events }, ruchów według zasad: { $moves }, losowań według ziarna rozdającego: { $draws }.

# Liczenie punktów przy prawdziwym stole
score-how =
    Wpisz imię każdego gracza z dwukropkiem, potem wieże od dołu do góry, na przykład:
      Anna:
      candy 15 12 9 0
      rubble 2
    Pusty wiersz kończy wpisywanie.
total = Razem

# Dla programów
no-match = Nie ma jeszcze partii: zaczyna ją new lub replay.
no-mcp = SDK dla modeli językowych nie jest zainstalowane: pip install steeple[mcp]
not-a-command = Polecenie to obiekt JSON z „cmd”: { $known }.
bad-field = Pole „{ $field }” musi być typu { $type }.
line-too-long = Wiersz ma ponad { $most } MB.

# Pomiary
bench-no-game = Gry „{ $game }” nie można zmierzyć. Można: { $known }.
bench-no-peer = OpenSpiel nie jest zainstalowany, więc nie ma z czym porównać: pip install open_spiel
bench-no-node = Brakuje Node.js albo nie można pobrać jego pakietów, więc nie ma z czym porównać.
bench-no-playwright = Grę w przeglądarce mierzy się za pomocą Playwright, który nie jest zainstalowany: pip install playwright
bench-no-chromium = Nie ma tu Chromium. STEEPLE_CHROMIUM może wskazać, gdzie jest.
bench-no-client = Gra w przeglądarce nie jest jeszcze zbudowana. To polecenie ją buduje: python3 run.py
bench-figure = Wskaźnik
bench-value = Wartość

# Bots against bots: headings of the table
arena-player = Gracz
arena-games = Partie
arena-wins = Wygrane
arena-points = Punkty
arena-margin = Różnica
arena-rating = Ranking
arena-against = { $player } przeciw { $other }
