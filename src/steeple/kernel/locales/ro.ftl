# Ce poate merge prost la orice joc.

not-a-move = „{ $move }” nu e o mutare din acest joc.

unknown-game = Nu există jocul „{ $game }”. Există: { $known }.
unknown-bot = Nu există botul „{ $bot }”. Există: { $known }.
bad-seats = Numărul de locuri la acest joc e între { $least } și { $most }, nu { $seats }.
bad-number = „{ $value }” nu este un număr întreg de la { $least } în sus.
# $known: numele tuturor opțiunilor
unknown-option = Nu există opțiunea „{ $option }”. Există: { $known }.
# $choices: valorile permise
bad-option = Opțiunea „{ $option }” nu poate fi „{ $value }”. Valori posibile: { $choices }.

# $problem: un detaliu tehnic în engleză
not-json = Acesta nu e JSON: { $problem }
# Un eveniment e o intrare din jurnalul unei partide; numerotarea începe de la 0.
not-an-event = Evenimentul { $event } din înregistrare nu e un eveniment: { $problem }
altered-event = Evenimentul { $event } din înregistrare a fost modificat: nu se potrivește cu hash-ul său.

# O tură în terminal.
ask-what = Ce faci? (un număr)
ask-confirm = { $move }: Enter pentru a confirma, u pentru a anula
no-such-number = Scrie un număr de la 1 la { $count }.
nothing-chosen = Încă nu e nimic ales. h arată tastele.
nothing-planned = Planul e gol.
it-is-legal = E permis.
keys =
    1, 2, 3 … – alege
    ? – de ce nu?
    s – sugerează o mutare
    u – anulează, Enter – confirmă
    q – ieși; jocul se salvează
