# A finished match, watched again round by round.

replay = Repris
# The title of the page. $table: what the match is called by its people
replay-of = Repris: { $table }
replay-round = Omgång { $round } av { $count }
# $step: which of the round’s steps is shown: the row, each bid, the build
replay-step = Steg { $step } av { $count }

# What happened, as a headline. Names can’t be inflected.
replay-starts = { $name } börjar budgivningen
replay-nobody = Ingen bygger
# $count: how many cards are built; $roofs: how many of them are roofs
replay-builds =
    { $roofs ->
        [0] { $count ->
                [one] { $name } bygger { $count } kort
               *[other] { $name } bygger { $count } kort
            }
        [one] { $count ->
                [one] { $name } bygger { $count } kort och kröner ett torn
               *[other] { $name } bygger { $count } kort och kröner ett torn
            }
       *[other] { $name } bygger { $count } kort och kröner { $roofs } torn
    }
# $card, $cards: such as Sand 7
replay-row-is = Raden: { $cards }.
replay-torn = Rivet: { $card }.
replay-left = Inte taget: { $cards }.
replay-reshuffled = Slänghögen blandas till en ny korthög.
replay-points-change = Poäng: { $before } → { $after }.

# Under a name: what this player has said so far in this round
replay-said-bid = bud { $number }
replay-said-started = började med { $number }
replay-said-builds = bud { $number }, bygger
replay-said-pass = pass
replay-said-cancel = kunde inte bygga så många
replay-said-starts = börjar

# Under a card of the row
replay-card-order =
    { $order ->
        [1] 1:a
        [2] 2:a
        [3] 3:e
        [4] 4:e
       *[5] 5:e
    }
replay-card-left = kvar
replay-card-torn = rivet
replay-row = Raden

# The timeline, and how to move on it
replay-skylines = Silhuetterna
replay-timeline = Omgångar
replay-reshuffle-mark = ny korthög
replay-tear-down = rivning
replay-first = Till början
replay-previous = Förra omgången
replay-next = Nästa omgång
replay-last = Till slutet
replay-step-back = Förra steget
replay-step-on = Nästa steg
replay-play = Spela upp
replay-pause = Paus
replay-speed = Hastighet
# $factor: such as 2
replay-speed-times = { $factor }×
replay-link = Länk till omgång { $round }
replay-link-copied = Länken är kopierad
# If the browser does not let us copy
replay-link-address = Sidans adress är länken
replay-keys = Piltangenterna byter omgång, med Shift byter de steg. Mellanslag spelar upp.

# When there is nothing to show
replay-opening = Öppnar reprisen
replay-not-over = Det här partiet pågår fortfarande
replay-not-over-text = Reprisen finns så snart partiet är slut. Till dess kan du titta på.
replay-watch = Titta på partiet
replay-not-found = Här finns inget parti
replay-not-found-text = Kanske saknas en bit av länken, eller så har partiet raderats.
replay-offline = Inget nätverk, och partiet är inte sparat här
replay-offline-text = Partier som du har sett till slutet i den här webbläsaren går att titta på utan nätverk.
replay-again = Försök igen
