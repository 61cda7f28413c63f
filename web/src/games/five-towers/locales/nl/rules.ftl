# The rules of Five Towers, to be read. Numbers in examples belong to drawings: they must stay as they are.

rules-title = Vijf Torens: de regels
rules-lead = Bied op verdiepingen, leg lage getallen op hoge, en geef elke toren een dak. 2 tot 5 spelers.
rules-learn = Leer het al spelend (2 minuten)
rules-score = Puntenteller voor een echte tafel

# The goal
rules-goal = Het doel
# $points: how many points the drawn skyline brings
rules-goal-text =
    Elke kaart is een verdieping. Je bouwt hoogstens vijf torens, van elke soort één, en elke verdieping geeft punten. Een toren met een dak telt dubbel, en je hoogste toren telt nog een keer mee. De torens boven aan deze pagina geven { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }. Wie de meeste punten heeft, wint.

# The cards
rules-cards = De kaarten
rules-cards-text = Er zijn vijf soorten torens. Elke soort heeft een eigen vorm, patroon en teken.
rules-cards-values = Elke soort heeft de waarden 0 tot en met 15. Het getal is de breedte van de verdieping: een 15 is zo breed als het perceel, een 1 is smal. Drie waarden zijn bijzonder: de 8, de 9 en de 0.
rules-cards-special = Van links naar rechts: 15, 12, 9, 8, 5, 2, 0. De 9 heeft steunen en past overal op, behalve op een dak. De 8 heeft een terras zo breed als het perceel, en daar past alles op. De 0 is het dak.
rules-cards-count = Met 2 of 3 spelers is elke waarde er in elke soort één keer: 80 kaarten. Met 4 of 5 spelers zijn zes waarden er in elke soort twee keer: 110 kaarten.
rules-cards-doubled = De waarden van één soort met 4 of 5 spelers. Van de 0, 2, 5, 7, 10 en 12 zijn er twee.
# Read aloud after a number: there are two cards of it
rules-twice = twee keer

# Where a card may go
rules-fits = Waar een kaart mag liggen
rules-fits-text = Je hebt hoogstens één toren van elke soort, en een toren heeft alleen kaarten van de eigen soort. Een kaart gaat boven op de toren van haar soort. Is die er nog niet, dan begint de kaart er een: elke waarde mag beginnen. Verdiepingen wisselen nooit van plaats.
rules-fit-lower = Een kaart moet lager zijn dan die eronder: 7 op 12.
rules-fit-higher = Een hogere kaart past niet op een lagere: geen 12 op een 7.
rules-fit-equal = Een gelijke ook niet: geen 5 op een 5.
rules-fit-deck = Op een 8 past elke kaart, ook een 14.
rules-fit-brackets = Een 9 past op elke kaart behalve een 0: hier op een 3.
rules-fit-after-brackets = Op de 9 gaan weer lagere kaarten: 6 op 9.
rules-fit-roof = Een 0 is een dak. Het past op elke kaart en sluit de toren af.
rules-fit-on-roof = Op een dak past niets, ook geen 9.
rules-fit-only-roof = Een 0 mag een toren beginnen. Die is dan 1 verdieping hoog, en dicht.

# A round
rules-round = Een ronde
rules-round-text = Een ronde heeft vier delen: vijf kaarten worden omgedraaid, iedereen biedt, de hoogste bieder bouwt, en de rij wordt opgeruimd.
rules-row = 1. Vijf kaarten
rules-row-text = Vijf kaarten worden omgedraaid. Dat is de rij.
rules-row-caption = De rij van dit voorbeeld: Zand 7, Snoep 12, Griezel 9, Boom 4, Zand 2.
rules-bid = 2. Bieden
rules-bid-text = Een bod is het aantal kaarten dat je uit de rij wilt. Wie begint, noemt een aantal van 0 tot en met 5. Met de klok mee krijgt elke andere speler één kans: een hoger aantal noemen, of passen. Wie de hele rij noemt, beëindigt het bieden meteen.
rules-bid-limit = Bied alleen wat je kunt bouwen. Je mag erop rekenen dat je één kaart sloopt; daarover hieronder meer.
# Shown in place of a speech bubble
rules-no-turn = geen beurt
rules-bid-caption = Rūta begint. Biedingen: Rūta 3, Aino past, Tomáš 5. Dat is de hele rij, dus het bieden is afgelopen, en Zofia krijgt geen beurt.
rules-take = 3. Bouwen
rules-take-text = Wie het hoogst biedt, neemt precies zoveel kaarten als geboden, naar keuze. Daarna:
rules-tear = Sloop eerst, als je wilt, de bovenste kaart van een van je torens. Die gaat naar je puin, dat aan het eind punten kost, en komt nooit terug. Een dak wordt nooit gesloopt. Had de toren alleen deze kaart, dan mag de soort met elke waarde opnieuw beginnen. Komt er een 8 tevoorschijn, dan past daar weer elke kaart op.
rules-place = Leg dan alle genomen kaarten, in een volgorde naar keuze. Wat net gelegd is, kan in deze ronde niet gesloopt worden.
rules-tear-caption = De zandtoren van Tomáš was 11 en 6. De 7 past niet op de 6, dus de 6 wordt gesloopt. Daarna worden alle vijf kaarten gelegd, in de volgorde van de ronde tekens.
rules-tidy = 4. Opruimen
rules-tidy-text = De rest van de rij wordt open afgelegd. Wie links zit van wie bouwde, begint de volgende ronde.
rules-nobody = Is het eerste bod 0 en past iedereen daarna, dan wordt er niet gebouwd en niet gesloopt. De rij wordt afgelegd, en dezelfde speler begint weer.

# Bids that can’t be built
rules-stuck = Biedingen die niet te bouwen zijn
rules-stuck-text = Een tafel kiest uit twee manieren van bieden.
rules-checked = Gecontroleerd bieden
rules-checked-text = Zo gaat het hier meestal. Je kunt alleen kiezen uit biedingen die te bouwen zijn. Ook de kaarten die je neemt, moeten passen: als vijf kaarten te bouwen zijn, geldt dat niet voor elke vier ervan, want misschien maakt juist een 9 plaats voor de andere.
rules-open = Open bieden
rules-open-text = Zoals aan een echte tafel mag je elk hoger aantal noemen. Merk je daarna dat niet elke kaart gelegd kan worden, dan annuleer je de bouw:
rules-open-back = De kaarten gaan terug naar de rij, en een gesloopte kaart gaat terug op de toren.
rules-open-again = Je noemt een ander aantal, of je past. Het moet lager zijn dan het geannuleerde en nog steeds hoger dan de biedingen vóór jou. Wie de ronde begon, annuleert en dan past, biedt daarmee 0.
rules-open-on = Het bieden gaat bij jou verder. De spelers na jou bieden opnieuw, de spelers vóór jou niet.
rules-open-may = Wie alle kaarten kan leggen, mag niet annuleren.
rules-open-caption = Dezelfde rij, maar de zandtoren van Tomáš is 6 en 4. Ook zonder de 4 past de 7 niet op de 6. Tomáš legt de kaarten dus terug en biedt 4 in plaats van 5. Nu is Zofia aan de beurt, en Zofia mag 5 bieden.

# When the deck runs out
rules-deck = Als de trekstapel op is
rules-deck-text = De trekstapel wordt twee keer doorlopen.
rules-deck-first = Eerste keer
rules-deck-first-text = 16 ronden met 2 of 3 spelers, 22 ronden met 4 of 5. Dan is de trekstapel leeg.
rules-deck-shuffle = Een nieuwe trekstapel
rules-deck-shuffle-text = Na die ronde worden alle afgelegde kaarten geschud tot een nieuwe trekstapel. Zijn er geen, dan is het spel afgelopen.
rules-deck-second = Tweede keer
rules-deck-second-text = Het spel gaat verder zoals eerst. De laatste rij kan kort zijn; dan is het hoogste bod zo groot als de rij.
rules-deck-end = Het einde
rules-deck-end-text = Na de ronde waarin de trekstapel weer leeg is, worden de punten geteld.

# Points
rules-points = Punten
rules-points-plain = Een toren zonder dak geeft 1 punt per verdieping.
rules-points-roof = Een toren met een dak geeft 2 punten per verdieping. Het dak is ook een verdieping.
rules-points-main = Eén toren is je hoofdtoren: 1 punt extra per verdieping. Je kiest hem zelf, en de hoogste is de beste.
rules-points-rubble = Puin kost punten: 1 voor de eerste kaart, nog 2 voor de tweede, nog 3 voor de derde, enzovoort.
rules-sum = De punten van het voorbeeld
rules-sum-plain = Snoep, 4 verdiepingen, geen dak
rules-sum-roofed = Zand, 3 verdiepingen met een dak
rules-sum-tall = Boom, 6 verdiepingen met een dak
rules-sum-main = Boom is de hoofdtoren, 6 verdiepingen
rules-sum-rubble = Puin, 2 kaarten: 1 en 2

# Who wins
rules-win = Wie wint
rules-win-text = Wie de meeste punten heeft, wint. Bij evenveel punten wordt de overwinning gedeeld. Punten kunnen onder 0 komen.

# What is hidden
rules-hidden = Wat verborgen is
rules-hidden-text = Alleen de volgorde van de trekstapel. Iedereen mag alle torens zien, de rij, de afgelegde kaarten, de biedingen, en wat er in het puin ligt.
rules-hidden-count = Zo kan iedereen tellen welke kaarten nog komen. Dat mag, en een tafel van Steeple toont de lijst als je erom vraagt.
