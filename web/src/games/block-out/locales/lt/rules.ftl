# The rules of Block Out, to be read. Numbers in examples belong to drawings: they must stay as they are.

block-rules-title = Block Out: taisyklės
block-rules-lead = Devynios kreivos kaladėlės, viena ranka. Uždėk vieną, paleisk ir suskaičiuok iki trijų. 2–6 žaidėjai.

block-rules-goal = Tikslas
block-rules-goal-text = Atsikratyk savo kortų. Su kiekviena kaladėlės korta bokštas, kurį visi stato kartu, gauna dar vieną kaladėlę. Laimi, kas ėjimo pabaigoje nebeturi kortų arba uždeda devintą kaladėlę.

block-rules-pieces = Kaladėlės ir kortos
block-rules-pieces-text = Yra devynios kaladėlės: juodos, rudos ir geltonos, kiekvienos spalvos maža, vidutinė ir didelė. Jų kampai ne visai statūs, todėl svarbu, kaip kaladėlę pasuksi.
block-rules-pieces-caption = Žiedas – juoda, banga – ruda, žvaigždė – geltona. Vienas taškelis – maža, du – vidutinė, trys – didelė.
block-rules-cards-text = 43 kortos skirtos kaladėlėms, 12 – veiksmams. Kaladėlės korta nurodo vieną kaladėlę arba leidžia rinktis: bet kurią vienos spalvos, bet kurią vieno dydžio arba visai bet kurią.
block-rules-cards-caption = Iš kairės į dešinę: maža ruda, bet kuri didelė, bet kuri geltona, bet kuri kaladėlė, „Praleisti ėjimą“ ir „Keisti kryptį“.
block-rules-cards-count = Kiekvienai kaladėlei yra trys kortos, kiekvienai spalvai – dvi, kiekvienam dydžiui – dvi, bet kuriai kaladėlei – keturios; dar po šešias kortas „Praleisti ėjimą“ ir „Keisti kryptį“.
block-rules-deal = Kiekvienas gauna septynias kortas ir kitiems jų nerodo. Likusios – krūvelė. Prie tikro stalo pradeda žmogus, kurio gimtadienis artimiausias. Iš pradžių žaidžiama pagal laikrodžio rodyklę.

block-rules-turn = Tavo ėjimas
block-rules-turn-text = Žaisk vieną kortą. Jei gali žaisti, privalai; savo noru niekas kortų netraukia.
block-rules-turn-block = Kaladėlės kortą galima žaisti, jei yra laisva jai tinkama kaladėlė, tai yra tokia, kurios nėra bokšte.
block-rules-turn-action = Veiksmo kortą galima žaisti visada.
block-rules-turn-draw = Jei nė vienos savo kortos žaisti negali, trauk po vieną, kol ištrauksi tokią, kurią galima, ir iškart ją žaisk.
block-rules-turn-caption = Didelė ruda ir vidutinė juoda yra bokšte. „Bet kuri didelė“ dar galima žaisti: dvi didelės laisvos.
block-rules-turn-pile = Panaudotos kortos dedamos atverstos į panaudotų kortų krūvelę. Kai žaidimo kortų krūvelė baigiasi, iš panaudotų kortų sumaišoma nauja.

block-rules-place = Kaladėlės dėjimas
block-rules-place-text = Pasirink laisvą kaladėlę, tinkamą tavo kortai, ir uždėk ją ant bokšto viršaus. Jei bokšto nėra, tavo kaladėlė jį pradeda; pirmoji kaladėlė nukristi negali.
block-rules-place-hand = Naudok vieną ranką. Kaladėlė gali liesti tik viršutinės kaladėlės viršų. Paliesti kitą šoną ar kitą kaladėlę yra klaida: prie stalo sutariama, ar už tai tik įspėjama, ar laikoma, kad bokštas sugriuvo.
block-rules-place-right = Liečiamas tik viršus.
block-rules-place-wrong = Liečiamas bokšto šonas.
block-rules-count = Paleisk ir suskaičiuok tris sekundes. Jei bokštas tebestovi, tavo ėjimas baigtas.

block-rules-fall = Kai sugriūva
block-rules-fall-text = Bokštas sugriuvo, kai kuri nors kaladėlė nebėra jo dalis: nuslydo nuo kaladėlės po ja arba liečia stalą.
block-rules-fall-blocks = Visos kaladėlės vėl laisvos.
block-rules-fall-draw = Trauki tris kortas. Sužaista korta lieka prie panaudotų.
block-rules-fall-new = Iškart žaidi kitą kortą ir pradedi naują bokštą. Jei turi kaladėlės kortą, privalai žaisti tokią; jei turi tik veiksmų kortas, žaisk vieną iš jų, o bokštą pradeda kitas žaidėjas.
block-rules-late = Jei bokštas sugriūva jau suskaičiavus, bet kitam žaidėjui jo dar nepalietus, niekas kortų netraukia: kaladėlės vėl laisvos, ir eina kitas žaidėjas.

block-rules-actions = Veiksmų kortos
block-rules-pass = Praleisti ėjimą: nieko nededi, eina kitas žaidėjas.
block-rules-reverse = Keisti kryptį: nieko nededi, o žaidimo kryptis pasikeičia. Žaidžiant dviese, tai tas pats, kas praleisti ėjimą.

block-rules-win = Pergalė
block-rules-win-hand = Laimi, kas ėjimo pabaigoje nebeturi kortų.
block-rules-win-ninth = Kas uždeda devintą kaladėlę ir bokštas stovi, laimi iškart.
block-rules-options = Ką galima pasirinkti prie stalo
block-rules-extra = Dar viena kaladėlė: po paskutinės kortos pasirenki bet kurią laisvą kaladėlę, ir ji taip pat turi išsilaikyti, tik tada laimi. Jei bokštas sugriūva, trauki tris kortas ir žaidi toliau kaip po bet kurios griūties.
block-rules-no-action = Jokio veiksmo pabaigoje: veiksmo korta negali būti paskutinė.

block-rules-judge = Kas sprendžia
block-rules-judge-text = Prie stalo pasirenkama, kas sako, ar bokštas stovi.
block-rules-judge-hand = Tavo ranka: kaladėlę neši ekrane, o serveris simuliuoja, kas jai nutinka. Visi mato tą patį.
block-rules-judge-table = Tikros kaladėlės: žaidžiate medinėmis kaladėlėmis ant tikro stalo, o telefonai dalija kortas, prižiūri taisykles ir klausia, ar bokštas stovi.
block-rules-judge-dice = Kauliukai: sprendžia atsitiktinumas. Kuo aukštesnis bokštas ir kuo mažesnė kaladėlė po naująja, tuo rizikingiau.

block-rules-hidden = Kas paslėpta
block-rules-hidden-text = Niekas nemato kitų kortų ir krūvelės tvarkos. Kiek kas turi kortų, panaudotas kortas, kryptį ir bokštą mato visi.
