# The score helper: for people who play with real cards at a real table.

score-title = Puntenteller
score-lead = Tik de torens van een echte tafel in, van de grond af. De punten worden meteen geteld.
score-new = Nieuw blad
score-new-ask = Een nieuw blad beginnen?
score-new-text = Alle namen, torens en puin van dit blad worden gewist.
score-new-yes = Blad wissen
score-new-no = Bewaren
score-players = Spelers
# $number: counts from 1. A player without a name yet
score-player = Speler { $number }
score-add = Speler toevoegen
score-name = Naam
# $name: of a player
score-remove-player = Deze speler verwijderen: { $name }
score-remove-text = De torens en het puin van deze speler worden gewist.
score-remove-yes = Speler verwijderen
score-towers = Toren
# $count: how many storeys a tower has
score-storeys =
    { $count ->
        [0] leeg
        [one] { $count } verdieping
       *[other] { $count } verdiepingen
    }
# Above the numbers. $tower: as in “Candy tower”
score-pad = { $tower }: volgende verdieping
score-pad-hint = Pijltoetsen gaan langs de getallen, Enter legt er een bovenop, Backspace haalt de bovenste weg.
# $value: the number of the top storey
score-remove-top = Haal de { $value } bovenop weg
score-remove-none = Geen verdieping over
score-rubble = Puin
# $count: cards that were torn down
score-rubble-count =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
score-rubble-less = Eén kaart puin minder
score-rubble-more = Eén kaart puin meer
# Read aloud after something was tapped. $tower: as in “Candy tower”. $values: a list of numbers from the ground up
score-said = { $tower }: { $values }
score-said-empty = { $tower }: leeg

# The results
score-results = Punten
score-main = Hoofdtoren
score-total = Totaal
# $names: of the players with most points. $count: how many they are
score-winner =
    { $count ->
        [one] Overwinning: { $names }
       *[other] Gedeelde overwinning: { $names }
    }
score-waiting = De punten worden geteld.
score-offline = Voor de punten is de server nodig
score-offline-text = Wat je hebt ingetikt, blijft hier bewaard; de punten volgen.
score-again = Opnieuw
score-check = Er klopt iets niet
# $count: how many cards are on the table more often than in the box
score-check-cards =
    { $count ->
        [one] { $count } kaart ligt te veel keren op tafel
       *[other] { $count } kaarten liggen te veel keren op tafel
    }
score-check-text = De punten tellen toch.
score-rules = Regels van Vijf Torens
