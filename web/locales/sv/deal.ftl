# The deal of the day: the same cards for everybody, and one try.

# $date: such as “Wednesday, 18 November”
deal-of = Dagens giv: { $date }
# $names: of bots
deal-about = { $game } mot { $names }. Alla har samma kort, samma bottar och ett försök. Den kan spelas klart tills nästa giv öppnar.
deal-row = Den första raden
deal-play = Spela dagens giv
deal-points =
    { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }
# After the points: “49 points, better than 84 %”
deal-better = bättre än { $percent } %
# In the place of the percentage, while fewer than 20 people have played
deal-first = bland de första 20
deal-played =
    { $count ->
        [one] { $count } person har spelat de här korten hittills.
       *[other] { $count } personer har spelat de här korten hittills.
    }
deal-too-late = Den här given blev inte klar i tid och räknas därför inte.
deal-not-played = Du spelade inte den här given.
deal-results = Alla resultat
# $mine, $middle, $best: points
deal-results-said = Ditt: { $mine }. Mitten: { $middle }. Bäst: { $best }.
deal-you = Du
deal-table = Ditt bord
deal-week = De senaste sju dagarna
deal-week-said = Spelade { $count } av de senaste 7 dagarna.
deal-days =
    { $count ->
        [one] { $count } dag i rad
       *[other] { $count } dagar i rad
    }
deal-most =
    { $count ->
        [one] Mest: { $count } dag
       *[other] Mest: { $count } dagar
    }
deal-next = Nästa giv öppnar om { $hours } h { $minutes } min.
deal-yesterday = Gårdagens giv
deal-share-note = Bara höjder och tak: ingen får veta något om korten.
deal-fair = Lika för alla
deal-fair-text = Alla kort i en giv följer av ett enda tal. Talets sigill publiceras dagen innan och själva talet när dagen är slut: då kan vem som helst kontrollera spelet.
deal-once = Ett försök räknas för varje gäst, på gästens alla enheter. Den som rensar webbläsaren är en ny gäst: ett andra försök går inte att utesluta.
deal-seal = Givens sigill
deal-next-seal = Sigillet för morgondagens giv
deal-key = Givens tal
