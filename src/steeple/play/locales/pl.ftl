# Przygotowanie partii, jej przebieg i zapis.

bad-seed = Ziarno to liczba całkowita albo 64 cyfry szesnastkowe, które ujawnia zakończona partia; „{ $seed }” nie jest ani jednym, ani drugim.
bad-seat-seeds = Każde miejsce (razem { $seats }) podaje jedno ziarno: tekst do { $longest } znaków.
no-such-seat = Nie ma miejsca { $seat }: liczba miejsc w tej partii to { $seats }, a numeracja zaczyna się od 0.
# Sędzia mówi, czy runęła wieża z prawdziwych lub symulowanych klocków.
no-such-referee =
    { $count ->
        [0] Ta gra nie potrzebuje sędziego; nie można wybrać „{ $referee }”.
       *[other] Nie ma sędziego „{ $referee }”. Dostępni: { $known }.
    }

match-over = Partia jest zakończona.
lesson-over = Lekcja się skończyła.
nobody-to-move = Teraz nie jest niczyja kolej.
waiting-for-report = Najpierw trzeba zgłosić, co się stało z elementami gry na stole.
no-report-wanted = Teraz nie trzeba niczego zgłaszać.

not-a-record = To nie jest zapis partii programu Steeple.
newer-record = Ten zapis ma format { $version }. Ta wersja programu Steeple czyta formaty do { $ours }: trzeba ją zaktualizować.
other-rules = Tę partię rozegrano według wersji { $rules } zasad gry { $game }; to jest wersja { $ours }.
incomplete-setup = Przygotowanie partii nie jest kompletne.
# $why: kolejne zdanie, które mówi, co jest nie tak
wrong-event = Zdarzenie { $event } w zapisie jest błędne. { $why }
misplaced-event = W tym miejscu nie może wystąpić.
wrong-actor = Była kolej kogoś innego.
wrong-result = Wynik nie zgadza się z ruchami.
wrong-seeds = Każdy rozdający musi mieć jedno ziarno.
other-seed = To nie jest ziarno, od którego zaczęła się ta partia.

unfinished = Zapis kończy się na zdarzeniu { $event }, przed końcem partii: jej ziarno nie jest jeszcze ujawnione, więc nie da się sprawdzić losowań.
never-revealed = Ziarno rozdającego, obiecane w zdarzeniu { $event }, nie zostało ujawnione, więc nie da się sprawdzić jego losowań.
broken-promise = Zdarzenie { $event } w zapisie jest błędne. Ziarno rozdającego nie zgadza się ze skrótem (hash) ogłoszonym przed partią.
wrong-draw = Zdarzenie { $event } w zapisie jest błędne. Ziarno rozdającego daje „{ $drawn }”, nie „{ $recorded }”.
wrong-verdict = Zdarzenie { $event } w zapisie jest błędne. Przy ponownej ocenie elementy gry zachowują się inaczej.
