# What Steeple is. “Steeple” is a name and stays as it is.

about-title = Despre Steeple
about-lead = Trei jocuri cu turnuri, gratuite pentru toată lumea, fără cont.

about-steeple = Ce e
# $games: a list of their names
about-steeple-text = Steeple e o masă pentru jocuri cu turnuri: { $games }. Joci cu prietenii trimițând un link, cu boți sau împreună la un ecran. Acolo unde ceva poate cădea, mâna ta așază ce joci, sau decid zarurile, sau jucați cu piese reale.
about-steeple-free = E gratuit: nimic de cumpărat, fără reclame și fără cont. Programul e liber sub licența MIT: oricine îl poate folosi, schimba și rula pe propriul server.
# $game: its name
about-rules = Reguli: { $game }
about-score = Calculator de puncte pentru o masă reală

# Accessibility
about-accessibility = Accesibilitate
about-access-screen = Cititoare de ecran: fiecare turn, carte și alegere e descrisă în cuvinte. Mutările celorlalți se anunță când au loc, iar rândul tău imediat.
about-access-colour = Nimic nu se deosebește doar prin culoare: fiecare tip de turn are forma, modelul, semnul și numele lui.
about-access-contrast = Contrast mare: și amurgul, și ziua păstrează un contrast puternic, iar culorile de contrast ale sistemului tău se folosesc dacă le-ai setat.
about-access-motion = Puțină mișcare: dacă sistemul tău cere mai puține animații, nimic nu se mișcă. Din setări, mutările celorlalți pot apărea imediat.
about-access-sound = Sunetele se pot opri. Tot ce se aude se și vede.
about-access-size = Totul merge mărit la 200%, pe un telefon mic, și prin atingere, cu mouse-ul sau cu tastatura.
about-keys = Taste la o masă
about-keys-text = Totul se poate face cu tastatura. Tab merge mai departe; aceste taste sunt scurtături:
# Read aloud between two keys: “0 to 5”
about-key-to = până la

# Privacy
about-privacy = Confidențialitate
about-privacy-cookie = Browserul tău păstrează un singur cookie semnat. El spune ce oaspete ești, și nimic altceva.
about-privacy-kept = Serverul pe care joci păstrează numele pe care l-ai dat și jocurile tale, ca să poți continua și să-ți revezi partidele.
about-privacy-nobody = Nimic nu ajunge la altcineva. Nu sunt contoare, reclame sau părți de pe alte site-uri.
about-privacy-browser = Limba, aspectul, sunetul și foaia calculatorului de puncte rămân în acest browser.
about-devices = Treci pe alt dispozitiv
about-device-here = Pe primul dispozitiv
about-device-here-text = Arată aici un cod și scrie-l pe celălalt dispozitiv. Acolo ești apoi același oaspete, cu mesele tale.
about-device-show = Arată un cod
about-device-another = Arată alt cod
# $minutes: how long the code works
about-device-valid =
    { $minutes ->
        [one] Merge o singură dată, timp de { $minutes } minut.
        [few] Merge o singură dată, timp de { $minutes } minute.
       *[other] Merge o singură dată, timp de { $minutes } de minute.
    }
about-device-there = Pe celălalt dispozitiv
about-device-there-text = Scrie codul pe care îl arată primul dispozitiv. Acest dispozitiv are apoi mesele acelui oaspete și nu le mai are pe ale sale.
about-device-code = Cod
about-device-claim = Folosește codul
# $name: what the guest is called
about-device-done = Gata. Numele tău pe acest dispozitiv: { $name }
about-device-done-nameless = Gata. Acest dispozitiv are acum mesele celuilalt.
# A heading and a button: only this device stays the guest that it is
about-device-leave = Părăsește toate celelalte dispozitive
about-device-leave-text = Pentru un dispozitiv pierdut sau împrumutat: în câteva secunde, mesele tale sunt doar pe acest dispozitiv. Programele care joacă pentru tine au nevoie de un token nou.
about-device-left = Gata. A rămas doar acest dispozitiv.

# Fairness
about-fairness = Corectitudine
about-fairness-text = Nimeni nu poate alege cărțile: nici serverul, nici un jucător, nici un bot. Iată cum, și oricine poate verifica după aceea.
about-fair-sealed = Sigilat
about-fair-sealed-text = Înainte de prima carte, serverul alege un număr secret. Arată tuturor sigiliul lui: o amprentă care se potrivește doar cu acest număr.
about-fair-seeds = Amestecat
about-fair-seeds-text = Fiecare loc poate adăuga propriul număr aleatoriu. Așa nici serverul nu hotărăște de unul singur.
about-fair-drawn = Extras
about-fair-drawn-text = Fiecare extragere decurge din aceste numere, cum decurge o sumă din termenii ei. Fără secret, nimeni nu poate vedea dinainte.
about-fair-opened = Dezvăluit
about-fair-opened-text = După joc, serverul dezvăluie secretul. El trebuie să se potrivească cu sigiliul de la început.
about-fair-checked = Verificat
about-fair-checked-text = Acum oricine poate recalcula fiecare extragere. O singură carte schimbată, și nu se mai potrivește.
about-fairness-why = După un joc, masa oferă fișierul lui: toate mutările și extragerile, sigiliul și secretul. Aici poți verifica unul.

# The check of a game file
about-check = Verifică un fișier de joc
about-check-choose = Alege un fișier de joc sau trage-l aici
about-check-where = Un fișier care se termină în .json, de la sfârșitul unui joc
about-check-private = Fișierul ajunge doar la acest server, pentru verificare, și nu se păstrează.
about-check-busy = Se verifică…
# Read aloud before a step
about-check-right = Corect:
about-check-wrong = Greșit:
about-check-unknown = Necunoscut:
about-check-file = Acesta e un fișier de joc
# $count: how many things happened in the game
about-check-file-text =
    { $count ->
        [one] Conține { $count } eveniment.
        [few] Conține { $count } evenimente, unul după altul.
       *[other] Conține { $count } de evenimente, unul după altul.
    }
about-check-file-wrong = Acesta nu e un fișier de joc
about-check-file-wrong-text = Poate e alt fișier sau s-a trunchiat pe drum. Salvează din nou fișierul de joc la sfârșitul unui joc și alege-l aici.
about-check-here = Aici browserul nu poate verifica singur
about-check-here-text = Browserele calculează amprente doar pe pagini securizate (https). Serverul verifică tot ce urmează.
about-check-seal = Secretul se potrivește cu sigiliul
about-check-seal-text = Browserul tău a calculat singur amprenta secretului. E aceeași cu cea arătată înainte de prima carte.
about-check-seal-wrong = Secretul nu se potrivește cu sigiliul
about-check-seal-wrong-text = Ce s-a dezvăluit la sfârșit nu e ce s-a sigilat înainte de prima carte.
about-check-seal-closed = Sigiliul e încă intact
about-check-seal-closed-text = Acest joc nu s-a încheiat, așa că secretul lui nu a fost dezvăluit niciodată.
about-check-chain = Nu s-a schimbat, scos sau adăugat nimic
# $count: how many things happened in the game
about-check-chain-text =
    { $count ->
        [one] Browserul tău a verificat singur unica verigă.
        [few] Fiecare eveniment e legat de cel dinainte. Browserul tău a urmărit singur toate cele { $count } verigi.
       *[other] Fiecare eveniment e legat de cel dinainte. Browserul tău a urmărit singur toate cele { $count } de verigi.
    }
about-check-chain-wrong = Ceva s-a schimbat
# $event: the number of an entry in the file; they are counted from 0
about-check-chain-wrong-text = Lanțul se rupe la evenimentul { $event } din fișier: a fost schimbat sau lipsește ceva dinaintea lui.
about-check-draws = Fiecare extragere e corectă și fiecare mutare a fost permisă
# $draws: how many cards and starters were drawn. $moves: how many moves were made
about-check-draws-text = Serverul a recalculat totul din numerele dezvăluite. Extrageri: { $draws }. Mutări: { $moves }.
about-check-draws-wrong = Jocul nu iese la fel
about-check-draws-open = Serverul nu poate verifica un joc neîncheiat
about-check-draws-unknown = Serverul nu a putut verifica
about-check-fair = Acest joc a fost corect
about-check-unfair = Acest fișier nu arată un joc corect
about-check-partly = Nu s-a putut verifica totul

about-fonts = Fonturi
about-fonts-text = Titlurile și numerele sunt scrise cu Grenze de Omnibus-Type, restul cu Commissioner de Kostas Bartsokas. Ambele sunt libere sub SIL Open Font License 1.1 și vin de pe acest server.
about-programs = Pentru programatori
about-programs-text = Și boții, și alte programe pot juca aici. Cum vorbesc cu serverul e descris în fișierul OpenAPI de mai jos și în docs/protocol.md din depozit; docs/record.md descrie fișierele de joc și calculul extragerilor.
about-programs-api = /api/openapi.json
