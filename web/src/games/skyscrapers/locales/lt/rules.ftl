# The rules of Skyscrapers, to be read. Numbers in examples belong to drawings: they must stay as they are.

sky-rules-title = Dangoraižiai: taisyklės
sky-rules-lead = Visi kniedija kortas į tą patį pastatą ir juo kopia. Saugok darbininkus. 2–4 žaidėjai.
sky-rules-learn = Išmok žaidžiant (1 minutė)

sky-rules-goal = Tikslas
sky-rules-goal-text = Surink daugiausia taškų. Kiekviena pastatyta korta duoda taškų, aukščiausia – dvigubai daugiau, o kieno darbininkai pabaigoje stovi aukščiausiai, gauna dar. Kas numeta darbininkus, už tai moka.

sky-rules-pieces = Kortos ir darbininkai
sky-rules-pieces-text = Yra 36 keturių rūšių statybos kortos ir žaidėjų spalvų pamatai. Plieniniai strypai ant kortos – tai jos sijos.
sky-rules-pieces-upright = Stati: stovi.
sky-rules-pieces-floor = Grindys: guli, ir ant jų gali stovėti darbininkai.
sky-rules-pieces-flat = Gulsčia: guli kaip atviras rėmas, ir ant jos stovėti negalima. Oras ir žvilgsnis pro ją praeina.
sky-rules-pieces-universal = Universali: stati, grindys arba gulsčia, kaip nori; pamatu nebūna.
sky-rules-pieces-base = Pamatas: stovi ant žemės, ir niekas kitas žemės neliečia. Pamatai ir darbininkai ant žemės lieka aplink H nubrėžtame kvadrate.
sky-rules-pieces-caption = Stati korta, grindys, gulsčia korta, universali korta ir raudonas pamatas. Skylė viduryje skirta kniedei.
sky-rules-drawn = Ant kai kurių kortų nupieštas darbininkas. Tokia korta verta 1 tašku daugiau. Jei ji stovi, nupieštas darbininkas irgi turi stovėti tiesiai, todėl pasukti jos negalima.
sky-rules-deal = Kiekvienas turi penkis darbininkus, šeštą, kuris takelyje žymi taškus, ir du pamatus. Kai žaidėjų 2, 3 ar 4, kiekvienas gauna 15, 12 ar 9 statybos kortas ir jų nerodo; kartu su jomis laikomi ir du pamatai. Likusios kortos neatverstos atidedamos.
sky-rules-start = Viduryje H raide stovi trys pamatai. Prie tikro stalo pradeda žmogus, kuris gyvenime yra buvęs aukščiausiai.
sky-rules-start-caption = Pradžia: trys pamatai, iš viršaus panašūs į H.

sky-rules-turn = Tavo ėjimas: trys veiksmai
sky-rules-turn-text = Atlieki lygiai tris veiksmus, bet kuria tvarka; jei nori, tą patį kelis kartus.
sky-rules-turn-add = Pridėti: pastatyk darbininką iš atsargos ant žemės prie pamato.
sky-rules-turn-build = Statyti: prikniedyk kortą iš rankos prie pastato. Ji turi liesti kortą, kurią liečia kuris nors tavo darbininkas.
sky-rules-turn-move = Perkelti: tavo darbininkas eina aukštu aukščiau, aukštu žemiau arba kitur savo aukšte.
sky-rules-turn-shift = Pastumti darbininką į kitą vietą ant tų pačių grindų nieko nekainuoja: tarp dviejų veiksmų kiekvieną – po kartą.
sky-rules-turn-none = Jei visai nieko daryti negali, likę ėjimo veiksmai dingsta.

sky-rules-build = Kur tinka korta
sky-rules-build-text = Viena kniedė naujos kortos viduryje sukimba su pastato kortos laisvo krašto viduriu. Nauja korta visada statmena senajai.
sky-rules-build-edges = Taigi ant viršutinio pamato krašto korta guli; ant grindų krašto – stovi, pusiau žemiau, pusiau aukščiau jų; o ant jos viršutinio krašto guli kitos grindys.
sky-rules-build-caption = Ant H guli grindys. Ant jų krašto stovi stati korta, o ant jos guli antros grindys.
sky-rules-build-pass = Kortos gali liestis, bet niekada neina kiaurai viena per kitą. Bent viena naujos kortos sija turi susieiti su pastato sija.
sky-rules-build-rivets = Yra 52 kniedės. Kai jos baigiasi, daugiau nieko pastatyti negalima.
sky-rules-build-touched = Jei nauja kniedė liečia darbininkus, kiekvieną jų gali kartą pastumti ant tų pačių grindų, kad ir kieno jie būtų. Tik tada kas nors liečia kitų darbininkus.

sky-rules-points = Taškai už kortą
sky-rules-points-text = 1 taškas už kiekvieną naujos kortos siją, kuri susieina su pastato sija, ir dar 1, jei ant kortos nupieštas darbininkas. Jei korta iškyla aukščiau už visas kitas, viskas skaičiuojama dvigubai.
sky-rules-points-caption = Trys sijos susieina su kitomis, ant kortos nupieštas darbininkas, ir niekas neiškyla aukščiau: 8 taškai.

sky-rules-levels = Aukštai
sky-rules-levels-text = Grindys skirtingame aukštyje yra skirtingi aukštai. Kur pastatas skyla į bokštus, kurių nejungia jokia korta, kiekvienas bokštas turi savo aukštus: kad pereitų iš vieno į kitą, darbininkas leidžiasi į bendrą aukštą. Bokštus sujungusi korta atveria kelią.
sky-rules-levels-caption = Du bokštai ant vieno bendro aukšto. Kad pereitų iš vieno į kitą, darbininkas leidžiasi į bendrą aukštą.
sky-rules-enclosed = Iš visų pusių uždarytas darbininkas, kol taip yra, laikomas prarastu: negali nei eiti, nei statyti, ir neskaičiuojamas. Kieno visi darbininkai statybvietėje uždaryti, o atsarga tuščia, tas iškrenta.

sky-rules-fall = Kritimai
sky-rules-fall-text = Kas numeta bet kurios spalvos darbininkus, už kiekvieną netenka 5 taškų. Nukritęs darbininkas grįžta savininkui.
sky-rules-fall-back = Savininkai savuosius iškart grąžina ant bet kurių grindų ar ant žemės prie pamato arba palieka atsargoje. Kas juos numetė, to darbininkai lieka atsargoje.
sky-rules-fall-landed = Darbininkas, kuris nukrenta ant kitos kortos, nelaikomas nukritusiu. Jis lieka ten, kol savininkas jį perkelia. Parvirtęs ten, kur stovėjo, jis guli: negali statyti, kol savininkas jo nepastato, o tai nemokama.
sky-rules-fall-out = Kieno taškai nukrenta iki žemiausios takelio vietos, tas iškrenta. Iškritusiųjų darbininkai lieka, kur yra. Laimi paskutinis likęs žaidėjas.
sky-rules-fall-bump = Prie tikro stalo bet ką galima nurodyti kaip kaltininką, savo ėjimu ar ne, bet kada: kas užkliudo stalą, tas moka arba iškrenta.
sky-rules-collapse = Jei žemę pasiekia korta, kuri nėra pamatas, žaidimas baigtas. Kas tai padarė, iškrenta; kitų taškai lieka, atėmus po 1 už kiekvieną kortą rankoje. Laimi, kas turi daugiausia, ir daugiau niekas nieko negauna.

sky-rules-end = Pabaiga
sky-rules-end-hand = Žaidimas iškart baigiasi, kai kas nors pastato paskutinę savo kortą: už tai 5 taškai. Kiti netenka po 1 tašką už kiekvieną kortą rankoje.
sky-rules-end-highest = 5 taškus gauna, kas turi daugiausia matomų darbininkų aukščiausiame aukšte, kuriame jų yra. Jei po lygiai, tarp jų lyginamas artimiausias žemesnis aukštas ir taip toliau. Jei viskas po lygiai, kiekvienas jų gauna 5.
sky-rules-end-wins = Laimi, kas iš viso turi daugiausia. Jei po lygiai, pergalė bendra.
sky-rules-end-stuck = Jei niekas nebegali tęsti arba per tris kiekvieno ėjimus niekas nieko nepastato ir neprideda, žaidimas irgi baigiasi: 1 tašku mažiau už kiekvieną kortą rankoje ir 5 už aukščiausiai esančius darbininkus.
sky-rules-end-agreed = Kai per visą ratą niekas nieko nepastato, bet kas gali siūlyti čia baigti; jei visi sutinka, žaidimas taip ir baigiasi.

sky-rules-judge = Kas sprendžia
sky-rules-judge-text = Prie stalo pasirenkama, kas sako, kas nutiko pastatui ir darbininkams.
sky-rules-judge-hand = Tavo ranka: pritrauk kortą prie krašto, kur ji pagaunama; laikyk ramiai, kol kniedė bus vietoje, ir paleisk. Darbininkams ir kortoms, prie kurių vargu ar kas nukris, užtenka vieno paspaudimo. Tada serveris simuliuoja, kas nutinka. Pastatas linksta ir dreba, ir toks lieka. Visi mato tą patį.
sky-rules-judge-table = Tikros kortos: statote ant tikro stalo, o telefonai dalija kortas, prižiūri taisykles ir taškus ir klausia, kas nukrito.
sky-rules-judge-dice = Kauliukai: sprendžia atsitiktinumas. Aukšti, ploni ir labai apkrauti pastatai rizikingesni.

sky-rules-hidden = Kas paslėpta
sky-rules-hidden-text = Niekas nemato nei kitų kortų, nei kiek jų, nei kurios kortos atidėtos. Visa, kas pastatyta, visus darbininkus ir taškus mato visi.
