# Five Towers, during play.

seat-builds = builds
seat-thinks = thinks
# Said by screen readers about somebody’s skyline. $standing: such as “passed”, or nothing
open-seat = { $name }, { some-points }. { $standing }
# The same plural as everywhere: $points
some-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
others = The others
your-towers = Your towers
towers-of = Towers: { $name }
# $tower: such as Sand tower; $values: a list of numbers from the ground up
tower-said =
    { $tower }, { $count ->
        [one] { $count } storey
       *[other] { $count } storeys
    }: { $values }. { some-points }.
tower-said-empty = { $tower }: empty plot.
roof = roof
torn-down = torn down
main-tower-height = main tower, { $count }
points-now = points now
# After a number
points-unit =
    { $count ->
        [one] point
       *[other] points
    }
becomes = becomes
# $type: candy, scary, tree, scrap or sand
main-tower-is =
    { $type ->
        [candy] Main tower: Candy
        [scary] Main tower: Scary
        [tree] Main tower: Tree
        [scrap] Main tower: Scrap
       *[sand] Main tower: Sand
    }
# $count: how many cards lie there; $cost: points lost for all of them
rubble-costs =
    { $count ->
        [one] { $count } card of rubble, costs { $cost }
       *[other] { $count } cards of rubble, cost { $cost }
    }

# The deck. $pass_: 1 while it is gone through for the first time, 2 for the second
deck-chip =
    { $pass_ ->
        [1] { $count ->
                [one] { $count } card, then one reshuffle
               *[other] { $count } cards, then one reshuffle
            }
       *[2] { $count ->
                [one] { $count } card, then the end
               *[other] { $count } cards, then the end
            }
    }

# The row, and where each card would go. The short ones stand under small cards.
the-row = The row
the-row-help = whoever wins the auction takes as many cards as they bid, and chooses which
fit-on = on your { $below }
fit-on-short = on { $below }
fit-start = starts a tower
fit-start-short = starts
fit-roof = a roof
fit-roof-short = roof
fit-after-tearing = if you tear down your { $below }
fit-after-tearing-short = tear { $below }
fit-after-others = after another card
fit-after-others-short = later
fit-none = no place: your { $below } is too low
fit-none-short = no place
fit-stays = stays
# $type: candy, scary, tree, scrap or sand
fit-none-roof =
    { $type ->
        [candy] your Candy tower has its roof
        [scary] your Scary tower has its roof
        [tree] your Tree tower has its roof
        [scrap] your Scrap tower has its roof
       *[sand] your Sand tower has its roof
    }
# $order: 1 for the card that is placed first
fit-placed = no. { $order }

# Bidding
your-bid = Your bid
auction = The auction
turn-first = Your turn: name the first number
# $number: the highest bid; $name: who bid it
turn-raise = Your turn: more than { $number } ({ $name }), or pass
turn-pass = Your turn: you can only pass
bid-choose = How many of these cards do you want? Choose a number to see what it could bring.
bid-only-pass = No higher number can be built on your towers.
bid-nothing = With 0 you leave the row to the others. If all pass, it is discarded.
bid-some =
    { $number ->
        [one] With { $number } you take any { $number } card, unless somebody bids more. The dashed storey shows the best build.
       *[other] With { $number } you take any { $number } cards, unless somebody bids more. The dashed storeys show the best build.
    }
bid-whole-row = With { $number } you take the whole row at once: nobody can bid more.
bid-button = Choose a number
# $number: a bid; $points: what one would have after it
step-said =
    Bid { $number }, then { some-points }
with-number = with { $number }:

# Building
# $row: how many cards there are
take-cards = Take { $count } of { $row }
tear-down = Tear down
tear-nothing = Nothing
place-more =
    { $count ->
        [one] Place { $count } more card
       *[other] Place { $count } more cards
    }
place-done =
    { $count ->
        [one] { $count } card is placed
       *[other] All { $count } are placed
    }
build-how = Press a card: it goes onto its tower. Low goes on high. You may first tear down one top card.
build-ready = Nothing is final until you build.
build-button =
    { $count ->
        [one] { $count } card to go
       *[other] { $count } cards to go
    }
undo = Undo
suggest = Suggest
cancel-build = This can’t be built
order = Order of placing
order-said = { $order }: { $card }. Press to put it back, arrow keys change the order.
order-help = Press to put it back. Drag or use the arrow keys to change the order.
# What is special about a planned tower
note-roof =
    { $type ->
        [candy] Candy gets its roof: 2 points a storey, and nothing more goes on it.
        [scary] Scary gets its roof: 2 points a storey, and nothing more goes on it.
        [tree] Tree gets its roof: 2 points a storey, and nothing more goes on it.
        [scrap] Scrap gets its roof: 2 points a storey, and nothing more goes on it.
       *[sand] Sand gets its roof: 2 points a storey, and nothing more goes on it.
    }
note-deck =
    { $type ->
        [candy] Candy shows an 8: any candy card may go on it.
        [scary] Scary shows an 8: any scary card may go on it.
        [tree] Tree shows an 8: any tree card may go on it.
        [scrap] Scrap shows an 8: any scrap card may go on it.
       *[sand] Sand shows an 8: any sand card may go on it.
    }
note-brackets =
    { $type ->
        [candy] The 9 opens Candy again.
        [scary] The 9 opens Scary again.
        [tree] The 9 opens Tree again.
        [scrap] The 9 opens Scrap again.
       *[sand] The 9 opens Sand again.
    }
note-restart =
    { $type ->
        [candy] Candy starts anew from the ground.
        [scary] Scary starts anew from the ground.
        [tree] Tree starts anew from the ground.
        [scrap] Scrap starts anew from the ground.
       *[sand] Sand starts anew from the ground.
    }
result-if = If you win with { $number }
result-after = After this build
result-now = Points so far

# Waiting
wait-bid = { $name } is bidding
wait-build = { $name } is building
wait-dealer = The dealer turns up cards
wait-over = The last card is played

# Around the table
cards-left = Cards to come
left-deck = still in the deck
left-again = discarded, comes back after the reshuffle
left-discarded =
    { $count ->
        [one] { $count } discarded
       *[other] { $count } discarded
    }
