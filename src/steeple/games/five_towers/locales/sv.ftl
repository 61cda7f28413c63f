# Fem torn: spelets ord, och varför ett drag inte är tillåtet.

name = Fem torn

# De fem torntyperna
tower =
    { $type ->
        [candy] Godistorn
        [scary] Spöktorn
        [tree] Trädtorn
        [scrap] Skrottorn
       *[sand] Sandtorn
    }
# Samma sak så kort som möjligt: på kort och i listor
type =
    { $type ->
        [candy] Godis
        [scary] Spöke
        [tree] Träd
        [scrap] Skrot
       *[sand] Sand
    }
card = { type } { $value }
row = Rad:
rubble = Spillror
points = { $count ->
        [one] { $count } poäng
       *[other] { $count } poäng
    }

# Vad någon gjorde. $name: spelaren, eller ordet ”Du”
did-bid = { $name }: bjuder { $number }
did-pass = { $name }: passar
did-cancel = { $name }: kan inte bygga så många, korten läggs tillbaka
did-build = { $name }: bygger { $cards }
did-tear-down = { $name }: river toppen av det här tornet: { tower }; bygger sedan { $cards }
did-start = Startspelare: { $name }
# The cards that were turned up
new-row = Ny rad: { $cards }

# Varför ett drag inte är tillåtet
no-such-card = Det finns inget kort ”{ $card }”. Ett kort är en typ och ett värde från 0 till 15, till exempel candy12.
no-such-type = Det finns inget torn ”{ $name }”. Tornen är: candy, scary, tree, scrap, sand.
one-tear-down = Bara ett kort får rivas, och det skrivs först, till exempel: build -sand sand7.
cards-in-a-build =
    { $count ->
        [0] Ett bygge behöver minst ett kort.
       *[other] Ett bygge har högst { $most } kort, inte { $count }.
    }
not-now = Det är inte dags för det.
not-in-deck = { card } finns inte i korthögen.
time-to-bid = Budgivningen pågår: bjud ett tal eller passa.
time-to-build =
    { $number ->
        [one] Budgivningen är slut: bygg { $number } kort.
       *[other] Budgivningen är slut: bygg { $number } kort.
    }
not-higher = Högsta budet är { $highest }: bjud mer än så eller passa.
more-than-row =
    { $row ->
        [one] Det finns bara { $row } kort i raden.
       *[other] Det finns bara { $row } kort i raden.
    }
not-below-cancelled = Du kunde inte bygga { $cancelled } i den här omgången: bjud mindre än så eller passa.
more-than-buildable =
    { $most ->
        [0] Du kan inte bygga { $number }: inget av de här korten går att lägga på dina torn, inte ens efter rivning.
        [one] Du kan inte bygga { $number }: högst { $most } kort går att lägga på dina torn, även efter rivning.
       *[other] Du kan inte bygga { $number }: högst { $most } kort går att lägga på dina torn, även efter rivning.
    }
starter-must-bid = Startspelaren säger ett tal från 0 till { $row }.
wrong-size =
    { $number ->
        [one] Ditt bud var { $number }: bygg exakt { $number } kort, inte { $count }.
       *[other] Ditt bud var { $number }: bygg exakt { $number } kort, inte { $count }.
    }
not-in-row = { card } finns inte i raden.
nothing-to-tear-down = { tower }: det finns inget att riva.
roof-stays = { tower }: ett tak rivs aldrig.
nothing-goes-on-roof = { tower }: { $value } går inte att lägga, inget läggs på ett tak.
does-not-fit = { tower }: { $value } går inte att lägga på { $below }. Kortet måste vara lägre; bara en 9:a går att lägga på vilket kort som helst utom en 0:a, och vilket kort som helst på en 8:a.
can-be-built =
    { $number ->
        [one] Du kan bygga { $number } kort, så du får inte avbryta.
       *[other] Du kan bygga { $number } kort, så du får inte avbryta.
    }

# Bordet i terminalen
deck-left =
    { $pass_ ->
        [1] { $count ->
                [0] Korthögen är tom: efter den här omgången blandas slänghögen till en ny.
                [one] { $count } kort i korthögen, sedan blandas slänghögen till en ny.
               *[other] { $count } kort i korthögen, sedan blandas slänghögen till en ny.
            }
       *[2] { $count ->
                [0] Korthögen är tom för andra gången: det här är sista omgången.
                [one] { $count } kort i korthögen, sedan är spelet slut.
               *[other] { $count } kort i korthögen, sedan är spelet slut.
            }
    }
has-bid = bud { $number }
passed = pass

# Vad som frågas
ask-bid = Hur många kort bjuder du? { $numbers }
ask-bid-or-pass = Hur många kort bjuder du? { $numbers }, eller p för att passa
ask-pass = Du kan inte bjuda mer: p för att passa
ask-cancel = Du kan inte bygga { $number } kort: c för att avbryta
ask-build =
    { $count ->
        [one] Ta { $count } kort till (dess nummer i raden)
       *[other] Ta { $count } kort till (deras nummer i raden, i den ordning du lägger dem)
    }
button-bid = Bjud { $number }
button-pass = Passa
button-cancel = Avbryt
button-build =
    { $count ->
        [one] Bygg för { $count } poäng
       *[other] Bygg för { $count } poäng
    }
nothing-planned = Inget är planerat.
plan-so-far = Planerat: { $plan }.
torn-down = { $tower }: toppen riven
points-change = Poäng: { $before } → { $after }
can-not-be-finished = { card } där blockerar resten: { $number } går då inte längre att bygga.
tear-down-blocks = { tower }: att riva där blockerar resten, { $number } går då inte längre att bygga.
already-taken = { card } är redan taget.
no-such-place = Korten i raden är numrerade från 1 till { $count }.
card-fits = { $card } får plats.
card-fits-after-tearing = { $card } får plats efter rivning.
card-has-no-place = { $card } får inte plats i något bygge.

# Tangenterna. Bokstäver och tecken före strecket ändras inte.
keys-bid =
    0 till 5 – bjud så många kort
    p – passa
    ? – varför inte? (alla tal), ?4 – varför inte 4?
    s – få ett förslag på drag
    u – ångra, Enter – bekräfta
    q – avsluta; partiet sparas
keys-build =
    1 till 5 – ta det kortet i raden; flera: 2 4 1, i den ordning du lägger dem
    t sand – riv först toppen av det tornet
    ? – vilka kort som får plats
    s – få ett förslag på bygge
    c – avbryt, om ditt bud inte går att bygga (bara vid öppen budgivning)
    u – ångra, Enter – bekräfta
    q – avsluta; partiet sparas

# Poäng för ett riktigt bord
main-tower = Huvudtorn
player = Spelare
sheet-line = Textrad { $line }: { $why }
sheet-empty = Det finns inga torn att räkna poäng för.
sheet-what = ”{ $text }” är varken ett torn ({ $known }) eller spillror.
sheet-tower-twice = { tower }: en spelare har bara ett av varje typ.
sheet-no-values = { tower }: värdena saknas; ange dem från marken och uppåt.
sheet-value = ”{ $text }” är inget värde; värdena går från 0 till 15.
sheet-rubble = ”{ $text }” är inget kort. Spillror anges som ett antal kort, eller som kort, till exempel sand7 candy3.
sheet-rubble-twice = Spillrorna är redan angivna.
sheet-does-not-fit = { $name } – { tower }: { $value } kan inte ligga på { $below }.
sheet-on-roof = { $name } – { tower }: { $value } kan inte ligga på taket.
sheet-roof-torn = { $name }: ett tak rivs aldrig.
sheet-much-rubble = { $name }: fler än { $most } kort i spillrorna är omöjligt.
sheet-many-players = Högst { $most } personer spelar.
sheet-copies = { card } finns { $count } gånger på bordet; med så många spelare finns det bara { $there } av det.

# Lektionen: vad som sägs före varje drag. Talen är kortens värden.
lesson-1 = Fem kort ligger i raden. Du börjar: säg hur många av dem du tar. Bjud 3.
lesson-2 = Ingen bjuder mer, så du tar 3 kort. Ett kort måste vara lägre än det under: 2:an läggs på 13, och 15 börjar ett nytt torn.
lesson-3 = Högsta budet är 3. För att vinna måste du ta 4, och på låga kort får inte mycket plats senare. Passa.
lesson-4 = 11 och 5 får inte plats på din 2:a. Men innan du bygger får du riva ett kort överst på ett torn. Bjud 3.
lesson-5 = Riv 2:an och lägg sedan 11, 5 och 10. 2:an hör nu till spillrorna: det första kortet där kostar 1 poäng, det andra 2.
lesson-6 = En 9:a går att lägga på vilket kort som helst utom en 0:a, och sedan finns det plats igen. Du bjuder sist: bjud 3.
lesson-7 = 9:an läggs på 5:an och 7:an på 9:an. 8:an läggs på 10, och på en 8:a går vilket kort som helst.
lesson-8 = En 0:a är ett tak: varje kort i tornet räknas dubbelt, och inget mer läggs på det. Bjud 3.
lesson-9 = Lägg 0:an som tak på ditt högsta torn. 11 läggs på 8:an och 7:an på 11.
lesson-10 = De 6 korten i tornet med tak ger 12 poäng, och 6 till som huvudtorn. De andra korten ger 5, spillrorna tar 1: 22 poäng. Nu kan du allt: spela.
# Vad som sägs till ett annat tillåtet drag
lesson-try-bid = Det går också. I den här lektionen: bjud { $number }.
lesson-try-pass = Det går också. I den här lektionen: passa.
lesson-try-build = Det går också. I den här lektionen: bygg som det står här.
