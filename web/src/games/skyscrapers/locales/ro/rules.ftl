# The rules of Skyscrapers, to be read. Numbers in examples belong to drawings: they must stay as they are.

sky-rules-title = Skyscrapers: regulile
sky-rules-lead = Toată lumea prinde cu nituri cărți în aceeași clădire și urcă pe ea. Ai grijă la muncitori. De la 2 la 4 jucători.
sky-rules-learn = Învață jucând (1 minut)

sky-rules-goal = Scopul
sky-rules-goal-text = Strânge cele mai multe puncte. Fiecare carte construită aduce puncte, una care ajunge mai sus decât toate aduce dublu, iar cine stă cel mai sus la sfârșit mai primește câteva. Cine face să cadă muncitori plătește pentru asta.

sky-rules-pieces = Cărți și muncitori
sky-rules-pieces-text = Sunt 36 de cărți de construcție, de patru feluri, și baze în culorile jucătorilor. Pe cărți sunt desenate bare de oțel.
sky-rules-pieces-upright = Verticală: se așază vertical.
sky-rules-pieces-floor = Podea: se așază orizontal, iar muncitorii pot sta pe ea.
sky-rules-pieces-flat = Orizontală: se așază orizontal, ca o ramă deschisă, și nu ține pe nimeni. Aerul și privirea trec prin ea.
sky-rules-pieces-universal = Universală: verticală, podea sau orizontală, cum vrei; niciodată bază.
sky-rules-pieces-base = Bază: se așază vertical pe sol, și nimic altceva nu atinge solul. Bazele și muncitorii de pe sol rămân în pătratul din jurul literei H.
sky-rules-pieces-caption = O carte verticală, o podea, o carte orizontală, o carte universală și o bază roșie. Gaura din mijloc e pentru nit.
sky-rules-drawn = Pe unele cărți e desenat un muncitor. O astfel de carte aduce 1 punct în plus. Dacă e așezată vertical, și muncitorul desenat trebuie să stea drept, așa că nu se poate roti.
sky-rules-deal = Fiecare are cinci muncitori, un al șaselea care arată punctele pe traseu și două baze. La 2, 3 sau 4 jucători, fiecare primește 15, 12 sau 9 cărți de construcție și le ascunde; cele două baze li se alătură. Restul iese din joc fără să fie văzut.
sky-rules-start = Trei baze stau în mijloc, în formă de H. La o masă reală începe cine a urcat cel mai sus în viață.
sky-rules-start-caption = Începutul: trei baze, care de sus arată ca un H.

sky-rules-turn = Rândul tău: trei acțiuni
sky-rules-turn-text = Faci exact trei lucruri, în orice ordine, și același de mai multe ori dacă vrei.
sky-rules-turn-add = Adaugă: pune un muncitor din rezervă pe sol, lângă o bază.
sky-rules-turn-build = Construiește: prinde cu un nit o carte din mână în clădire. Ea trebuie să atingă o carte atinsă de un muncitor de-al tău.
sky-rules-turn-move = Mută: un muncitor de-al tău urcă un nivel, coboară un nivel sau merge altundeva pe nivelul lui.
sky-rules-turn-shift = Să deplasezi un muncitor în alt loc de pe podeaua lui e gratis: o dată pentru fiecare muncitor, între două acțiuni.
sky-rules-turn-none = Dacă nu poți face nimic, restul turei se pierde.

sky-rules-build = Unde se potrivește o carte
sky-rules-build-text = Un singur nit, în mijlocul cărții noi, se prinde de mijlocul unei margini libere a unei cărți din clădire. Cartea nouă stă mereu în unghi drept față de cea veche.
sky-rules-build-edges = Așadar, pe marginea de sus a unei baze se așază o carte orizontal; pe marginea unei podele se așază una vertical, jumătate sub ea și jumătate deasupra; iar pe marginea de sus a acesteia stă podeaua următoare.
sky-rules-build-caption = Pe H stă o podea. Pe marginea ei e o carte verticală, iar deasupra ei a doua podea.
sky-rules-build-pass = Cărțile se pot atinge, dar nu trec niciodată una prin alta. Cel puțin o bară a cărții noi trebuie să se conecteze cu o bară a clădirii.
sky-rules-build-rivets = Sunt 52 de nituri. Când s-au terminat, nu se mai poate construi nimic.
sky-rules-build-touched = Dacă nitul nou atinge muncitori, îi poți deplasa, pe fiecare o dată pe podeaua lui, oricui i-ar aparține. Doar atunci atinge cineva muncitorii altora.

sky-rules-points = Punctele unei cărți
sky-rules-points-text = 1 punct pentru fiecare bară a cărții noi care se conectează cu o bară a clădirii și încă 1 dacă pe carte e desenat un muncitor. Dacă ajunge mai sus decât toate celelalte cărți, totul se dublează.
sky-rules-points-caption = Trei bare se conectează cu altele, pe carte e desenat un muncitor și nimic nu ajunge mai sus: 8 puncte.

sky-rules-levels = Nivelurile
sky-rules-levels-text = Podelele la înălțimi diferite sunt niveluri diferite. Unde clădirea se desparte în turnuri pe care nu le leagă nicio carte, fiecare turn are nivelurile lui: ca să treacă dintr-unul în altul, un muncitor coboară la un nivel comun. O carte care le leagă deschide drumul.
sky-rules-levels-caption = Două turnuri pe un nivel comun. Ca să treacă dintr-unul în altul, un muncitor coboară la nivelul comun.
sky-rules-enclosed = Un muncitor blocat din toate părțile e pierdut cât timp rămâne așa: nu se poate muta, nu poate construi și nu contează. Cine are toți muncitorii pe șantier, toți blocați, și niciunul în rezervă iese din joc.

sky-rules-fall = Căderi
sky-rules-fall-text = Cine face să cadă muncitori, de orice culoare, pierde 5 puncte pentru fiecare. Fiecare își ia înapoi muncitorii căzuți.
sky-rules-fall-back = Ceilalți îi pun imediat înapoi pe ai lor, pe orice podea sau pe sol lângă o bază, ori îi țin în rezervă. Dacă i-ai făcut tu să cadă, ai tăi rămân în rezervă.
sky-rules-fall-landed = Un muncitor care ajunge pe altă carte nu a căzut. Rămâne acolo până e mutat printr-o acțiune. Cel răsturnat pe loc stă culcat: nu poate construi până nu îl ridică proprietarul, iar asta e gratis.
sky-rules-fall-out = Cine ajunge la cel mai de jos spațiu al traseului iese din joc. Muncitorii celor ieșiți din joc rămân unde sunt. Cine rămâne ultimul în joc câștigă.
sky-rules-fall-bump = În jurul unei mese adevărate, oricine poate fi numit vinovat, la rând sau nu, oricând: cine lovește masa plătește sau iese din joc.
sky-rules-collapse = Dacă o carte care nu e bază ajunge pe sol, jocul se încheie. Cine a făcut asta iese din joc; ceilalți își păstrează punctele, mai puțin 1 pentru fiecare carte din mână. Cel mai mare total câștigă, și nimeni nu mai primește nimic.

sky-rules-end = Sfârșitul
sky-rules-end-hand = Jocul se încheie imediat ce cineva construiește ultima carte din mână: 5 puncte pentru asta. Ceilalți pierd câte 1 punct pentru fiecare carte rămasă.
sky-rules-end-highest = 5 puncte merg la cine are cei mai mulți muncitori vizibili pe cel mai înalt nivel pe care se află vreunul. La egalitate, se compară nivelul de dedesubt, doar între cei la egalitate, și tot așa. La egalitate deplină, primesc câte 5.
sky-rules-end-wins = Cel mai mare total câștigă. La egalitate, victoria se împarte.
sky-rules-end-stuck = Dacă nimeni nu poate continua sau nimeni nu a construit ori adăugat nimic timp de trei runde, jocul se încheie și așa: 1 punct în minus pentru fiecare carte din mână și 5 pentru muncitorii aflați cel mai sus.
sky-rules-end-agreed = După o rundă întreagă fără construcții, oricine poate propune încheierea; dacă toți sunt de acord, jocul se încheie așa.

sky-rules-judge = Cine arbitrează
sky-rules-judge-text = La masă se alege cine hotărăște ce s-a întâmplat cu clădirea și cu muncitorii.
sky-rules-judge-hand = Mâna ta: trage cartea lângă marginea ei, unde se prinde; ține nemișcat până când nitul e la locul lui și dă drumul. Pentru muncitori și pentru cărțile la care e puțin probabil să cadă cineva ajunge o apăsare. Apoi serverul simulează ce se întâmplă. Clădirea se lasă și se clatină, și așa rămâne. Toată lumea vede același lucru.
sky-rules-judge-table = Cărți reale: construiți pe o masă reală, iar telefoanele împart cărțile, păzesc regulile, țin punctele și întreabă ce a căzut.
sky-rules-judge-dice = Zaruri: decide întâmplarea. Clădirile înalte, subțiri și foarte încărcate sunt mai riscante.

sky-rules-hidden = Ce e ascuns
sky-rules-hidden-text = Nimeni nu vede cărțile celorlalți, câte sunt sau ce cărți au ieșit din joc. Tot ce s-a construit, toți muncitorii și toate punctele se văd de toată lumea.
