# The rules of Five Towers, to be read. Numbers in examples belong to drawings: they must stay as they are.

rules-title = Cinci Turnuri: regulile
rules-lead = Licitează pentru etaje, așază numere mici peste cele mari și pune fiecărui turn un acoperiș. De la 2 la 5 jucători.
rules-learn = Învață jucând (2 minute)
rules-score = Calculator de puncte pentru o masă reală

# The goal
rules-goal = Scopul
# $points: how many points the drawn skyline brings
rules-goal-text =
    Fiecare carte e un etaj. Construiești până la cinci turnuri, câte unul de fiecare tip, și fiecare etaj aduce puncte. Un turn cu acoperiș contează dublu, iar cel mai înalt turn al tău contează încă o dată. Turnurile din capul paginii aduc { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }. Câștigă cine are cele mai multe puncte.

# The cards
rules-cards = Cărțile
rules-cards-text = Sunt cinci tipuri de turnuri. Fiecare are forma, modelul și semnul lui.
rules-cards-values = Fiecare tip are valorile de la 0 la 15. Numărul e lățimea etajului: un 15 e cât terenul de lat, un 1 e îngust. Trei valori sunt speciale: 8, 9 și 0.
rules-cards-special = De la stânga la dreapta: 15, 12, 9, 8, 5, 2, 0. Un 9 are suporturi și stă pe orice în afară de acoperiș. Un 8 are o terasă cât terenul de lată, și orice stă pe ea. Un 0 e acoperișul.
rules-cards-count = La 2 sau 3 jucători, fiecare valoare e o dată în fiecare tip: 80 de cărți. La 4 sau 5 jucători, șase valori sunt de două ori în fiecare tip: 110 cărți.
rules-cards-doubled = Valorile unui tip la 4 sau 5 jucători. Sunt câte două cărți 0, 2, 5, 7, 10 și 12.
# Read aloud after a number: there are two cards of it
rules-twice = două bucăți

# Where a card may go
rules-fits = Unde merge o carte
rules-fits-text = Ai cel mult un turn de fiecare tip, iar un turn are doar cărți de tipul lui. O carte merge în vârful turnului ei. Dacă nu e încă niciunul, începe unul: poate începe orice valoare. Etajele nu își schimbă niciodată locul.
rules-fit-lower = O carte trebuie să fie mai mică decât cea de sub ea: 7 pe 12.
rules-fit-higher = O carte mai mare nu merge pe una mai mică: nu 12 pe 7.
rules-fit-equal = Nici una egală: nu 5 pe 5.
rules-fit-deck = Pe un 8 merge orice carte, chiar și un 14.
rules-fit-brackets = Un 9 merge pe orice carte în afară de 0: aici pe un 3.
rules-fit-after-brackets = Pe 9 merg din nou cărți mai mici: 6 pe 9.
rules-fit-roof = Un 0 e acoperiș. Merge pe orice carte și închide turnul.
rules-fit-on-roof = Pe un acoperiș nu merge nimic, nici măcar un 9.
rules-fit-only-roof = Un 0 poate începe un turn. Turnul are atunci 1 etaj și e închis.

# A round
rules-round = O rundă
rules-round-text = O rundă are patru părți: se dezvăluie cinci cărți, toată lumea licitează, cine oferă cel mai mult construiește, iar cărțile rămase se strâng.
rules-row = 1. Cinci cărți
rules-row-text = Se dezvăluie cinci cărți. Ele formează rândul.
rules-row-caption = Rândul din acest exemplu: Nisip 7, Dulce 12, Fantome 9, Copac 4, Nisip 2.
rules-bid = 2. Licitația
rules-bid-text = O ofertă e numărul de cărți pe care le vrei din rând. Cine începe spune un număr de la 0 la 5. În sensul acelor de ceasornic, fiecare are apoi o singură șansă: spune un număr mai mare sau pas. Cine licitează tot rândul încheie imediat licitația.
rules-bid-limit = Licitează doar ce poți construi. Te poți baza pe dărâmarea unei cărți; despre asta, mai jos.
# Shown in place of a speech bubble
rules-no-turn = fără tură
rules-bid-caption = Începe Rūta. Oferte: Rūta 3, Aino pas, Tomáš 5. E tot rândul, așa că licitația s-a încheiat, iar Zofia nu mai are tură.
rules-take = 3. Construcția
rules-take-text = Cine are cea mai mare ofertă ia exact atâtea cărți câte a licitat, la alegere. Apoi:
rules-tear = Mai întâi, dacă vrei, dărâmă cartea din vârful unuia dintre turnurile tale. Ea merge în molozul tău, care la sfârșit costă puncte, și nu se mai întoarce. Un acoperiș nu se dărâmă niciodată. Dacă turnul avea doar această carte, tipul lui poate începe din nou cu orice valoare. Dacă iese la iveală un 8, pe el merge din nou orice carte.
rules-place = Apoi așază toate cărțile luate, în orice ordine. Ce tocmai s-a așezat nu se poate dărâma în această rundă.
rules-tear-caption = Tomáš avea un turn de nisip cu 11 și 6. Cartea 7 nu merge pe 6, așa că 6 se dărâmă. Apoi se așază toate cele cinci cărți, în ordinea semnelor rotunde.
rules-tidy = 4. Strângerea
rules-tidy-text = Restul rândului se decartează, cu fața în sus. Următoarea rundă o începe persoana din stânga celei care a construit.
rules-nobody = Dacă prima ofertă e 0 și toți ceilalți spun pas, nu se construiește și nu se dărâmă nimic. Rândul se decartează, iar aceeași persoană începe din nou.

# Bids that can’t be built
rules-stuck = Oferte care nu se pot construi
rules-stuck-text = La masă se alege între două feluri de licitație.
rules-checked = Licitație verificată
rules-checked-text = Așa se joacă de obicei aici. Apar doar ofertele pe care le poți construi. Trebuie să se potrivească și cărțile pe care le iei: dacă se pot construi cinci cărți, nu se pot construi oricare patru dintre ele, pentru că poate tocmai un 9 le face loc celorlalte.
rules-open = Licitație deschisă
rules-open-text = Ca la o masă reală, poți spune orice număr mai mare. Dacă apoi vezi că nu se pot așeza toate cărțile, renunți la construcție:
rules-open-back = Cărțile se întorc în rând, iar o carte dărâmată se întoarce pe turnul ei.
rules-open-again = Spui alt număr sau pas. Numărul trebuie să fie mai mic decât cel la care renunți și tot mai mare decât ofertele dinaintea ta. Dacă persoana care a început renunță și spune pas, se socotește 0.
rules-open-on = Licitația continuă de la tine. Jucătorii de după tine licitează din nou, cei dinaintea ta nu.
rules-open-may = Cine poate așeza toate cărțile nu are voie să renunțe.
rules-open-caption = Același rând, dar Tomáš are un turn de nisip cu 6 și 4. Chiar și fără 4, cartea 7 nu merge pe 6. Așa că Tomáš pune cărțile la loc și licitează 4 în loc de 5. Acum e la rând Zofia și poate licita 5.

# When the deck runs out
rules-deck = Când se termină pachetul
rules-deck-text = Pachetul se parcurge de două ori.
rules-deck-first = Prima oară
rules-deck-first-text = 16 runde la 2 sau 3 jucători, 22 de runde la 4 sau 5. Apoi pachetul e gol.
rules-deck-shuffle = Un pachet nou
rules-deck-shuffle-text = După acea rundă, toate cărțile decartate se amestecă într-un pachet nou. Dacă nu sunt, jocul se încheie.
rules-deck-second = A doua oară
rules-deck-second-text = Jocul continuă ca înainte. Ultimul rând poate fi scurt; atunci cea mai mare ofertă posibilă e mărimea lui.
rules-deck-end = Sfârșitul
rules-deck-end-text = După runda în care pachetul e din nou gol, se numără punctele.

# Points
rules-points = Puncte
rules-points-plain = Un turn fără acoperiș aduce 1 punct pentru fiecare etaj.
rules-points-roof = Un turn cu acoperiș aduce 2 puncte pentru fiecare etaj. Și acoperișul e un etaj.
rules-points-main = Un turn e turnul tău principal: încă 1 punct pentru fiecare etaj al lui. Îl alegi tu, și cel mai bun e cel mai înalt.
rules-points-rubble = Molozul costă puncte: 1 pentru prima carte, încă 2 pentru a doua, încă 3 pentru a treia și așa mai departe.
rules-sum = Punctele din exemplu
rules-sum-plain = Dulce, 4 etaje, fără acoperiș
rules-sum-roofed = Nisip, 3 etaje cu acoperiș
rules-sum-tall = Copac, 6 etaje cu acoperiș
rules-sum-main = Turnul principal: Copac, 6 etaje
rules-sum-rubble = Moloz, 2 cărți: 1 și 2

# Who wins
rules-win = Cine câștigă
rules-win-text = Câștigă cine are cele mai multe puncte. La egalitate, victoria se împarte. Punctele pot coborî sub 0.

# What is hidden
rules-hidden = Ce e ascuns
rules-hidden-text = Doar ordinea pachetului. Toată lumea poate vedea toate turnurile, rândul, cărțile decartate, ofertele și ce e în moloz.
rules-hidden-count = Așa că oricine poate număra ce cărți mai vin. E permis, iar o masă Steeple arată lista dacă o ceri.
