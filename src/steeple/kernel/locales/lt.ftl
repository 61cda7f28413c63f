# Kas gali nepavykti bet kuriame žaidime.

not-a-move = „{ $move }“ nėra šio žaidimo ėjimas.

unknown-game = Žaidimo „{ $game }“ nėra. Yra: { $known }.
unknown-bot = Boto „{ $bot }“ nėra. Yra: { $known }.
bad-seats = Šiame žaidime žaidėjų gali būti nuo { $least } iki { $most }, ne { $seats }.
bad-number = „{ $value }“ nėra sveikasis skaičius, ne mažesnis už { $least }.
unknown-option = Parinkties „{ $option }“ nėra. Yra: { $known }.
bad-option = Parinkčiai „{ $option }“ netinka „{ $value }“. Tinka: { $choices }.

not-json = Tai ne JSON: { $problem }
not-an-event = Įrašo elementas Nr. { $event } nėra įvykis: { $problem }
altered-event = Įrašo įvykis Nr. { $event } pakeistas: jis neatitinka savo maišos reikšmės.

# Ėjimas terminale.
ask-what = Ką darai? (numeris)
ask-confirm = { $move }: Enter – patvirtinti, u – žingsnis atgal
no-such-number = Įrašyk skaičių nuo 1 iki { $count }.
nothing-chosen = Dar nieko nepasirinkta. h rodo klavišus.
nothing-planned = Nieko nesuplanuota.
it-is-legal = Galima.
keys =
    1, 2, 3 … – pasirinkti
    ? – kodėl ne?
    s – pasiūlyti ėjimą
    u – žingsnis atgal, Enter – patvirtinti
    q – išeiti; partija išsaugoma
