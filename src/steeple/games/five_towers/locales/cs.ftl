# Pět věží: slova hry a proč tah není možný.

name = Pět věží

# Pět druhů věží. $type: candy, scary, tree, scrap nebo sand
tower =
    { $type ->
        [candy] Dortová věž
        [scary] Strašidelná věž
        [tree] Lesní věž
        [scrap] Šrotová věž
       *[sand] Písková věž
    }
# Totéž co nejkratší: na kartách a v seznamech
type =
    { $type ->
        [candy] Dort
        [scary] Strach
        [tree] Les
        [scrap] Šrot
       *[sand] Písek
    }
card = { type } { $value }
row = Nabídka:
rubble = Trosky
points = { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }

# Co kdo udělal. $name: jméno, nebo slovo „Ty“, proto se s ním nic neshoduje.
did-bid = { $name }: výběr { $number }
did-pass = { $name }: odstoupení
did-cancel = { $name }: tolik karet postavit nejde, vracejí se do nabídky
did-build = { $name }: stavba – { $cards }
did-tear-down = { $name }: zbourání vrchní karty ({ tower }), potom stavba – { $cards }
did-start = První na řadě: { $name }
# The cards that were turned up
new-row = Nová nabídka: { $cards }

# Proč tah není možný
no-such-card = Karta „{ $card }“ neexistuje. Karta je druh a číslo od 0 do 15, například candy12.
no-such-type = Věž „{ $name }“ neexistuje. K dispozici: candy, scary, tree, scrap, sand.
one-tear-down = Zbourat se smí jen jedna karta a píše se to jako první, například: build -sand sand7.
cards-in-a-build =
    { $count ->
        [0] Ke stavbě je potřeba aspoň jedna karta.
       *[other] Karet v jedné stavbě může být nejvýš { $most }, ne { $count }.
    }
not-now = Teď na to není vhodná chvíle.
not-in-deck = { card }: tato karta není v dobíracím balíčku.
time-to-bid = Výběr ještě neskončil: vyber číslo, nebo odstup.
time-to-build =
    { $number ->
        [one] Výběr skončil: postav { $number } kartu.
        [few] Výběr skončil: postav { $number } karty.
        [many] Výběr skončil: postav { $number } karty.
       *[other] Výběr skončil: postav { $number } karet.
    }
not-higher = Nejvyšší výběr je { $highest }: vyber vyšší číslo, nebo odstup.
more-than-row =
    { $row ->
        [one] V nabídce je jen { $row } karta.
        [few] V nabídce jsou jen { $row } karty.
        [many] V nabídce je jen { $row } karty.
       *[other] V nabídce je jen { $row } karet.
    }
not-below-cancelled = V tomto kole nešlo postavit { $cancelled }: vyber nižší číslo, nebo odstup.
more-than-buildable =
    { $most ->
        [0] Postavit { $number } nejde: žádná z těchto karet na tvé věže nepasuje, ani když něco zbouráš.
        [one] Postavit { $number } nejde: na tvé věže pasuje nejvýš { $most } karta, i když něco zbouráš.
        [few] Postavit { $number } nejde: na tvé věže pasují nejvýš { $most } karty, i když něco zbouráš.
        [many] Postavit { $number } nejde: na tvé věže pasuje nejvýš { $most } karty, i když něco zbouráš.
       *[other] Postavit { $number } nejde: na tvé věže pasuje nejvýš { $most } karet, i když něco zbouráš.
    }
starter-must-bid = Kdo začíná, určí číslo od 0 do { $row }.
wrong-size =
    { $number ->
        [one] Tvůj výběr je { $number }: postav přesně { $number } kartu, ne { $count }.
        [few] Tvůj výběr je { $number }: postav přesně { $number } karty, ne { $count }.
        [many] Tvůj výběr je { $number }: postav přesně { $number } karty, ne { $count }.
       *[other] Tvůj výběr je { $number }: postav přesně { $number } karet, ne { $count }.
    }
not-in-row = { card }: tato karta není v nabídce.
nothing-to-tear-down = { tower }: není co zbourat.
roof-stays = { tower }: vrcholek se nikdy nebourá.
nothing-goes-on-roof = { tower }: { $value } umístit nelze, na vrcholek se nic nestaví.
does-not-fit = { tower }: { $value } na { $below } umístit nelze. Číslo musí být nižší; jen 9 smí na jakoukoli kartu kromě 0 a na 8 smí jakákoli karta.
can-be-built =
    { $number ->
        [one] Postavit { $number } kartu jde, takže stavbu zrušit nelze.
        [few] Postavit { $number } karty jde, takže stavbu zrušit nelze.
        [many] Postavit { $number } karty jde, takže stavbu zrušit nelze.
       *[other] Postavit { $number } karet jde, takže stavbu zrušit nelze.
    }

# Stůl v terminálu
# $pass_: 1, když se balíček bere poprvé, 2, když podruhé
deck-left =
    { $pass_ ->
        [1] { $count ->
                [0] Dobírací balíček je prázdný: po tomto kole se z odkládací hromádky zamíchá nový.
                [one] V dobíracím balíčku je { $count } karta, pak se z odkládací hromádky zamíchá nový.
                [few] V dobíracím balíčku jsou { $count } karty, pak se z odkládací hromádky zamíchá nový.
                [many] V dobíracím balíčku je { $count } karty, pak se z odkládací hromádky zamíchá nový.
               *[other] V dobíracím balíčku je { $count } karet, pak se z odkládací hromádky zamíchá nový.
            }
       *[2] { $count ->
                [0] Dobírací balíček je podruhé prázdný: toto je poslední kolo.
                [one] V dobíracím balíčku je { $count } karta, pak hra končí.
                [few] V dobíracím balíčku jsou { $count } karty, pak hra končí.
                [many] V dobíracím balíčku je { $count } karty, pak hra končí.
               *[other] V dobíracím balíčku je { $count } karet, pak hra končí.
            }
    }
has-bid = výběr { $number }
passed = odstoupení

# Na co se program ptá. $numbers: seznam čísel
ask-bid = Kolik karet vybíráš? { $numbers }
ask-bid-or-pass = Kolik karet vybíráš? { $numbers }, nebo p – odstoupit
ask-pass = Víc vybrat nejde: p – odstoupit
ask-cancel =
    { $number ->
        [one] Postavit { $number } kartu nejde: c – zrušit
        [few] Postavit { $number } karty nejde: c – zrušit
        [many] Postavit { $number } karty nejde: c – zrušit
       *[other] Postavit { $number } karet nejde: c – zrušit
    }
ask-build =
    { $count ->
        [one] Vezmi si ještě { $count } kartu (její číslo v nabídce)
        [few] Vezmi si ještě { $count } karty (jejich čísla v nabídce v pořadí, ve kterém je umístíš)
        [many] Vezmi si ještě { $count } karty (jejich čísla v nabídce v pořadí, ve kterém je umístíš)
       *[other] Vezmi si ještě { $count } karet (jejich čísla v nabídce v pořadí, ve kterém je umístíš)
    }
button-bid = Vybrat { $number }
button-pass = Odstoupit
button-cancel = Zrušit
button-build =
    { $count ->
        [one] Postavit za { $count } bod
        [few] Postavit za { $count } body
        [many] Postavit za { $count } bodu
       *[other] Postavit za { $count } bodů
    }
nothing-planned = Nic není naplánováno.
# $plan: seznam toho, co se bourá a staví
plan-so-far = V plánu: { $plan }.
torn-down = zbourat vrchní kartu ({ $tower })
points-change = Body: { $before } → { $after }
can-not-be-finished = { card }: tady by tato karta bránila ostatním, { $number } by už postavit nešlo.
tear-down-blocks = { tower }: bourání by tu bránilo ostatním kartám, { $number } by už postavit nešlo.
already-taken = { card }: tato karta už je vybraná.
no-such-place = Karty v nabídce mají čísla od 1 do { $count }.
card-fits = { $card }: pasuje.
card-fits-after-tearing = { $card }: pasuje, když něco zbouráš.
card-has-no-place = { $card }: nehodí se do žádné stavby.

# Klávesy. Písmena a znaky před pomlčkou zůstávají.
keys-bid =
    0 až 5 – vybrat tolik karet
    p – odstoupit
    ? – proč ne? (všechna čísla), ?4 – proč ne 4?
    s – navrhnout tah
    u – krok zpět, Enter – potvrdit
    q – skončit; partie se uloží
keys-build =
    1 až 5 – vzít tuto kartu z nabídky; několik: 2 4 1, v pořadí, ve kterém je umístíš
    t sand – nejdřív zbourat vrchní kartu této věže
    ? – které karty pasují
    s – navrhnout stavbu
    c – zrušit, když tvůj výběr nejde postavit (jen s --bidding open)
    u – krok zpět, Enter – potvrdit
    q – skončit; partie se uloží

# Bodování skutečného stolu
main-tower = Hlavní věž
# Když jméno není zadané
player = Hráč
sheet-line = Řádek { $line }: { $why }
sheet-empty = Nejsou tu žádné věže k bodování.
sheet-what = „{ $text }“ není ani věž ({ $known }), ani trosky.
sheet-tower-twice = { tower }: od každého druhu lze mít jen jednu věž.
sheet-no-values = { tower }: chybějí čísla karet (zdola nahoru).
sheet-value = „{ $text }“ není číslo karty; čísla jsou od 0 do 15.
sheet-rubble = „{ $text }“ není karta. Trosky jsou počet karet, nebo karty, například sand7 candy3.
sheet-rubble-twice = Trosky už jsou zadané.
sheet-does-not-fit = { $name } – { tower }: { $value } nemůže stát na { $below }.
sheet-on-roof = { $name } – { tower }: { $value } nemůže stát na vrcholku.
sheet-roof-torn = { $name }: vrcholek se nikdy nebourá.
sheet-much-rubble = { $name }: karet v hromádce trosek nemůže být víc než { $most }.
sheet-many-players = Hráčů může být nejvýš { $most }.
sheet-copies = { card }: těchto karet je na stole { $count }, při tomto počtu hráčů jich hra má jen { $there }.

# Lekce: co zazní před každým tahem. Čísla jsou hodnoty karet.
lesson-1 = V nabídce leží pět karet. Začínáš ty: řekni, kolik si jich vezmeš. Vyber 3.
lesson-2 = Nikdo neříká víc, a tak si bereš 3 karty. Karta musí být nižší než ta pod ní: 2 patří na 13 a 15 začíná novou věž.
lesson-3 = Nejvyšší výběr je 3. Na výhru by bylo třeba vzít 4, a na nízké karty později skoro nic nepasuje. Odstup.
lesson-4 = 11 ani 5 na tvou 2 nepasují. Před stavbou ale smíš zbourat jednu vrchní kartu. Vyber 3.
lesson-5 = Zbourej 2, pak polož 11, 5 a 10. Dvojka je teď v troskách: první karta tam stojí 1 bod, druhá 2.
lesson-6 = 9 smí na jakoukoli kartu kromě 0, a pak je zase místo. Po tobě už nikdo nevybírá: vyber 3.
lesson-7 = 9 patří na 5 a 7 na 9. 8 patří na 10 a na 8 smí jakákoli karta.
lesson-8 = 0 je vrcholek: každá karta té věže se počítá dvakrát a nic dalšího na ni nesmí. Vyber 3.
lesson-9 = Dokonči svou nejvyšší věž kartou 0. 11 patří na 8 a 7 na 11.
lesson-10 = 6 karet ve věži s vrcholkem dává 12 bodů a 6 dalších za hlavní věž. Ostatní karty dávají 5, trosky berou 1: celkem 22 bodů. Teď už víš všechno: hraj.
# Co zazní, když přijde jiný dovolený tah
lesson-try-bid = I to jde. V této lekci vyber { $number }.
lesson-try-pass = I to jde. V této lekci odstup.
lesson-try-build = I to jde. V této lekci stav, jak se tu píše.
