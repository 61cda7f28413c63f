# Fem tårne: spillets ord, og hvorfor et træk ikke er tilladt.

name = Fem tårne

# De fem tårntyper
tower =
    { $type ->
        [candy] Sliktårn
        [scary] Gysertårn
        [tree] Trætårn
        [scrap] Skrottårn
       *[sand] Sandtårn
    }
# Det samme så kort som muligt: på kort og i lister
type =
    { $type ->
        [candy] Slik
        [scary] Gyser
        [tree] Træ
        [scrap] Skrot
       *[sand] Sand
    }
card = { type } { $value }
row = Række:
rubble = Brokker
points = { $count ->
        [one] { $count } point
       *[other] { $count } point
    }

# Hvad nogen gjorde. $name: spilleren, eller ordet ”Du”
did-bid = { $name }: byder { $number }
did-pass = { $name }: melder pas
did-cancel = { $name }: kan ikke bygge så mange, kortene lægges tilbage
did-build = { $name }: bygger { $cards }
did-tear-down = { $name }: river toppen af dette tårn ned: { tower }; bygger så { $cards }
did-start = Startspiller: { $name }
# The cards that were turned up
new-row = Ny række: { $cards }

# Hvorfor et træk ikke er tilladt
no-such-card = Der findes ikke noget kort ”{ $card }”. Et kort er en type og en værdi fra 0 til 15, for eksempel candy12.
no-such-type = Der findes ikke noget tårn ”{ $name }”. Tårnene er: candy, scary, tree, scrap, sand.
one-tear-down = Kun ét kort må rives ned, og det skrives først, for eksempel: build -sand sand7.
cards-in-a-build =
    { $count ->
        [0] Et byggeri kræver mindst ét kort.
       *[other] Et byggeri har højst { $most } kort, ikke { $count }.
    }
not-now = Det er ikke tid til det nu.
not-in-deck = { card } er ikke i trækbunken.
time-to-bid = Budrunden er ikke slut: byd et tal, eller meld pas.
time-to-build =
    { $number ->
        [one] Budrunden er slut: byg { $number } kort.
       *[other] Budrunden er slut: byg { $number } kort.
    }
not-higher = Det højeste bud er { $highest }: byd mere end det, eller meld pas.
more-than-row =
    { $row ->
        [one] Der er kun { $row } kort i rækken.
       *[other] Der er kun { $row } kort i rækken.
    }
not-below-cancelled = Du kunne ikke bygge { $cancelled } i denne runde: byd mindre end det, eller meld pas.
more-than-buildable =
    { $most ->
        [0] Du kan ikke bygge { $number }: ingen af disse kort passer på dine tårne, ikke engang efter nedrivning.
        [one] Du kan ikke bygge { $number }: højst { $most } kort passer på dine tårne, selv efter nedrivning.
       *[other] Du kan ikke bygge { $number }: højst { $most } kort passer på dine tårne, selv efter nedrivning.
    }
starter-must-bid = Startspilleren siger et tal fra 0 til { $row }.
wrong-size =
    { $number ->
        [one] Dit bud var { $number }: byg præcis { $number } kort, ikke { $count }.
       *[other] Dit bud var { $number }: byg præcis { $number } kort, ikke { $count }.
    }
not-in-row = { card } er ikke i rækken.
nothing-to-tear-down = { tower }: der er ikke noget at rive ned.
roof-stays = { tower }: et tag rives aldrig ned.
nothing-goes-on-roof = { tower }: { $value } kan ikke lægges, intet lægges på et tag.
does-not-fit = { tower }: { $value } kan ikke lægges på { $below }. Kortet skal være lavere; kun en 9’er kan lægges på et hvilket som helst kort undtagen en 0’er, og et hvilket som helst kort på en 8’er.
can-be-built =
    { $number ->
        [one] Du kan bygge { $number } kort, så du må ikke afbryde.
       *[other] Du kan bygge { $number } kort, så du må ikke afbryde.
    }

# Bordet i terminalen
deck-left =
    { $pass_ ->
        [1] { $count ->
                [0] Trækbunken er tom: efter denne runde blandes kastebunken til en ny.
                [one] { $count } kort i trækbunken, så blandes kastebunken til en ny.
               *[other] { $count } kort i trækbunken, så blandes kastebunken til en ny.
            }
       *[2] { $count ->
                [0] Trækbunken er tom for anden gang: dette er sidste runde.
                [one] { $count } kort i trækbunken, så er spillet slut.
               *[other] { $count } kort i trækbunken, så er spillet slut.
            }
    }
has-bid = bud { $number }
passed = pas

# Hvad der spørges om
ask-bid = Hvor mange kort byder du? { $numbers }
ask-bid-or-pass = Hvor mange kort byder du? { $numbers }, eller p for at melde pas
ask-pass = Du kan ikke byde mere: p for at melde pas
ask-cancel = Du kan ikke bygge { $number } kort: c for at afbryde
ask-build =
    { $count ->
        [one] Tag { $count } kort til (dets nummer i rækken)
       *[other] Tag { $count } kort til (deres numre i rækken, i den rækkefølge du lægger dem)
    }
button-bid = Byd { $number }
button-pass = Meld pas
button-cancel = Afbryd
button-build =
    { $count ->
        [one] Byg for { $count } point
       *[other] Byg for { $count } point
    }
nothing-planned = Intet er planlagt.
plan-so-far = Planlagt: { $plan }.
torn-down = { $tower }: toppen revet ned
points-change = Point: { $before } → { $after }
can-not-be-finished = { card } dér spærrer for resten: { $number } kan så ikke bygges længere.
tear-down-blocks = { tower }: at rive ned dér spærrer for resten, { $number } kan så ikke bygges længere.
already-taken = { card } er allerede taget.
no-such-place = Kortene i rækken er nummereret fra 1 til { $count }.
card-fits = { $card } passer.
card-fits-after-tearing = { $card } passer efter nedrivning.
card-has-no-place = { $card } har ikke plads i noget byggeri.

# Tasterne. Bogstaver og tegn før stregen ændres ikke.
keys-bid =
    0 til 5 – byd så mange kort
    p – meld pas
    ? – hvorfor ikke? (alle tal), ?4 – hvorfor ikke 4?
    s – få et forslag til et træk
    u – fortryd, Enter – bekræft
    q – afslut; partiet gemmes
keys-build =
    1 til 5 – tag det kort i rækken; flere: 2 4 1, i den rækkefølge du lægger dem
    t sand – riv først toppen af det tårn ned
    ? – hvilke kort der passer
    s – få et forslag til et byggeri
    c – afbryd, hvis dit bud ikke kan bygges (kun ved åben budrunde)
    u – fortryd, Enter – bekræft
    q – afslut; partiet gemmes

# Point for et rigtigt bord
main-tower = Hovedtårn
player = Spiller
sheet-line = Linje { $line }: { $why }
sheet-empty = Der er ingen tårne at tælle point for.
sheet-what = ”{ $text }” er hverken et tårn ({ $known }) eller brokker.
sheet-tower-twice = { tower }: en spiller har kun ét af hver type.
sheet-no-values = { tower }: værdierne mangler; angiv dem fra jorden og op.
sheet-value = ”{ $text }” er ikke en værdi; værdierne går fra 0 til 15.
sheet-rubble = ”{ $text }” er ikke et kort. Brokker angives som et antal kort, eller som kort, for eksempel sand7 candy3.
sheet-rubble-twice = Brokkerne er allerede angivet.
sheet-does-not-fit = { $name } – { tower }: { $value } kan ikke ligge på { $below }.
sheet-on-roof = { $name } – { tower }: { $value } kan ikke ligge på taget.
sheet-roof-torn = { $name }: et tag rives aldrig ned.
sheet-much-rubble = { $name }: flere end { $most } kort i brokkerne er umuligt.
sheet-many-players = Højst { $most } personer spiller.
sheet-copies = { card } ligger på bordet { $count } gange; med så mange spillere findes der kun { $there } af det.

# Lektionen: hvad der siges før hvert træk. Tallene er kortenes værdier.
lesson-1 = Fem kort ligger i rækken. Du begynder: sig hvor mange af dem du tager. Byd 3.
lesson-2 = Ingen byder mere, så du tager 3 kort. Et kort skal være lavere end det under: 2’eren lægges på 13, og 15 begynder et nyt tårn.
lesson-3 = Det højeste bud er 3. For at vinde skal du tage 4, og på lave kort passer der ikke meget senere. Meld pas.
lesson-4 = 11 og 5 passer ikke på din 2’er. Men før du bygger, må du rive ét kort ned øverst på et tårn. Byd 3.
lesson-5 = Riv 2’eren ned, og læg så 11, 5 og 10. 2’eren hører nu til brokkerne: det første kort dér koster 1 point, det andet 2.
lesson-6 = En 9’er kan lægges på et hvilket som helst kort undtagen en 0’er, og så er der plads igen. Du byder sidst: byd 3.
lesson-7 = 9’eren lægges på 5’eren, og 7’eren på 9’eren. 8’eren lægges på 10, og på en 8’er kan et hvilket som helst kort lægges.
lesson-8 = En 0’er er et tag: hvert kort i tårnet tæller dobbelt, og intet lægges på det mere. Byd 3.
lesson-9 = Læg 0’eren som tag på dit højeste tårn. 11 lægges på 8’eren, og 7’eren på 11.
lesson-10 = De 6 kort i tårnet med tag giver 12 point, og 6 til som hovedtårn. De andre kort giver 5, brokkerne tager 1: 22 point. Nu kan du det hele: spil.
# Hvad der siges til et andet lovligt træk
lesson-try-bid = Det går også. I denne lektion: byd { $number }.
lesson-try-pass = Det går også. I denne lektion: meld pas.
lesson-try-build = Det går også. I denne lektion: byg som der står her.
