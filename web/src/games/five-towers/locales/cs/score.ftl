# The score helper: for people who play with real cards at a real table.

score-title = Počítadlo bodů
score-lead = Naťukej věže ze skutečného stolu od země nahoru. Body se počítají průběžně.
score-new = Nový list
score-new-ask = Začít nový list?
score-new-text = Všechna jména, věže a trosky na tomto listu se smažou.
score-new-yes = Smazat list
score-new-no = Nechat
score-players = Hráči
# $number: counts from 1. A player without a name yet
score-player = Hráč { $number }
score-add = Přidat hráče
score-name = Jméno
# $name: of a player
score-remove-player = Odebrat hráče: { $name }
score-remove-text = Věže a trosky tohoto hráče se smažou.
score-remove-yes = Odebrat hráče
score-towers = Věž
# $count: how many storeys a tower has
score-storeys =
    { $count ->
        [0] prázdná
        [one] { $count } patro
        [few] { $count } patra
        [many] { $count } patra
       *[other] { $count } pater
    }
# Above the numbers. $tower: as in “Candy tower”
score-pad = { $tower }: další patro nahoru
score-pad-hint = Šipky se pohybují po číslech, Enter číslo přidá nahoru, Backspace odebere vrchní.
# $value: the number of the top storey
score-remove-top = Odebrat vrchní { $value }
score-remove-none = Není co odebrat
score-rubble = Trosky
# $count: cards that were torn down
score-rubble-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
score-rubble-less = O jednu kartu trosek méně
score-rubble-more = O jednu kartu trosek víc
# Read aloud after something was tapped. $tower: as in “Candy tower”. $values: a list of numbers from the ground up
score-said = { $tower }: { $values }
score-said-empty = { $tower }: prázdná

# The results
score-results = Body
score-main = Hlavní věž
score-total = Celkem
# $names: of the players with most points. $count: how many they are
score-winner =
    { $count ->
        [one] Vítězství: { $names }
        [few] Společné vítězství: { $names }
        [many] Společné vítězství: { $names }
       *[other] Společné vítězství: { $names }
    }
score-waiting = Počítají se body.
score-offline = K počítání bodů je potřeba server
score-offline-text = Co je naťukané, tu zůstává; body přijdou později.
score-again = Zkusit znovu
score-check = Něco tu nesedí
# $count: how many cards are on the table more often than in the box
score-check-cards =
    { $count ->
        [one] { $count } karta je na stole víckrát, než má být
        [few] { $count } karty jsou na stole víckrát, než má být
        [many] { $count } karty je na stole víckrát, než má být
       *[other] { $count } karet je na stole víckrát, než má být
    }
score-check-text = Body se počítají i tak.
score-rules = Pravidla Pěti věží
