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
points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }

# What somebody did. $name: the player, or the word for “You”: so no verb may depend on it.
# $place and $cell: three numbers, such as 0 0 4. $worker: a number.
did-start = První na řadě: { $name }
did-add = { $name }: přidaný dělník, místo { $cell }
did-build = { $name }: postavená karta „{ card }“ { use }, místo { $place }
did-move = { $name }: dělník { $worker } přechází na místo { $cell }
did-shift = { $name }: dělník { $worker } posunutý na místo { $cell }
did-finish = { $name }: nikdo se neposouvá
did-put = { $name }: dělník vrácený na místo { $cell }
did-keep = { $name }: dělník zůstává v zásobě
held = Drží.
# $workers: numbers of workers
fell =
    { $count ->
        [one] Padá dělník: { $workers }.
        [few] Padají { $count } dělníci: { $workers }.
        [many] Padá { $count } dělníka: { $workers }.
       *[other] Padá { $count } dělníků: { $workers }.
    }
landed = Teď na jiném místě: { $workers }.
collapsed = Budova se řítí.
void = O tom nejde nic říct: zkusí se to znovu.

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
not-in-deck = { card }: tato karta není v balíčku.
no-actions-left = Všechny tři akce jsou hotové. Posuň ty, kterých se dotýká nýt, nebo řekni, že končíš.
actions-left = Ještě není konec: zbývá akce.
not-in-hand = { card }: tuto kartu nemáš v ruce.
no-rivets = Nýty došly: nic dalšího postavit nejde.
no-worker-on-site = Na stavbě nemáš dělníka. Nejdřív ho přidej.
all-enclosed = Všichni tvoji dělníci na stavbě jsou uzavření.
no-edge = Tam není střed žádné volné hrany.
must-lie = Tato karta musí ležet.
must-stand = Tato karta musí stát.
passes-through = Karta by procházela skrz jinou.
touches-ground = Země se smí dotýkat jen základ.
base-needs-ground = Základ musí stát na zemi.
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
nowhere-to-go = Dělník { $worker } nemá kam jít.
nobody-can-move = Žádný tvůj dělník nemůže přejít jinam.
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
ask-report = Co se stalo? held – drží, fell workers=3,7 – spadli (jejich čísla), collapsed – budova se zřítila
# $move: one of those below
ask-confirm = { $move }: Enter – potvrdit, u – krok zpět
# $verb: one of the actions
verb =
    { $verb ->
        [add] Přidat dělníka
        [build] Postavit kartu
        [move] Přejít s dělníkem
       *[shift] Posunout dělníka
    }
button-add = Přidat dělníka na místo { $cell }
button-build = Postavit: „{ card }“ { use }, místo { $place }
button-move = Přejít s dělníkem { $worker } na místo { $cell }
button-shift = Posunout dělníka { $worker } na místo { $cell }
button-done = Nikoho neposouvat
button-put = Vrátit dělníka na místo { $cell }
button-keep = Nechat dělníka v zásobě
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
       *[put] { $cell }
    }
worker-line = Dělník { $worker }, místo { $cell }
more-of-them = … a ještě { $count }; každý tah jde napsat i celý, například build upright-3 at 1 0 3 x turn 0
nothing-chosen = Zatím není nic zvoleno. h ukáže klávesy.
nothing-planned = Nic není naplánováno.
no-such-number = Napiš číslo od 1 do { $count }.
it-is-legal = Můžeš.
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
