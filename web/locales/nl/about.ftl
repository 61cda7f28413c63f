# What Steeple is. “Steeple” is a name and stays as it is.

about-title = Over Steeple
about-lead = Drie torenspellen, gratis voor iedereen, zonder account.

about-steeple = Wat het is
# $games: a list of their names
about-steeple-text = Steeple is een tafel voor torenspellen: { $games }. Je speelt met vrienden door een link te sturen, met bots, of samen aan één scherm. Waar iets kan omvallen, zet je eigen hand neer wat je speelt, of de dobbelsteen beslist, of jullie spelen met echte stukken.
about-steeple-free = Het is gratis: er is niets te koop, geen reclame en geen account. Het programma is open onder de MIT-licentie: iedereen mag het gebruiken, veranderen en een eigen server draaien.
# $game: its name
about-rules = Regels: { $game }
about-score = Puntenteller voor een echte tafel

# Accessibility
about-accessibility = Toegankelijkheid
about-access-screen = Schermlezers: elke toren, kaart en keuze is er in woorden. Zetten van anderen worden gemeld als ze gebeuren, en jouw beurt meteen.
about-access-colour = Kleur is nooit het enige kenmerk: elke soort toren heeft een eigen vorm, patroon, teken en naam.
about-access-contrast = Hoog contrast: schemer en dag houden allebei een sterk contrast, en de contrastkleuren van je systeem worden gebruikt als je die hebt ingesteld.
about-access-motion = Weinig beweging: als je systeem om minder beweging vraagt, beweegt er niets. Met de instellingen zie je ook de zetten van anderen meteen.
about-access-sound = Geluid kan uit. Wat je hoort, is ook te zien.
about-access-size = Alles werkt bij een vergroting tot 200%, op een kleine telefoon, en met aanraken, muis of toetsenbord.
about-keys = Toetsen aan een tafel
about-keys-text = Alles kan met het toetsenbord. Tab gaat verder; deze toetsen zijn sneller:
# Read aloud between two keys: “0 to 5”
about-key-to = tot en met

# Privacy
about-privacy = Privacy
about-privacy-cookie = Je browser bewaart één ondertekende cookie. Die zegt welke gast je bent, en verder niets.
about-privacy-kept = De server waarop je speelt, bewaart de naam die je gaf en de spellen die je speelde, zodat je verder kunt gaan en kunt terugkijken.
about-privacy-nobody = Er gaat niets naar iemand anders. Er zijn geen tellers, geen reclame en geen onderdelen van andere sites.
about-privacy-browser = Taal, uiterlijk, geluid en het blad van de puntenteller blijven in deze browser.
about-devices = Naar een ander apparaat
about-device-here = Op het eerste apparaat
about-device-here-text = Toon hier een code, en typ die op het andere apparaat. Daar ben je dan dezelfde gast, met je tafels.
about-device-show = Toon een code
about-device-another = Toon een andere code
# $minutes: how long the code works
about-device-valid =
    { $minutes ->
        [one] De code werkt één keer, binnen { $minutes } minuut.
       *[other] De code werkt één keer, binnen { $minutes } minuten.
    }
about-device-there = Op het andere apparaat
about-device-there-text = Typ de code die het eerste apparaat toont. Dit apparaat heeft dan de tafels van die gast, en niet meer de eigen tafels.
about-device-code = Code
about-device-claim = Code gebruiken
# $name: what the guest is called
about-device-done = Klaar. Op dit apparaat ben je nu: { $name }
about-device-done-nameless = Klaar. Dit apparaat heeft nu de tafels van het andere.
# A heading and a button: only this device stays the guest that it is
about-device-leave = Alle andere apparaten verlaten
about-device-leave-text = Voor een apparaat dat je kwijt bent of hebt uitgeleend: binnen enkele seconden staan je tafels alleen nog op dit apparaat. Programma’s die voor je spelen, hebben een nieuw token nodig.
about-device-left = Klaar. Alleen dit apparaat is over.

# Fairness
about-fairness = Eerlijkheid
about-fairness-text = Niemand kan de kaarten kiezen: de server niet, een speler niet, een bot niet. Zo werkt het, en iedereen kan het achteraf controleren.
about-fair-sealed = Verzegeld
about-fair-sealed-text = Vóór de eerste kaart kiest de server een geheim getal. Het zegel ervan is voor iedereen te zien: een vingerafdruk die alleen bij dit getal past.
about-fair-seeds = Gemengd
about-fair-seeds-text = Elke plaats kan een eigen willekeurig getal toevoegen. Zo beslist ook de server niet alleen.
about-fair-drawn = Getrokken
about-fair-drawn-text = Elke trekking volgt uit deze getallen, zoals een som uit haar delen. Zonder het geheim kan niemand vooruitkijken.
about-fair-opened = Onthuld
about-fair-opened-text = Na de partij onthult de server het geheim. Het moet bij het zegel van het begin passen.
about-fair-checked = Gecontroleerd
about-fair-checked-text = Iedereen kan nu elke trekking narekenen. Eén veranderde kaart, en het klopt niet meer.
about-fairness-why = Na een spel biedt de tafel het spelbestand aan: alle zetten en trekkingen, het zegel en het geheim. Je kunt er hier een controleren.

# The check of a game file
about-check = Een spelbestand controleren
about-check-choose = Kies een spelbestand, of sleep het hierheen
about-check-where = Een bestand dat eindigt op .json, van het einde van een spel
about-check-private = Het bestand gaat alleen voor de controle naar deze server, en wordt niet bewaard.
about-check-busy = Controleren…
# Read aloud before a step
about-check-right = Goed:
about-check-wrong = Fout:
about-check-unknown = Niet bekend:
about-check-file = Dit is een spelbestand
# $count: how many things happened in the game
about-check-file-text =
    { $count ->
        [one] Er staat { $count } gebeurtenis in.
       *[other] Er staan { $count } gebeurtenissen in, de een na de ander.
    }
about-check-file-wrong = Dit is geen spelbestand
about-check-file-wrong-text = Misschien is het een ander bestand, of is het onderweg afgekapt. Bewaar het spelbestand opnieuw aan het einde van een spel, en kies het hier.
about-check-here = Deze browser kan hier niet zelf controleren
about-check-here-text = Browsers berekenen vingerafdrukken alleen op beveiligde pagina’s (https). De server controleert alles hieronder.
about-check-seal = Het geheim past bij het zegel
about-check-seal-text = Je browser heeft zelf de vingerafdruk van het geheim genomen. Het is dezelfde die vóór de eerste kaart te zien was.
about-check-seal-wrong = Het geheim past niet bij het zegel
about-check-seal-wrong-text = Wat aan het einde is onthuld, is niet wat vóór de eerste kaart is verzegeld.
about-check-seal-closed = Het zegel is nog niet verbroken
about-check-seal-closed-text = Deze partij is niet afgelopen, dus het geheim is nooit onthuld.
about-check-chain = Er is niets veranderd, weggelaten of toegevoegd
# $count: how many things happened in the game
about-check-chain-text =
    { $count ->
        [one] Je browser heeft de enige schakel zelf gecontroleerd.
       *[other] Elke gebeurtenis zit vast aan de vorige. Je browser heeft alle { $count } schakels zelf gevolgd.
    }
about-check-chain-wrong = Er is iets veranderd
# $event: the number of an entry in the file; they are counted from 0
about-check-chain-wrong-text = De keten breekt bij gebeurtenis { $event } van het bestand: die is veranderd, of er is daarvóór iets weggelaten.
about-check-draws = Elke trekking klopt, en elke zet was toegestaan
# $draws: how many cards and starters were drawn. $moves: how many moves were made
about-check-draws-text = De server heeft alles nagerekend met de onthulde getallen. Trekkingen: { $draws }. Zetten: { $moves }.
about-check-draws-wrong = De partij komt niet op hetzelfde uit
about-check-draws-open = De server kan een spel dat niet is afgelopen niet controleren
about-check-draws-unknown = De server kon niet controleren
about-check-fair = Dit spel was eerlijk
about-check-unfair = Dit bestand toont geen eerlijk spel
about-check-partly = Niet alles kon gecontroleerd worden

about-fonts = Lettertypen
about-fonts-text = Titels en getallen zijn gezet in Grenze van Omnibus-Type, al het andere in Commissioner van Kostas Bartsokas. Beide zijn vrij onder de SIL Open Font License 1.1, en komen van deze server.
about-programs = Voor programmeurs
about-programs-text = Bots en andere programma’s kunnen hier ook spelen. Hoe ze met de server praten, staat in het OpenAPI-bestand hieronder en in docs/protocol.md in de repository; docs/record.md beschrijft spelbestanden en hoe trekkingen worden berekend.
about-programs-api = /api/openapi.json
