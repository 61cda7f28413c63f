# The table during play.

table-not-found = Aici nu e nicio masă
table-opening = Se deschide masa
loading = Un moment
# The title of the browser’s tab. $title: what the table is called
title = { $title } – Steeple
title-turn = Rândul tău – { $title }

# Seats
you = tu
seat-bot = bot
seat-builds = zidește
seat-thinks = gândește
seat-stood-in = joacă un bot
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
deck-short = încă { $count }
watching =
    { $count ->
        [one] { $count } privește
        [few] { $count } privesc
       *[other] { $count } privesc
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
bid-nothing = Cu 0 lași rândul celorlalți. Dacă toată lumea spune pas, cărțile se decartează.
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
        [candy] Dulce primește acoperiș: 2 puncte pe etaj, și nimic nu mai merge pe el.
        [scary] Fantome primește acoperiș: 2 puncte pe etaj, și nimic nu mai merge pe el.
        [tree] Copac primește acoperiș: 2 puncte pe etaj, și nimic nu mai merge pe el.
        [scrap] Fier primește acoperiș: 2 puncte pe etaj, și nimic nu mai merge pe el.
       *[sand] Nisip primește acoperiș: 2 puncte pe etaj, și nimic nu mai merge pe el.
    }
note-deck =
    { $type ->
        [candy] Dulce arată un 8: orice carte Dulce merge pe el.
        [scary] Fantome arată un 8: orice carte Fantome merge pe el.
        [tree] Copac arată un 8: orice carte Copac merge pe el.
        [scrap] Fier arată un 8: orice carte Fier merge pe el.
       *[sand] Nisip arată un 8: orice carte Nisip merge pe el.
    }
note-brackets =
    { $type ->
        [candy] 9 redeschide turnul: Dulce.
        [scary] 9 redeschide turnul: Fantome.
        [tree] 9 redeschide turnul: Copac.
        [scrap] 9 redeschide turnul: Fier.
       *[sand] 9 redeschide turnul: Nisip.
    }
note-restart =
    { $type ->
        [candy] Dulce începe din nou de la sol.
        [scary] Fantome începe din nou de la sol.
        [tree] Copac începe din nou de la sol.
        [scrap] Fier începe din nou de la sol.
       *[sand] Nisip începe din nou de la sol.
    }
result-if = Dacă câștigi cu { $number }
result-after = După această construcție
result-now = Puncte până acum

# Waiting
wait-bid = { $name } licitează
wait-build = { $name } construiește
wait-dealer = Se întorc cărțile
wait-you = Rândul tău
wait-over = S-a jucat ultima carte
# A reminder to whose turn it is
nudge = Dă un semn
nudged = Semn trimis
tell-me = Anunță-mă când e rândul meu
said-your-turn = E rândul tău.

# What happened. No verb may depend on the grammar of a name.
# $cards: a list of cards
told-row = Rând nou: { $cards }
# $names: a list of names
told-end =
    { $count ->
        [one] Partida s-a încheiat. Victorie: { $names }
        [few] Partida s-a încheiat. Victorie împărțită: { $names }
       *[other] Partida s-a încheiat. Victorie împărțită: { $names }
    }
told-sat = { $name } ia loc
told-stood = { $name } pleacă
told-taken-over = { $name }: preia un bot
told-taken-back = { $name } a revenit
told-away-counted = { $name } lipsește; în curând preia un bot
told-away-ended = { $name } e din nou aici
told-undo-asked = { $name } cere să ia o mutare înapoi
told-undo-refused = { $name }: mutarea rămâne
told-undone = { $name }: mutarea e luată înapoi
told-rematch-wanted = { $name } vrea să mai joace
missed = Cât ai lipsit
missed-more =
    { $count ->
        [one] și încă { $count } înainte
        [few] și încă { $count } înainte
       *[other] și încă { $count } înainte
    }

# Questions to everybody
undo-wanted = { $name } ar vrea să ia înapoi ultima mutare.
undo-waiting = Ai cerut să îți iei mutarea înapoi. Ceilalți decid.
undo-yes = De acord
undo-no = Refuză
away-counting =
    { $count ->
        [one] { $name } lipsește. Peste { $count } secundă preia un bot.
        [few] { $name } lipsește. Peste { $count } secunde preia un bot.
       *[other] { $name } lipsește. Peste { $count } de secunde preia un bot.
    }
away-here = Sunt aici
away-missing = { $name } nu are conexiune.
away-bot = Lasă un bot să joace
stood-in = { $name }: un bot joacă în locul tău.
take-back = Joacă din nou tu

# The line to the server
line-lost = Se caută din nou masa
line-offline = Dispozitivul e offline
line-restarting = Serverul repornește
line-safe = Locul tău e păstrat și nimic din ce ai confirmat nu se pierde.
line-safe-watching = Masa revine de la sine.

# Several people at one screen
hand-over = Dă ecranul mai departe: { $name }
hand-over-text = Toată lumea poate privi: în acest joc nu e nimic ascuns.
hand-over-ready = { $name }: gata

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
chat = Chat
chat-unread =
    { $count ->
        [one] Chat, { $count } rând nou
        [few] Chat, { $count } rânduri noi
       *[other] Chat, { $count } de rânduri noi
    }
chat-empty = Încă nu a spus nimeni nimic.
chat-watching = Cine privește poate citi și chatul.
chat-write = Scrie ceva
chat-send = Trimite
chat-mute = Ascunde pe cineva
story = Ce s-a întâmplat până acum
menu = Masă
menu-undo = Ia înapoi ultima mea mutare
menu-undo-text = Imediat, dacă între timp nu a mutat nimeni și nu s-a întors nicio carte; altfel sunt întrebați ceilalți.
menu-rules = Reguli
menu-watch = Copiază linkul de privit
menu-copied = Copiat
menu-home = La pagina de start
menu-home-text = Locul tău e păstrat; revino oricând.
menu-leave = Ieși din partidă
menu-leave-sure = Un bot joacă mai departe în locul tău. Îți poți lua locul înapoi cât timp durează partida.
menu-leave-yes = Ieși
