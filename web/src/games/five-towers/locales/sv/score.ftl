# The score helper: for people who play with real cards at a real table.

score-title = Poängräknare
score-lead = Knappa in tornen från ett riktigt bord, från marken och uppåt. Poängen räknas medan du håller på.
score-new = Nytt blad
score-new-ask = Börja på ett nytt blad?
score-new-text = Alla namn, torn och spillror på det här bladet rensas.
score-new-yes = Rensa bladet
score-new-no = Behåll det
score-players = Spelare
# $number: counts from 1. A player without a name yet
score-player = Spelare { $number }
score-add = Lägg till en spelare
score-name = Namn
# $name: of a player
score-remove-player = Ta bort den här spelaren: { $name }
score-remove-text = Spelarens torn och spillror rensas.
score-remove-yes = Ta bort spelaren
score-towers = Torn
# $count: how many storeys a tower has
score-storeys =
    { $count ->
        [0] tomt
        [one] { $count } våning
       *[other] { $count } våningar
    }
# Above the numbers. $tower: as in “Candy tower”
score-pad = { $tower }: nästa våning överst
score-pad-hint = Piltangenterna går över talen, Enter lägger ett överst, Backspace tar bort det översta.
# $value: the number of the top storey
score-remove-top = Ta bort { $value } överst
score-remove-none = Ingen våning att ta bort
score-rubble = Spillror
# $count: cards that were torn down
score-rubble-count =
    { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }
score-rubble-less = Ett kort mindre i spillrorna
score-rubble-more = Ett kort mer i spillrorna
# Read aloud after something was tapped. $tower: as in “Candy tower”. $values: a list of numbers from the ground up
score-said = { $tower }: { $values }
score-said-empty = { $tower }: tomt

# The results
score-results = Poäng
score-main = Huvudtorn
score-total = Summa
# $names: of the players with most points. $count: how many they are
score-winner =
    { $count ->
        [one] Vinnare: { $names }
       *[other] Segern delas av: { $names }
    }
score-waiting = Räknar poängen.
score-offline = Servern behövs för att räkna poängen
score-offline-text = Det du har knappat in finns kvar här; poängen kommer senare.
score-again = Försök igen
score-check = Något kan inte stämma
# $count: how many cards are on the table more often than in the box
score-check-cards =
    { $count ->
        [one] { $count } kort finns för många gånger på bordet
       *[other] { $count } kort finns för många gånger på bordet
    }
score-check-text = Poängen räknas ändå.
score-rules = Regler för Fem torn
