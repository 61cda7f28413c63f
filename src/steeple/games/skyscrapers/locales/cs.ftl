# Skyscrapers: its words, and why a move is illegal.

name = Mrakodrapy

# The kinds of cards
kind =
    { $kind ->
        [flat] Ležatá
        [upright] Svislá
        [floor] Podlaha
        [universal] Univerzální
       *[base] Základ
    }
# A card, such as “Upright 3”. $number: which one of its kind; bases have none, which is 0.
card =
    { $number ->
        [0] { kind }
       *[other] { kind } { $number }
    }
# What a card is built in as
use =
    { $use ->
        [flat] jako ležatá karta
        [upright] jako svislá karta
        [floor] jako podlaha
       *[base] jako základ
    }
# A height within a sentence. $height: 0 is the ground
height =
    { $height ->
        [0] země
       *[other] { $height }. patro
    }
points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }

# What somebody did. $name: the player; names can’t be inflected.
did-start = První na řadě: { $name }
did-add = { $name } přidává dělníka.
did-build =
    { $use ->
        [flat] { $name } pokládá kartu: { height }.
        [floor] { $name } pokládá podlahu: { height }.
        [upright] { $name } staví kartu: { height }.
       *[base] { $name } staví základ na zem.
    }
did-move = { $name } přesouvá dělníka: { height }.
did-shift = { $name } posouvá dělníka: { height }.
did-finish = { $name } nechává dělníky, kde jsou.
did-put = { $name } vrací dělníka: { height }.
did-keep = { $name } nechává dělníka v zásobě.
did-propose = { $name } navrhuje hru tady ukončit.
did-agree = { $name } souhlasí.
did-decline = { $name } chce hrát dál.
# What building and workers did, and what follows
held = Drží.
scored =
    { $points ->
        [one] Drží. { $name }: { $points } bod.
        [few] Drží. { $name }: { $points } body.
        [many] Drží. { $name }: { $points } bodu.
       *[other] Drží. { $name }: { $points } bodů.
    }
# $names: whose workers these are
fell =
    { $count ->
        [one] Spadl dělník ({ $names }).
        [few] Spadli { $count } dělníci ({ $names }).
        [many] Spadlo { $count } dělníka ({ $names }).
       *[other] Spadlo { $count } dělníků ({ $names }).
    }
# $points: what it costs
fell-cost =
    { $points ->
        [one] { $name } ztrácí { $points } bod.
        [few] { $name } ztrácí { $points } body.
        [many] { $name } ztrácí { $points } bodu.
       *[other] { $name } ztrácí { $points } bodů.
    }
landed =
    { $count ->
        [one] Dělník teď stojí jinde ({ $names }).
        [few] { $count } dělníci teď stojí jinde ({ $names }).
        [many] { $count } dělníka teď stojí jinde ({ $names }).
       *[other] { $count } dělníků teď stojí jinde ({ $names }).
    }
# They lie where they stood or landed
knocked-over =
    { $count ->
        [one] Převrátil se a leží dělník ({ $names }).
        [few] Převrátili se a leží { $count } dělníci ({ $names }).
        [many] Převrátilo se a leží { $count } dělníka ({ $names }).
       *[other] Převrátilo se a leží { $count } dělníků ({ $names }).
    }
collapsed = Budova se zřítila. { $name } vypadává a hra končí.
bumped = { $name } vráží do stolu.
# Who decides next
put-next = { $name } rozhoduje, kam dělníka vrátit.
# $why: missed, start, air, slow or unstable
void =
    { $why ->
        [missed] Neplatí: minulo to svoje místo. Tah se opakuje.
        [air] Neplatí: puštěno ve vzduchu. Tah se opakuje.
        [start] Neplatí: na začátku to bylo uvnitř něčeho jiného. Tah se opakuje.
        [unstable] Neplatí: simulace se nepovedla. Tah se opakuje.
       *[slow] Neplatí: trvalo to moc dlouho. Tah se opakuje.
    }

# Why a move is illegal
no-such-worker = Dělník „{ $worker }“ neexistuje. Dělníci mají čísla 0 až 19.
no-such-place = „{ $place }“ není místo. Místo jsou tři celá čísla, například 0 0 4.
no-such-card = Karta „{ $card }“ neexistuje. Karta je druh a číslo, například upright-3, nebo base.
# $uses: the words that may be typed
say-the-use = Karta { $card } se dá použít různě. Řekni jak: { $uses }.
no-such-use = Kartu { $card } nejde postavit jako „{ $use }“.
no-such-seat = Takové místo u tohoto stolu není.
not-now = Teď na to není vhodná chvíle.
not-your-turn = Nejsi na řadě.
not-quiet = Konec lze navrhnout, až se celé kolo nic nepostaví.
you-are-out = Jsi mimo hru.
not-in-deck = { card }: tato karta není v balíčku.
no-actions-left = Všechny tři akce jsou hotové. Posuň ty, kterých se dotýká nýt, nebo řekni, že končíš.
actions-left = Ještě není konec: zbývá akce.
not-in-hand = { card }: tuto kartu nemáš v ruce.
no-rivets = Nýty došly: nic dalšího postavit nejde.
no-worker-on-site = Na stavbě nemáš dělníka. Nejdřív ho přidej.
all-enclosed = Všichni tvoji dělníci na stavbě jsou uzavření.
all-lie = Tvoji dělníci leží. Nejdřív některého postav: posuň ho, je to zdarma.
no-edge = Tam není střed žádné volné hrany.
must-lie = Tato karta musí ležet.
must-stand = Tato karta musí stát.
passes-through = Karta by procházela skrz jinou.
touches-ground = Země se smí dotýkat jen základ.
base-needs-ground = Základ musí stát na zemi.
beyond-ground = To je za okrajem staveniště.
drawn-worker-stands = Dělník nakreslený na kartě musí stát rovně: turn 0.
no-girder-meets = Žádný nosník karty by nenavazoval na nosník budovy.
no-worker-touches = Žádný tvůj dělník se nedotýká karty, které by se dotkla ta nová.
no-site = Pro tuto kartu teď není místo.
nothing-fits = Pro žádnou tvoji kartu teď není místo.
reserve-empty = V zásobě nemáš žádného dělníka.
nowhere-to-add = Na zemi u základů není místo.
only-on-the-ground = Nový dělník začíná na zemi.
no-base-there = Dělník na zemi se musí dotýkat základu.
nothing-to-stand-on = Není tam podlaha, na které by šlo stát.
cell-closed = Toto místo je uzavřené: ruka na něj nedosáhne.
no-room = Další dělník se sem nevejde.
not-your-worker = Tento dělník není tvůj.
not-on-site = Dělník { $worker } není na stavbě.
is-enclosed = Dělník { $worker } je uzavřený.
is-lying = Dělník { $worker } leží. Nejdřív ho postav: posuň ho, je to zdarma.
nowhere-to-go = Dělník { $worker } nemá kam jít.
nobody-can-move = Žádného tvého dělníka nejde přesunout.
already-there = Dělník { $worker } tam už stojí.
too-far = Dělník jde o patro výš, o patro níž, nebo jinam ve svém patře.
not-on-a-floor = Posunout jde jen dělníka, který stojí na podlaze.
other-card = Dělník se posouvá po podlaze, na které stojí.
shifted-already = Dělník { $worker } už je posunutý.
only-the-touched = Po poslední akci se posouvají jen dělníci, kterých se dotýká nýt.
nothing-can-collapse = Jsou tu jen základy: nemá se co zřítit.
nobody-fell = Řekni, kteří dělníci spadli.
fell-from-nowhere = Dělník { $worker } nebyl na stavbě, takže spadnout nemohl.
can-not-be-there = Dělník { $worker } tam nemůže stát ani ležet.
can-not-lie = Dělník { $worker } se převrátit nemohl.
no-such-rivet = V kartě { $card } budovy žádný nýt není.
makes-no-sense = Tohle rozhodčí vidět nemůže.

# The site in the terminal
# $height: 0 is the ground
level = { $height }. patro
ground = Země
# $reserve: how many workers
seat-line = { points } · v zásobě: { $reserve }
seat-out = { points } · mimo hru
rivets = Zbývající nýty: { $count }
actions =
    { $count ->
        [one] zbývá { $count } akce
        [few] zbývají { $count } akce
        [many] zbývá { $count } akce
       *[other] zbývá { $count } akcí
    }
your-cards = Tvoje karty:
# $letters: which letter stands for the workers of which player
legend = : podlaha, / ležatá karta, čáry: stojící karty, dělníci: { $letters }

# What is asked
ask-what = Co uděláš? (číslo)
ask-card = Která karta? (její číslo)
ask-use = Jako co? (číslo)
ask-site = Kam? (číslo)
ask-worker = Který dělník? (číslo)
ask-cell = Na které místo? (číslo)
ask-put = Tvůj dělník { $worker } spadl. Kam se vrátí? (číslo)
ask-agree = Končí tady hra? (číslo)
ask-report = Co se stalo? held – drží, held lies=5 – převrátil se, fell workers=3,7 – spadli (jejich čísla), collapsed – budova se zřítila
# $verb: one of the actions
verb =
    { $verb ->
        [add] Přidat dělníka
        [build] Postavit kartu
        [move] Přesunout dělníka
       *[shift] Posunout dělníka
    }
button-add = Přidat dělníka na místo { $cell }
button-build = Postavit: „{ card }“ { use }, místo { $place }
button-move = Přesunout dělníka { $worker } na místo { $cell }
button-shift = Posunout dělníka { $worker } na místo { $cell }
button-done = Nikoho neposouvat
button-put = Vrátit dělníka na místo { $cell }
button-keep = Nechat dělníka v zásobě
button-propose = Navrhnout konec tady
button-agree = Souhlasit: hra končí
button-decline = Hrát dál
# A card to choose. $girders: letters
card-line = { card } [{ $girders }]: nejvýš { points }
# A place to choose. $site: three numbers and a letter; $girders: letters
site-line = { $site } turn { $turn } [{ $girders }]: { points }
# A cell to choose. $way: how it is reached
cell-line =
    { $way ->
        [add] { $cell }
        [up] { $cell }, o patro výš
        [down] { $cell }, o patro níž
        [same] { $cell }, stejné patro
        [shift] { $cell }, stejná podlaha
        [stand] { $cell }, postavit tam, kde leží
       *[put] { $cell }
    }
worker-line = Dělník { $worker }, místo { $cell }
worker-lies = Dělník { $worker } leží, místo { $cell }
more-of-them = … a ještě { $count }; každý tah jde napsat i celý, například build upright-3 at 1 0 3 x turn 0
nothing-planned = Nic není naplánováno.
no-such-number = Napiš číslo od 1 do { $count }.
# What comes of it
outlook-card =
    { $count ->
        [one] To je { $count } bod.
        [few] To jsou { $count } body.
        [many] To je { $count } bodu.
       *[other] To je { $count } bodů.
    }
outlook-highest = Byla by to nejvyšší karta: body se počítají dvakrát.
outlook-encloses = Uzavře: { $workers }.
outlook-last = Je to tvoje poslední karta: hra končí.

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – zvolit
    build upright-3 at 1 0 3 x turn 0 – celý tah, jako v souboru partie
    ? – proč ne?
    s – navrhnout tah
    u – krok zpět, Enter – potvrdit
    q – skončit; partie se uloží

# The lesson: what a coach says before each action of the learner, and after other ones. The words in quotes are on a button.
lesson-add = Tah má tři akce. Nejdřív stiskni „Přidat“ a osvětlené místo: noví dělníci začínají na zemi vedle základu.
lesson-build = Vyber osvětlenou kartu. Stojí svisle a může přijít všude, kde máš nablízku dělníka.
lesson-move = Zbývá jedna akce. Přesuň nového dělníka nahoru na osvětlené místo: jedna akce, jedno patro.
lesson-end = Tím hra končí, a kdo to způsobil, vypadává. Obvykle hra končí, když někdo postaví svou poslední kartu: za to je 5 bodů a dalších 5 za to, kdo stojí nejvýš.
lesson-try-add = Nejdřív přidej dělníka.
lesson-try-build = Nejdřív postav kartu, kterou chce trenér.
lesson-try-move = Nejdřív přesuň nového dělníka o patro výš.
