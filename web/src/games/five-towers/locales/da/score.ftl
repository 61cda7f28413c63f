# The score helper: for people who play with real cards at a real table.

score-title = Pointtæller
score-lead = Tast tårnene fra et rigtigt bord ind, fra jorden og op. Pointene tælles undervejs.
score-new = Nyt ark
score-new-ask = Begynde på et nyt ark?
score-new-text = Alle navne, tårne og brokker på dette ark ryddes.
score-new-yes = Ryd arket
score-new-no = Behold det
score-players = Spillere
# $number: counts from 1. A player without a name yet
score-player = Spiller { $number }
score-add = Tilføj en spiller
score-name = Navn
# $name: of a player
score-remove-player = Fjern denne spiller: { $name }
score-remove-text = Denne spillers tårne og brokker ryddes.
score-remove-yes = Fjern spilleren
score-towers = Tårn
# $count: how many storeys a tower has
score-storeys =
    { $count ->
        [0] tomt
        [one] { $count } etage
       *[other] { $count } etager
    }
# Above the numbers. $tower: as in “Candy tower”
score-pad = { $tower }: næste etage øverst
score-pad-hint = Piletasterne går over tallene, Enter lægger et øverst, Backspace fjerner det øverste.
# $value: the number of the top storey
score-remove-top = Fjern { $value } øverst
score-remove-none = Ingen etage at fjerne
score-rubble = Brokker
# $count: cards that were torn down
score-rubble-count =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
score-rubble-less = Ét kort mindre i brokkerne
score-rubble-more = Ét kort mere i brokkerne
# Read aloud after something was tapped. $tower: as in “Candy tower”. $values: a list of numbers from the ground up
score-said = { $tower }: { $values }
score-said-empty = { $tower }: tomt

# The results
score-results = Point
score-main = Hovedtårn
score-total = I alt
# $names: of the players with most points. $count: how many they are
score-winner =
    { $count ->
        [one] Vinder: { $names }
       *[other] Sejren deles af: { $names }
    }
score-waiting = Tæller pointene.
score-offline = Serveren skal bruges for at tælle point
score-offline-text = Det du har tastet ind, er gemt her; pointene følger senere.
score-again = Prøv igen
score-check = Noget kan ikke passe
# $count: how many cards are on the table more often than in the box
score-check-cards =
    { $count ->
        [one] { $count } kort ligger på bordet for mange gange
       *[other] { $count } kort ligger på bordet for mange gange
    }
score-check-text = Pointene tælles alligevel.
score-rules = Regler for Fem tårne
