# The replay of Five Towers, round by round.

replay-round = Runda { $round } din { $count }

# What happened, as a headline. Names can’t be inflected.
replay-starts = { $name } deschide licitația
replay-nobody = Nimeni nu construiește
# $count: how many cards are built; $roofs: how many of them are roofs
replay-builds =
    { $roofs ->
        [0] { $count ->
                [one] { $name } așază { $count } carte
                [few] { $name } așază { $count } cărți
               *[other] { $name } așază { $count } de cărți
            }
        [one] { $count ->
                [one] { $name } așază { $count } carte și pune un acoperiș
                [few] { $name } așază { $count } cărți și pune un acoperiș
               *[other] { $name } așază { $count } de cărți și pune un acoperiș
            }
        [few] { $name } așază { $count } cărți și pune { $roofs } acoperișuri
       *[other] { $name } așază { $count } de cărți și pune { $roofs } de acoperișuri
    }
# $card, $cards: such as Sand 7
replay-row-is = Rândul: { $cards }.
replay-torn = S-a dărâmat: { $card }.
replay-left = Rămase: { $cards }.
replay-reshuffled = Cărțile decartate se amestecă într-un pachet nou.
replay-points-change = Puncte: { $before } → { $after }.

# Under a name: what this player has said so far in this round
replay-said-bid = ofertă { $number }
replay-said-started = a început cu { $number }
replay-said-builds = ofertă { $number }, construiește
replay-said-pass = pas
replay-said-cancel = nu a putut așeza atâtea
replay-said-starts = începe

# Under a card of the row
replay-card-order =
    { $order ->
        [1] prima
        [2] a 2-a
        [3] a 3-a
        [4] a 4-a
       *[5] a 5-a
    }
replay-card-left = rămasă
replay-card-torn = dărâmată
replay-row = Rândul de cărți

# The timeline, and how to move on it
replay-skylines = Turnurile
replay-timeline = Runde
replay-reshuffle-mark = pachet nou
replay-tear-down = dărâmare
replay-link = Link la runda { $round }
replay-keys = Săgețile schimbă runda, cu Shift pasul. Spațiu redă.
