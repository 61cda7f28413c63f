# Five Towers, during play.

seat-builds = construiește
seat-thinks = se gândește
# Said by screen readers about somebody’s skyline. $standing: such as “passed”, or nothing
open-seat = { $name }, { some-points }. { $standing }
# The same plural as everywhere: $points
some-points =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
others = Ceilalți
your-towers = Turnurile tale
towers-of = Turnuri: { $name }
# $tower: such as Sand tower; $values: a list of numbers from the ground up
tower-said =
    { $tower }, { $count ->
        [one] { $count } etaj
        [few] { $count } etaje
       *[other] { $count } de etaje
    }: { $values }. { some-points }.
tower-said-empty = { $tower }: teren gol.
roof = acoperiș
torn-down = dărâmat
main-tower-height = turnul principal, { $count }
points-now = puncte acum
# After a number
points-unit =
    { $count ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }
becomes = devine
# $type: candy, scary, tree, scrap or sand
main-tower-is =
    { $type ->
        [candy] Turnul principal: Dulce
        [scary] Turnul principal: Fantome
        [tree] Turnul principal: Copac
        [scrap] Turnul principal: Fier
       *[sand] Turnul principal: Nisip
    }
# $count: how many cards lie there; $cost: points lost for all of them
rubble-costs =
    { $count ->
        [one] Moloz: { $count }, costă { $cost }
        [few] Moloz: { $count }, costă { $cost }
       *[other] Moloz: { $count }, costă { $cost }
    }

# The deck. $pass_: 1 while it is gone through for the first time, 2 for the second
deck-chip =
    { $pass_ ->
        [1] { $count ->
                [one] { $count } carte, apoi o reamestecare
                [few] { $count } cărți, apoi o reamestecare
               *[other] { $count } de cărți, apoi o reamestecare
            }
       *[2] { $count ->
                [one] { $count } carte, apoi sfârșitul
                [few] { $count } cărți, apoi sfârșitul
               *[other] { $count } de cărți, apoi sfârșitul
            }
    }

# The row, and where each card would go. The short ones stand under small cards.
the-row = Rândul de cărți
the-row-help = cine câștigă licitația ia atâtea cărți câte a licitat, la alegere
fit-on = pe cartea ta { $below }
fit-on-short = pe { $below }
fit-start = începe un turn
fit-start-short = începe
fit-roof = un acoperiș
fit-roof-short = acoperiș
fit-after-tearing = dacă dărâmi cartea ta { $below }
fit-after-tearing-short = dărâmă { $below }
fit-after-others = după altă carte
fit-after-others-short = apoi
fit-none = fără loc: cartea ta { $below } e prea mică
fit-none-short = fără loc
fit-stays = rămâne
# $type: candy, scary, tree, scrap or sand
fit-none-roof =
    { $type ->
        [candy] turnul tău dulce are acoperiș
        [scary] turnul tău cu fantome are acoperiș
        [tree] turnul tău din copac are acoperiș
        [scrap] turnul tău de fier vechi are acoperiș
       *[sand] turnul tău de nisip are acoperiș
    }
# $order: 1 for the card that is placed first
fit-placed = nr. { $order }

# Bidding
your-bid = Oferta ta
auction = Licitația
turn-first = Rândul tău: spune primul număr
# $number: the highest bid; $name: who bid it
turn-raise = Rândul tău: mai mult de { $number } ({ $name }) sau pas
turn-pass = Rândul tău: poți doar să spui pas
bid-choose = Câte dintre aceste cărți vrei? Alege un număr ca să vezi ce ar putea aduce.
bid-only-pass = Niciun număr mai mare nu se poate construi pe turnurile tale.
bid-nothing = Cu 0 lași cărțile din rând celorlalți. Dacă toată lumea spune pas, cărțile se decartează.
bid-some =
    { $number ->
        [one] Cu { $number } iei { $number } carte la alegere, dacă nu licitează nimeni mai mult. Etajul punctat arată cea mai bună construcție.
        [few] Cu { $number } iei { $number } cărți la alegere, dacă nu licitează nimeni mai mult. Etajele punctate arată cea mai bună construcție.
       *[other] Cu { $number } iei { $number } de cărți la alegere, dacă nu licitează nimeni mai mult. Etajele punctate arată cea mai bună construcție.
    }
bid-whole-row = Cu { $number } iei imediat tot rândul: nimeni nu poate licita mai mult.
bid-button = Alege un număr
# $number: a bid; $points: what one would have after it
step-said = Licitează { $number }, apoi { some-points }
with-number = cu { $number }:

# Building
# $row: how many cards there are
take-cards = Ia { $count } din { $row }
tear-down = Dărâmă
tear-nothing = Nimic
place-more =
    { $count ->
        [one] Mai așază { $count } carte
        [few] Mai așază { $count } cărți
       *[other] Mai așază { $count } de cărți
    }
place-done =
    { $count ->
        [one] { $count } carte e așezată
        [few] Toate cele { $count } cărți sunt așezate
       *[other] Toate cele { $count } de cărți sunt așezate
    }
build-how = Apasă pe o carte: merge pe turnul ei. Cele mici merg peste cele mari. Mai întâi poți dărâma o carte din vârful unui turn.
build-ready = Nimic nu contează până nu construiești.
build-button =
    { $count ->
        [one] Încă { $count } carte
        [few] Încă { $count } cărți
       *[other] Încă { $count } de cărți
    }
undo = Anulează
suggest = Sugerează
cancel-build = Nu se poate construi
order = Ordinea așezării
order-said = { $order }: { $card }. Apasă ca să pui cartea la loc, săgețile schimbă ordinea.
order-help = Apasă ca să pui o carte la loc. Trage sau folosește săgețile ca să schimbi ordinea.
# What is special about a planned tower
note-roof =
    { $type ->
        [candy] Turnul dulce primește acoperiș: 2 puncte pe etaj, și nimic nu mai merge pe el.
        [scary] Turnul cu fantome primește acoperiș: 2 puncte pe etaj, și nimic nu mai merge pe el.
        [tree] Turnul din copac primește acoperiș: 2 puncte pe etaj, și nimic nu mai merge pe el.
        [scrap] Turnul de fier vechi primește acoperiș: 2 puncte pe etaj, și nimic nu mai merge pe el.
       *[sand] Turnul de nisip primește acoperiș: 2 puncte pe etaj, și nimic nu mai merge pe el.
    }
note-deck =
    { $type ->
        [candy] Turnul dulce are în vârf un 8: orice carte Dulce merge pe el.
        [scary] Turnul cu fantome are în vârf un 8: orice carte Fantome merge pe el.
        [tree] Turnul din copac are în vârf un 8: orice carte Copac merge pe el.
        [scrap] Turnul de fier vechi are în vârf un 8: orice carte Fier merge pe el.
       *[sand] Turnul de nisip are în vârf un 8: orice carte Nisip merge pe el.
    }
note-brackets =
    { $type ->
        [candy] Un 9 redeschide turnul dulce.
        [scary] Un 9 redeschide turnul cu fantome.
        [tree] Un 9 redeschide turnul din copac.
        [scrap] Un 9 redeschide turnul de fier vechi.
       *[sand] Un 9 redeschide turnul de nisip.
    }
note-restart =
    { $type ->
        [candy] Turnul dulce începe din nou de la sol.
        [scary] Turnul cu fantome începe din nou de la sol.
        [tree] Turnul din copac începe din nou de la sol.
        [scrap] Turnul de fier vechi începe din nou de la sol.
       *[sand] Turnul de nisip începe din nou de la sol.
    }
result-if = Dacă câștigi cu { $number }
result-after = După această construcție
result-now = Puncte până acum

# Waiting
wait-bid = { $name } licitează
wait-build = { $name } construiește
wait-dealer = Se dezvăluie cărțile
wait-over = S-a jucat ultima carte

# Around the table
cards-left = Cărți care mai vin
left-deck = încă în pachet
left-again = decartată, revine după reamestecare
left-discarded =
    { $count ->
        [one] { $count } decartată
        [few] { $count } decartate
       *[other] { $count } decartate
    }
