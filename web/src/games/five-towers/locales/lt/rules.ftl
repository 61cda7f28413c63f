# The rules of Five Towers, to be read. Numbers in examples belong to drawings: they must stay as they are.

rules-title = Penki bokštai: taisyklės
rules-lead = Varžykis dėl aukštų, dėk mažus skaičius ant didelių ir kiekvieną bokštą užbaik viršūne. 2–5 žaidėjai.
rules-learn = Išmok žaidžiant (2 minutės)
rules-score = Taškų skaičiuoklė tikram stalui

# The goal
rules-goal = Tikslas
# $points: how many points the drawn skyline brings
rules-goal-text =
    { $points ->
        [one] Kiekviena korta yra aukštas. Statai iki penkių bokštų, po vieną kiekvienos rūšies, ir kiekvienas aukštas duoda taškų. Bokštas su viršūne vertas dvigubai daugiau, o aukščiausias tavo bokštas skaičiuojamas dar kartą. Panorama puslapio viršuje duoda { $points } tašką. Laimi, kas turi daugiausia taškų.
        [few] Kiekviena korta yra aukštas. Statai iki penkių bokštų, po vieną kiekvienos rūšies, ir kiekvienas aukštas duoda taškų. Bokštas su viršūne vertas dvigubai daugiau, o aukščiausias tavo bokštas skaičiuojamas dar kartą. Panorama puslapio viršuje duoda { $points } taškus. Laimi, kas turi daugiausia taškų.
        [many] Kiekviena korta yra aukštas. Statai iki penkių bokštų, po vieną kiekvienos rūšies, ir kiekvienas aukštas duoda taškų. Bokštas su viršūne vertas dvigubai daugiau, o aukščiausias tavo bokštas skaičiuojamas dar kartą. Panorama puslapio viršuje duoda { $points } taško. Laimi, kas turi daugiausia taškų.
       *[other] Kiekviena korta yra aukštas. Statai iki penkių bokštų, po vieną kiekvienos rūšies, ir kiekvienas aukštas duoda taškų. Bokštas su viršūne vertas dvigubai daugiau, o aukščiausias tavo bokštas skaičiuojamas dar kartą. Panorama puslapio viršuje duoda { $points } taškų. Laimi, kas turi daugiausia taškų.
    }

# The cards
rules-cards = Kortos
rules-cards-text = Yra penkios bokštų rūšys. Kiekviena turi savo formą, raštą ir ženklą.
rules-cards-values = Kiekvienoje rūšyje yra vertės nuo 0 iki 15. Skaičius rodo aukšto plotį: 15 – viso sklypo pločio, 1 – siauras. Trys vertės ypatingos: 8, 9 ir 0.
rules-cards-special = Iš kairės į dešinę: 15, 12, 9, 8, 5, 2, 0. Korta 9 turi atramas ir stovi ant bet ko, išskyrus viršūnę. Korta 8 turi viso sklypo pločio aikštelę, ir ant jos stovi bet kas. 0 yra viršūnė.
rules-cards-count = Kai žaidžia 2 ar 3, kiekvienoje rūšyje kiekvienos vertės yra po vieną kortą: 80 kortų. Kai žaidžia 4 ar 5, šešių verčių kiekvienoje rūšyje yra po dvi: 110 kortų.
rules-cards-doubled = Vienos rūšies vertės, kai žaidžia 4 ar 5. Kortų 0, 2, 5, 7, 10 ir 12 yra po dvi.
# Read aloud after a number: there are two cards of it
rules-twice = dvi tokios

# Where a card may go
rules-fits = Kur galima dėti kortą
rules-fits-text = Turi daugiausia po vieną kiekvienos rūšies bokštą, o bokšte yra tik jo rūšies kortos. Korta dedama ant savo bokšto viršaus. Jei bokšto dar nėra, korta jį pradeda: pradėti galima bet kuria verte. Aukštai niekada nekeičiami vietomis.
rules-fit-lower = Korta turi būti mažesnė už tą, ant kurios stovi: 7 ant 12.
rules-fit-higher = Didesnė korta ant mažesnės nededama: jokios 12 ant 7.
rules-fit-equal = Lygi – taip pat ne: jokios 5 ant 5.
rules-fit-deck = Ant 8 dedama bet kuri korta, net 14.
rules-fit-brackets = 9 dedama ant bet kurios kortos, išskyrus 0: čia – ant 3.
rules-fit-after-brackets = Ant 9 vėl dedamos mažesnės kortos: 6 ant 9.
rules-fit-roof = 0 yra viršūnė. Ji dedama ant bet kurios kortos ir užbaigia bokštą.
rules-fit-on-roof = Ant viršūnės nieko nededama, net 9.
rules-fit-only-roof = 0 gali pradėti bokštą. Tada jis yra 1 aukšto ir užbaigtas.

# A round
rules-round = Raundas
rules-round-text = Raundas turi keturias dalis: atverčiamos penkios kortos, visi šaukia, stato tas, kas pašaukia daugiausia, ir eilė sutvarkoma.
rules-row = 1. Penkios kortos
rules-row-text = Atverčiamos penkios kortos. Tai eilė.
rules-row-caption = Šio pavyzdžio eilė: smėlio 7, saldainių 12, siaubo 9, medžių 4, smėlio 2.
rules-bid = 2. Aukcionas
rules-bid-text = Šaukiamas skaičius rodo, kiek eilės kortų nori paimti. Kas pradeda, šaukia bet kurį skaičių nuo 0 iki 5. Toliau pagal laikrodžio rodyklę kiekvienas turi vieną progą: pašaukti didesnį skaičių arba praleisti ėjimą. Kas pašaukia visą eilę, aukcioną iškart baigia.
rules-bid-limit = Šauk tik tiek, kiek gali pastatyti. Gali skaičiuoti, kad vieną kortą nugriausi; apie tai – toliau.
# Shown in place of a speech bubble
rules-no-turn = nėra ėjimo
rules-bid-caption = Pradeda Rūta. Rūta šaukia 3, Aino praleidžia ėjimą, Tomáš šaukia 5. Tai visa eilė, todėl aukcionas baigtas, o Zofia ėjimo negauna.
rules-take = 3. Statymas
rules-take-text = Kas pašaukia daugiausia, ima lygiai tiek kortų, kiek pašaukta, ir pasirenka kurias. Tada:
rules-tear = Pirmiausia, jei nori, nugriauk vieno savo bokšto viršutinę kortą. Ji padedama į tavo griovimų krūvelę, pabaigoje kainuoja taškų ir niekada nebegrįžta. Viršūnė niekada negriaunama. Jei bokšte buvo tik ši korta, tą rūšį galima vėl pradėti bet kuria verte. Jei atsidengia 8, ant jos vėl galima dėti bet kurią kortą.
rules-place = Tada padėk visas paimtas kortas bet kuria tvarka. To, kas ką tik padėta, šiame raunde griauti negalima.
rules-tear-caption = Tomáš turi smėlio bokštą: 11 ir 6. Korta 7 negali stovėti ant 6, todėl 6 nugriaunama. Tada padedamos visos penkios kortos apskritų ženklų tvarka.
rules-tidy = 4. Susitvarkymas
rules-tidy-text = Likusi eilė atverta padedama prie panaudotų kortų. Kitą raundą pradeda tas, kas sėdi statančiajam iš kairės.
rules-nobody = Jei tas, kas pradeda, šaukia 0, o visi kiti praleidžia ėjimą, niekas nestato ir niekas negriauna. Eilė padedama prie panaudotų kortų, ir vėl pradeda tas pats žmogus.

# Bids that can’t be built
rules-stuck = Kai pastatyti neįmanoma
rules-stuck-text = Prie stalo pasirenkamas vienas iš dviejų aukcionų.
rules-checked = Tikrinamas aukcionas
rules-checked-text = Čia taip žaidžiama įprastai. Siūloma tik tiek, kiek gali pastatyti. Tikti turi ir paimtos kortos: jei galima pastatyti penkias, dar nereiškia, kad tinka bet kurios keturios, nes kartais kitoms vietos padaro tik 9.
rules-open = Laisvas aukcionas
rules-open-text = Kaip prie tikro stalo, gali pašaukti bet kurį didesnį skaičių. Jei paskui paaiškėja, kad visų kortų padėti neįmanoma, statymas atšaukiamas:
rules-open-back = Kortos grįžta į eilę, o nugriauta korta – ant savo bokšto.
rules-open-again = Šauki kitą skaičių arba praleidi ėjimą. Skaičius turi būti mažesnis už atšauktą, bet vis tiek didesnis už pašauktus prieš tave. Jei statymą atšaukia ir ėjimą praleidžia tas, kas pradėjo, tai laikoma 0.
rules-open-on = Aukcionas tęsiasi nuo tavęs. Žaidėjai po tavęs šaukia iš naujo, žaidėjai prieš tave – ne.
rules-open-may = Kas gali pastatyti visas kortas, atšaukti negali.
rules-open-caption = Ta pati eilė, bet Tomáš smėlio bokšte turi 6 ir 4. Net ir be kortos 4 korta 7 negali stovėti ant 6. Todėl Tomáš grąžina kortas ir vietoj 5 šaukia 4. Dabar ėjimą gauna Zofia ir gali šaukti 5.

# When the deck runs out
rules-deck = Kai krūvelė baigiasi
rules-deck-text = Krūvelė sužaidžiama du kartus.
rules-deck-first = Pirmas kartas
rules-deck-first-text = 16 raundų, kai žaidžia 2 ar 3, ir 22 raundai, kai žaidžia 4 ar 5. Tada krūvelė tuščia.
rules-deck-shuffle = Nauja krūvelė
rules-deck-shuffle-text = Po to raundo visos panaudotos kortos sumaišomos į naują krūvelę. Jei jų nėra, žaidimas baigiasi.
rules-deck-second = Antras kartas
rules-deck-second-text = Žaidžiama kaip anksčiau. Paskutinė eilė gali būti trumpa; tada daugiausia galima šaukti tiek, kiek joje kortų.
rules-deck-end = Pabaiga
rules-deck-end-text = Po raundo, kuriame krūvelė vėl ištuštėja, skaičiuojami taškai.

# Points
rules-points = Taškai
rules-points-plain = Bokštas be viršūnės duoda po 1 tašką už aukštą.
rules-points-roof = Bokštas su viršūne duoda po 2 taškus už aukštą. Viršūnė – taip pat aukštas.
rules-points-main = Vienas bokštas yra tavo pagrindinis: dar po 1 tašką už kiekvieną jo aukštą. Jį renkiesi tu, ir geriausias yra aukščiausias.
rules-points-rubble = Griovimai kainuoja taškų: 1 už pirmą kortą, dar 2 už antrą, dar 3 už trečią ir taip toliau.
rules-sum = Pavyzdžio taškai
rules-sum-plain = Saldainių, 4 aukštai, be viršūnės
rules-sum-roofed = Smėlio, 3 aukštai su viršūne
rules-sum-tall = Medžių, 6 aukštai su viršūne
rules-sum-main = Pagrindinis bokštas – medžių, 6 aukštai
rules-sum-rubble = Griovimai, 2 kortos: 1 ir 2

# Who wins
rules-win = Kas laimi
rules-win-text = Laimi, kas turi daugiausia taškų. Jei taškų po lygiai, pergalė bendra. Taškų gali būti ir mažiau nei 0.

# What is hidden
rules-hidden = Kas paslėpta
rules-hidden-text = Tik krūvelės tvarka. Visi gali matyti visus bokštus, eilę, panaudotas kortas, pašauktus skaičius ir tai, kas guli griovimų krūvelėse.
rules-hidden-count = Todėl visi gali skaičiuoti, kurios kortos dar liko. Tai leidžiama, o „Steeple“ stalas paprašius parodo sąrašą.
