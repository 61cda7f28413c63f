# A finished match, watched again round by round.

replay = Repris
# The title of the page. $table: what the match is called by its people
replay-of = Repris: { $table }
# $step: which of the round’s steps is shown: the row, each bid, the build
replay-step = Steg { $step } av { $count }

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
replay-link-copied = Länken är kopierad
# If the browser does not let us copy
replay-link-address = Sidans adress är länken

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
