# Cinci Turnuri: cuvintele jocului și de ce nu e permisă o mutare.

name = Cinci Turnuri

# Cele cinci tipuri de turnuri. $type: candy, scary, tree, scrap sau sand
tower =
    { $type ->
        [candy] Turnul dulce
        [scary] Turnul cu fantome
        [tree] Turnul din copac
        [scrap] Turnul de fier vechi
       *[sand] Turnul de nisip
    }
# Aceleași, cât mai scurt: pe cărți și în liste
type =
    { $type ->
        [candy] Dulce
        [scary] Fantome
        [tree] Copac
        [scrap] Fier
       *[sand] Nisip
    }
card = { type } { $value }
row = Rând:
rubble = Moloz
points = { $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }

# Ce a făcut cineva. $name: un nume sau cuvântul „Tu”: niciun verb nu trebuie să depindă de el.
did-bid = { $name }: ofertă { $number }
did-pass = { $name }: pas
did-cancel = { $name }: atâtea cărți nu se pot așeza, se întorc în rând
# $cards: o listă de cărți
did-build = { $name }: construcție ({ $cards })
did-tear-down = { $name }: vârf dărâmat ({ tower }), apoi construcție ({ $cards })
did-start = Deschiderea licitației: { $name }
# The cards that were turned up
new-row = Rând nou de cărți: { $cards }

# De ce nu e permisă o mutare
no-such-card = Nu există cartea „{ $card }”. O carte e un tip și o valoare de la 0 la 15, de exemplu candy12.
no-such-type = Nu există turnul „{ $name }”. Există: candy, scary, tree, scrap, sand.
one-tear-down = Se poate dărâma o singură carte, iar asta se scrie la început, de exemplu: build -sand sand7.
cards-in-a-build =
    { $count ->
        [0] O construcție are nevoie de cel puțin o carte.
       *[other] { $most ->
                [one] O construcție are cel mult { $most } carte, nu { $count }.
                [few] O construcție are cel mult { $most } cărți, nu { $count }.
               *[other] O construcție are cel mult { $most } de cărți, nu { $count }.
            }
    }
not-now = Acum nu e momentul pentru asta.
not-in-deck = { card } nu e în pachet.
time-to-bid = Licitația nu s-a încheiat: licitează un număr sau spune pas.
time-to-build =
    { $number ->
        [one] Licitația s-a încheiat: construiește cu { $number } carte.
        [few] Licitația s-a încheiat: construiește cu { $number } cărți.
       *[other] Licitația s-a încheiat: construiește cu { $number } de cărți.
    }
not-higher = Cea mai mare ofertă e { $highest }: licitează mai mult sau spune pas.
more-than-row =
    { $row ->
        [one] În rând e doar { $row } carte.
        [few] În rând sunt doar { $row } cărți.
       *[other] În rând sunt doar { $row } de cărți.
    }
not-below-cancelled = În această rundă nu ai putut așeza { $cancelled }: licitează mai puțin sau spune pas.
more-than-buildable =
    { $most ->
        [0] Nu poți așeza { $number }: niciuna dintre aceste cărți nu se potrivește pe turnurile tale, nici după dărâmare.
        [one] Nu poți așeza { $number }: cel mult { $most } carte se potrivește pe turnurile tale, chiar și după dărâmare.
        [few] Nu poți așeza { $number }: cel mult { $most } cărți se potrivesc pe turnurile tale, chiar și după dărâmare.
       *[other] Nu poți așeza { $number }: cel mult { $most } de cărți se potrivesc pe turnurile tale, chiar și după dărâmare.
    }
starter-must-bid = Prima ofertă e obligatorie: un număr de la 0 la { $row }.
wrong-size =
    { $number ->
        [one] Oferta ta e { $number }: așază exact { $number } carte, nu { $count }.
        [few] Oferta ta e { $number }: așază exact { $number } cărți, nu { $count }.
       *[other] Oferta ta e { $number }: așază exact { $number } de cărți, nu { $count }.
    }
not-in-row = { card } nu e în rând.
nothing-to-tear-down = { tower }: nu e nimic de dărâmat.
roof-stays = { tower }: un acoperiș nu se dărâmă niciodată.
nothing-goes-on-roof = { tower }: { $value } nu se poate așeza, pe acoperiș nu merge nimic.
does-not-fit = { tower }: { $value } nu merge pe { $below }. Valoarea trebuie să fie mai mică; doar un 9 merge pe orice carte în afară de 0, și orice carte merge pe un 8.
can-be-built =
    { $number ->
        [one] Poți așeza { $number } carte, deci nu e permis să renunți.
        [few] Poți așeza { $number } cărți, deci nu e permis să renunți.
       *[other] Poți așeza { $number } de cărți, deci nu e permis să renunți.
    }

# Masa în terminal
# $pass_: 1 cât timp pachetul e parcurs prima oară, 2 a doua oară
deck-left =
    { $pass_ ->
        [1] { $count ->
                [0] Pachetul e gol: după această rundă, cărțile decartate se amestecă într-un pachet nou.
                [one] { $count } carte în pachet, apoi cărțile decartate se amestecă într-un pachet nou.
                [few] { $count } cărți în pachet, apoi cărțile decartate se amestecă într-un pachet nou.
               *[other] { $count } de cărți în pachet, apoi cărțile decartate se amestecă într-un pachet nou.
            }
       *[2] { $count ->
                [0] Pachetul e gol a doua oară: aceasta e ultima rundă.
                [one] { $count } carte în pachet, apoi jocul se încheie.
                [few] { $count } cărți în pachet, apoi jocul se încheie.
               *[other] { $count } de cărți în pachet, apoi jocul se încheie.
            }
    }
has-bid = ofertă { $number }
passed = pas

# Ce se întreabă. $numbers: o listă de numere
ask-bid = Câte cărți licitezi? { $numbers }
ask-bid-or-pass = Câte cărți licitezi? { $numbers }, sau p pentru pas
ask-pass = Nu poți licita mai mult: p pentru pas
ask-cancel =
    { $number ->
        [one] Nu poți așeza { $number } carte: c pentru a renunța
        [few] Nu poți așeza { $number } cărți: c pentru a renunța
       *[other] Nu poți așeza { $number } de cărți: c pentru a renunța
    }
ask-build =
    { $count ->
        [one] Mai ia { $count } carte (numărul ei din rând)
        [few] Mai ia { $count } cărți (numerele lor din rând, în ordinea așezării)
       *[other] Mai ia { $count } de cărți (numerele lor din rând, în ordinea așezării)
    }
button-bid = Licitează { $number }
button-pass = Pas
button-cancel = Renunță
button-build =
    { $count ->
        [one] Construiește pentru { $count } punct
        [few] Construiește pentru { $count } puncte
       *[other] Construiește pentru { $count } de puncte
    }
nothing-planned = Planul e gol.
# $plan: o listă cu ce se dărâmă și ce se construiește
plan-so-far = Plan: { $plan }.
torn-down = { $tower } (vârf dărâmat)
points-change = Puncte: { $before } → { $after }
# $number: câte cărți s-au licitat
can-not-be-finished = { card } ar bloca acolo restul: nu s-ar mai putea așeza { $number }.
tear-down-blocks = { tower }: dărâmarea aici ar bloca restul, nu s-ar mai putea așeza { $number }.
already-taken = { card }: carte deja luată.
no-such-place = Cărțile din rând sunt numerotate de la 1 la { $count }.
# $card: o carte, de exemplu Nisip 7
card-fits = { $card } se potrivește.
card-fits-after-tearing = { $card } se potrivește după dărâmare.
card-has-no-place = { $card } nu are loc în nicio construcție.

# Tastele. Literele și semnele dinaintea liniuței rămân așa cum sunt.
keys-bid =
    0 până la 5 – licitează atâtea cărți
    p – pas
    ? – de ce nu? (toate numerele), ?4 – de ce nu 4?
    s – sugerează o mutare
    u – anulează, Enter – confirmă
    q – ieși; jocul se salvează
keys-build =
    1 până la 5 – ia acea carte din rând; mai multe: 2 4 1, în ordinea așezării
    t sand – dărâmă mai întâi vârful acelui turn
    ? – ce cărți se potrivesc
    s – sugerează o construcție
    c – renunță, dacă oferta ta nu se poate construi (doar la licitație deschisă)
    u – anulează, Enter – confirmă
    q – ieși; jocul se salvează

# Punctele unei mese reale
main-tower = Turnul principal
# Cineva al cărui nume nu e dat
player = Fără nume
# $why: altă propoziție, care spune ce e greșit
sheet-line = Linia { $line }: { $why }
sheet-empty = Nu sunt turnuri de punctat.
# $known: numele celor cinci tipuri
sheet-what = „{ $text }” nu e nici turn ({ $known }), nici moloz.
sheet-tower-twice = { tower }: fiecare are un singur turn de fiecare tip.
sheet-no-values = { tower }: lipsesc valorile, de la sol în sus.
sheet-value = „{ $text }” nu e o valoare; valorile sunt de la 0 la 15.
sheet-rubble = „{ $text }” nu e o carte. Molozul e un număr de cărți sau cărți ca sand7 candy3.
sheet-rubble-twice = Molozul e deja trecut.
sheet-does-not-fit = { $name } – { tower }: { $value } nu poate sta pe { $below }.
sheet-on-roof = { $name } – { tower }: { $value } nu poate sta pe acoperiș.
sheet-roof-torn = { $name }: un acoperiș nu se dărâmă niciodată.
sheet-much-rubble =
    { $most ->
        [one] { $name }: mai mult de { $most } carte în moloz e imposibil.
        [few] { $name }: mai mult de { $most } cărți în moloz e imposibil.
       *[other] { $name }: mai mult de { $most } de cărți în moloz e imposibil.
    }
sheet-many-players = Numărul maxim de jucători e { $most }.
# $count: de câte ori e cartea pe masă; $there: de câte ori e în cutie
sheet-copies =
    { $count ->
        [one] { card } e pe masă o dată; la o masă de această mărime există doar { $there }.
        [few] { card } e pe masă de { $count } ori; la o masă de această mărime există doar { $there }.
       *[other] { card } e pe masă de { $count } de ori; la o masă de această mărime există doar { $there }.
    }

# Lecția: ce se spune înaintea fiecărei ture. Numerele sunt valorile cărților.
lesson-1 = În rând sunt cinci cărți. Tu începi: spune câte iei. Licitează 3.
lesson-2 = Nimeni nu licitează mai mult, așa că iei 3 cărți. O carte trebuie să fie mai mică decât cea de sub ea: 2 merge pe 13, iar 15 începe un turn nou.
lesson-3 = Cea mai mare ofertă e 3. Ca să câștigi, ar trebui să iei 4, iar pe cărți mici nu mai merge mare lucru. Spune pas.
lesson-4 = 11 și 5 nu merg pe cartea ta 2. Dar înainte de a construi poți dărâma o carte din vârful unui turn. Licitează 3.
lesson-5 = Dărâmă 2, apoi așază 11, 5 și 10. Acum 2 e în moloz: prima carte de acolo costă 1 punct, a doua 2.
lesson-6 = Un 9 merge pe orice carte în afară de 0, și apoi e loc din nou. Licitezi la urmă: licitează 3.
lesson-7 = 9 merge pe 5, iar 7 pe 9. 8 merge pe 10, iar pe un 8 merge orice carte.
lesson-8 = Un 0 e acoperiș: fiecare carte din turnul lui contează dublu și nimic nu mai merge pe el. Licitează 3.
lesson-9 = Pune 0 ca acoperiș pe cel mai înalt turn al tău. 11 merge pe 8, iar 7 pe 11.
lesson-10 = Cele 6 cărți de sub acoperiș dau 12 puncte și încă 6 ca turn principal. Celelalte cărți dau 5, molozul ia 1: 22 de puncte. Acum știi tot: joacă.
# Ce se spune după o altă mutare permisă
lesson-try-bid = Se poate și așa. În lecția aceasta, licitează { $number }.
lesson-try-pass = Se poate și așa. În lecția aceasta, spune pas.
lesson-try-build = Se poate și așa. În lecția aceasta, construiește cum scrie aici.
