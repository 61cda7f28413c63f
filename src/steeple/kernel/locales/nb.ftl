# Hva som kan gå galt i ethvert spill.

not-a-move = «{ $move }» er ikke et trekk i dette spillet.

unknown-game = Det finnes ikke noe spill «{ $game }». Spillene er: { $known }.
unknown-bot = Det finnes ingen robot «{ $bot }». Robotene er: { $known }.
bad-seats = Dette spillet er for { $least } til { $most } spillere, ikke for { $seats }.
bad-number = «{ $value }» er ikke et heltall fra { $least } og oppover.
unknown-option = Det finnes ingen innstilling «{ $option }». Innstillingene er: { $known }.
bad-option = Innstillingen «{ $option }» kan ikke være «{ $value }». Den kan være: { $choices }.

not-json = Dette er ikke JSON: { $problem }
not-an-event = Hendelse { $event } i loggen er ikke en hendelse: { $problem }
altered-event = Hendelse { $event } i loggen er endret: Den stemmer ikke med hashverdien sin.

# En tur i terminalen.
ask-what = Hva gjør du? (et nummer)
ask-confirm = { $move }: Enter bekrefter, u angrer
no-such-number = Skriv et tall fra 1 til { $count }.
nothing-chosen = Ingenting er valgt ennå. h viser tastene.
nothing-planned = Ingenting er planlagt.
it-is-legal = Det er lov.
keys =
    1, 2, 3 … – velg
    ? – hvorfor ikke?
    s – få et forslag til trekk
    u – angre, Enter – bekreft
    q – avslutt; partiet lagres
