# The end of a match: who won, where the points come from, whether the deck was fair.

# $name: the person who looks at the screen, who has won
end-you-win = { $name }: twoje zwycięstwo
end-wins = { $name } wygrywa
# $names: a list of all who have the most points
end-shared = Wspólne zwycięstwo: { $names }
end-points =
    { $count ->
        [one] { $count } punkt.
        [few] { $count } punkty.
        [many] { $count } punktów.
       *[other] { $count } punktu.
    }
# $names: who came next, usually one person; $count: how many points they have less than the winner
end-next =
    { $count ->
        [one] Dalej: { $names }, strata { $count } punktu.
        [few] Dalej: { $names }, strata { $count } punktów.
        [many] Dalej: { $names }, strata { $count } punktów.
       *[other] Dalej: { $names }, strata { $count } punktu.
    }
# Said to somebody who did not win. $place: one of the words of end-place
end-yours =
    { $count ->
        [one] Ty: { $place }, { $count } punkt.
        [few] Ty: { $place }, { $count } punkty.
        [many] Ty: { $place }, { $count } punktów.
       *[other] Ty: { $place }, { $count } punktu.
    }
# One round that brought the winner many points
end-best-round =
    { $count ->
        [one] Sama runda { $round } dała { $count } punkt.
        [few] Sama runda { $round } dała { $count } punkty.
        [many] Sama runda { $round } dała { $count } punktów.
       *[other] Sama runda { $round } dała { $count } punktu.
    }
end-rounds =
    { $count ->
        [one] { $count } runda
        [few] { $count } rundy
        [many] { $count } rund
       *[other] { $count } rundy
    }
# The place in the ranking. There are at most five.
end-place =
    { $place ->
        [1] 1. miejsce
        [2] 2. miejsce
        [3] 3. miejsce
        [4] 4. miejsce
       *[5] 5. miejsce
    }
# The same for a bot. $place: one of the words of end-place
end-place-bot = { $place }, bot
# For the skylines of everybody, side by side
end-skylines = Panoramy

end-replay = Powtórka
end-share = Udostępnij panoramę
end-rematch = Rewanż
end-new-table = Nowy stół
# A link for people who watch, or who come back later
end-to-rematch = Do rewanżu

# $names: a list of people
end-rematch-wanted = Rewanżu chce: { $names }.
end-rematch-waiting = Czekamy: { $names }.
# $names: a list of bots
end-rematch-bots = Boty zawsze gotowe: { $names }.
end-rematch-yours = Chcesz rewanżu.

# Where the points come from
end-table = Punkty według wież
end-player = Gracz
end-main = Główna wieża
end-rubble = Gruz
end-sum = Punkty
# A cell of the table, read aloud. $storeys: how many storeys the tower has
end-cell =
    { $storeys ->
        [0] brak wieży
        [one] { $storeys } piętro, punkty: { $points }
        [few] { $storeys } piętra, punkty: { $points }
        [many] { $storeys } pięter, punkty: { $points }
       *[other] { $storeys } piętra, punkty: { $points }
    }
end-cell-roof =
    { $storeys ->
        [one] { $storeys } piętro z dachem, punkty: { $points }
        [few] { $storeys } piętra z dachem, punkty: { $points }
        [many] { $storeys } pięter z dachem, punkty: { $points }
       *[other] { $storeys } piętra z dachem, punkty: { $points }
    }
# $count: how many cards were torn down
end-cell-rubble =
    { $count ->
        [one] { $count } karta, punkty: { $points }
        [few] { $count } karty, punkty: { $points }
        [many] { $count } kart, punkty: { $points }
       *[other] { $count } karty, punkty: { $points }
    }
end-storeys =
    { $count ->
        [one] { $count } piętro
        [few] { $count } piętra
        [many] { $count } pięter
       *[other] { $count } piętra
    }
end-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
# Follows a small drawing of a roof
end-legend = Wieża z dachem daje 2 za każde piętro, inna 1. Główna wieża daje za każde o 1 więcej. Gruz kosztuje 1, potem 2, potem 3.
# Before it, in the table
end-legend-storeys = Mała liczba mówi, ile pięter ma wieża.

# Sharing a picture of the result
end-picture = Twój obrazek
# What the picture shows, for those who don’t see it. $result: names and points
end-picture-said = Wszystkie panoramy na jednej linii. { $result }
end-picture-making = Rysowanie obrazka
end-picture-failed = Ta przeglądarka nie mogła narysować obrazka. Nadal można udostępnić tekst.
end-picture-share = Udostępnij
end-picture-save = Zapisz obrazek
end-picture-copy = Kopiuj tekst
end-picture-copied = Tekst skopiowany
# $game: the name of the game; $result: names and points, such as “Rūta 39, Aino 37”
end-share-text = { $game }: { $result }
# One entry of the list of names and points
end-share-entry = { $name } { $points }

# Was the deck fair?
fair-question = Czy talia była uczciwa?
fair-yes = Talia była uczciwa
fair-no = Coś się nie zgadza
fair-text = Jej kolejność zapieczętowano przed rundą 1, a klucz jest teraz otwarty. Każdy może więc sprawdzić, że nic nie zmieniono.
fair-yes-text = Klucz pasuje do pieczęci sprzed rundy 1, a każda karta partii z niego wynika.
fair-no-text = Zachowaj plik partii: pokazuje, co się nie zgadza.
fair-unknown-text = Nie wszystko dało się sprawdzić. Spróbuj za chwilę.
fair-seal = Pieczęć z początku
fair-key = Klucz otwarty na końcu
fair-check = Sprawdź tutaj
fair-checking = Sprawdzanie
fair-again = Sprawdź ponownie
fair-file = Plik partii
# What was checked; a tick or a cross stands before each line
fair-seal-fits = Klucz pasuje do pieczęci: sprawdzono w tej przeglądarce.
fair-seal-broken = Klucz nie pasuje do pieczęci.
# $count: how many events the game file has
fair-chain-holds =
    { $count ->
        [one] { $count } zdarzenie w pliku partii jest bez zmian: sprawdzono w tej przeglądarce.
        [few] Wszystkie { $count } zdarzenia w pliku partii są bez zmian: sprawdzono w tej przeglądarce.
        [many] Wszystkie { $count } zdarzeń w pliku partii jest bez zmian: sprawdzono w tej przeglądarce.
       *[other] { $count } zdarzenia w pliku partii jest bez zmian: sprawdzono w tej przeglądarce.
    }
# $event: the number of the event
fair-chain-broken = Zdarzenie { $event } w pliku partii zmieniono.
fair-draws-follow =
    { $count ->
        [one] { $count } losowanie wynika z klucza: obliczył serwer.
        [few] Wszystkie { $count } losowania wynikają z klucza: obliczył serwer.
        [many] Wszystkie { $count } losowań wynika z klucza: obliczył serwer.
       *[other] { $count } losowania wynika z klucza: obliczył serwer.
    }
fair-draws-broken = Nie każde losowanie wynika z klucza.
fair-only-server = Ta strona nie jest otwarta przez https, więc ta przeglądarka nie może liczyć odcisków. Sprawdza tylko serwer.
# $why: a sentence that says what went wrong
fair-server-failed = Serwer nie zdołał sprawdzić: { $why }
fair-record-failed = Nie udało się wczytać pliku partii: { $why }
