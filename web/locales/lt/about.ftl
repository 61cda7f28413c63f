# What Steeple is. “Steeple” is a name and stays as it is.

about-title = Apie „Steeple“
about-lead = Trys bokštų žaidimai, nemokami visiems, be paskyros.

about-steeple = Kas tai
# $games: a list of their names
about-steeple-text = „Steeple“ – tai stalas bokštų žaidimams: { $games }. Gali žaisti su draugais, kuriems nusiunti nuorodą, su botais arba kartu prie vieno ekrano. Kur kas nors gali nugriūti, dedi savo ranka, sprendžia kauliukai arba statote iš tikrų kaladėlių ir kortų.
about-steeple-free = Tai nemokama: nėra ko pirkti, nėra nei reklamos, nei paskyrų. Programa atvira pagal MIT licenciją: visi gali ją naudoti, keisti ir paleisti savo serverį.
# $game: its name
about-rules = Taisyklės: „{ $game }“
about-score = Taškų skaičiuoklė tikram stalui

# Accessibility
about-accessibility = Prieinamumas
about-access-screen = Ekrano skaitytuvai: kiekvienas bokštas, korta ir pasirinkimas aprašytas žodžiais. Kitų ėjimai pranešami, kai įvyksta, o tavo ėjimas – iškart.
about-access-colour = Vien spalva niekada nieko nereiškia: kiekviena bokštų rūšis turi savo formą, raštą, ženklą ir pavadinimą.
about-access-contrast = Didelis kontrastas: ir prieblanda, ir diena išlaiko didelį kontrastą, o jei sistemoje nustatytos kontrasto spalvos, naudojamos jos.
about-access-motion = Mažai judesio: jei tavo sistema prašo mažiau judesio, niekas nejuda. Nuostatose galima pasirinkti, kad ir kitų ėjimai būtų rodomi iškart.
about-access-sound = Garsus galima išjungti. Viską, kas girdima, galima ir matyti.
about-access-size = Viskas veikia padidinus iki 200 %, mažame telefone, liečiant, pele ir klaviatūra.
about-keys = Klavišai prie stalo
about-keys-text = Viską galima padaryti klaviatūra. Tab pereina toliau, o tai – spartieji klavišai:
# Read aloud between two keys: “0 to 5”
about-key-to = iki

# Privacy
about-privacy = Privatumas
about-privacy-cookie = Tavo naršyklė saugo vieną pasirašytą slapuką. Jis sako, kuris svečias esi, ir nieko daugiau.
about-privacy-kept = Serveris, kuriame žaidi, saugo tavo nurodytą vardą ir sužaistas partijas, kad galėtum tęsti ir pažiūrėti vėliau.
about-privacy-nobody = Niekam kitam niekas nesiunčiama. Nėra nei skaitiklių, nei reklamos, nei dalių iš kitų svetainių.
about-privacy-browser = Kalba, išvaizda, garsas ir taškų skaičiuoklės lapas lieka šioje naršyklėje.
about-devices = Pereiti į kitą įrenginį
about-device-here = Pirmame įrenginyje
about-device-here-text = Parodyk čia kodą ir įrašyk jį kitame įrenginyje. Ten būsi tas pats svečias su tais pačiais stalais.
about-device-show = Rodyti kodą
about-device-another = Rodyti kitą kodą
# $minutes: how long the code works
about-device-valid =
    { $minutes ->
        [one] Jis veikia vieną kartą, per { $minutes } minutę.
        [few] Jis veikia vieną kartą, per { $minutes } minutes.
        [many] Jis veikia vieną kartą, per { $minutes } minutės.
       *[other] Jis veikia vieną kartą, per { $minutes } minučių.
    }
about-device-there = Kitame įrenginyje
about-device-there-text = Įrašyk kodą, kurį rodo pirmas įrenginys. Tada šiame įrenginyje bus to svečio stalai, o savų nebebus.
about-device-code = Kodas
about-device-claim = Naudoti kodą
# $name: what the guest is called
about-device-done = Atlikta. Šiame įrenginyje dabar esi: { $name }
about-device-done-nameless = Atlikta. Dabar šiame įrenginyje yra ano įrenginio stalai.
# A heading and a button: only this device stays the guest that it is
about-device-leave = Palikti visus kitus įrenginius
about-device-leave-text = Jei įrenginį praradai ar paskolinai: po kelių sekundžių tavo stalai liks tik šiame įrenginyje. Programoms, žaidžiančioms už tave, reikės naujo prieigos rakto.
about-device-left = Atlikta. Liko tik šis įrenginys.

# Fairness
about-fairness = Sąžiningumas
about-fairness-text = Kortų negali parinkti niekas: nei serveris, nei žaidėjas, nei botas. Štai kaip tai veikia, o vėliau visi gali tai patikrinti.
about-fair-sealed = Užplombuota
about-fair-sealed-text = Prieš pirmą kortą serveris pasirenka slaptą skaičių. Visiems parodoma jo plomba: skaitmeninis atspaudas, tinkantis tik šiam skaičiui.
about-fair-seeds = Sumaišyta
about-fair-seeds-text = Kiekviena vieta gali pridėti savo atsitiktinį skaičių. Tad ir serveris vienas nesprendžia.
about-fair-drawn = Ištraukta
about-fair-drawn-text = Kiekvienas traukimas išplaukia iš šių skaičių, kaip suma iš savo dalių. Be paslapties niekas nemato į priekį.
about-fair-opened = Atskleista
about-fair-opened-text = Po žaidimo serveris atskleidžia paslaptį. Ji turi atitikti plombą iš pradžios.
about-fair-checked = Patikrinta
about-fair-checked-text = Dabar visi gali perskaičiuoti kiekvieną traukimą. Pakeitus nors vieną kortą, nebesutampa.
about-fairness-why = Po žaidimo stalas siūlo partijos failą: visi ėjimai ir traukimai, plomba ir paslaptis. Jį gali patikrinti čia.

# The check of a game file
about-check = Patikrinti partijos failą
about-check-choose = Pasirink partijos failą arba nutempk jį čia
about-check-where = Failas, kuris baigiasi .json, iš žaidimo pabaigos
about-check-private = Failas siunčiamas tik į šį serverį patikrinti ir nesaugomas.
about-check-busy = Tikrinama…
# Read aloud before a step
about-check-right = Teisinga:
about-check-wrong = Neteisinga:
about-check-unknown = Nežinoma:
about-check-file = Tai partijos failas
# $count: how many things happened in the game
about-check-file-text =
    { $count ->
        [one] Jame aprašytas { $count } įvykis.
        [few] Jame aprašyti { $count } įvykiai, vienas po kito.
        [many] Jame aprašyta { $count } įvykio.
       *[other] Jame aprašyta { $count } įvykių, vienas po kito.
    }
about-check-file-wrong = Tai ne partijos failas
about-check-file-wrong-text = Galbūt tai kitas failas arba jis ne visas. Žaidimo pabaigoje išsaugok partijos failą iš naujo ir pasirink jį čia.
about-check-here = Ši naršyklė čia pati tikrinti negali
about-check-here-text = Naršyklės skaičiuoja atspaudus tik saugiuose puslapiuose (https). Viską, kas toliau, tikrina serveris.
about-check-seal = Paslaptis atitinka plombą
about-check-seal-text = Tavo naršyklė pati paėmė paslapties atspaudą. Jis toks pat, koks buvo parodytas prieš pirmą kortą.
about-check-seal-wrong = Paslaptis neatitinka plombos
about-check-seal-wrong-text = Tai, kas atskleista pabaigoje, nėra tai, kas užplombuota prieš pirmą kortą.
about-check-seal-closed = Plomba dar nenuimta
about-check-seal-closed-text = Šis žaidimas nesibaigė, todėl jo paslaptis neatskleista.
about-check-chain = Niekas nepakeista, nepraleista ir nepridėta
# $count: how many things happened in the game
about-check-chain-text =
    { $count ->
        [one] Kiekvienas įvykis susietas su ankstesniu. Tavo naršyklė pati patikrino { $count } grandį.
        [few] Kiekvienas įvykis susietas su ankstesniu. Tavo naršyklė pati patikrino visas { $count } grandis.
        [many] Kiekvienas įvykis susietas su ankstesniu. Tavo naršyklė pati patikrino { $count } grandies.
       *[other] Kiekvienas įvykis susietas su ankstesniu. Tavo naršyklė pati patikrino visas grandis: { $count }.
    }
about-check-chain-wrong = Kažkas pakeista
# $event: the number of an entry in the file; they are counted from 0
about-check-chain-wrong-text = Grandinė nutrūksta ties failo įvykiu { $event }: jis pakeistas arba kažkas prieš jį praleista.
about-check-draws = Kiekvienas traukimas teisingas, kiekvienas ėjimas leistinas
# $draws: how many cards and starters were drawn. $moves: how many moves were made
about-check-draws-text = Serveris viską perskaičiavo iš atskleistų skaičių. Traukimai: { $draws }. Ėjimai: { $moves }.
about-check-draws-wrong = Žaidimas išeina kitoks
about-check-draws-open = Serveris negali patikrinti nebaigto žaidimo
about-check-draws-unknown = Serveriui patikrinti nepavyko
about-check-fair = Šis žaidimas buvo sąžiningas
about-check-unfair = Šis failas nerodo sąžiningo žaidimo
about-check-partly = Ne viską pavyko patikrinti

about-fonts = Šriftai
about-fonts-text = Antraštės ir skaičiai surinkti „Grenze“ (Omnibus-Type), visa kita – „Commissioner“ (Kostas Bartsokas). Abu nemokami pagal SIL Open Font License 1.1 ir siunčiami iš šio serverio.
about-programs = Programuotojams
about-programs-text = Čia gali žaisti ir botai bei kitos programos. Kaip jos kalbasi su serveriu, aprašyta žemiau esančiame OpenAPI faile ir saugyklos faile docs/protocol.md; docs/record.md aprašo partijos failus ir kaip skaičiuojami traukimai.
about-programs-api = /api/openapi.json
