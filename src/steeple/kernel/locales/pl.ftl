# Co może pójść nie tak w każdej grze.

not-a-move = „{ $move }” nie jest ruchem w tej grze.

unknown-game = Nie ma gry „{ $game }”. Dostępne: { $known }.
unknown-bot = Nie ma bota „{ $bot }”. Dostępne: { $known }.
bad-seats = W tę grę gra od { $least } do { $most } osób, nie { $seats }.
bad-number = „{ $value }” nie jest liczbą całkowitą od { $least } wzwyż.
unknown-option = Nie ma opcji „{ $option }”. Dostępne: { $known }.
bad-option = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Możliwe wartości: { $choices }.

not-json = To nie jest JSON: { $problem }
not-an-event = Pozycja { $event } zapisu nie jest zdarzeniem: { $problem }
altered-event = Zdarzenie { $event } w zapisie zostało zmienione: nie zgadza się ze swoim skrótem (hash).

# Tura w terminalu.
ask-what = Co robisz? (numer)
ask-confirm = { $move }: Enter – potwierdź, u – cofnij
no-such-number = Wpisz liczbę od 1 do { $count }.
nothing-chosen = Nic jeszcze nie wybrano. h pokazuje klawisze.
nothing-planned = Nic nie zaplanowano.
it-is-legal = Można.
keys =
    1, 2, 3 … – wybierz
    ? – dlaczego nie?
    s – zaproponuj ruch
    u – cofnij, Enter – potwierdź
    q – wyjdź; partia zostaje zachowana
