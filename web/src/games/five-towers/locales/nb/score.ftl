# The score helper: for people who play with real cards at a real table.

score-title = Poengteller
score-lead = Tast inn tårnene fra et ekte bord, fra bakken og oppover. Poengene telles underveis.
score-new = Nytt ark
score-new-ask = Begynne på et nytt ark?
score-new-text = Alle navn, tårn og ruiner på dette arket tømmes.
score-new-yes = Tøm arket
score-new-no = Behold det
score-players = Spillere
# $number: counts from 1. A player without a name yet
score-player = Spiller { $number }
score-add = Legg til en spiller
score-name = Navn
# $name: of a player
score-remove-player = Fjern denne spilleren: { $name }
score-remove-text = Tårnene og ruinene til denne spilleren tømmes.
score-remove-yes = Fjern spilleren
score-towers = Tårn
# $count: how many storeys a tower has
score-storeys =
    { $count ->
        [0] tomt
        [one] { $count } etasje
       *[other] { $count } etasjer
    }
# Above the numbers. $tower: as in “Candy tower”
score-pad = { $tower }: neste etasje på toppen
score-pad-hint = Piltastene går over tallene, Enter legger ett på toppen, Backspace fjerner det øverste.
# $value: the number of the top storey
score-remove-top = Fjern { $value } på toppen
score-remove-none = Ingen etasje å fjerne
score-rubble = Ruiner
# $count: cards that were torn down
score-rubble-count =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
score-rubble-less = Ett kort mindre i ruinene
score-rubble-more = Ett kort mer i ruinene
# Read aloud after something was tapped. $tower: as in “Candy tower”. $values: a list of numbers from the ground up
score-said = { $tower }: { $values }
score-said-empty = { $tower }: tomt

# The results
score-results = Poeng
score-main = Hovedtårn
score-total = Sum
# $names: of the players with most points. $count: how many they are
score-winner =
    { $count ->
        [one] Vinner: { $names }
       *[other] Seieren deles av: { $names }
    }
score-waiting = Teller poengene.
score-offline = Serveren trengs for å regne ut poengene
score-offline-text = Det du har tastet inn, er tatt vare på her; poengene kommer senere.
score-again = Prøv igjen
score-check = Noe kan ikke stemme
# $count: how many cards are on the table more often than in the box
score-check-cards =
    { $count ->
        [one] { $count } kort ligger på bordet for mange ganger
       *[other] { $count } kort ligger på bordet for mange ganger
    }
score-check-text = Poengene telles likevel.
score-rules = Regler for Fem tårn
