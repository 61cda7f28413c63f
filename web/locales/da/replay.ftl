# A finished match, watched again round by round.

replay = Gensyn
# The title of the page. $table: what the match is called by its people
replay-of = Gensyn: { $table }
replay-round = Runde { $round } af { $count }
# $step: which of the round’s steps is shown: the row, each bid, the build
replay-step = Trin { $step } af { $count }

# What happened, as a headline. Names can’t be inflected.
replay-starts = { $name } begynder budrunden
replay-nobody = Ingen bygger
# $count: how many cards are built; $roofs: how many of them are roofs
replay-builds =
    { $roofs ->
        [0] { $count ->
                [one] { $name } bygger { $count } kort
               *[other] { $name } bygger { $count } kort
            }
        [one] { $count ->
                [one] { $name } bygger { $count } kort og kroner et tårn
               *[other] { $name } bygger { $count } kort og kroner et tårn
            }
       *[other] { $name } bygger { $count } kort og kroner { $roofs } tårne
    }
# $card, $cards: such as Sand 7
replay-row-is = Rækken: { $cards }.
replay-torn = Revet ned: { $card }.
replay-left = Ikke taget: { $cards }.
replay-reshuffled = Kastebunken blandes til en ny trækbunke.
replay-points-change = Point: { $before } → { $after }.

# Under a name: what this player has said so far in this round
replay-said-bid = bud { $number }
replay-said-started = begyndte med { $number }
replay-said-builds = bud { $number }, bygger
replay-said-pass = pas
replay-said-cancel = kunne ikke bygge så mange
replay-said-starts = begynder

# Under a card of the row
replay-card-order =
    { $order ->
        [1] 1.
        [2] 2.
        [3] 3.
        [4] 4.
       *[5] 5.
    }
replay-card-left = tilbage
replay-card-torn = revet ned
replay-row = Rækken

# The timeline, and how to move on it
replay-skylines = Silhuetterne
replay-timeline = Runder
replay-reshuffle-mark = ny trækbunke
replay-tear-down = nedrivning
replay-first = Til begyndelsen
replay-previous = Forrige runde
replay-next = Næste runde
replay-last = Til slutningen
replay-step-back = Forrige trin
replay-step-on = Næste trin
replay-play = Afspil
replay-pause = Pause
replay-speed = Fart
# $factor: such as 2
replay-speed-times = { $factor }×
replay-link = Link til runde { $round }
replay-link-copied = Linket er kopieret
# If the browser does not let us copy
replay-link-address = Denne sides adresse er linket
replay-keys = Piletasterne skifter runde, med Shift skifter de trin. Mellemrum afspiller.

# When there is nothing to show
replay-opening = Åbner gensynet
replay-not-over = Dette parti spilles stadig
replay-not-over-text = Du kan gense partiet så snart det er slut. Indtil da kan du se på.
replay-watch = Se på partiet
replay-not-found = Her er intet parti
replay-not-found-text = Måske mangler der en del af linket, eller partiet er slettet.
replay-offline = Intet netværk, og partiet er ikke gemt her
replay-offline-text = Partier som du har set til ende i denne browser, kan ses uden netværk.
replay-again = Prøv igen
