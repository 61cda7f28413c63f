# A finished match, watched again round by round.

replay = Reluare
# The title of the page. $table: what the match is called by its people
replay-of = Reluare: { $table }
replay-round = Runda { $round } din { $count }
# $step: which of the round’s steps is shown: the row, each bid, the build
replay-step = Pasul { $step } din { $count }

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
replay-first = La început
replay-previous = Runda anterioară
replay-next = Runda următoare
replay-last = La sfârșit
replay-step-back = Pasul anterior
replay-step-on = Pasul următor
replay-play = Redă
replay-pause = Pauză
replay-speed = Viteză
# $factor: such as 2
replay-speed-times = { $factor }×
replay-link = Link la runda { $round }
replay-link-copied = Link copiat
# If the browser does not let us copy
replay-link-address = Adresa acestei pagini e linkul
replay-keys = Săgețile schimbă runda, cu Shift pasul. Spațiu redă.

# When there is nothing to show
replay-opening = Se deschide reluarea
replay-not-over = Această partidă încă se joacă
replay-not-over-text = Reluarea apare imediat ce se încheie. Până atunci poți privi.
replay-watch = Privește partida
replay-not-found = Aici nu e nicio partidă
replay-not-found-text = Poate că linkul e incomplet sau partida a fost ștearsă.
replay-offline = Nu e rețea, iar partida nu e salvată aici
replay-offline-text = Partidele pe care le-ai văzut până la sfârșit în acest browser se pot revedea fără rețea.
replay-again = Reîncearcă
