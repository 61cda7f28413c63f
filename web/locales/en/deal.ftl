# The deal of the day: the same cards for everybody, and one try.

# $date: such as “Wednesday, 18 November”
deal-of = The deal of { $date }
# $names: of bots
deal-about = { $game } against { $names }. Everybody has the same cards and the same bots, and one try. It can be finished until the next deal opens.
deal-row = The first row
deal-play = Play today’s deal
deal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# After the points: “49 points, better than 84 %”
deal-better = better than { $percent } %
# In the place of the percentage, while fewer than 20 people have played
deal-first = among the first 20
deal-played =
    { $count ->
        [one] { $count } person has played these cards so far.
       *[other] { $count } people have played these cards so far.
    }
deal-too-late = You did not finish this deal in time, so it does not count.
deal-not-played = You did not play this deal.
deal-results = All results
# $mine, $middle, $best: points
deal-results-said = Yours: { $mine }. Middle: { $middle }. Best: { $best }.
deal-you = You
deal-table = Your table
deal-week = The last seven days
deal-week-said = Played on { $count } of the last 7 days.
deal-days =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
deal-most =
    { $count ->
        [one] Best: { $count } day
       *[other] Best: { $count } days
    }
deal-next = The next deal opens in { $hours } h { $minutes } min.
deal-yesterday = Yesterday’s deal
deal-share-note = Heights and roofs only: nobody learns the cards from it.
deal-fair = The same for everybody
deal-fair-text = All cards of a deal follow from one number. Its seal is published on the day before, and the number itself when the day is over: then anybody can check the game.
deal-once = One try counts for each guest, on all of the guest’s devices. Whoever clears the browser is a new guest: a second try can’t be ruled out.
deal-seal = Seal of this deal
deal-next-seal = Seal of tomorrow’s deal
deal-key = The number of this deal
