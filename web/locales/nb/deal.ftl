# The deal of the day: the same cards for everybody, and one try.

# $date: such as “Wednesday, 18 November”
deal-of = Dagens giv: { $date }
# $names: of bots
deal-about = { $game } mot { $names }. Alle har de samme kortene, de samme botene og ett forsøk. Den kan spilles ferdig til neste giv åpner.
deal-row = Den første raden
deal-play = Spill dagens giv
deal-points =
    { $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }
# After the points: “49 points, better than 84 %”
deal-better = bedre enn { $percent } %
# In the place of the percentage, while fewer than 20 people have played
deal-first = blant de første 20
deal-played =
    { $count ->
        [one] { $count } person har spilt disse kortene så langt.
       *[other] { $count } personer har spilt disse kortene så langt.
    }
deal-too-late = Denne given ble ikke ferdig i tide og teller derfor ikke.
deal-not-played = Du spilte ikke denne given.
deal-results = Alle resultater
# $mine, $middle, $best: points
deal-results-said = Ditt: { $mine }. Midten: { $middle }. Best: { $best }.
deal-you = Du
deal-table = Bordet ditt
deal-week = De siste sju dagene
deal-week-said = Spilte { $count } av de siste 7 dagene.
deal-days =
    { $count ->
        [one] { $count } dag på rad
       *[other] { $count } dager på rad
    }
deal-most =
    { $count ->
        [one] Mest: { $count } dag
       *[other] Mest: { $count } dager
    }
deal-next = Neste giv åpner om { $hours } t { $minutes } min.
deal-yesterday = Gårsdagens giv
deal-share-note = Bare høyder og tak: ingen får vite noe om kortene.
deal-fair = Lik for alle
deal-fair-text = Alle kortene i en giv følger av ett tall. Seglet på tallet blir offentliggjort dagen før, og selve tallet når dagen er over: da kan hvem som helst kontrollere spillet.
deal-once = Ett forsøk teller for hver gjest, på alle gjestens enheter. Den som tømmer nettleseren, er en ny gjest: et andre forsøk kan ikke utelukkes.
deal-seal = Seglet på denne given
deal-next-seal = Seglet på morgendagens giv
deal-key = Tallet for denne given
