# Hvad der kan gå galt i ethvert spil.

not-a-move = ”{ $move }” er ikke et træk i dette spil.

unknown-game = Der findes ikke noget spil ”{ $game }”. Spillene er: { $known }.
unknown-bot = Der findes ingen robot ”{ $bot }”. Robotterne er: { $known }.
bad-seats = Dette spil er for { $least } til { $most } spillere, ikke for { $seats }.
bad-number = ”{ $value }” er ikke et heltal fra { $least } og op.
unknown-option = Der findes ingen indstilling ”{ $option }”. Indstillingerne er: { $known }.
bad-option = Indstillingen ”{ $option }” kan ikke være ”{ $value }”. Den kan være: { $choices }.

not-json = Dette er ikke JSON: { $problem }
not-an-event = Hændelse { $event } i loggen er ikke en hændelse: { $problem }
altered-event = Hændelse { $event } i loggen er ændret: den passer ikke til sin hashværdi.

# En tur i terminalen.
ask-what = Hvad gør du? (et nummer)
ask-confirm = { $move }: Enter bekræfter, u fortryder
no-such-number = Skriv et tal fra 1 til { $count }.
nothing-chosen = Intet er valgt endnu. h viser tasterne.
nothing-planned = Intet er planlagt.
it-is-legal = Det må du gerne.
keys =
    1, 2, 3 … – vælg
    ? – hvorfor ikke?
    s – få et forslag til et træk
    u – fortryd, Enter – bekræft
    q – afslut; partiet gemmes
