# „Penki bokštai“: žaidimo žodžiai ir kodėl ėjimas negalimas.

name = Penki bokštai

# Penkios bokštų rūšys. $type: candy, scary, tree, scrap arba sand
tower =
    { $type ->
        [candy] Saldainių bokštas
        [scary] Siaubo bokštas
        [tree] Medžių bokštas
        [scrap] Metalo laužo bokštas
       *[sand] Smėlio bokštas
    }
# Tas pats kuo trumpiau: ant kortų ir sąrašuose
type =
    { $type ->
        [candy] Saldainių
        [scary] Siaubo
        [tree] Medžių
        [scrap] Laužo
       *[sand] Smėlio
    }
card = { type } { $value }
row = Eilė:
rubble = Griovimai
points = { $count ->
        [one] { $count } taškas
        [few] { $count } taškai
        [many] { $count } taško
       *[other] { $count } taškų
    }

# Kas ką padarė. $name: vardas arba žodis „Tu“, todėl niekas su juo nederinama.
did-bid = { $name }: pašaukta { $number }
did-pass = { $name }: ėjimas praleistas
did-cancel = { $name }: tiek pastatyti neįmanoma, kortos grąžinamos į eilę
did-build = { $name }: pastatyta { $cards }
did-tear-down = { $name }: nugriauta viršutinė korta ({ tower }), tada pastatyta { $cards }
did-start = Pirmas ėjimas: { $name }
# The cards that were turned up
new-row = Nauja eilė: { $cards }

# Kodėl ėjimas negalimas
no-such-card = Kortos „{ $card }“ nėra. Korta – tai rūšis ir vertė nuo 0 iki 15, pavyzdžiui, candy12.
no-such-type = Bokšto „{ $name }“ nėra. Yra: candy, scary, tree, scrap, sand.
one-tear-down = Nugriauti galima tik vieną kortą, ir tai rašoma pirmiausia, pavyzdžiui: build -sand sand7.
cards-in-a-build =
    { $count ->
        [0] Statant reikia bent vienos kortos.
       *[other] Vienu kartu statomų kortų gali būti daugiausia { $most }, ne { $count }.
    }
not-now = Tam dabar ne laikas.
not-in-deck = { card }: šios kortos krūvelėje nėra.
time-to-bid = Aukcionas dar nesibaigė: pašauk skaičių arba praleisk ėjimą.
time-to-build =
    { $number ->
        [one] Aukcionas baigėsi: statyk { $number } kortą.
        [few] Aukcionas baigėsi: statyk { $number } kortas.
        [many] Aukcionas baigėsi: statyk { $number } kortos.
       *[other] Aukcionas baigėsi: statyk { $number } kortų.
    }
not-higher = Didžiausias pašauktas skaičius – { $highest }: pašauk didesnį arba praleisk ėjimą.
more-than-row =
    { $row ->
        [one] Eilėje yra tik { $row } korta.
        [few] Eilėje yra tik { $row } kortos.
        [many] Eilėje yra tik { $row } kortos.
       *[other] Eilėje yra tik { $row } kortų.
    }
not-below-cancelled = Šiame raunde pastatyti { $cancelled } nepavyko: pašauk mažesnį skaičių arba praleisk ėjimą.
more-than-buildable =
    { $most ->
        [0] Pastatyti { $number } neįmanoma: nė viena iš šių kortų netinka ant tavo bokštų, net ir ką nors nugriovus.
        [one] Pastatyti { $number } neįmanoma: ant tavo bokštų tinka daugiausia { $most } korta, net ir ką nors nugriovus.
        [few] Pastatyti { $number } neįmanoma: ant tavo bokštų tinka daugiausia { $most } kortos, net ir ką nors nugriovus.
        [many] Pastatyti { $number } neįmanoma: ant tavo bokštų tinka daugiausia { $most } kortos, net ir ką nors nugriovus.
       *[other] Pastatyti { $number } neįmanoma: ant tavo bokštų tinka daugiausia { $most } kortų, net ir ką nors nugriovus.
    }
starter-must-bid = Kas pradeda raundą, šaukia skaičių nuo 0 iki { $row }.
wrong-size =
    { $number ->
        [one] Tavo pašauktas skaičius – { $number }: statyk lygiai { $number } kortą, ne { $count }.
        [few] Tavo pašauktas skaičius – { $number }: statyk lygiai { $number } kortas, ne { $count }.
        [many] Tavo pašauktas skaičius – { $number }: statyk lygiai { $number } kortos, ne { $count }.
       *[other] Tavo pašauktas skaičius – { $number }: statyk lygiai { $number } kortų, ne { $count }.
    }
not-in-row = { card }: šios kortos eilėje nėra.
nothing-to-tear-down = { tower }: nėra ko griauti.
roof-stays = { tower }: bokšto viršūnė niekada negriaunama.
nothing-goes-on-roof = { tower }: { $value } padėti negalima, ant bokšto viršūnės niekas nededama.
does-not-fit = { tower }: { $value } ant { $below } netinka. Vertė turi būti mažesnė; tik 9 dedama ant bet kurios kortos, išskyrus 0, o ant 8 – bet kuri korta.
can-be-built =
    { $number ->
        [one] Pastatyti { $number } kortą galima, todėl atšaukti neleidžiama.
        [few] Pastatyti { $number } kortas galima, todėl atšaukti neleidžiama.
        [many] Pastatyti { $number } kortos galima, todėl atšaukti neleidžiama.
       *[other] Pastatyti { $number } kortų galima, todėl atšaukti neleidžiama.
    }

# Stalas terminale
# $pass_: 1 – krūvelė imama pirmą kartą, 2 – antrą
deck-left =
    { $pass_ ->
        [1] { $count ->
                [0] Krūvelė tuščia: po šio raundo iš panaudotų kortų sumaišoma nauja.
                [one] Krūvelėje { $count } korta, paskui iš panaudotų kortų sumaišoma nauja.
                [few] Krūvelėje { $count } kortos, paskui iš panaudotų kortų sumaišoma nauja.
                [many] Krūvelėje { $count } kortos, paskui iš panaudotų kortų sumaišoma nauja.
               *[other] Krūvelėje { $count } kortų, paskui iš panaudotų kortų sumaišoma nauja.
            }
       *[2] { $count ->
                [0] Krūvelė tuščia antrą kartą: šis raundas paskutinis.
                [one] Krūvelėje { $count } korta, paskui žaidimas baigiasi.
                [few] Krūvelėje { $count } kortos, paskui žaidimas baigiasi.
                [many] Krūvelėje { $count } kortos, paskui žaidimas baigiasi.
               *[other] Krūvelėje { $count } kortų, paskui žaidimas baigiasi.
            }
    }
has-bid = pašaukta { $number }
passed = praleista

# Ko klausiama. $numbers: skaičių sąrašas
ask-bid = Kiek kortų šauki? { $numbers }
ask-bid-or-pass = Kiek kortų šauki? { $numbers } arba p – praleisti ėjimą
ask-pass = Daugiau šaukti negalima: p – praleisti ėjimą
ask-cancel =
    { $number ->
        [one] Pastatyti { $number } kortos neįmanoma: c – atšaukti
        [few] Pastatyti { $number } kortų neįmanoma: c – atšaukti
        [many] Pastatyti { $number } kortos neįmanoma: c – atšaukti
       *[other] Pastatyti { $number } kortų neįmanoma: c – atšaukti
    }
ask-build =
    { $count ->
        [one] Imk dar { $count } kortą (jos numeris eilėje)
        [few] Imk dar { $count } kortas (jų numeriai eilėje ta tvarka, kuria jas dedi)
        [many] Imk dar { $count } kortos (jų numeriai eilėje ta tvarka, kuria jas dedi)
       *[other] Imk dar { $count } kortų (jų numeriai eilėje ta tvarka, kuria jas dedi)
    }
button-bid = Šaukti { $number }
button-pass = Praleisti ėjimą
button-cancel = Atšaukti
button-build =
    { $count ->
        [one] Statyti už { $count } tašką
        [few] Statyti už { $count } taškus
        [many] Statyti už { $count } taško
       *[other] Statyti už { $count } taškų
    }
nothing-planned = Nieko nesuplanuota.
# $plan: sąrašas, kas griaunama ir statoma
plan-so-far = Suplanuota: { $plan }.
torn-down = nugriauti viršutinę kortą ({ $tower })
points-change = Taškai: { $before } → { $after }
can-not-be-finished = { card }: čia ši korta užkirstų kelią kitoms, { $number } pastatyti nebepavyktų.
tear-down-blocks = { tower }: čia griaunant būtų užkirstas kelias kitoms kortoms, { $number } pastatyti nebepavyktų.
already-taken = { card }: ši korta jau paimta.
no-such-place = Kortos eilėje numeruojamos nuo 1 iki { $count }.
card-fits = { $card }: tinka.
card-fits-after-tearing = { $card }: tinka ką nors nugriovus.
card-has-no-place = { $card }: netinka jokiam statymui.

# Klavišai. Raidės ir ženklai prieš brūkšnį lieka tokie patys.
keys-bid =
    nuo 0 iki 5 – pašaukti tiek kortų
    p – praleisti ėjimą
    ? – kodėl ne? (visi skaičiai), ?4 – kodėl ne 4?
    s – pasiūlyti ėjimą
    u – žingsnis atgal, Enter – patvirtinti
    q – išeiti; partija išsaugoma
keys-build =
    nuo 1 iki 5 – imti tą eilės kortą; kelios: 2 4 1, ta tvarka, kuria jas dedi
    t sand – pirmiausia nugriauti to bokšto viršutinę kortą
    ? – kurios kortos tinka
    s – pasiūlyti, ką statyti
    c – atšaukti, jei tiek, kiek pašaukta, pastatyti neįmanoma (tik su --bidding open)
    u – žingsnis atgal, Enter – patvirtinti
    q – išeiti; partija išsaugoma

# Taškų skaičiavimas prie tikro stalo
main-tower = Pagrindinis bokštas
# Kai vardas nenurodytas
player = Žaidėjas
sheet-line = { $line } eilutė: { $why }
sheet-empty = Nėra bokštų, už kuriuos būtų galima skaičiuoti taškus.
sheet-what = „{ $text }“ nėra nei bokštas ({ $known }), nei griovimai.
sheet-tower-twice = { tower }: vienas žmogus turi tik po vieną kiekvienos rūšies bokštą.
sheet-no-values = { tower }: trūksta verčių (nuo apačios į viršų).
sheet-value = „{ $text }“ nėra vertė; vertės yra nuo 0 iki 15.
sheet-rubble = „{ $text }“ nėra korta. Griovimai nurodomi kortų skaičiumi arba kortomis, pavyzdžiui, sand7 candy3.
sheet-rubble-twice = Griovimai jau nurodyti.
sheet-does-not-fit = { $name } – { tower }: { $value } negali stovėti ant { $below }.
sheet-on-roof = { $name } – { tower }: { $value } negali stovėti ant bokšto viršūnės.
sheet-roof-torn = { $name }: bokšto viršūnė niekada negriaunama.
sheet-much-rubble = { $name }: griovimų krūvelėje negali būti daugiau kortų nei { $most }.
sheet-many-players = Žaidėjų gali būti daugiausia { $most }.
sheet-copies = { card }: ant stalo tokių kortų yra { $count }, o tokiam žaidėjų skaičiui jų skirta tik { $there }.

# Pamoka: kas sakoma prieš kiekvieną ėjimą. Skaičiai – kortų vertės.
lesson-1 = Eilėje guli penkios kortos. Pradedi tu: pasakyk, kiek jų imi. Pašauk 3.
lesson-2 = Daugiau niekas nešaukia, tad imi 3 kortas. Korta turi būti mažesnė už esančią po ja: 2 dedama ant 13, o 15 pradeda naują bokštą.
lesson-3 = Didžiausias pašauktas skaičius – 3. Kad laimėtum, reikėtų imti 4, o ant mažų kortų vėliau mažai kas tinka. Praleisk ėjimą.
lesson-4 = Nei 11, nei 5 netinka ant tavo 2. Bet prieš statant galima nugriauti vieną viršutinę kortą. Pašauk 3.
lesson-5 = Nugriauk 2, tada padėk 11, 5 ir 10. Dabar 2 guli griovimų krūvelėje: pirma korta ten kainuoja 1 tašką, antra – 2.
lesson-6 = 9 dedama ant bet kurios kortos, išskyrus 0, ir vietos vėl yra. Po tavęs niekas nebešaukia: pašauk 3.
lesson-7 = 9 dedama ant 5, o 7 – ant 9. 8 dedama ant 10, o ant 8 galima dėti bet kurią kortą.
lesson-8 = 0 yra bokšto viršūnė: kiekviena to bokšto korta verta dvigubai daugiau, bet ant jos nieko nebededama. Pašauk 3.
lesson-9 = Užbaik savo aukščiausią bokštą korta 0. 11 dedama ant 8, o 7 – ant 11.
lesson-10 = 6 kortos bokšte su viršūne duoda 12 taškų ir dar 6 už pagrindinį bokštą. Kitos kortos duoda 5, griovimai atima 1: iš viso 22 taškai. Dabar žinai viską: žaisk.
# Kas sakoma, kai pasirenkamas kitas galimas ėjimas
lesson-try-bid = Galima ir taip. Šioje pamokoje pašauk { $number }.
lesson-try-pass = Galima ir taip. Šioje pamokoje praleisk ėjimą.
lesson-try-build = Galima ir taip. Šioje pamokoje statyk, kaip čia parašyta.
