# The rules of Skyscrapers, to be read. Numbers in examples belong to drawings: they must stay as they are.

sky-rules-title = Pilvenpiirtäjät: säännöt
sky-rules-lead = Kaikki niittaavat kortteja samaan rakennukseen ja kiipeävät siinä. Varo työntekijöitä. 2–4 pelaajaa.
sky-rules-learn = Opi pelaamalla (1 minuutti)

sky-rules-goal = Tavoite
sky-rules-goal-text = Kerää eniten pisteitä. Jokaisesta rakentamastasi kortista saa pisteitä, kaikkia muita ylemmäs ulottuvasta kaksinkertaisesti, ja lopussa ylimpänä seisova saa lisää. Työntekijöiden pudottaminen maksaa pisteitä.

sky-rules-pieces = Kortit ja työntekijät
sky-rules-pieces-text = Rakennuskortteja on 36, neljää lajia, ja lisäksi on jalustoja pelaajien väreissä. Kortin terästangot ovat sen palkit.
sky-rules-pieces-upright = Pysty: seisoo pystyssä.
sky-rules-pieces-floor = Lattia: on vaakasuorassa, ja työntekijät voivat seistä sillä.
sky-rules-pieces-flat = Kehys: on vaakasuorassa avoimena kehyksenä eikä kanna ketään. Ilma ja katse kulkevat sen läpi.
sky-rules-pieces-universal = Yleiskortti: pysty, lattia tai kehys, miten haluat; ei koskaan jalusta.
sky-rules-pieces-base = Jalusta: seisoo maassa, eikä mikään muu kosketa maata. Jalustat ja maassa olevat työntekijät pysyvät H:n ympärillä olevassa neliössä.
sky-rules-pieces-caption = Pystykortti, lattia, kehys, yleiskortti ja punainen jalusta. Keskellä oleva reikä on niittiä varten.
sky-rules-drawn = Joihinkin kortteihin on piirretty työntekijä. Sellaisesta kortista saa 1 pisteen lisää. Jos kortti on pystyssä, piirretyn työntekijänkin on seistävä pystyssä, joten korttia ei voi kääntää.
sky-rules-deal = Jokaisella on viisi työntekijää, kuudes, joka näyttää pisteet radalla, ja kaksi jalustaa. Kun pelaajia on 2, 3 tai 4, jokainen saa 15, 12 tai 9 rakennuskorttia ja pitää ne piilossa; kaksi jalustaa tulee niiden lisäksi. Loput kortit poistetaan pelistä katsomatta.
sky-rules-start = Kolme jalustaa seisoo keskellä H-kirjaimen muodossa. Oikean pöydän ääressä aloittaa se, joka on elämässään käynyt korkeimmalla.
sky-rules-start-caption = Alku: kolme jalustaa, ylhäältä katsottuna H-kirjain.

sky-rules-turn = Vuorosi: kolme toimintoa
sky-rules-turn-text = Teet tasan kolme asiaa missä järjestyksessä tahansa, halutessasi samaa monta kertaa.
sky-rules-turn-add = Lisää: aseta työntekijä reservistäsi maahan jalustan viereen.
sky-rules-turn-build = Rakenna: niittaa kortti kädestäsi rakennukseen. Sen on kosketettava korttia, jota jokin työntekijäsi koskettaa.
sky-rules-turn-move = Siirrä: oma työntekijäsi siirtyy tason ylös, tason alas tai muualle tasollaan.
sky-rules-turn-shift = Työntekijän siirtäminen sivuun, toiseen paikkaan lattialla, jolla se seisoo, on ilmaista: kerran kutakin työntekijää kohti kahden toiminnon välissä.
sky-rules-turn-none = Jos et voi tehdä yhtään mitään, loppu vuorostasi jää käyttämättä.

sky-rules-build = Mihin kortti sopii
sky-rules-build-text = Yksi niitti, uuden kortin keskellä, tarttuu rakennuksen jonkin kortin vapaan reunan keskikohtaan. Uusi kortti on aina suorassa kulmassa vanhaan nähden.
sky-rules-build-edges = Siksi jalustan yläreunalle kortti tulee vaakasuoraan; lattian reunalle kortti tulee pystyyn, puoliksi sen alle ja puoliksi sen ylle; ja tämän yläreunalle tulee seuraava lattia.
sky-rules-build-caption = H:n päällä on lattia. Sen reunalla seisoo pystykortti, ja sen päällä on toinen lattia.
sky-rules-build-pass = Kortit saavat koskettaa toisiaan, mutta eivät koskaan mene toistensa läpi. Uuden kortin vähintään yhden palkin on kohdattava rakennuksen palkki.
sky-rules-build-rivets = Niittejä on 52. Kun ne on käytetty, mitään ei voi enää rakentaa.
sky-rules-build-touched = Jos uusi niitti koskettaa työntekijöitä, voit siirtää jokaisen kerran sivuun omalla lattiallaan, olivatpa ne kenen tahansa. Vain silloin kosketaan muiden työntekijöihin.

sky-rules-points = Kortin pisteet
sky-rules-points-text = 1 piste jokaisesta uuden kortin palkista, joka kohtaa rakennuksen palkin, ja 1 lisää, jos korttiin on piirretty työntekijä. Jos kortti yltää korkeammalle kuin mikään muu kortti, kaikki lasketaan kahdesti.
sky-rules-points-caption = Kolme palkkia kohtaa muita, korttiin on piirretty työntekijä, eikä mikään yllä korkeammalle: 8 pistettä.

sky-rules-levels = Tasot
sky-rules-levels-text = Eri korkeuksilla olevat lattiat ovat eri tasoja. Jos rakennus haarautuu torneiksi, joita mikään kortti ei yhdistä, jokaisella tornilla on omat tasonsa: päästäkseen tornista toiseen työntekijä menee alas yhteiselle tasolle. Tornit yhdistävä kortti avaa tien.
sky-rules-levels-caption = Kaksi tornia yhteisen tason päällä. Päästäkseen tornista toiseen työntekijä menee alas yhteiselle tasolle.
sky-rules-enclosed = Työntekijä, joka on suljettu sisään joka puolelta, on loukussa niin kauan kuin sitä kestää: se ei voi liikkua eikä rakentaa, eikä sitä lasketa. Jos kaikki työntekijäsi ovat työmaalla loukussa eikä reservissä ole yhtään, olet pois pelistä.

sky-rules-fall = Putoamiset
sky-rules-fall-text = Jos pudotat työntekijöitä, minkä värisiä tahansa, menetät jokaisesta 5 pistettä. Pudonnut työntekijä palaa omistajalleen.
sky-rules-fall-back = Omistajat palauttavat omansa heti mille tahansa lattialle tai maahan jalustan viereen, tai jättävät ne reserviin. Pudottajan omat työntekijät jäävät reserviin.
sky-rules-fall-landed = Työntekijä, joka laskeutuu toiselle kortille, ei ole pudonnut. Se jää siihen, kunnes sen omistaja siirtää sitä. Paikalleen kaatunut työntekijä makaa: se ei voi rakentaa, ennen kuin sen omistaja nostaa sen pystyyn, mikä on ilmaista.
sky-rules-fall-out = Jos pisteesi laskevat radan alimpaan ruutuun, olet pois pelistä. Pelistä pudonneen työntekijät jäävät paikoilleen. Viimeinen jäljellä oleva pelaaja voittaa.
sky-rules-fall-bump = Oikean pöydän ääressä kuka tahansa voidaan nimetä syylliseksi, vuorollaan tai ei, milloin tahansa: joka tönäisee pöytää, maksaa tai putoaa pelistä.
sky-rules-collapse = Jos muu kortti kuin jalusta osuu maahan, peli päättyy. Sen aiheuttaja on pois pelistä; muut pitävät pisteensä, joista vähennetään 1 jokaisesta kädessä olevasta kortista. Eniten pisteitä saanut voittaa, eikä kukaan saa mitään lisää.

sky-rules-end = Loppu
sky-rules-end-hand = Peli päättyy heti, kun joku rakentaa kätensä viimeisen kortin: siitä saa 5 pistettä. Muut menettävät 1 pisteen jokaisesta kädessään olevasta kortista.
sky-rules-end-highest = 5 pistettä saa pelaaja, jolla on eniten näkyviä työntekijöitä ylimmällä tasolla, jolla niitä on. Tasatilanteessa tasoissa olevat vertaavat seuraavaksi alempaa tasoa ja niin edelleen. Jos kaikki on tasan, jokainen heistä saa 5.
sky-rules-end-wins = Suurin yhteistulos voittaa. Tasatilanteessa voitto jaetaan.
sky-rules-end-stuck = Jos kukaan ei voi jatkaa tai jos jokainen on pelannut kolme vuoroa eikä mitään ole rakennettu tai lisätty, peli päättyy myös: 1 piste vähemmän jokaisesta kädessä olevasta kortista ja 5 ylimmistä työntekijöistä.
sky-rules-end-agreed = Kun kokonaiseen kierrokseen ei ole rakennettu mitään, kuka tahansa voi ehdottaa lopettamista tähän; jos kaikki suostuvat, peli päättyy niin.

sky-rules-judge = Kuka ratkaisee
sky-rules-judge-text = Pöytä valitsee, kuka sanoo, mitä rakennukselle ja työntekijöille tapahtui.
sky-rules-judge-hand = Oma käsi: vedä kortti lähelle reunaa, johon se tarttuu; pidä paikallaan, kunnes niitti on kiinni, ja päästä irti. Työntekijöille ja korteille, joista tuskin kukaan putoaa, riittää yksi painallus. Sitten palvelin simuloi, mitä tapahtuu. Rakennus taipuu ja tärisee ja jää siihen asentoon. Kaikki näkevät saman.
sky-rules-judge-table = Oikeat kortit: rakennatte oikealla pöydällä, ja puhelimet jakavat kortit, valvovat sääntöjä ja pisteitä ja kysyvät, mitä putosi.
sky-rules-judge-dice = Noppa: sattuma ratkaisee. Korkeissa, kapeissa ja raskaasti kuormitetuissa rakennuksissa riski on suurempi.

sky-rules-hidden = Mikä on piilossa
sky-rules-hidden-text = Kukaan ei näe muiden kortteja eikä niiden määrää eikä sitä, mitkä kortit poistettiin pelistä. Kaikki rakennettu, jokainen työntekijä ja kaikki pisteet ovat kaikkien nähtävissä.
