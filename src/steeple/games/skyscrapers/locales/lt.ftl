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
# A height within a sentence. $height: 0 is the ground
height =
    { $height ->
        [0] žemė
       *[other] { $height } aukštas
    }
points =
    { $count ->
        [one] { $count } taškas
        [few] { $count } taškai
        [many] { $count } taško
       *[other] { $count } taškų
    }

# What somebody did. $name: the player; names can’t be inflected.
did-start = Pirmas ėjimas: { $name }
did-add = { $name } prideda darbininką.
did-build =
    { $use ->
        [flat] { $name } guldo kortą: { height }.
        [floor] { $name } kloja grindis: { height }.
        [upright] { $name } stato kortą: { height }.
       *[base] { $name } stato pamatą ant žemės.
    }
did-move = { $name } perkelia darbininką: { height }.
did-shift = { $name } pastumia darbininką: { height }.
did-finish = { $name } palieka darbininkus, kur yra.
did-put = { $name } grąžina darbininką: { height }.
did-keep = { $name } palieka darbininką atsargoje.
did-propose = { $name } siūlo čia baigti žaidimą.
did-agree = { $name } sutinka.
did-decline = { $name } nori žaisti toliau.
# What building and workers did, and what follows
held = Laikosi.
scored =
    { $points ->
        [one] Laikosi. { $name }: { $points } taškas.
        [few] Laikosi. { $name }: { $points } taškai.
        [many] Laikosi. { $name }: { $points } taško.
       *[other] Laikosi. { $name }: { $points } taškų.
    }
# $names: whose workers these are
fell =
    { $count ->
        [one] Nukrito darbininkas ({ $names }).
        [few] Nukrito { $count } darbininkai ({ $names }).
        [many] Nukrito { $count } darbininko ({ $names }).
       *[other] Nukrito { $count } darbininkų ({ $names }).
    }
# $points: what it costs
fell-cost =
    { $points ->
        [one] { $name } netenka { $points } taško.
        [few] { $name } netenka { $points } taškų.
        [many] { $name } netenka { $points } taško.
       *[other] { $name } netenka { $points } taškų.
    }
landed =
    { $count ->
        [one] Darbininkas dabar stovi kitur ({ $names }).
        [few] { $count } darbininkai dabar stovi kitur ({ $names }).
        [many] { $count } darbininko dabar stovi kitur ({ $names }).
       *[other] { $count } darbininkų dabar stovi kitur ({ $names }).
    }
# They lie where they stood or landed
knocked-over =
    { $count ->
        [one] Parvirto ir guli darbininkas ({ $names }).
        [few] Parvirto ir guli { $count } darbininkai ({ $names }).
        [many] Parvirto ir guli { $count } darbininko ({ $names }).
       *[other] Parvirto ir guli { $count } darbininkų ({ $names }).
    }
collapsed = Pastatas sugriuvo. { $name } iškrenta, žaidimas baigtas.
bumped = { $name } užkliudė stalą.
# Who decides next
put-next = { $name } sprendžia, kur jį grąžinti.
# $why: missed, start, air, slow or unstable
void =
    { $why ->
        [missed] Neįskaityta: nepataikyta į vietą. Ėjimas kartojamas.
        [air] Neįskaityta: paleista ore. Ėjimas kartojamas.
        [start] Neįskaityta: pradžia buvo kito daikto viduje. Ėjimas kartojamas.
        [unstable] Neįskaityta: simuliacija nepavyko. Ėjimas kartojamas.
       *[slow] Neįskaityta: užtruko per ilgai. Ėjimas kartojamas.
    }

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
not-quiet = Baigti galima siūlyti, kai per visą ratą niekas nieko nepastato.
you-are-out = Tu nebežaidi.
not-in-deck = { card }: šios kortos krūvelėje nėra.
no-actions-left = Visi trys veiksmai atlikti. Pastumk tuos, kuriuos liečia kniedė, arba pasakyk, kad baigei.
actions-left = Dar ne pabaiga: liko veiksmas.
not-in-hand = { card }: šios kortos neturi rankoje.
no-rivets = Visos kniedės panaudotos: daugiau nieko pastatyti negalima.
no-worker-on-site = Statybvietėje neturi darbininko. Pirmiausia jį pridėk.
all-enclosed = Visi tavo darbininkai statybvietėje uždaryti.
all-lie = Tavo darbininkai guli. Pirma kurį nors pastatyk: pastumk, tai nemokama.
no-edge = Ten nėra laisvo krašto vidurio.
must-lie = Ši korta turi gulėti.
must-stand = Ši korta turi stovėti.
passes-through = Korta eitų kiaurai per kitą kortą.
touches-ground = Žemę gali liesti tik pamatas.
base-needs-ground = Pamatas turi stovėti ant žemės.
beyond-ground = Tai už statybvietės ribos.
drawn-worker-stands = Ant kortos nupieštas darbininkas turi stovėti tiesiai: turn 0.
no-girder-meets = Nė viena kortos sija nesusieitų su pastato sija.
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
is-lying = Darbininkas { $worker } guli. Pirma jį pastatyk: pastumk, tai nemokama.
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
can-not-lie = Darbininkas { $worker } parvirsti negalėjo.
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
ask-agree = Ar žaidimas čia baigiasi? (numeris)
ask-report = Kas nutiko? held – laikosi, held lies=5 – parvirto, fell workers=3,7 – nukrito (jų numeriai), collapsed – pastatas sugriuvo
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
button-propose = Siūlyti čia baigti
button-agree = Sutikti: žaidimas baigiasi
button-decline = Žaisti toliau
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
        [stand] { $cell }, pastatyti ten, kur guli
       *[put] { $cell }
    }
worker-line = Darbininkas { $worker }, vieta { $cell }
worker-lies = Darbininkas { $worker } guli, vieta { $cell }
more-of-them = … ir dar { $count }; bet kurį ėjimą galima įrašyti visą, pavyzdžiui, build upright-3 at 1 0 3 x turn 0
nothing-planned = Nieko nesuplanuota.
no-such-number = Įrašyk skaičių nuo 1 iki { $count }.
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

# The lesson: what a coach says before each action of the learner, and after other ones. The words in quotes are on a button.
lesson-add = Per ėjimą atliekami trys veiksmai. Pirmiausia spausk „Pridėti“ ir apšviestą vietą: nauji darbininkai pradeda ant žemės, prie pamato.
lesson-build = Pasirink apšviestą kortą. Ji stovi stačiai ir tinka visur, kur netoli yra tavo darbininkas.
lesson-move = Liko vienas veiksmas. Perkelk naująjį darbininką į apšviestą vietą: vienu veiksmu pakylama vienu aukštu.
lesson-end = Tuo žaidimas baigiasi, o kas tai padarė, iškrenta. Įprastai baigiama, kai kas nors pastato paskutinę savo kortą: už tai 5 taškai, ir dar 5 – stovinčiam aukščiausiai.
lesson-try-add = Pirmiausia pridėk darbininką.
lesson-try-build = Pirmiausia pastatyk kortą, kurios prašo mokytojas.
lesson-try-move = Pirmiausia užkelk naująjį darbininką aukštu aukščiau.
