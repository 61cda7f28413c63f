# The deal of the day: the same cards for everybody, and one try.

# $date: such as “Wednesday, 18 November”
deal-of = Spel van de dag: { $date }
# $names: of bots
deal-about = { $game } tegen { $names }. Iedereen heeft dezelfde kaarten, dezelfde bots en één poging. Je kunt het afmaken tot het volgende spel opengaat.
deal-row = De eerste rij
deal-play = Speel het spel van de dag
deal-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
# After the points: “49 points, better than 84 %”
deal-better = beter dan { $percent } %
# In the place of the percentage, while fewer than 20 people have played
deal-first = bij de eerste 20
deal-played =
    { $count ->
        [one] { $count } persoon heeft deze kaarten tot nu toe gespeeld.
       *[other] { $count } mensen hebben deze kaarten tot nu toe gespeeld.
    }
deal-too-late = Dit spel was niet op tijd klaar en telt daarom niet.
deal-not-played = Je hebt dit spel niet gespeeld.
deal-results = Alle resultaten
# $mine, $middle, $best: points
deal-results-said = Van jou: { $mine }. Midden: { $middle }. Beste: { $best }.
deal-you = Jij
deal-table = Jouw tafel
deal-week = De laatste zeven dagen
deal-week-said = Gespeeld op { $count } van de laatste 7 dagen.
deal-days =
    { $count ->
        [one] { $count } dag op rij
       *[other] { $count } dagen op rij
    }
deal-most =
    { $count ->
        [one] Langste reeks: { $count } dag
       *[other] Langste reeks: { $count } dagen
    }
deal-next = Het volgende spel gaat open over { $hours } u { $minutes } min.
deal-yesterday = Het spel van gisteren
deal-share-note = Alleen hoogtes en daken: niemand komt er de kaarten door te weten.
deal-fair = Voor iedereen hetzelfde
deal-fair-text = Alle kaarten van een spel volgen uit één getal. Het zegel ervan staat er een dag eerder al, en het getal zelf zodra de dag voorbij is: dan kan iedereen het spel nakijken.
deal-once = Per gast telt één poging, op al zijn apparaten. Wie de browser leegmaakt, is een nieuwe gast: een tweede poging is niet uit te sluiten.
deal-seal = Zegel van dit spel
deal-next-seal = Zegel van het spel van morgen
deal-key = Het getal van dit spel
