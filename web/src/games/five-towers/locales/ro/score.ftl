# The score helper: for people who play with real cards at a real table.

score-title = Calculator de puncte
score-lead = Introdu turnurile unei mese reale, de la sol în sus. Punctele se numără pe loc.
score-new = Foaie nouă
score-new-ask = Începi o foaie nouă?
score-new-text = Toate numele, turnurile și molozul de pe această foaie se șterg.
score-new-yes = Șterge foaia
score-new-no = Păstreaz-o
score-players = Jucători
# $number: counts from 1. A player without a name yet
score-player = J{ $number }
score-add = Adaugă o persoană
score-name = Nume
# $name: of a player
score-remove-player = Scoate de pe foaie: { $name }
score-remove-text = Turnurile și molozul acestei persoane se șterg.
score-remove-yes = Scoate persoana
score-towers = Turn
# $count: how many storeys a tower has
score-storeys =
    { $count ->
        [0] gol
        [one] { $count } etaj
        [few] { $count } etaje
       *[other] { $count } de etaje
    }
# Above the numbers. $tower: as in “Candy tower”
score-pad = { $tower }: etajul următor
score-pad-hint = Săgețile trec peste numere, Enter pune unul în vârf, Backspace îl scoate pe cel din vârf.
# $value: the number of the top storey
score-remove-top = Scoate { $value } din vârf
score-remove-none = Niciun etaj de scos
score-rubble = Moloz
# $count: cards that were torn down
score-rubble-count =
    { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
score-rubble-less = O carte mai puțin în moloz
score-rubble-more = O carte în plus în moloz
# Read aloud after something was tapped. $tower: as in “Candy tower”. $values: a list of numbers from the ground up
score-said = { $tower }: { $values }
score-said-empty = { $tower }: gol

# The results
score-results = Puncte
score-main = Turnul principal
score-total = Total
# $names: of the players with most points. $count: how many they are
score-winner =
    { $count ->
        [one] Victorie: { $names }
        [few] Victorie împărțită: { $names }
       *[other] Victorie împărțită: { $names }
    }
score-waiting = Se numără punctele.
score-offline = Pentru puncte e nevoie de server
score-offline-text = Ce ai introdus e păstrat aici; punctele vin pe urmă.
score-again = Reîncearcă
score-check = Ceva nu poate fi corect
# $count: how many cards are on the table more often than in the box
score-check-cards =
    { $count ->
        [one] { $count } carte e pe masă de prea multe ori
        [few] { $count } cărți sunt pe masă de prea multe ori
       *[other] { $count } de cărți sunt pe masă de prea multe ori
    }
score-check-text = Punctele contează oricum.
score-rules = Regulile pentru Cinci Turnuri
