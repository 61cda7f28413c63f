# Fem tårn: ordene i spillet, og hvorfor et trekk ikke er lov.

name = Fem tårn

# De fem tårntypene
tower =
    { $type ->
        [candy] Godteritårn
        [scary] Grøssertårn
        [tree] Skogstårn
        [scrap] Skraptårn
       *[sand] Sandtårn
    }
# Det samme så kort som mulig: på kort og i lister.
# Ikke «Tre»: det er også et tall.
type =
    { $type ->
        [candy] Godteri
        [scary] Grøss
        [tree] Skog
        [scrap] Skrap
       *[sand] Sand
    }
card = { type } { $value }
row = Rad:
rubble = Ruiner
points = { $count ->
        [one] { $count } poeng
       *[other] { $count } poeng
    }

# Hva noen gjorde. $name: spilleren, eller ordet «Du»
did-bid = { $name }: byr { $number }
did-pass = { $name }: melder pass
did-cancel = { $name }: kan ikke bygge så mange, kortene legges tilbake
did-build = { $name }: bygger { $cards }
did-tear-down = { $name }: river toppen av dette tårnet: { tower }; bygger så { $cards }
did-start = Startspiller: { $name }
# The cards that were turned up
new-row = Ny rad: { $cards }

# Hvorfor et trekk ikke er lov
no-such-card = Det finnes ikke noe kort «{ $card }». Et kort er en type og en verdi fra 0 til 15, for eksempel candy12.
no-such-type = Det finnes ikke noe tårn «{ $name }». Tårnene er: candy, scary, tree, scrap, sand.
one-tear-down = Bare ett kort får rives, og det skrives først, for eksempel: build -sand sand7.
cards-in-a-build =
    { $count ->
        [0] Et bygg trenger minst ett kort.
       *[other] Et bygg har høyst { $most } kort, ikke { $count }.
    }
not-now = Det er ikke tid for det nå.
not-in-deck = { card } er ikke i trekkbunken.
time-to-bid = Budrunden er ikke over: By et tall, eller meld pass.
time-to-build =
    { $number ->
        [one] Budrunden er over: Bygg { $number } kort.
       *[other] Budrunden er over: Bygg { $number } kort.
    }
not-higher = Det høyeste budet er { $highest }: By mer enn det, eller meld pass.
more-than-row =
    { $row ->
        [one] Det er bare { $row } kort i raden.
       *[other] Det er bare { $row } kort i raden.
    }
not-below-cancelled = Du kunne ikke bygge { $cancelled } i denne runden: By mindre enn det, eller meld pass.
more-than-buildable =
    { $most ->
        [0] Du kan ikke bygge { $number }: Ingen av disse kortene passer på tårnene dine, ikke engang etter riving.
        [one] Du kan ikke bygge { $number }: Høyst { $most } kort passer på tårnene dine, selv etter riving.
       *[other] Du kan ikke bygge { $number }: Høyst { $most } kort passer på tårnene dine, selv etter riving.
    }
starter-must-bid = Startspilleren sier et tall fra 0 til { $row }.
wrong-size =
    { $number ->
        [one] Budet ditt var { $number }: Bygg nøyaktig { $number } kort, ikke { $count }.
       *[other] Budet ditt var { $number }: Bygg nøyaktig { $number } kort, ikke { $count }.
    }
not-in-row = { card } er ikke i raden.
nothing-to-tear-down = { tower }: Det er ingenting å rive.
roof-stays = { tower }: Et tak rives aldri.
nothing-goes-on-roof = { tower }: { $value } kan ikke legges, ingenting legges på et tak.
does-not-fit = { tower }: { $value } kan ikke legges på { $below }. Kortet må være lavere; bare en 9-er kan legges på et hvilket som helst kort unntatt en 0-er, og et hvilket som helst kort på en 8-er.
can-be-built =
    { $number ->
        [one] Du kan bygge { $number } kort, så du har ikke lov til å avbryte.
       *[other] Du kan bygge { $number } kort, så du har ikke lov til å avbryte.
    }

# Bordet i terminalen
deck-left =
    { $pass_ ->
        [1] { $count ->
                [0] Trekkbunken er tom: Etter denne runden stokkes kastebunken til en ny.
                [one] { $count } kort i trekkbunken, så stokkes kastebunken til en ny.
               *[other] { $count } kort i trekkbunken, så stokkes kastebunken til en ny.
            }
       *[2] { $count ->
                [0] Trekkbunken er tom for andre gang: Dette er siste runde.
                [one] { $count } kort i trekkbunken, så er spillet slutt.
               *[other] { $count } kort i trekkbunken, så er spillet slutt.
            }
    }
has-bid = bud { $number }
passed = pass

# Hva det spørres om
ask-bid = Hvor mange kort byr du? { $numbers }
ask-bid-or-pass = Hvor mange kort byr du? { $numbers }, eller p for å melde pass
ask-pass = Du kan ikke by mer: p for å melde pass
ask-cancel = Du kan ikke bygge { $number } kort: c for å avbryte
ask-build =
    { $count ->
        [one] Ta { $count } kort til (nummeret i raden)
       *[other] Ta { $count } kort til (numrene i raden, i den rekkefølgen du legger dem)
    }
button-bid = By { $number }
button-pass = Meld pass
button-cancel = Avbryt
button-build =
    { $count ->
        [one] Bygg for { $count } poeng
       *[other] Bygg for { $count } poeng
    }
nothing-planned = Ingenting er planlagt.
plan-so-far = Planlagt: { $plan }.
torn-down = { $tower }: toppen revet
points-change = Poeng: { $before } → { $after }
can-not-be-finished = { card } der sperrer for resten: { $number } kan da ikke bygges lenger.
tear-down-blocks = { tower }: Å rive der sperrer for resten, { $number } kan da ikke bygges lenger.
already-taken = { card } er allerede tatt.
no-such-place = Kortene i raden er nummerert fra 1 til { $count }.
card-fits = { $card } passer.
card-fits-after-tearing = { $card } passer etter riving.
card-has-no-place = { $card } har ikke plass i noe bygg.

# Tastene. Bokstaver og tegn før streken endres ikke.
keys-bid =
    0 til 5 – by så mange kort
    p – meld pass
    ? – hvorfor ikke? (alle tall), ?4 – hvorfor ikke 4?
    s – få et forslag til trekk
    u – angre, Enter – bekreft
    q – avslutt; partiet lagres
keys-build =
    1 til 5 – ta det kortet i raden; flere: 2 4 1, i den rekkefølgen du legger dem
    t sand – riv først toppen av det tårnet
    ? – hvilke kort som passer
    s – få et forslag til bygg
    c – avbryt, hvis budet ditt ikke kan bygges (bare ved åpen budrunde)
    u – angre, Enter – bekreft
    q – avslutt; partiet lagres

# Poeng for et ekte bord
main-tower = Hovedtårn
player = Spiller
sheet-line = Linje { $line }: { $why }
sheet-empty = Det er ingen tårn å regne poeng for.
sheet-what = «{ $text }» er verken et tårn ({ $known }) eller ruiner.
sheet-tower-twice = { tower }: En spiller har bare ett av hver type.
sheet-no-values = { tower }: Verdiene mangler; oppgi dem fra bakken og oppover.
sheet-value = «{ $text }» er ikke en verdi; verdiene går fra 0 til 15.
sheet-rubble = «{ $text }» er ikke et kort. Ruiner oppgis som et antall kort, eller som kort, for eksempel sand7 candy3.
sheet-rubble-twice = Ruinene er allerede oppgitt.
sheet-does-not-fit = { $name } – { tower }: { $value } kan ikke ligge på { $below }.
sheet-on-roof = { $name } – { tower }: { $value } kan ikke ligge på taket.
sheet-roof-torn = { $name }: Et tak rives aldri.
sheet-much-rubble = { $name }: Flere enn { $most } kort i ruinene er umulig.
sheet-many-players = Høyst { $most } personer spiller.
sheet-copies = { card } ligger på bordet { $count } ganger; med så mange spillere finnes det bare { $there } av det.

# Leksjonen: hva som sies før hvert trekk. Tallene er kortenes verdier.
lesson-1 = Fem kort ligger i raden. Du begynner: Si hvor mange av dem du tar. By 3.
lesson-2 = Ingen byr mer, så du tar 3 kort. Et kort må være lavere enn det under: 2-eren legges på 13, og 15 begynner et nytt tårn.
lesson-3 = Det høyeste budet er 3. For å vinne må du ta 4, og på lave kort er det lite som passer senere. Meld pass.
lesson-4 = 11 og 5 passer ikke på 2-eren din. Men før du bygger, kan du rive ett kort øverst på et tårn. By 3.
lesson-5 = Riv 2-eren, og legg så 11, 5 og 10. 2-eren hører nå til ruinene: Det første kortet der koster 1 poeng, det andre 2.
lesson-6 = En 9-er kan legges på et hvilket som helst kort unntatt en 0-er, og så er det plass igjen. Du byr sist: By 3.
lesson-7 = 9-eren legges på 5-eren, og 7-eren på 9-eren. 8-eren legges på 10, og på en 8-er kan et hvilket som helst kort legges.
lesson-8 = En 0-er er et tak: Hvert kort i tårnet teller dobbelt, og ingenting legges på det mer. By 3.
lesson-9 = Legg 0-eren som tak på det høyeste tårnet ditt. 11 legges på 8-eren, og 7-eren på 11.
lesson-10 = De 6 kortene i tårnet med tak gir 12 poeng, og 6 til som hovedtårn. De andre kortene gir 5, ruinene tar 1: 22 poeng. Nå kan du alt: Spill.
# Hva som sies til et annet lovlig trekk
lesson-try-bid = Det går også. I denne leksjonen: By { $number }.
lesson-try-pass = Det går også. I denne leksjonen: Meld pass.
lesson-try-build = Det går også. I denne leksjonen: Bygg som det står her.
