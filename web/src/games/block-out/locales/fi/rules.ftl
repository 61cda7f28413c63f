# The rules of Block Out, to be read. Numbers in examples belong to drawings: they must stay as they are.

block-rules-title = Block Out: säännöt
block-rules-lead = Yhdeksän vinoa palikkaa, yksi käsi. Aseta yksi päällimmäiseksi, irrota ote ja laske kolmeen. 2–6 pelaajaa.

block-rules-goal = Tavoite
block-rules-goal-text = Hankkiudu eroon korteistasi. Jokainen palikkakortti tuo yhden palikan lisää torniin, jota kaikki rakentavat yhdessä. Voittaja on se, jolla ei vuoronsa lopussa ole kortteja, tai se, joka saa yhdeksännen palikan torniin.

block-rules-pieces = Palikat ja kortit
block-rules-pieces-text = Palikoita (pakkauksen säännöissä kuutioita) on yhdeksän: mustia, ruskeita ja keltaisia, kutakin väriä pieni, keskisuuri ja suuri. Ne eivät ole aivan suoria, joten sillä on väliä, miten päin palikan käännät.
block-rules-pieces-caption = Rengas on musta, aalto on ruskea, tähti on keltainen. Yksi piste on pieni, kaksi keskisuuri, kolme suuri.
block-rules-cards-text = 43 korttia on palikoita varten, 12 toimintoja varten. Palikkakortissa on yksi tietty palikka, tai saat valita: mikä tahansa tietyn värinen, mikä tahansa tietyn kokoinen tai mikä tahansa palikka.
block-rules-cards-caption = Vasemmalta oikealle: pieni ruskea, mikä vain suuri, mikä vain keltainen, mikä vain palikka, Ohi ja Suunnanvaihto.
block-rules-cards-count = Jokaista palikkaa varten on kolme korttia, jokaista väriä varten kaksi, jokaista kokoa varten kaksi ja mitä tahansa palikkaa varten neljä; lisäksi Ohi- ja Suunnanvaihto-kortteja on kuusi kumpaakin.
block-rules-deal = Jokainen saa seitsemän korttia ja pitää ne muilta piilossa. Loput ovat nostopino. Oikean pöydän ääressä aloittaa se, jolla on seuraavana syntymäpäivä. Aluksi pelataan myötäpäivään.

block-rules-turn = Vuorosi
block-rules-turn-text = Pelaa yksi kortti. Jos voit pelata, sinun on pelattava; omasta tahdosta kortteja ei nosteta.
block-rules-turn-block = Palikkakortin voi pelata, jos jokin siihen sopiva palikka on vapaa eli ei ole tornissa.
block-rules-turn-action = Toimintakortin voi pelata aina.
block-rules-turn-draw = Jos et voi pelata mitään korteistasi, nosta yksi kerrallaan, kunnes saat kortin, jonka voi pelata. Pelaa se heti.
block-rules-turn-caption = Suuri ruskea ja keskisuuri musta ovat tornissa. ”Mikä vain suuri” käy silti: kaksi suurta on vapaana.
block-rules-turn-pile = Pelatut kortit menevät kuvapuoli ylöspäin poistopinoon. Kun nostopino on tyhjä, poistopino sekoitetaan uudeksi nostopinoksi.

block-rules-place = Palikan asettaminen
block-rules-place-text = Valitse vapaa palikka, joka sopii korttiisi, ja aseta se tornin päällimmäiseksi. Jos tornia ei ole, palikkasi aloittaa sen; ensimmäinen palikka ei voi kaatua.
block-rules-place-hand = Käytä yhtä kättä. Palikka saa koskettaa vain päällimmäisen palikan yläpintaa. Muun sivun tai muun palikan koskettaminen on virhe: pöytä sopii, tuleeko siitä vain varoitus vai lasketaanko se kaatumiseksi.
block-rules-place-right = Vain yläpintaan kosketaan.
block-rules-place-wrong = Tornin kylkeen kosketaan.
block-rules-count = Irrota ote ja laske kolme sekuntia. Jos torni on yhä pystyssä, vuorosi on ohi.

block-rules-fall = Kun torni kaatuu
block-rules-fall-text = Torni on kaatunut, kun jokin sen palikoista ei enää kuulu siihen: palikka on pudonnut alemman päältä tai koskettaa pöytää.
block-rules-fall-blocks = Kaikki palikat otetaan pois tornista.
block-rules-fall-draw = Nostat kolme korttia. Pelaamasi kortti jää poistopinoon.
block-rules-fall-new = Pelaat heti toisen kortin ja aloitat uuden tornin. Jos sinulla on palikkakortteja, sen on oltava jokin niistä; jos sinulla on vain toimintakortteja, pelaa yksi, ja seuraava pelaaja aloittaa tornin.
block-rules-late = Jos torni kaatuu vasta laskemisen jälkeen ja ennen kuin seuraava pelaaja on koskenut siihen, kukaan ei nosta kortteja: palikat otetaan pois tornista, ja seuraava pelaaja jatkaa.

block-rules-actions = Ohi ja Suunnanvaihto
block-rules-pass = Ohi: et aseta mitään, ja vuoro siirtyy seuraavalle.
block-rules-reverse = Suunnanvaihto: et aseta mitään, ja pelisuunta vaihtuu. Kahden pelaajan pelissä se on sama kuin Ohi.

block-rules-win = Voittaminen
block-rules-win-hand = Voittaja on se, jolla ei vuoronsa lopussa ole kortteja.
block-rules-win-ninth = Jos asetat yhdeksännen palikan ja torni pysyy pystyssä, voitat heti.
block-rules-options = Mitä pöytä voi valita
block-rules-extra = Lisäpalikka: viimeisen korttisi jälkeen valitset minkä tahansa vapaan palikan, ja senkin on pysyttävä tornissa ennen kuin voitat. Jos torni kaatuu, nostat kolme korttia ja jatkat kuten muulloinkin kaatumisen jälkeen.
block-rules-no-action = Ei toimintakorttia lopuksi: Ohi ja Suunnanvaihto eivät saa olla viimeinen kortti.

block-rules-judge = Kuka ratkaisee
block-rules-judge-text = Pöytä valitsee, kuka sanoo, pysyykö torni pystyssä.
block-rules-judge-hand = Oma käsi: siirrät palikkaa ruudulla, ja palvelin simuloi, mitä sille tapahtuu. Kaikki näkevät saman.
block-rules-judge-table = Oikeat palikat: pelaatte puupalikoilla oikealla pöydällä, ja puhelimet jakavat kortit, valvovat sääntöjä ja kysyvät, pysyikö torni pystyssä.
block-rules-judge-dice = Noppa: sattuma ratkaisee. Mitä korkeampi torni ja mitä pienempi palikka alla, sitä suurempi riski.

block-rules-hidden = Mikä on piilossa
block-rules-hidden-text = Kukaan ei näe muiden kortteja eikä nostopinon järjestystä. Jokaisen korttien määrä, poistopino, pelisuunta ja torni ovat kaikkien nähtävissä.
