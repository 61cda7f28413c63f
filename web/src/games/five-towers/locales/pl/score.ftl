# The score helper: for people who play with real cards at a real table.

score-title = Licznik punktów
score-lead = Wstukaj wieże z prawdziwego stołu, od ziemi w górę. Punkty liczą się na bieżąco.
score-new = Nowy arkusz
score-new-ask = Zacząć nowy arkusz?
score-new-text = Wszystkie imiona, wieże i gruz z tego arkusza znikną.
score-new-yes = Wyczyść arkusz
score-new-no = Zostaw
score-players = Gracze
# $number: counts from 1. A player without a name yet
score-player = Gracz { $number }
score-add = Dodaj gracza
score-name = Imię
# $name: of a player
score-remove-player = Usuń gracza: { $name }
score-remove-text = Wieże i gruz tego gracza znikną.
score-remove-yes = Usuń gracza
score-towers = Wieża
# $count: how many storeys a tower has
score-storeys =
    { $count ->
        [0] pusta
        [one] { $count } piętro
        [few] { $count } piętra
        [many] { $count } pięter
       *[other] { $count } piętra
    }
# Above the numbers. $tower: as in “Candy tower”
score-pad = { $tower }: następne piętro na górę
score-pad-hint = Strzałki przechodzą po liczbach, Enter kładzie liczbę na górę, Backspace zdejmuje wierzchnią.
# $value: the number of the top storey
score-remove-top = Zdejmij z góry { $value }
score-remove-none = Nie ma czego zdjąć
score-rubble = Gruz
# $count: cards that were torn down
score-rubble-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
score-rubble-less = O jedną kartę gruzu mniej
score-rubble-more = O jedną kartę gruzu więcej
# Read aloud after something was tapped. $tower: as in “Candy tower”. $values: a list of numbers from the ground up
score-said = { $tower }: { $values }
score-said-empty = { $tower }: pusta

# The results
score-results = Punkty
score-main = Główna wieża
score-total = Razem
# $names: of the players with most points. $count: how many they are
score-winner =
    { $count ->
        [one] Zwycięstwo: { $names }
        [few] Wspólne zwycięstwo: { $names }
        [many] Wspólne zwycięstwo: { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
score-waiting = Liczenie punktów.
score-offline = Do punktów potrzebny jest serwer
score-offline-text = Wpisane wieże zostają tutaj; punkty pojawią się później.
score-again = Spróbuj ponownie
score-check = Coś się nie zgadza
# $count: how many cards are on the table more often than in the box
score-check-cards =
    { $count ->
        [one] { $count } karta jest na stole zbyt wiele razy
        [few] { $count } karty są na stole zbyt wiele razy
        [many] { $count } kart jest na stole zbyt wiele razy
       *[other] { $count } karty jest na stole zbyt wiele razy
    }
score-check-text = Punkty i tak się liczą.
score-rules = Zasady gry Pięć wież
