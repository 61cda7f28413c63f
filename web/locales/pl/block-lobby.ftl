# What a table of Block Out agrees on.

option-referee = Kto rozstrzyga
option-referee-physics = Twoja ręka
option-referee-physics-note = Każdy klocek niesiesz myszą, palcem lub klawiszami. Symulacja, dla wszystkich ta sama, pokazuje, czy stoi.
option-referee-table = Prawdziwe klocki
option-referee-table-note = Układacie prawdziwe klocki na prawdziwym stole. Każdy telefon ma swoje karty, a wy mówicie, co się stało.
option-referee-dice = Kości
option-referee-dice-note = Pewna ręka nie jest potrzebna: decyduje los, a wysokie wieże są ryzykowne.

option-tremor = Jak drżą ręce
option-tremor-normal = Trochę
option-tremor-normal-note = Każda ręka trochę drży, ręce botów też.
option-tremor-calm = Prawie nie
option-tremor-calm-note = Ręce prawie nie drżą: wieże rosną wysoko.
option-tremor-shaky = Mocno
option-tremor-shaky-note = Ręce drżą: najpierw szerokie klocki.
option-fouls = Dotknięcie boku
option-fouls-warn = Ostrzeżenie
option-fouls-warn-note = Nie wolno dotknąć boku ani innego klocka, ale nic za to nie grozi.
option-fouls-fall = Zawalenie
option-fouls-fall-note = Dotknięcie boku lub innego klocka liczy się jak zawalenie wieży.
option-advanced = Ostatnia karta
option-advanced-false = Wygrywa
option-advanced-false-note = Wygrywa, kto na koniec ruchu nie ma kart.
option-advanced-true = Dodatkowy klocek
option-advanced-true-note = Po ostatniej karcie musi się utrzymać jeszcze jeden klocek, dopiero wtedy wygrywasz.
option-no-action-finish = Ominięcie lub Odwrócenie jako ostatnia karta
option-no-action-finish-false = Wolno
option-no-action-finish-false-note = Ostatnia może być każda karta.
option-no-action-finish-true = Nie wolno
option-no-action-finish-true-note = Ostatnia musi być karta budowli.
# Beside “Who begins”
option-starter-hint-block-out = Przy prawdziwym stole zaczyna osoba z najbliższymi urodzinami.
