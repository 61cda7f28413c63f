# The replay of Five Towers, round by round.

replay-round = Runda { $round } z { $count }

# What happened, as a headline. Names can’t be inflected.
replay-starts = Licytację zaczyna { $name }
replay-nobody = Nikt nie buduje
# $count: how many cards are built; $roofs: how many of them are roofs
replay-builds =
    { $roofs ->
        [0] { $count ->
                [one] { $name } dobudowuje { $count } kartę
                [few] { $name } dobudowuje { $count } karty
                [many] { $name } dobudowuje { $count } kart
               *[other] { $name } dobudowuje { $count } karty
            }
        [one] { $count ->
                [one] { $name } dobudowuje { $count } kartę i wieńczy wieżę
                [few] { $name } dobudowuje { $count } karty i wieńczy wieżę
                [many] { $name } dobudowuje { $count } kart i wieńczy wieżę
               *[other] { $name } dobudowuje { $count } karty i wieńczy wieżę
            }
        [few] { $count ->
                [one] { $name } dobudowuje { $count } kartę i wieńczy { $roofs } wieże
                [few] { $name } dobudowuje { $count } karty i wieńczy { $roofs } wieże
                [many] { $name } dobudowuje { $count } kart i wieńczy { $roofs } wieże
               *[other] { $name } dobudowuje { $count } karty i wieńczy { $roofs } wieże
            }
        [many] { $count ->
                [one] { $name } dobudowuje { $count } kartę i wieńczy { $roofs } wież
                [few] { $name } dobudowuje { $count } karty i wieńczy { $roofs } wież
                [many] { $name } dobudowuje { $count } kart i wieńczy { $roofs } wież
               *[other] { $name } dobudowuje { $count } karty i wieńczy { $roofs } wież
            }
       *[other] { $count ->
                [one] { $name } dobudowuje { $count } kartę i wieńczy { $roofs } wieży
                [few] { $name } dobudowuje { $count } karty i wieńczy { $roofs } wieży
                [many] { $name } dobudowuje { $count } kart i wieńczy { $roofs } wieży
               *[other] { $name } dobudowuje { $count } karty i wieńczy { $roofs } wieży
            }
    }
# $card, $cards: such as Sand 7
replay-row-is = Rząd: { $cards }.
replay-torn = Zburzono: { $card }.
replay-left = Nie wzięto: { $cards }.
replay-reshuffled = Odrzucone karty są tasowane w nową talię.
replay-points-change = Punkty: { $before } → { $after }.

# Under a name: what this player has said so far in this round
replay-said-bid = oferta { $number }
replay-said-started = na początek { $number }
replay-said-builds = oferta { $number }, buduje
replay-said-pass = pas
replay-said-cancel = tylu nie dało się dobudować
replay-said-starts = zaczyna

# Under a card of the row
replay-card-order = { $order }.
replay-card-left = zostaje
replay-card-torn = zburzona
replay-row = Rząd

# The timeline, and how to move on it
replay-skylines = Panoramy
replay-timeline = Rundy
replay-reshuffle-mark = nowa talia
replay-tear-down = burzenie
replay-link = Link do rundy { $round }
replay-keys = Strzałki zmieniają rundę, z klawiszem Shift krok. Spacja odtwarza.
