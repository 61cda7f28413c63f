# The rules of Skyscrapers, to be read. Numbers in examples belong to drawings: they must stay as they are.

sky-rules-title = Drapacze chmur: zasady
sky-rules-lead = Wszyscy nitują karty w jednym budynku i wspinają się po nim. Uważaj na robotników. 2–4 graczy.
sky-rules-learn = Naucz się, grając (1 minuta)

sky-rules-goal = Cel
sky-rules-goal-text = Zdobądź najwięcej punktów. Każda wbudowana karta daje punkty, najwyższa dwa razy tyle, a kto na koniec ma robotników najwyżej, dostaje więcej. Kto strąca robotników, płaci za to.

sky-rules-pieces = Karty i robotnicy
sky-rules-pieces-text = Jest 36 kart budowy czterech rodzajów i fundamenty w kolorach graczy. Stalowe pręty na karcie to jej belki.
sky-rules-pieces-upright = Pionowa: stoi.
sky-rules-pieces-floor = Podłoga: leży, a robotnicy mogą na niej stać.
sky-rules-pieces-flat = Płaska: leży jako otwarta rama i nikogo nie utrzyma. Powietrze i wzrok przez nią przechodzą.
sky-rules-pieces-universal = Uniwersalna: pionowa, podłoga lub płaska, jak chcesz; nigdy fundament.
sky-rules-pieces-base = Fundament: stoi na ziemi i nic innego jej nie dotyka. Fundamenty i robotnicy na ziemi pozostają w kwadracie wokół H.
sky-rules-pieces-caption = Pionowa karta, podłoga, płaska karta, uniwersalna karta i czerwony fundament. Otwór w środku jest na nit.
sky-rules-drawn = Na niektórych kartach narysowany jest robotnik. Taka karta daje 1 punkt więcej. Jeśli stoi, narysowany robotnik też musi stać prosto, więc nie można jej obrócić.
sky-rules-deal = Każdy ma pięciu robotników, szóstego, który zaznacza punkty na torze, i dwa fundamenty. Przy 2, 3 lub 4 graczach każdy dostaje 15, 12 lub 9 kart budowy i ich nie pokazuje; dwa fundamenty dołącza się do nich. Resztę odkłada się bez oglądania.
sky-rules-start = Na środku stoją trzy fundamenty w kształcie litery H. Przy prawdziwym stole zaczyna osoba, która w życiu była najwyżej.
sky-rules-start-caption = Początek: trzy fundamenty, z góry w kształcie litery H.

sky-rules-turn = Twój ruch: trzy akcje
sky-rules-turn-text = Wykonujesz dokładnie trzy akcje w dowolnej kolejności, tę samą nawet kilka razy.
sky-rules-turn-add = Dodaj: postaw robotnika z rezerwy na ziemi przy fundamencie.
sky-rules-turn-build = Buduj: przynituj do budynku kartę z ręki. Musi dotykać karty, której dotyka któryś z twoich robotników.
sky-rules-turn-move = Przenieś: twój robotnik idzie o poziom wyżej, o poziom niżej albo gdzie indziej na swoim poziomie.
sky-rules-turn-shift = Przesunięcie robotnika w inne miejsce tej samej podłogi nic nie kosztuje: każdego raz między dwiema akcjami.
sky-rules-turn-none = Jeśli nie możesz zrobić zupełnie nic, reszta ruchu przepada.

sky-rules-build = Gdzie pasuje karta
sky-rules-build-text = Jeden nit na środku nowej karty chwyta środek wolnej krawędzi karty w budynku. Nowa karta jest zawsze pod kątem prostym do starej.
sky-rules-build-edges = Na górnej krawędzi fundamentu karta więc leży; na krawędzi podłogi stoi, w połowie pod nią, w połowie nad nią; a na jej górnej krawędzi leży następna podłoga.
sky-rules-build-caption = Na H leży podłoga. Na jej krawędzi stoi pionowa karta, a na niej leży druga podłoga.
sky-rules-build-pass = Karty mogą się dotykać, ale nigdy nie przechodzą przez siebie. Co najmniej jedna belka nowej karty musi stykać się z belką budynku.
sky-rules-build-rivets = Nitów jest 52. Gdy się skończą, nic więcej nie da się zbudować.
sky-rules-build-touched = Jeśli nowy nit dotyka robotników, możesz każdego z nich raz przesunąć po jego podłodze, czyjkolwiek jest. Tylko wtedy ktoś dotyka cudzych robotników.

sky-rules-points = Punkty za kartę
sky-rules-points-text = 1 punkt za każdą belkę nowej karty, która styka się z belką budynku, i 1 więcej, jeśli narysowany jest na niej robotnik. Jeśli karta sięga wyżej niż wszystkie inne, wszystko to liczy się podwójnie.
sky-rules-points-caption = Trzy belki stykają się z innymi, na karcie narysowany jest robotnik i nic nie sięga wyżej: 8 punktów.

sky-rules-levels = Poziomy
sky-rules-levels-text = Podłogi na różnych wysokościach to różne poziomy. Gdzie budynek dzieli się na wieże, których nie łączy żadna karta, każda wieża ma swoje poziomy: żeby przejść z jednej do drugiej, robotnik schodzi na wspólny poziom. Karta, która je połączy, otwiera drogę.
sky-rules-levels-caption = Dwie wieże na jednym wspólnym poziomie. Żeby przejść z jednej do drugiej, robotnik schodzi na wspólny poziom.
sky-rules-enclosed = Robotnik zamknięty ze wszystkich stron jest na ten czas stracony: nie może chodzić ani budować i się nie liczy. Kto ma wszystkich robotników na budowie zamkniętych i nikogo w rezerwie, odpada.

sky-rules-fall = Upadki
sky-rules-fall-text = Kto strąca robotników dowolnego koloru, traci 5 punktów za każdego. Robotnik, który spadł, wraca do właściciela.
sky-rules-fall-back = Właściciele od razu stawiają swoich z powrotem na dowolnej podłodze lub na ziemi przy fundamencie albo zostawiają ich w rezerwie. Robotnicy osoby, która ich strąciła, zostają w rezerwie.
sky-rules-fall-landed = Robotnik, który ląduje na innej karcie, nie spadł. Zostaje tam, dopóki właściciel go nie przeniesie. Kto przewróci się na swoim miejscu, leży: nie może budować, dopóki właściciel go nie postawi, a to jest za darmo.
sky-rules-fall-out = Kto spadnie na najniższe pole toru, odpada. Robotnicy osób, które odpadły, zostają na miejscach. Wygrywa ostatnia osoba w grze.
sky-rules-fall-bump = Przy prawdziwym stole winnym może zostać każdy, w swojej kolejce czy nie, w każdej chwili: kto potrąci stół, płaci albo odpada.
sky-rules-collapse = Jeśli ziemi dotknie karta, która nie jest fundamentem, gra się kończy. Kto to spowoduje, odpada; inni zachowują punkty, o 1 mniej za każdą kartę na ręce. Wygrywa najwyższy wynik i nikt nie dostaje nic więcej.

sky-rules-end = Koniec
sky-rules-end-hand = Gra kończy się od razu, gdy ktoś wbuduje swoją ostatnią kartę: 5 punktów za to. Inni tracą 1 punkt za każdą kartę, którą jeszcze mają.
sky-rules-end-highest = 5 punktów dostaje, kto ma najwięcej widocznych robotników na najwyższym poziomie, na którym ktoś jest. Przy remisie remisujący porównują następny poziom niżej i tak dalej. Przy pełnym remisie każdy z nich dostaje 5.
sky-rules-end-wins = Wygrywa najwyższa suma. Przy remisie zwycięstwo jest wspólne.
sky-rules-end-stuck = Jeśli nikt nie może grać dalej albo przez trzy ruchy każdej osoby nikt nic nie zbuduje ani nie doda, gra też się kończy: 1 punkt mniej za każdą kartę na ręce i 5 za robotników stojących najwyżej.
sky-rules-end-agreed = Gdy przez całą rundę nikt nic nie zbudował, każdy może zaproponować koniec; jeśli wszyscy się zgodzą, gra tak się kończy.

sky-rules-judge = Kto rozstrzyga
sky-rules-judge-text = Przy stole wybiera się, kto orzeka, co się stało z budynkiem i robotnikami.
sky-rules-judge-hand = Twoja ręka: przyciągnij kartę do krawędzi, która ją złapie; trzymaj spokojnie, aż nit wejdzie do końca, i puść. Przy robotnikach i kartach, przy których raczej nikt nie spadnie, wystarczy jedno naciśnięcie. Potem serwer symuluje, co się dzieje. Budynek ugina się i drży, i tak zostaje. Wszyscy widzą to samo.
sky-rules-judge-table = Prawdziwe karty: budujecie na prawdziwym stole, a telefony rozdają karty, pilnują zasad i punktów i pytają, co spadło.
sky-rules-judge-dice = Kości: decyduje los. Wysokie, wąskie i mocno obciążone budynki są bardziej ryzykowne.

sky-rules-hidden = Co jest ukryte
sky-rules-hidden-text = Nikt nie widzi kart innych ani ile ich jest, ani które karty odłożono. Wszystko, co zbudowane, wszystkich robotników i wszystkie punkty widzą wszyscy.
