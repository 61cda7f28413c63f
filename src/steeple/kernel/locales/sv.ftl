# Vad som kan gå fel i vilket spel som helst.

not-a-move = ”{ $move }” är inget drag i det här spelet.

unknown-game = Det finns inget spel ”{ $game }”. Spelen är: { $known }.
unknown-bot = Det finns ingen robot ”{ $bot }”. Robotarna är: { $known }.
bad-seats = Det här spelet är för { $least } till { $most } spelare, inte för { $seats }.
bad-number = ”{ $value }” är inte ett heltal från { $least } och uppåt.
unknown-option = Det finns ingen inställning ”{ $option }”. Inställningarna är: { $known }.
bad-option = Inställningen ”{ $option }” kan inte vara ”{ $value }”. Den kan vara: { $choices }.

not-json = Det här är inte JSON: { $problem }
not-an-event = Händelse { $event } i loggen är ingen händelse: { $problem }
altered-event = Händelse { $event } i loggen har ändrats: den stämmer inte med sitt hashvärde.

# Ett drag i terminalen.
ask-what = Vad gör du? (ett nummer)
ask-confirm = { $move }: Enter bekräftar, u ångrar
no-such-number = Skriv ett tal från 1 till { $count }.
nothing-chosen = Inget är valt än. h visar tangenterna.
nothing-planned = Inget är planerat.
it-is-legal = Det får du.
keys =
    1, 2, 3 … – välj
    ? – varför inte?
    s – få ett förslag på drag
    u – ångra, Enter – bekräfta
    q – avsluta; partiet sparas
