# The end of a match: who won, where the points come from, whether the deck was fair.

# $name: the person who looks at the screen, who has won
end-you-win = { $name }: twoje zwycięstwo
end-wins = { $name } wygrywa

end-replay = Powtórka
end-rematch = Rewanż
end-new-table = Nowy stół
# A link for people who watch, or who come back later
end-to-rematch = Do rewanżu

# $names: a list of people
end-rematch-wanted = Chętni na rewanż: { $names }.
end-rematch-waiting = Czekamy na: { $names }.
# $names: a list of bots
end-rematch-bots = Boty zawsze gotowe: { $names }.
end-rematch-yours = Chcesz rewanżu.

end-player = Gracz

# Sharing a picture of the result
end-picture = Twój obrazek
end-picture-making = Rysowanie obrazka
end-picture-failed = Ta przeglądarka nie mogła narysować obrazka. Nadal można udostępnić tekst.
end-picture-share = Udostępnij
end-picture-save = Zapisz obrazek
end-picture-copy = Kopiuj tekst
end-picture-copied = Tekst skopiowany
# $game: the name of the game; $result: names and points, such as “Rūta 39, Aino 37”
end-share-text = { $game }: { $result }

# Was the deck fair?
fair-question = Czy talia była uczciwa?
fair-yes = Talia była uczciwa
fair-no = Coś się nie zgadza
fair-text = Jej kolejność zapieczętowano przed rundą 1, a klucz jest teraz ujawniony. Każdy może więc sprawdzić, że nic nie zmieniono.
fair-yes-text = Klucz pasuje do pieczęci sprzed rundy 1, a każda karta partii z niego wynika.
fair-no-text = Zachowaj plik partii: pokazuje, co się nie zgadza.
fair-unknown-text = Nie wszystko dało się sprawdzić. Spróbuj za chwilę.
fair-seal = Pieczęć z początku
fair-key = Klucz ujawniony na końcu
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
fair-only-server = Ta strona nie jest otwarta przez https, więc ta przeglądarka nie może obliczać skrótów. Sprawdza tylko serwer.
# $why: a sentence that says what went wrong
fair-server-failed = Serwer nie zdołał sprawdzić: { $why }
fair-record-failed = Nie udało się wczytać pliku partii: { $why }
