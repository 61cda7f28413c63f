# Co se může pokazit v kterékoli hře.

not-a-move = „{ $move }“ není tah této hry.

unknown-game = Hra „{ $game }“ neexistuje. K dispozici: { $known }.
unknown-bot = Bot „{ $bot }“ neexistuje. K dispozici: { $known }.
bad-seats = Počet hráčů této hry je { $least } až { $most }, ne { $seats }.
bad-number = „{ $value }“ není celé číslo od { $least } výš.
unknown-option = Volba „{ $option }“ neexistuje. K dispozici: { $known }.
bad-option = Volba „{ $option }“ nemůže mít hodnotu „{ $value }“. Možné hodnoty: { $choices }.

not-json = Toto není JSON: { $problem }
not-an-event = Položka { $event } záznamu není událost: { $problem }
altered-event = Událost { $event } záznamu byla změněna: neodpovídá svému otisku (hash).

# Tah v terminálu.
ask-what = Co uděláš? (číslo)
ask-confirm = { $move }: Enter – potvrdit, u – krok zpět
no-such-number = Napiš číslo od 1 do { $count }.
nothing-chosen = Zatím není nic zvoleno. h ukáže klávesy.
nothing-planned = Nic není naplánováno.
it-is-legal = Můžeš.
keys =
    1, 2, 3 … – zvolit
    ? – proč ne?
    s – navrhnout tah
    u – krok zpět, Enter – potvrdit
    q – skončit; partie se uloží
