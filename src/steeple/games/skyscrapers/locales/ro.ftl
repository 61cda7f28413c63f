# Skyscrapers: its words, and why a move is illegal.

name = Skyscrapers

# The kinds of cards
kind =
    { $kind ->
        [flat] Orizontală
        [upright] Verticală
        [floor] Podea
        [universal] Universală
       *[base] Bază
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
        [flat] ca orizontală
        [upright] ca verticală
        [floor] ca podea
       *[base] ca bază
    }
# A height within a sentence. $height: 0 is the ground
height =
    { $height ->
        [0] sol
       *[other] nivelul { $height }
    }
points =
    { $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }

# What somebody did. $name: the player; names can’t be inflected.
did-start = Prima tură: { $name }
did-add = { $name } adaugă un muncitor.
did-build =
    { $use ->
        [flat] { $name } așază o carte orizontal la { height }.
        [floor] { $name } așază o podea la { height }.
        [upright] { $name } așază o carte vertical la { height }.
       *[base] { $name } pune o bază pe sol.
    }
did-move = { $name } mută un muncitor la { height }.
did-shift = { $name } deplasează un muncitor la { height }.
did-finish = { $name } lasă muncitorii unde sunt.
did-put = { $name } pune muncitorul înapoi la { height }.
did-keep = { $name } ține muncitorul în rezervă.
did-propose = { $name } propune încheierea jocului aici.
did-agree = { $name } e de acord.
did-decline = { $name } vrea să joace mai departe.
# What building and workers did, and what follows
held = Clădirea ține.
scored =
    { $points ->
        [one] Clădirea ține: { $points } punct pentru { $name }.
        [few] Clădirea ține: { $points } puncte pentru { $name }.
       *[other] Clădirea ține: { $points } de puncte pentru { $name }.
    }
# $names: whose workers these are
fell =
    { $count ->
        [one] A căzut un muncitor ({ $names }).
        [few] Au căzut { $count } muncitori ({ $names }).
       *[other] Au căzut { $count } de muncitori ({ $names }).
    }
# $points: what it costs
fell-cost =
    { $points ->
        [one] { $points } punct în minus pentru { $name }.
        [few] { $points } puncte în minus pentru { $name }.
       *[other] { $points } de puncte în minus pentru { $name }.
    }
landed =
    { $count ->
        [one] Un muncitor stă acum în alt loc ({ $names }).
        [few] { $count } muncitori stau acum în alt loc ({ $names }).
       *[other] { $count } de muncitori stau acum în alt loc ({ $names }).
    }
# They lie where they stood or landed
knocked-over =
    { $count ->
        [one] Un muncitor s-a răsturnat și stă culcat ({ $names }).
        [few] { $count } muncitori s-au răsturnat și stau culcați ({ $names }).
       *[other] { $count } de muncitori s-au răsturnat și stau culcați ({ $names }).
    }
collapsed = Clădirea s-a prăbușit. { $name } iese din joc, iar jocul s-a încheiat.
bumped = { $name } a lovit masa.
# Who decides next
put-next = { $name } decide unde îl pune înapoi.
# $why: missed, start, air, slow or unstable
void =
    { $why ->
        [missed] Neevaluat: nu a ajuns la locul potrivit. Mutarea trebuie repetată.
        [air] Neevaluat: i s-a dat drumul în aer. Mutarea trebuie repetată.
        [start] Neevaluat: a pornit din interiorul altui lucru. Mutarea trebuie repetată.
        [unstable] Neevaluat: simularea a dat greș. Mutarea trebuie repetată.
       *[slow] Neevaluat: a durat prea mult. Mutarea trebuie repetată.
    }

# Why a move is illegal
no-such-worker = Nu există muncitorul „{ $worker }”. Muncitorii au numerele de la 0 la 19.
no-such-place = „{ $place }” nu e un loc. Un loc înseamnă trei numere întregi, de exemplu 0 0 4.
no-such-card = Nu există cartea „{ $card }”. O carte e un fel și un număr, de exemplu upright-3, sau base.
# $uses: the words that may be typed
say-the-use = Cartea { $card } se poate folosi în mai multe feluri. Spune care: { $uses }.
no-such-use = Cartea { $card } nu se poate construi ca „{ $use }”.
no-such-seat = La această masă nu e un astfel de loc.
not-now = Acum nu e momentul pentru asta.
not-your-turn = Nu e rândul tău.
not-quiet = Încheierea se poate propune după o rundă întreagă fără construcții.
you-are-out = Nu mai ești în joc.
not-in-deck = Cartea { card } nu e printre cele de împărțit.
no-actions-left = Ai făcut cele trei acțiuni. Deplasează-i pe cei atinși de nit sau spune că ai terminat.
actions-left = Încă nu ai terminat: mai e o acțiune.
not-in-hand = Cartea { card } nu e în mâna ta.
no-rivets = Nu mai sunt nituri: nu se mai poate construi nimic.
no-worker-on-site = Nu ai niciun muncitor pe șantier. Adaugă întâi unul.
all-enclosed = Toți muncitorii tăi de pe șantier sunt blocați.
all-lie = Muncitorii tăi stau culcați. Ridică mai întâi unul: deplasarea e gratis.
no-edge = Nu e nicio margine liberă cu mijlocul acolo.
must-lie = Această carte trebuie așezată orizontal.
must-stand = Această carte trebuie așezată vertical.
passes-through = Cartea ar trece prin alta.
touches-ground = Doar o bază poate atinge solul.
base-needs-ground = O bază trebuie să stea pe sol.
beyond-ground = Este dincolo de marginea șantierului.
drawn-worker-stands = Muncitorul desenat pe carte trebuie să stea drept: turn 0.
no-girder-meets = Nicio bară a cărții nu s-ar conecta cu o bară a clădirii.
no-worker-touches = Niciun muncitor de-al tău nu atinge o carte pe care ar atinge-o cea nouă.
no-site = Acum nu e niciun loc pentru această carte.
nothing-fits = Acum nu e loc pentru niciuna dintre cărțile tale.
reserve-empty = Nu ai niciun muncitor în rezervă.
nowhere-to-add = Nu e loc pe sol lângă o bază.
only-on-the-ground = Un muncitor nou începe la sol.
no-base-there = Un muncitor de pe sol trebuie să atingă o bază.
nothing-to-stand-on = Nu e nicio podea pe care să stea.
cell-closed = Acest loc e închis din toate părțile: nicio mână nu ajunge la el.
no-room = Nu e loc pentru încă un muncitor.
not-your-worker = Acest muncitor nu e al tău.
not-on-site = Muncitorul { $worker } nu e pe șantier.
is-enclosed = Muncitorul { $worker } e blocat.
is-lying = Muncitorul { $worker } stă culcat. Ridică-l mai întâi: deplasarea e gratis.
nowhere-to-go = Muncitorul { $worker } nu are unde merge.
nobody-can-move = Niciun muncitor de-al tău nu se poate muta.
already-there = Muncitorul { $worker } e deja acolo.
too-far = Un muncitor urcă un nivel, coboară un nivel sau merge altundeva pe nivelul lui.
not-on-a-floor = Se poate deplasa doar un muncitor care stă pe o podea.
other-card = Un muncitor se deplasează pe podeaua pe care stă.
shifted-already = Muncitorul { $worker } a fost deja deplasat.
only-the-touched = După ultima acțiune se deplasează doar muncitorii atinși de nit.
nothing-can-collapse = Sunt doar baze: nu se poate prăbuși nimic.
nobody-fell = Spune care muncitori au căzut.
fell-from-nowhere = Muncitorul { $worker } nu era pe șantier și nu putea să cadă.
can-not-be-there = Muncitorul { $worker } nu poate sta acolo, nici în picioare, nici culcat.
can-not-lie = Muncitorul { $worker } nu poate să se fi răsturnat.
no-such-rivet = Nu e niciun nit în cartea { $card } a clădirii.
makes-no-sense = Arbitrul nu poate să fi văzut asta.

# The site in the terminal
# $height: 0 is the ground
level = Nivelul { $height }
ground = Sol
# $reserve: how many workers
seat-line = { points } · în rezervă: { $reserve }
seat-out = { points } · în afara jocului
rivets = Nituri rămase: { $count }
actions =
    { $count ->
        [one] încă { $count } acțiune
        [few] încă { $count } acțiuni
       *[other] încă { $count } de acțiuni
    }
your-cards = Cărțile tale:
# $letters: which letter stands for the workers of which player
legend = : podea, / carte orizontală, linii: cărți verticale, muncitori: { $letters }

# What is asked
ask-what = Ce faci? (un număr)
ask-card = Ce carte? (numărul ei)
ask-use = Ca ce? (un număr)
ask-site = Unde? (un număr)
ask-worker = Care muncitor? (un număr)
ask-cell = Încotro? (un număr)
ask-put = Muncitorul tău { $worker } a căzut. Unde îl pui înapoi? (un număr)
ask-agree = Se încheie jocul aici? (un număr)
ask-report = Ce s-a întâmplat? held (a ținut), held lies=5 (răsturnat), fell workers=3,7 (numerele celor căzuți) sau collapsed (s-a prăbușit)
# $verb: one of the actions
verb =
    { $verb ->
        [add] Adaugă un muncitor
        [build] Construiește o carte
        [move] Mută un muncitor
       *[shift] Deplasează un muncitor
    }
button-add = Adaugă un muncitor la { $cell }
button-build = Construiește { card } { use } la { $place }
button-move = Mută muncitorul { $worker } la { $cell }
button-shift = Deplasează muncitorul { $worker } la { $cell }
button-done = Nu deplasa pe nimeni
button-put = Pune muncitorul înapoi la { $cell }
button-keep = Păstrează muncitorul în rezervă
button-propose = Propune încheierea aici
button-agree = De acord: jocul se încheie
button-decline = Joacă mai departe
# A card to choose. $girders: letters
card-line = { card } [{ $girders }]: până la { points }
# A place to choose. $site: three numbers and a letter; $girders: letters
site-line = { $site } turn { $turn } [{ $girders }]: { points }
# A cell to choose. $way: how it is reached
cell-line =
    { $way ->
        [add] { $cell }
        [up] { $cell }, un nivel mai sus
        [down] { $cell }, un nivel mai jos
        [same] { $cell }, același nivel
        [shift] { $cell }, aceeași podea
        [stand] { $cell }, ridicat acolo unde e
       *[put] { $cell }
    }
worker-line = Muncitorul { $worker } la { $cell }
worker-lies = Muncitorul { $worker } stă culcat la { $cell }
more-of-them = … și încă { $count }; orice mutare se poate scrie întreagă, de exemplu build upright-3 at 1 0 3 x turn 0
nothing-planned = Planul e gol.
no-such-number = Scrie un număr de la 1 la { $count }.
# What comes of it
outlook-card =
    { $count ->
        [one] Asta aduce { $count } punct.
        [few] Asta aduce { $count } puncte.
       *[other] Asta aduce { $count } de puncte.
    }
outlook-highest = Ar fi cea mai înaltă carte: punctele se dublează.
outlook-encloses = Blochează: { $workers }.
outlook-last = E ultima ta carte: jocul se încheie.

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – alege
    build upright-3 at 1 0 3 x turn 0 – o mutare întreagă, ca în fișierele de joc
    ? – de ce nu?
    s – sugerează o mutare
    u – anulează, Enter – confirmă
    q – ieși; jocul se salvează

# The lesson: what a coach says before each action of the learner, and after other ones. The words in quotes are on a button.
lesson-add = O tură are trei acțiuni. Întâi apasă „Adaugă” și locul luminat: muncitorii noi încep pe sol, lângă o bază.
lesson-build = Alege cartea luminată. Se așază vertical și merge acolo unde ai un muncitor în apropiere.
lesson-move = A rămas o acțiune. Mută-ți muncitorul nou sus, pe locul luminat: o acțiune, un nivel.
lesson-end = Cu asta jocul se încheie, iar cine a făcut-o iese din joc. De obicei se încheie când cineva construiește ultima carte din mână: 5 puncte pentru asta și 5 pentru cine stă cel mai sus.
lesson-try-add = Întâi adaugă un muncitor.
lesson-try-build = Întâi construiește cartea cerută de ghid.
lesson-try-move = Întâi urcă-ți muncitorul nou.
