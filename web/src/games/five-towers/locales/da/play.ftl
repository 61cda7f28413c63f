# Five Towers, during play.

seat-builds = bygger
seat-thinks = tænker
# Said by screen readers about somebody’s skyline. $standing: such as “passed”, or nothing
open-seat = { $name }, { some-points }. { $standing }
# The same plural as everywhere: $points
some-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
others = De andre
your-towers = Dine tårne
towers-of = Tårne: { $name }
# $tower: such as Sand tower; $values: a list of numbers from the ground up
tower-said =
    { $tower }, { $count ->
        [one] { $count } etage
       *[other] { $count } etager
    }: { $values }. { some-points }.
tower-said-empty = { $tower }: tom grund.
roof = tag
torn-down = revet ned
main-tower-height = hovedtårn, { $count }
points-now = point nu
# After a number
points-unit =
    { $count ->
        [one] point
       *[other] point
    }
becomes = bliver
# $type: candy, scary, tree, scrap or sand
main-tower-is =
    { $type ->
        [candy] Hovedtårn: Slik
        [scary] Hovedtårn: Gyser
        [tree] Hovedtårn: Træ
        [scrap] Hovedtårn: Skrot
       *[sand] Hovedtårn: Sand
    }
# $count: how many cards lie there; $cost: points lost for all of them
rubble-costs =
    { $count ->
        [one] { $count } kort i brokkerne, koster { $cost }
       *[other] { $count } kort i brokkerne, koster { $cost }
    }

# The deck. $pass_: 1 while it is gone through for the first time, 2 for the second
deck-chip =
    { $pass_ ->
        [1] { $count ->
                [one] { $count } kort, så blandes der én gang
               *[other] { $count } kort, så blandes der én gang
            }
       *[2] { $count ->
                [one] { $count } kort, så er det slut
               *[other] { $count } kort, så er det slut
            }
    }

# The row, and where each card would go. The short ones stand under small cards.
the-row = Rækken
the-row-help = den der vinder budrunden, vælger så mange kort som buddet
fit-on = på din { $below }
fit-on-short = på { $below }
fit-start = begynder et tårn
fit-start-short = nyt tårn
fit-roof = et tag
fit-roof-short = tag
fit-after-tearing = hvis du river din { $below } ned
fit-after-tearing-short = riv { $below }
fit-after-others = efter et andet kort
fit-after-others-short = senere
fit-none = passer ikke: din { $below } er for lav
fit-none-short = passer ikke
fit-stays = bliver
# $type: candy, scary, tree, scrap or sand
fit-none-roof =
    { $type ->
        [candy] dit sliktårn har allerede et tag
        [scary] dit gysertårn har allerede et tag
        [tree] dit trætårn har allerede et tag
        [scrap] dit skrottårn har allerede et tag
       *[sand] dit sandtårn har allerede et tag
    }
# $order: 1 for the card that is placed first
fit-placed = nr. { $order }

# Bidding
your-bid = Dit bud
auction = Budrunden
turn-first = Din tur: sig det første tal
# $number: the highest bid; $name: who bid it
turn-raise = Din tur: mere end { $number } ({ $name }), eller meld pas
turn-pass = Din tur: du kan kun melde pas
bid-choose = Hvor mange af disse kort vil du have? Vælg et tal for at se hvad det kan give.
bid-only-pass = Intet højere tal kan bygges på dine tårne.
bid-nothing = Med 0 overlader du rækken til de andre. Hvis alle melder pas, kasseres den.
bid-some =
    { $number ->
        [one] Med { $number } tager du { $number } valgfrit kort, hvis ingen byder mere. Den stiplede etage viser det bedste byggeri.
       *[other] Med { $number } tager du { $number } valgfrie kort, hvis ingen byder mere. De stiplede etager viser det bedste byggeri.
    }
bid-whole-row = Med { $number } tager du hele rækken med det samme: ingen kan byde mere.
bid-button = Vælg et tal
# $number: a bid; $points: what one would have after it
step-said = Bud { $number }, så { some-points }
with-number = med { $number }:

# Building
# $row: how many cards there are
take-cards = Tag { $count } af { $row }
tear-down = Riv ned
tear-nothing = Intet
place-more =
    { $count ->
        [one] Læg { $count } kort til
       *[other] Læg { $count } kort til
    }
place-done =
    { $count ->
        [one] { $count } kort er lagt
       *[other] Alle { $count } er lagt
    }
build-how = Tryk på et kort: det lægges på sit tårn. Lavt lægges på højt. Først må du rive ét kort ned øverst på et tårn.
build-ready = Intet gælder før du bygger.
build-button =
    { $count ->
        [one] { $count } kort tilbage
       *[other] { $count } kort tilbage
    }
undo = Fortryd
suggest = Foreslå
cancel-build = Kan ikke bygges
order = Rækkefølge
order-said = { $order }: { $card }. Tryk for at lægge det tilbage, piletasterne ændrer rækkefølgen.
order-help = Tryk for at lægge kortet tilbage. Træk eller brug piletasterne for at ændre rækkefølgen.
# What is special about a planned tower
note-roof =
    { $type ->
        [candy] Sliktårnet får sit tag: 2 point pr. etage, og intet mere lægges på det.
        [scary] Gysertårnet får sit tag: 2 point pr. etage, og intet mere lægges på det.
        [tree] Trætårnet får sit tag: 2 point pr. etage, og intet mere lægges på det.
        [scrap] Skrottårnet får sit tag: 2 point pr. etage, og intet mere lægges på det.
       *[sand] Sandtårnet får sit tag: 2 point pr. etage, og intet mere lægges på det.
    }
note-deck =
    { $type ->
        [candy] Sliktårnet viser en 8’er: et hvilket som helst slikkort kan lægges på den.
        [scary] Gysertårnet viser en 8’er: et hvilket som helst gyserkort kan lægges på den.
        [tree] Trætårnet viser en 8’er: et hvilket som helst trækort kan lægges på den.
        [scrap] Skrottårnet viser en 8’er: et hvilket som helst skrotkort kan lægges på den.
       *[sand] Sandtårnet viser en 8’er: et hvilket som helst sandkort kan lægges på den.
    }
note-brackets =
    { $type ->
        [candy] 9’eren åbner sliktårnet igen.
        [scary] 9’eren åbner gysertårnet igen.
        [tree] 9’eren åbner trætårnet igen.
        [scrap] 9’eren åbner skrottårnet igen.
       *[sand] 9’eren åbner sandtårnet igen.
    }
note-restart =
    { $type ->
        [candy] Sliktårnet begynder forfra fra jorden.
        [scary] Gysertårnet begynder forfra fra jorden.
        [tree] Trætårnet begynder forfra fra jorden.
        [scrap] Skrottårnet begynder forfra fra jorden.
       *[sand] Sandtårnet begynder forfra fra jorden.
    }
result-if = Hvis du vinder med { $number }
result-after = Efter dette byggeri
result-now = Point indtil nu

# Waiting
wait-bid = { $name } byder
wait-build = { $name } bygger
wait-dealer = Kortgiveren vender kort
wait-over = Det sidste kort er spillet

# Around the table
cards-left = Kommende kort
left-deck = stadig i trækbunken
left-again = kasseret, kommer tilbage når der blandes
left-discarded =
    { $count ->
        [one] { $count } kasseret
       *[other] { $count } kasseret
    }
