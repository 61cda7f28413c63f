# Vijf Torens: de woorden, en waarom een zet niet mag.

name = Vijf Torens

# De vijf soorten torens. $type: candy, scary, tree, scrap of sand
tower =
    { $type ->
        [candy] Snoeptoren
        [scary] Griezeltoren
        [tree] Boomtoren
        [scrap] Schroottoren
       *[sand] Zandtoren
    }
# Hetzelfde, zo kort mogelijk: op kaarten en in lijsten
type =
    { $type ->
        [candy] Snoep
        [scary] Griezel
        [tree] Boom
        [scrap] Schroot
       *[sand] Zand
    }
card = { type } { $value }
row = Rij:
rubble = Puin
points = { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }

# Wat iemand deed. $name: een naam, of het woord “Jij”: geen werkwoord mag ervan afhangen.
did-bid = { $name }: bod { $number }
did-pass = { $name }: gepast
did-cancel = { $name }: zoveel leggen kan niet, de kaarten gaan terug naar de rij
# $cards: een lijst kaarten
did-build = { $name }: gebouwd met { $cards }
did-tear-down = { $name }: top gesloopt ({ tower }), daarna gebouwd met { $cards }
did-start = Eerste aan de beurt: { $name }
# The cards that were turned up
new-row = Nieuwe rij: { $cards }

# Waarom een zet niet mag
no-such-card = Er is geen kaart “{ $card }”. Een kaart is een soort en een waarde van 0 tot en met 15, bijvoorbeeld candy12.
no-such-type = Er is geen toren “{ $name }”. Er zijn: candy, scary, tree, scrap, sand.
one-tear-down = Je mag maar één kaart slopen, en dat staat vooraan, bijvoorbeeld: build -sand sand7.
cards-in-a-build =
    { $count ->
        [0] Bouwen kan alleen met ten minste één kaart.
       *[other] Bouwen kan met hoogstens { $most } kaarten, niet met { $count }.
    }
not-now = Daar is het nu niet het moment voor.
not-in-deck = { card } zit niet in de trekstapel.
time-to-bid = Het bieden is nog niet afgelopen: bied een aantal, of pas.
time-to-build =
    { $number ->
        [one] Het bieden is afgelopen: bouw met { $number } kaart.
       *[other] Het bieden is afgelopen: bouw met { $number } kaarten.
    }
not-higher = Het hoogste bod is { $highest }: bied meer, of pas.
more-than-row =
    { $row ->
        [one] Er ligt maar { $row } kaart in de rij.
       *[other] Er liggen maar { $row } kaarten in de rij.
    }
not-below-cancelled = In deze ronde kon je er geen { $cancelled } leggen: bied minder, of pas.
more-than-buildable =
    { $most ->
        [0] Je kunt er geen { $number } leggen: geen van deze kaarten past op je torens, ook niet na slopen.
        [one] Je kunt er geen { $number } leggen: hoogstens { $most } kaart past op je torens, zelfs na slopen.
       *[other] Je kunt er geen { $number } leggen: hoogstens { $most } kaarten passen op je torens, zelfs na slopen.
    }
starter-must-bid = Wie begint, noemt een aantal van 0 tot en met { $row }.
wrong-size =
    { $number ->
        [one] Je bod is { $number }: leg precies { $number } kaart, niet { $count }.
       *[other] Je bod is { $number }: leg precies { $number } kaarten, niet { $count }.
    }
not-in-row = { card } ligt niet in de rij.
nothing-to-tear-down = { tower }: er valt niets te slopen.
roof-stays = { tower }: een dak wordt nooit gesloopt.
nothing-goes-on-roof = { tower }: { $value } kan hier niet, op een dak past niets.
does-not-fit = { tower }: { $value } past niet op { $below }. De waarde moet lager zijn; alleen een 9 past op elke kaart behalve een 0, en elke kaart past op een 8.
can-be-built =
    { $number ->
        [one] Je kunt { $number } kaart leggen, dus annuleren mag niet.
       *[other] Je kunt { $number } kaarten leggen, dus annuleren mag niet.
    }

# De tafel in de terminal
# $pass_: 1 zolang de trekstapel voor het eerst wordt doorlopen, 2 voor de tweede keer
deck-left =
    { $pass_ ->
        [1] { $count ->
                [0] De trekstapel is leeg: na deze ronde wordt de geschudde aflegstapel de nieuwe trekstapel.
                [one] { $count } kaart in de trekstapel, dan wordt de geschudde aflegstapel de nieuwe trekstapel.
               *[other] { $count } kaarten in de trekstapel, dan wordt de geschudde aflegstapel de nieuwe trekstapel.
            }
       *[2] { $count ->
                [0] De trekstapel is voor de tweede keer leeg: dit is de laatste ronde.
                [one] { $count } kaart in de trekstapel, dan is het spel afgelopen.
               *[other] { $count } kaarten in de trekstapel, dan is het spel afgelopen.
            }
    }
has-bid = bod { $number }
passed = gepast

# Wat er gevraagd wordt. $numbers: een lijst getallen
ask-bid = Hoeveel kaarten bied je? { $numbers }
ask-bid-or-pass = Hoeveel kaarten bied je? { $numbers }, of p om te passen
ask-pass = Hoger bieden kan niet: p om te passen
ask-cancel =
    { $number ->
        [one] Je kunt geen { $number } kaart leggen: c om te annuleren
       *[other] Je kunt geen { $number } kaarten leggen: c om te annuleren
    }
ask-build =
    { $count ->
        [one] Neem nog { $count } kaart (het nummer in de rij)
       *[other] Neem nog { $count } kaarten (de nummers in de rij, in de volgorde van leggen)
    }
button-bid = { $number } bieden
button-pass = Passen
button-cancel = Annuleren
button-build =
    { $count ->
        [one] Bouwen voor { $count } punt
       *[other] Bouwen voor { $count } punten
    }
nothing-planned = Er is niets gepland.
# $plan: een lijst van wat er gesloopt en gebouwd wordt
plan-so-far = Gepland: { $plan }.
torn-down = { $tower } (top gesloopt)
points-change = Punten: { $before } → { $after }
# $number: hoeveel kaarten er geboden zijn
can-not-be-finished = { card } zou daar de rest blokkeren: { $number } leggen kan dan niet meer.
tear-down-blocks = { tower }: daar slopen zou de rest blokkeren, { $number } leggen kan dan niet meer.
already-taken = { card } is al genomen.
no-such-place = Kaarten in de rij zijn genummerd van 1 tot en met { $count }.
# $card: een kaart, bijvoorbeeld Zand 7
card-fits = { $card } past.
card-fits-after-tearing = { $card } past na slopen.
card-has-no-place = { $card } past in geen enkele bouw.

# De toetsen. Letters en tekens voor het streepje blijven zoals ze zijn.
keys-bid =
    0 t/m 5 – zoveel kaarten bieden
    p – passen
    ? – waarom niet? (alle getallen), ?4 – waarom niet 4?
    s – een zet voorstellen
    u – terug, Enter – bevestigen
    q – stoppen; het spel wordt bewaard
keys-build =
    1 t/m 5 – die kaart uit de rij nemen; meer: 2 4 1, in de volgorde van leggen
    t sand – eerst de top van die toren slopen
    ? – welke kaarten passen
    s – een bouw voorstellen
    c – annuleren, als je bod niet te bouwen is (alleen bij open bieden)
    u – terug, Enter – bevestigen
    q – stoppen; het spel wordt bewaard

# De punten van een echte tafel tellen
main-tower = Hoofdtoren
# Iemand van wie de naam niet gegeven is
player = Speler
# $why: een andere zin, die zegt wat er mis is
sheet-line = Regel { $line }: { $why }
sheet-empty = Er zijn geen torens om te tellen.
# $known: de namen van de vijf soorten
sheet-what = “{ $text }” is geen toren ({ $known }) en geen puin.
sheet-tower-twice = { tower }: per speler is er maar één van elke soort.
sheet-no-values = { tower }: de waarden ontbreken, van de grond af.
sheet-value = “{ $text }” is geen waarde; waarden gaan van 0 tot en met 15.
sheet-rubble = “{ $text }” is geen kaart. Puin is een aantal kaarten, of kaarten zoals sand7 candy3.
sheet-rubble-twice = Het puin is al opgegeven.
sheet-does-not-fit = { $name } – { tower }: { $value } kan niet op { $below } staan.
sheet-on-roof = { $name } – { tower }: { $value } kan niet op het dak staan.
sheet-roof-torn = { $name }: een dak wordt nooit gesloopt.
sheet-much-rubble = { $name }: meer dan { $most } kaarten puin is onmogelijk.
sheet-many-players = Er spelen hoogstens { $most } mensen mee.
# $count: hoe vaak de kaart op tafel ligt; $there: hoe vaak ze in de doos zit
sheet-copies = { card } ligt { $count } keer op tafel; bij zoveel spelers bestaat de kaart maar { $there } keer.

# De les: wat er voor elke beurt gezegd wordt. De getallen zijn de waarden van de kaarten.
lesson-1 = Er liggen vijf kaarten in de rij. Jij begint: zeg hoeveel je er neemt. Bied 3.
lesson-2 = Niemand biedt meer, dus je neemt 3 kaarten. Een kaart moet lager zijn dan die eronder: de 2 gaat op de 13, en de 15 begint een nieuwe toren.
lesson-3 = Het hoogste bod is 3. Om te winnen zou je er 4 moeten nemen, en op lage kaarten past later weinig. Pas.
lesson-4 = De 11 en de 5 passen niet op je 2. Maar voor je bouwt, mag je één bovenste kaart slopen. Bied 3.
lesson-5 = Sloop de 2 en leg dan de 11, de 5 en de 10. De 2 is nu puin: de eerste kaart daar kost 1 punt, de tweede 2.
lesson-6 = Een 9 past op elke kaart behalve een 0, en dan is er weer ruimte. Je biedt als laatste: bied 3.
lesson-7 = De 9 gaat op de 5, en de 7 op de 9. De 8 gaat op de 10, en op een 8 past elke kaart.
lesson-8 = Een 0 is een dak: elke kaart van die toren telt dubbel, en er past niets meer op. Bied 3.
lesson-9 = Leg de 0 als dak op je hoogste toren. De 11 gaat op de 8, en de 7 op de 11.
lesson-10 = De 6 kaarten onder het dak geven 12 punten, en nog 6 als hoofdtoren. De andere kaarten geven 5, het puin kost 1: 22 punten. Nu weet je alles: speel.
# Wat er gezegd wordt bij een andere zet die mag
lesson-try-bid = Dat mag ook. Bied in deze les { $number }.
lesson-try-pass = Dat mag ook. Pas in deze les.
lesson-try-build = Dat mag ook. Bouw in deze les zoals het hier staat.
