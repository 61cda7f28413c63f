# The rules of Block Out, to be read. Numbers in examples belong to drawings: they must stay as they are.

block-rules-title = Block Out: regulile
block-rules-lead = Nouă blocuri strâmbe, o singură mână. Pune unul în vârf, dă-i drumul și numără până la trei. De la 2 la 6 jucători.

block-rules-goal = Scopul
block-rules-goal-text = Scapă de cărțile tale. Fiecare carte de bloc pune încă un bloc în turnul pe care îl construiește toată lumea împreună. Câștigă cine nu mai are cărți la sfârșitul unei ture, dar și cine așază al nouălea bloc.

block-rules-pieces = Blocuri și cărți
block-rules-pieces-text = Sunt nouă blocuri: negre, maro și galbene, din fiecare unul mic, unul mijlociu și unul mare. Nu sunt chiar drepte, așa că e important cum rotești un bloc.
block-rules-pieces-caption = Inelul e negru, valul e maro, steaua e galbenă. Un punct înseamnă mic, două mijlociu, trei mare.
block-rules-cards-text = 43 de cărți sunt pentru blocuri, 12 pentru acțiuni. O carte de bloc numește un singur bloc sau te lasă să alegi: dintr-o culoare, dintr-o mărime sau dintre toate.
block-rules-cards-caption = De la stânga la dreapta: Maro mic, Orice bloc mare, Orice galben, Orice bloc, Pas și Sens invers.
block-rules-cards-count = Sunt trei cărți pentru fiecare bloc, două pentru fiecare culoare, două pentru fiecare mărime și patru pentru orice bloc; plus câte șase Pas și Sens invers.
block-rules-deal = Fiecare primește șapte cărți și le ascunde de ceilalți. Restul e pachetul. La o masă reală începe cine are ziua de naștere cel mai curând. La început se joacă în sensul acelor de ceasornic.

block-rules-turn = Rândul tău
block-rules-turn-text = Joacă o carte. Dacă poți juca, trebuie să joci; nimeni nu trage cărți de bunăvoie.
block-rules-turn-block = O carte de bloc se poate juca dacă un bloc potrivit e liber, adică nu e în turn.
block-rules-turn-action = O carte de acțiune se poate juca oricând.
block-rules-turn-draw = Dacă nu poți juca nicio carte, trage câte una până vine una care se poate juca și joac-o imediat.
block-rules-turn-caption = Blocurile maro mare și negru mijlociu sunt în turn. „Orice bloc mare” se mai poate juca: două blocuri mari sunt libere.
block-rules-turn-pile = Cărțile jucate se decartează cu fața în sus. Când pachetul e gol, cărțile decartate se amestecă într-un pachet nou.

block-rules-place = Așezarea unui bloc
block-rules-place-text = Alege un bloc liber care se potrivește cu cartea ta și pune-l în vârful turnului. Dacă nu e niciun turn, blocul tău începe unul; primul bloc nu poate cădea.
block-rules-place-hand = Folosește o singură mână. Blocul poate atinge doar fața de sus a blocului din vârf. Să atingi altă față sau alt bloc e o greșeală: la masă se stabilește dacă e doar un avertisment sau contează ca o cădere.
block-rules-place-right = Se atinge doar fața de sus.
block-rules-place-wrong = Turnul e atins din lateral.
block-rules-count = Dă drumul și numără trei secunde. Dacă turnul încă stă în picioare, tura ta s-a încheiat.

block-rules-fall = Când cade turnul
block-rules-fall-text = Turnul a căzut când unul dintre blocurile lui nu mai face parte din el: s-a desprins de blocul de dedesubt sau atinge masa.
block-rules-fall-blocks = Toate blocurile ies din turn.
block-rules-fall-draw = Tragi trei cărți. Cartea pe care ai jucat-o rămâne decartată.
block-rules-fall-new = Joci imediat altă carte, ca să începi un turn nou. Dacă ai o carte de bloc, trebuie să fie una dintre acelea; dacă ai doar cărți de acțiune, joacă una, iar turnul îl începe persoana următoare.
block-rules-late = Dacă turnul cade după numărătoare și înainte să-l atingă persoana următoare, nimeni nu trage cărți: blocurile ies din turn, iar jocul continuă cu persoana următoare.

block-rules-actions = Pas și Sens invers
block-rules-pass = Pas: nu așezi nimic, iar jocul continuă cu persoana următoare.
block-rules-reverse = Sens invers: nu așezi nimic, iar sensul jocului se schimbă. În doi, e ca un Pas.

block-rules-win = Cine câștigă
block-rules-win-hand = Câștigă cine nu mai are cărți la sfârșitul unei ture.
block-rules-win-ninth = Cine așază al nouălea bloc câștigă imediat, dacă turnul stă în picioare.
block-rules-options = Ce se poate alege la masă
block-rules-extra = Încă un bloc: după ultima carte alegi orice bloc liber, și trebuie să reziste și el ca să câștigi. Dacă turnul cade, tragi trei cărți și continui ca după orice cădere.
block-rules-no-action = Fără acțiune la sfârșit: Pas și Sens invers nu pot fi ultima carte.

block-rules-judge = Cine arbitrează
block-rules-judge-text = La masă se alege cine hotărăște dacă turnul stă în picioare.
block-rules-judge-hand = Mâna ta: duci blocul pe ecran, iar serverul simulează ce face. Toată lumea vede același lucru.
block-rules-judge-table = Blocuri reale: jucați cu blocuri de lemn pe o masă reală, iar telefoanele împart cărțile, păzesc regulile și întreabă dacă turnul a rămas în picioare.
block-rules-judge-dice = Zaruri: decide întâmplarea. Cu cât turnul e mai înalt și blocul de dedesubt mai mic, cu atât riscul e mai mare.

block-rules-hidden = Ce e ascuns
block-rules-hidden-text = Nimeni nu vede cărțile celorlalți sau ordinea pachetului. Câte cărți are fiecare, cărțile decartate, sensul jocului și turnul se văd de toată lumea.
