# The score helper: for people who play with real cards at a real table.

score-title = Score helper
score-lead = Tap in the towers of a real table, from the ground up. The points are counted as you go.
score-new = New sheet
score-new-ask = Start a new sheet?
score-new-text = All names, towers and rubble of this sheet are cleared.
score-new-yes = Clear the sheet
score-new-no = Keep it
score-players = Players
# $number: counts from 1. A player without a name yet
score-player = Player { $number }
score-add = Add a player
score-name = Name
# $name: of a player
score-remove-player = Remove this player: { $name }
score-remove-text = The towers and rubble of this player are cleared.
score-remove-yes = Remove the player
score-towers = Tower
# $count: how many storeys a tower has
score-storeys =
    { $count ->
        [0] empty
        [one] { $count } storey
       *[other] { $count } storeys
    }
# Above the numbers. $tower: as in “Candy tower”
score-pad = { $tower }: next storey on top
score-pad-hint = Arrow keys move over the numbers, Enter puts one on top, Backspace removes the top one.
# $value: the number of the top storey
score-remove-top = Remove the { $value } on top
score-remove-none = No storey to remove
score-rubble = Rubble
# $count: cards that were torn down
score-rubble-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
score-rubble-less = One card of rubble less
score-rubble-more = One card of rubble more
# Read aloud after something was tapped. $tower: as in “Candy tower”. $values: a list of numbers from the ground up
score-said = { $tower }: { $values }
score-said-empty = { $tower }: empty

# The results
score-results = Points
score-main = Main tower
score-total = Total
# $names: of the players with most points. $count: how many they are
score-winner =
    { $count ->
        [one] Winner: { $names }
       *[other] The win is shared: { $names }
    }
score-waiting = Counting the points.
score-offline = The server is needed to count points
score-offline-text = What you tapped in is kept here; the points follow.
score-again = Try again
score-check = Something can’t be right
# $count: how many cards are on the table more often than in the box
score-check-cards =
    { $count ->
        [one] { $count } card is there more times than the box has it
       *[other] { $count } cards are there more times than the box has them
    }
score-check-text = The points are counted anyway.
score-rules = Rules of Five Towers
