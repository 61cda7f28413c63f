# The deal of the day: the same cards for everybody, and one try.

# $date: such as “Wednesday, 18 November”
deal-of = Dagens giv: { $date }
# $names: of bots
deal-about = { $game } mod { $names }. Alle har de samme kort, de samme botter og ét forsøg. Den kan spilles færdig, indtil den næste giv åbner.
deal-row = Den første række
deal-play = Spil dagens giv
deal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
# After the points: “49 points, better than 84 %”
deal-better = bedre end { $percent } %
# In the place of the percentage, while fewer than 20 people have played
deal-first = blandt de første 20
deal-played =
    { $count ->
        [one] { $count } person har spillet disse kort indtil nu.
       *[other] { $count } personer har spillet disse kort indtil nu.
    }
deal-too-late = Denne giv blev ikke færdig i tide og tæller derfor ikke.
deal-not-played = Du spillede ikke denne giv.
deal-results = Alle resultater
# $mine, $middle, $best: points
deal-results-said = Dit: { $mine }. Midten: { $middle }. Bedst: { $best }.
deal-you = Du
deal-table = Dit bord
deal-week = De seneste syv dage
deal-week-said = Spillede { $count } af de seneste 7 dage.
deal-days =
    { $count ->
        [one] { $count } dag i træk
       *[other] { $count } dage i træk
    }
deal-most =
    { $count ->
        [one] Flest: { $count } dag
       *[other] Flest: { $count } dage
    }
deal-next = Den næste giv åbner om { $hours } t { $minutes } min.
deal-yesterday = Gårsdagens giv
deal-share-note = Kun højder og tage: ingen får noget at vide om kortene.
deal-fair = Ens for alle
deal-fair-text = Alle kort i en giv følger af ét tal. Tallets segl offentliggøres dagen før og selve tallet, når dagen er slut: så kan enhver kontrollere spillet.
deal-once = Ét forsøg tæller for hver gæst, på alle gæstens enheder. Den, der rydder browseren, er en ny gæst: et andet forsøg kan ikke udelukkes.
deal-seal = Givens segl
deal-next-seal = Seglet på morgendagens giv
deal-key = Givens tal
