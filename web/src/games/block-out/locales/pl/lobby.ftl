# What a table of Block Out agrees on.

block-out-option-referee = Kto rozstrzyga
block-out-option-referee-physics = Twoja ręka
block-out-option-referee-physics-note = Każdy klocek niesiesz myszą, palcem lub klawiszami. Symulacja, dla wszystkich ta sama, pokazuje, czy stoi.
block-out-option-referee-table = Prawdziwe klocki
block-out-option-referee-table-note = Układacie prawdziwe klocki na prawdziwym stole. Każdy telefon ma swoje karty, a wy mówicie, co się stało.
block-out-option-referee-dice = Kości
block-out-option-referee-dice-note = Pewna ręka nie jest potrzebna: decyduje los, a wysokie wieże są ryzykowne.

block-out-option-tremor = Jak drżą ręce
block-out-option-tremor-normal = Trochę
block-out-option-tremor-normal-note = Każda ręka trochę drży, ręce botów też.
block-out-option-tremor-calm = Prawie nie
block-out-option-tremor-calm-note = Ręce prawie nie drżą: wieże rosną wysoko.
block-out-option-tremor-shaky = Mocno
block-out-option-tremor-shaky-note = Ręce drżą: najpierw szerokie klocki.
block-out-option-fouls = Dotknięcie boku
block-out-option-fouls-warn = Ostrzeżenie
block-out-option-fouls-warn-note = Nie wolno dotknąć boku ani innego klocka, ale nic za to nie grozi.
block-out-option-fouls-fall = Zawalenie
block-out-option-fouls-fall-note = Dotknięcie boku lub innego klocka liczy się jak zawalenie wieży.
block-out-option-advanced = Ostatnia karta
block-out-option-advanced-false = Wygrywa
block-out-option-advanced-false-note = Wygrywa, kto na koniec ruchu nie ma kart.
block-out-option-advanced-true = Dodatkowy klocek
block-out-option-advanced-true-note = Po ostatniej karcie musi się utrzymać jeszcze jeden klocek, dopiero wtedy wygrywasz.
block-out-option-no-action-finish = Ominięcie lub Odwrócenie jako ostatnia karta
block-out-option-no-action-finish-false = Wolno
block-out-option-no-action-finish-false-note = Ostatnia może być każda karta.
block-out-option-no-action-finish-true = Nie wolno
block-out-option-no-action-finish-true-note = Ostatnia musi być karta budowli.
# Beside “Who begins”
block-out-starter-hint = Przy prawdziwym stole zaczyna osoba z najbliższymi urodzinami.

# How bots play, in a sentence; weakest first
block-out-bot-easy-note = Zagrywa dowolną pasującą kartę, a ręka mu drży.
block-out-bot-medium-note = Zanim puści klocek, szuka dobrego miejsca.
block-out-bot-hard-note = Liczy karty i zostawia ci najgorszy klocek.
block-out-bot-expert-note = Liczy karty i obraca każdy klocek, aż będzie pasował.
