# The rules of Five Towers, to be read. Numbers in examples belong to drawings: they must stay as they are.

rules-title = Viisi tornia: säännöt
rules-lead = Tarjoa kerroksista, pinoa pieniä lukuja suurten päälle ja kruunaa jokainen torni katolla. 2–5 pelaajaa.
rules-learn = Opi pelaamalla (2 minuuttia)
rules-score = Pistelaskuri oikeille korteille

# The goal
rules-goal = Tavoite
# $points: how many points the drawn skyline brings
rules-goal-text = Jokainen kortti on kerros. Rakennat enintään viisi tornia, yhden kutakin lajia, ja jokainen kerros tuo pisteitä. Katettu torni lasketaan kahdesti, ja korkein tornisi vielä kerran. Tämän sivun ylälaidan siluetista saa { $points } pistettä. Eniten pisteitä saanut voittaa.

# The cards
rules-cards = Kortit
rules-cards-text = Tornilajeja on viisi. Jokaisella on oma muotonsa, kuvionsa ja merkkinsä.
rules-cards-values = Jokaisessa lajissa on arvot 0–15. Luku on kerroksen leveys: 15 on yhtä leveä kuin tontti, 1 on kapea. Kolme arvoa on erikoisia: 8, 9 ja 0.
rules-cards-special = Vasemmalta oikealle: 15, 12, 9, 8, 5, 2, 0. 9:ssä on kannattimet, ja se seisoo minkä tahansa muun päällä paitsi katon. 8:ssa on tontin levyinen tasanne, ja sen päällä seisoo mikä tahansa. 0 on katto.
rules-cards-count = Kun pelaajia on 2 tai 3, jokaista arvoa on kussakin lajissa yksi: 80 korttia. Kun pelaajia on 4 tai 5, kuutta arvoa on kussakin lajissa kaksi: 110 korttia.
rules-cards-doubled = Yhden lajin arvot, kun pelaajia on 4 tai 5. Arvoja 0, 2, 5, 7, 10 ja 12 on kaksi kutakin.
# Read aloud after a number: there are two cards of it
rules-twice = kaksi kappaletta

# Where a card may go
rules-fits = Mihin kortti käy
rules-fits-text = Sinulla on enintään yksi torni kutakin lajia, ja tornissa on vain oman lajinsa kortteja. Kortti menee torninsa päälle. Jos tornia ei vielä ole, kortti aloittaa sen: mikä tahansa arvo käy. Kerrokset eivät koskaan vaihda paikkaa.
rules-fit-lower = Kortin on oltava pienempi kuin sen alla oleva: 7 käy 12:n päälle.
rules-fit-higher = Suurempi kortti ei käy pienemmän päälle: 12 ei käy 7:n päälle.
rules-fit-equal = Yhtä suurikaan ei käy: 5 ei käy 5:n päälle.
rules-fit-deck = 8:n päälle käy mikä tahansa kortti, vaikka 14.
rules-fit-brackets = 9 käy minkä tahansa kortin päälle paitsi 0:n: tässä 3:n päälle.
rules-fit-after-brackets = 9:n päälle käyvät taas sitä pienemmät kortit: 6 käy 9:n päälle.
rules-fit-roof = 0 on katto. Se käy minkä tahansa kortin päälle ja sulkee tornin.
rules-fit-on-roof = Katon päälle ei käy mikään, ei edes 9.
rules-fit-only-roof = 0 saa aloittaa tornin. Torni on silloin 1 kerroksen korkuinen ja suljettu.

# A round
rules-round = Kierros
rules-round-text = Kierroksessa on neljä osaa: käännetään viisi korttia, kaikki tarjoavat, eniten tarjonnut rakentaa, ja rivi siivotaan.
rules-row = 1. Viisi korttia
rules-row-text = Käännetään viisi korttia. Ne ovat rivi.
rules-row-caption = Tämän esimerkin rivi: hiekka 7, karkki 12, kauhu 9, puu 4, hiekka 2.
rules-bid = 2. Tarjoaminen
rules-bid-text = Tarjous on luku: niin monta korttia haluat rivistä. Aloittaja sanoo minkä tahansa luvun väliltä 0–5. Sen jälkeen jokaisella muulla on myötäpäivään yksi tilaisuus: sano suurempi luku tai passaa. Koko rivin tarjoaminen lopettaa tarjoamisen heti.
rules-bid-limit = Tarjoa vain sen verran kuin voit rakentaa. Voit laskea sen varaan, että purat yhden kortin; siitä lisää alempana.
# Shown in place of a speech bubble
rules-no-turn = ei vuoroa
rules-bid-caption = Aloittaja on Rūta. Tarjoukset: Rūta 3, Aino passaa, Tomáš 5. Se on koko rivi, joten tarjoaminen on ohi eikä Zofia saa vuoroa.
rules-take = 3. Rakentaminen
rules-take-text = Korkeimman tarjouksen tekijä ottaa tasan niin monta korttia kuin tarjosi ja valitsee, mitkä. Sitten:
rules-tear = Ensin voit halutessasi purkaa yhden tornisi päällimmäisen kortin. Se menee raunioihisi, jotka vievät lopussa pisteitä, eikä se palaa koskaan. Kattoa ei koskaan pureta. Jos tornissa oli vain tämä kortti, laji saa alkaa uudestaan millä tahansa arvolla. Jos alta paljastuu 8, sen päälle käy taas mikä tahansa kortti.
rules-place = Aseta sitten kaikki ottamasi kortit missä tahansa järjestyksessä. Juuri asetettua korttia ei voi purkaa tällä kierroksella.
rules-tear-caption = Pelaajalla Tomáš oli hiekkatornissa 11 ja 6. 7 ei voi seistä 6:n päällä, joten 6 puretaan. Sitten asetetaan kaikki viisi korttia pyöreiden merkkien järjestyksessä.
rules-tidy = 4. Siivous
rules-tidy-text = Rivin loput kortit poistetaan kuvapuoli ylöspäin. Seuraavan kierroksen aloittaa rakentajasta vasemmalla istuva.
rules-nobody = Jos aloittaja tarjoaa 0 ja kaikki muut passaavat, kukaan ei rakenna eikä pura. Rivi poistetaan, ja sama pelaaja aloittaa uudestaan.

# Bids that can’t be built
rules-stuck = Tarjoukset, joita ei voi rakentaa
rules-stuck-text = Pöytä valitsee kahdesta tavasta tarjota.
rules-checked = Tarkistetut tarjoukset
rules-checked-text = Tämä on täällä tavallinen tapa. Valittavissa ovat vain tarjoukset, jotka voit rakentaa. Myös ottamiesi korttien on sovittava: vaikka viisi korttia voisi rakentaa, mitkä tahansa neljä niistä eivät aina käy, sillä juuri 9 saattaa päästää muut mukaan.
rules-open = Avoimet tarjoukset
rules-open-text = Kuten oikean pöydän ääressä, saat sanoa minkä tahansa suuremman luvun. Jos sitten huomaat, ettei kaikkia kortteja voi asettaa, rakentaminen perutaan:
rules-open-back = Kortit palaavat riviin, ja purettu kortti palaa torniinsa.
rules-open-again = Sanot toisen luvun tai passaat. Luvun on oltava pienempi kuin peruttu ja silti suurempi kuin tarjoukset ennen sinua. Jos peruva aloittaja passaa, se lasketaan tarjoukseksi 0.
rules-open-on = Tarjoaminen jatkuu sinusta. Sinun jälkeesi istuvat tarjoavat uudelleen, sinua ennen istuvat eivät.
rules-open-may = Jos kaikki kortit voi rakentaa, perua ei saa.
rules-open-caption = Sama rivi, mutta pelaajalla Tomáš on hiekkatornissa 6 ja 4. Vaikka 4 purettaisiin, 7 ei voi seistä 6:n päällä. Siksi Tomáš palauttaa kortit ja tarjoaa 4 eikä 5. Nyt Zofia saa vuoron ja voi tarjota 5.

# When the deck runs out
rules-deck = Kun nostopino loppuu
rules-deck-text = Nostopino käydään läpi kahdesti.
rules-deck-first = Ensimmäinen kerta
rules-deck-first-text = 16 kierrosta, kun pelaajia on 2 tai 3, ja 22 kierrosta, kun heitä on 4 tai 5. Sitten nostopino on tyhjä.
rules-deck-shuffle = Uusi nostopino
rules-deck-shuffle-text = Sen kierroksen jälkeen kaikki poistetut kortit sekoitetaan uudeksi nostopinoksi. Jos niitä ei ole, peli päättyy.
rules-deck-second = Toinen kerta
rules-deck-second-text = Peli jatkuu kuten ennenkin. Viimeinen rivi voi olla vajaa; suurin tarjous on silloin sen pituus.
rules-deck-end = Loppu
rules-deck-end-text = Sen kierroksen jälkeen, jolla nostopino on taas tyhjä, lasketaan pisteet.

# Points
rules-points = Pisteet
rules-points-plain = Torni ilman kattoa tuo 1 pisteen jokaisesta kerroksesta.
rules-points-roof = Katettu torni tuo 2 pistettä jokaisesta kerroksesta. Kattokin on kerros.
rules-points-main = Yksi torni on päätornisi: 1 piste lisää jokaisesta sen kerroksesta. Valitset sen itse, ja korkein on paras.
rules-points-rubble = Rauniot vievät pisteitä: ensimmäinen kortti 1, toinen 2 lisää, kolmas 3 lisää ja niin edelleen.
rules-sum = Esimerkin pisteet
rules-sum-plain = Karkki, 4 kerrosta, ei kattoa
rules-sum-roofed = Hiekka, 3 kerrosta, katettu
rules-sum-tall = Puu, 6 kerrosta, katettu
rules-sum-main = Puu on päätorni, 6 kerrosta
rules-sum-rubble = Rauniot, 2 korttia: 1 ja 2

# Who wins
rules-win = Kuka voittaa
rules-win-text = Eniten pisteitä saanut voittaa. Jos pisteitä on yhtä paljon, voitto jaetaan. Pisteitä voi olla myös alle 0.

# What is hidden
rules-hidden = Mikä on piilossa
rules-hidden-text = Vain nostopinon järjestys. Kaikki saavat nähdä kaikki tornit, rivin, poistetut kortit, tarjoukset ja rauniot.
rules-hidden-count = Siksi kuka tahansa voi laskea, mitkä kortit ovat vielä tulossa. Se on sallittua, ja Steeple-pöytä näyttää luettelon pyydettäessä.
