# The deal of the day: the same cards for everybody, and one try.

# $date: such as “Wednesday, 18 November”
deal-of = Partida zilei: { $date }
# $names: of bots
deal-about = { $game }. Adversari: { $names }. Toți au aceleași cărți, aceiași boți și o singură încercare. Partida poate fi terminată până se deschide următoarea.
deal-row = Primul rând de cărți
deal-play = Joacă partida zilei
deal-points =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
# After the points: “49 points, better than 84 %”
deal-better = mai bine decât { $percent } %
# In the place of the percentage, while fewer than 20 people have played
deal-first = printre primii 20
deal-played =
    { $count ->
        [one] { $count } persoană a jucat până acum aceste cărți.
        [few] { $count } persoane au jucat până acum aceste cărți.
       *[other] { $count } de persoane au jucat până acum aceste cărți.
    }
deal-too-late = Partida nu a fost terminată la timp, așa că nu se pune.
deal-not-played = Nu ai jucat această partidă.
deal-results = Toate rezultatele
# $mine, $middle, $best: points
deal-results-said = Al tău: { $mine }. La mijloc: { $middle }. Cel mai bun: { $best }.
deal-you = Tu
deal-table = Masa ta
deal-week = Ultimele șapte zile
deal-week-said = Zile jucate: { $count } din ultimele 7.
deal-days =
    { $count ->
        [one] { $count } zi la rând
        [few] { $count } zile la rând
       *[other] { $count } de zile la rând
    }
deal-most =
    { $count ->
        [one] Record: { $count } zi
        [few] Record: { $count } zile
       *[other] Record: { $count } de zile
    }
deal-next = Partida următoare se deschide peste { $hours } h { $minutes } min.
deal-yesterday = Partida de ieri
deal-share-note = Doar înălțimi și acoperișuri: nimeni nu află cărțile.
deal-fair = Aceeași pentru toți
deal-fair-text = Toate cărțile unei partide decurg dintr-un singur număr. Sigiliul lui se publică cu o zi înainte, iar numărul însuși după încheierea zilei: atunci oricine poate verifica partida.
deal-once = Pentru fiecare oaspete contează o singură încercare, pe toate dispozitivele lui. Cine golește browserul este un oaspete nou: o a doua încercare nu poate fi exclusă.
deal-seal = Sigiliul acestei partide
deal-next-seal = Sigiliul partidei de mâine
deal-key = Numărul acestei partide
