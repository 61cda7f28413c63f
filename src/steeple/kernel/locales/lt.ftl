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
