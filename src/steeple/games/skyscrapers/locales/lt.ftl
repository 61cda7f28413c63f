# Skyscrapers: its words, and why a move is illegal.

name = Dangoraižiai

# The kinds of cards
kind =
    { $kind ->
        [flat] Gulsčia
        [upright] Stati
        [floor] Grindys
        [universal] Universali
       *[base] Pamatas
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
        [flat] kaip gulsčia korta
        [upright] kaip stati korta
        [floor] kaip grindys
       *[base] kaip pamatas
    }
points =
    { $count ->
        [one] { $count } taškas
        [few] { $count } taškai
        [many] { $count } taško
       *[other] { $count } taškų
    }

# What somebody did. $name: the player, or the word for “You”: so no verb may depend on it.
# $place and $cell: three numbers, such as 0 0 4. $worker: a number.
did-start = Pirmas ėjimas: { $name }
did-add = { $name }: pridėtas darbininkas, vieta { $cell }
did-build = { $name }: pastatyta korta „{ card }“ { use }, vieta { $place }
did-move = { $name }: darbininkas { $worker } perkeltas, vieta { $cell }
did-shift = { $name }: darbininkas { $worker } pastumtas, vieta { $cell }
did-finish = { $name }: niekas nestumiama
did-put = { $name }: darbininkas grąžintas į pastatą, vieta { $cell }
did-keep = { $name }: darbininkas lieka atsargoje
held = Laikosi.
# $workers: numbers of workers
fell =
    { $count ->
        [one] Krinta darbininkas: { $workers }.
        [few] Krinta { $count } darbininkai: { $workers }.
        [many] Krinta { $count } darbininko: { $workers }.
       *[other] Krinta { $count } darbininkų: { $workers }.
    }
landed = Dabar kitoje vietoje: { $workers }.
collapsed = Pastatas griūva.
void = Nieko tikro pasakyti negalima: bandoma iš naujo.

# Why a move is illegal
no-such-worker = Darbininko „{ $worker }“ nėra. Darbininkų numeriai – nuo 0 iki 19.
no-such-place = „{ $place }“ nėra vieta. Vieta – tai trys sveikieji skaičiai, pavyzdžiui, 0 0 4.
no-such-card = Kortos „{ $card }“ nėra. Korta – tai rūšis ir numeris, pavyzdžiui, upright-3, arba base.
# $uses: the words that may be typed
say-the-use = Korta { $card } gali būti naudojama įvairiai. Pasakyk, kaip: { $uses }.
no-such-use = Kortos { $card } negalima statyti kaip „{ $use }“.
no-such-seat = Tokios vietos prie šio stalo nėra.
not-now = Tam dabar ne laikas.
not-your-turn = Dabar ne tavo ėjimas.
not-in-deck = { card }: šios kortos krūvelėje nėra.
no-actions-left = Visi trys veiksmai atlikti. Pastumk tuos, kuriuos liečia kniedė, arba pasakyk, kad baigei.
actions-left = Dar ne pabaiga: liko veiksmas.
not-in-hand = { card }: šios kortos neturi rankoje.
no-rivets = Visos kniedės panaudotos: daugiau nieko pastatyti negalima.
no-worker-on-site = Statybvietėje neturi darbininko. Pirmiausia jį pridėk.
all-enclosed = Visi tavo darbininkai statybvietėje uždaryti.
no-edge = Ten nėra laisvo krašto vidurio.
must-lie = Ši korta turi gulėti.
must-stand = Ši korta turi stovėti.
passes-through = Korta eitų kiaurai per kitą kortą.
touches-ground = Žemę gali liesti tik pamatas.
base-needs-ground = Pamatas turi stovėti ant žemės.
drawn-worker-stands = Ant kortos nupieštas darbininkas turi stovėti tiesiai: turn 0.
no-girder-meets = Nė viena kortos sija nesusieina su pastato sija.
no-worker-touches = Nė vienas tavo darbininkas neliečia kortos, kurią liestų naujoji.
no-site = Šiai kortai dabar nėra vietos.
nothing-fits = Nė vienai tavo kortai dabar nėra vietos.
reserve-empty = Atsargoje neturi darbininkų.
nowhere-to-add = Ant žemės prie pamatų nėra vietos.
only-on-the-ground = Naujas darbininkas pradeda ant žemės.
no-base-there = Darbininkas ant žemės turi liesti pamatą.
nothing-to-stand-on = Ten nėra grindų, ant kurių būtų galima stovėti.
cell-closed = Ši vieta uždaryta: ranka jos nepasiekia.
no-room = Dar vienam darbininkui vietos nėra.
not-your-worker = Tai ne tavo darbininkas.
not-on-site = Darbininko { $worker } statybvietėje nėra.
is-enclosed = Darbininkas { $worker } uždarytas.
nowhere-to-go = Darbininkas { $worker } neturi kur eiti.
nobody-can-move = Nė vieno tavo darbininko perkelti negalima.
already-there = Darbininkas { $worker } jau ten stovi.
too-far = Darbininkas eina aukštu aukščiau, aukštu žemiau arba kitur savo aukšte.
not-on-a-floor = Pastumti galima tik ant grindų stovintį darbininką.
other-card = Darbininkas stumiamas ant tų grindų, ant kurių stovi.
shifted-already = Darbininkas { $worker } jau pastumtas.
only-the-touched = Po paskutinio veiksmo stumiami tik darbininkai, kuriuos liečia kniedė.
nothing-can-collapse = Yra tik pamatai: nėra kam griūti.
nobody-fell = Pasakyk, kurie darbininkai nukrito.
fell-from-nowhere = Darbininko { $worker } statybvietėje nebuvo, tad nukristi jis negalėjo.
can-not-be-there = Darbininkas { $worker } ten negali nei stovėti, nei gulėti.
no-such-rivet = Pastato kortoje { $card } kniedės nėra.
makes-no-sense = To teisėjas matyti negali.

# The site in the terminal
# $height: 0 is the ground
level = { $height } aukštas
ground = Žemė
# $reserve: how many workers
seat-line = { points } · atsargoje: { $reserve }
seat-out = { points } · nebežaidžia
rivets = Liko kniedžių: { $count }
actions =
    { $count ->
        [one] liko { $count } veiksmas
        [few] liko { $count } veiksmai
        [many] liko { $count } veiksmo
       *[other] liko { $count } veiksmų
    }
your-cards = Tavo kortos:
# $letters: which letter stands for the workers of which player
legend = : grindys, / gulsčia korta, linijos: stovinčios kortos, darbininkai: { $letters }

# What is asked
ask-what = Ką darai? (numeris)
ask-card = Kuri korta? (jos numeris)
ask-use = Kaip ji naudojama? (numeris)
ask-site = Kur? (numeris)
ask-worker = Kuris darbininkas? (numeris)
ask-cell = Į kurią vietą? (numeris)
ask-put = Nukrito tavo darbininkas { $worker }. Kur jį grąžinti? (numeris)
ask-report = Kas nutiko? held – laikosi, fell workers=3,7 – nukrito (jų numeriai), collapsed – pastatas sugriuvo
# $move: one of those below
ask-confirm = { $move }: Enter – patvirtinti, u – žingsnis atgal
# $verb: one of the actions
verb =
    { $verb ->
        [add] Pridėti darbininką
        [build] Statyti kortą
        [move] Perkelti darbininką
       *[shift] Pastumti darbininką
    }
button-add = Pridėti darbininką, vieta { $cell }
button-build = Statyti: „{ card }“ { use }, vieta { $place }
button-move = Perkelti darbininką { $worker }, vieta { $cell }
button-shift = Pastumti darbininką { $worker }, vieta { $cell }
button-done = Nieko nestumti
button-put = Grąžinti darbininką, vieta { $cell }
button-keep = Palikti darbininką atsargoje
# A card to choose. $girders: letters
card-line = { card } [{ $girders }]: daugiausia { points }
# A place to choose. $site: three numbers and a letter; $girders: letters
site-line = { $site } turn { $turn } [{ $girders }]: { points }
# A cell to choose. $way: how it is reached
cell-line =
    { $way ->
        [add] { $cell }
        [up] { $cell }, aukštu aukščiau
        [down] { $cell }, aukštu žemiau
        [same] { $cell }, tas pats aukštas
        [shift] { $cell }, tos pačios grindys
       *[put] { $cell }
    }
worker-line = Darbininkas { $worker }, vieta { $cell }
more-of-them = … ir dar { $count }; bet kurį ėjimą galima įrašyti visą, pavyzdžiui, build upright-3 at 1 0 3 x turn 0
nothing-chosen = Dar nieko nepasirinkta. h rodo klavišus.
nothing-planned = Nieko nesuplanuota.
no-such-number = Įrašyk skaičių nuo 1 iki { $count }.
it-is-legal = Galima.
# What comes of it
outlook-card =
    { $count ->
        [one] Tai { $count } taškas.
        [few] Tai { $count } taškai.
        [many] Tai { $count } taško.
       *[other] Tai { $count } taškų.
    }
outlook-highest = Ji būtų aukščiausia korta: taškai skaičiuojami dvigubai.
outlook-encloses = Ji uždaro: { $workers }.
outlook-last = Tai paskutinė tavo korta: žaidimas baigiasi.

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – pasirinkti
    build upright-3 at 1 0 3 x turn 0 – visas ėjimas, kaip partijos faile
    ? – kodėl ne?
    s – pasiūlyti ėjimą
    u – žingsnis atgal, Enter – patvirtinti
    q – išeiti; partija išsaugoma
