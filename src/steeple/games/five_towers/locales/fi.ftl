# Viisi tornia: pelin sanat ja syyt, miksi siirto ei käy.

name = Viisi tornia

# Viisi tornilajia
tower =
    { $type ->
        [candy] Karkkitorni
        [scary] Kauhutorni
        [tree] Puutorni
        [scrap] Romutorni
       *[sand] Hiekkatorni
    }
# Sama mahdollisimman lyhyesti: korteissa ja luetteloissa
type =
    { $type ->
        [candy] Karkki
        [scary] Kauhu
        [tree] Puu
        [scrap] Romu
       *[sand] Hiekka
    }
card = { type } { $value }
row = Rivi:
rubble = Rauniot
points = { $count ->
        [one] { $count } piste
       *[other] { $count } pistettä
    }

# Mitä joku teki. $name: pelaaja tai sana ”Sinä”, joten mikään verbi ei saa riippua siitä.
did-bid = { $name }: tarjous { $number }
did-pass = { $name }: passi
did-cancel = { $name }: niin montaa korttia ei voi rakentaa, kortit palaavat riviin
did-build = { $name }: rakennettu { $cards }
did-tear-down = { $name }: purettu huippu tästä tornista: { tower }; sitten rakennettu { $cards }
did-start = Aloittaja: { $name }
# The cards that were turned up
new-row = Uusi rivi: { $cards }

# Miksi siirto ei käy
no-such-card = Korttia ”{ $card }” ei ole. Kortissa on laji ja arvo 0–15, esimerkiksi candy12.
no-such-type = Tornia ”{ $name }” ei ole. Tornit: candy, scary, tree, scrap, sand.
one-tear-down = Vain yhden kortin saa purkaa, ja se kirjoitetaan ensin, esimerkiksi: build -sand sand7.
cards-in-a-build =
    { $count ->
        [0] Rakentamiseen tarvitaan vähintään yksi kortti.
       *[other] Kerralla rakennetaan enintään { $most } korttia, ei { $count }.
    }
not-now = Nyt ei ole sen aika.
not-in-deck = { card } ei ole nostopinossa.
time-to-bid = Tarjoaminen on kesken: tarjoa jokin luku tai passaa.
time-to-build =
    { $number ->
        [one] Tarjoaminen on ohi: rakenna { $number } kortti.
       *[other] Tarjoaminen on ohi: rakenna { $number } korttia.
    }
not-higher = Korkein tarjous on { $highest }: tarjoa enemmän tai passaa.
more-than-row =
    { $row ->
        [one] Rivissä on vain { $row } kortti.
       *[other] Rivissä on vain { $row } korttia.
    }
not-below-cancelled = Et voinut rakentaa { $cancelled } korttia tällä kierroksella: tarjoa vähemmän tai passaa.
more-than-buildable =
    { $most ->
        [0] Et voi rakentaa { $number } korttia: mikään näistä korteista ei sovi torneihisi edes purkamisen jälkeen.
        [one] Et voi rakentaa { $number } korttia: torneihisi sopii enintään { $most } kortti, purkamisenkin jälkeen.
       *[other] Et voi rakentaa { $number } korttia: torneihisi sopii enintään { $most } korttia, purkamisenkin jälkeen.
    }
starter-must-bid = Aloittaja sanoo luvun väliltä 0–{ $row }.
wrong-size =
    { $number ->
        [one] Tarjouksesi oli { $number }: rakenna tasan { $number } kortti, ei { $count }.
       *[other] Tarjouksesi oli { $number }: rakenna tasan { $number } korttia, ei { $count }.
    }
not-in-row = { card } ei ole rivissä.
nothing-to-tear-down = { tower }: purettavaa ei ole.
roof-stays = { tower }: kattoa ei koskaan pureta.
nothing-goes-on-roof = { tower }: { $value } ei käy, katon päälle ei rakenneta.
does-not-fit = { tower }: { $value } ei käy, kun alla on { $below }. Kortin on oltava pienempi; vain 9 käy minkä tahansa kortin päälle paitsi 0:n, ja 8:n päälle käy mikä tahansa kortti.
can-be-built =
    { $number ->
        [one] Voit rakentaa { $number } kortin, joten et saa perua.
       *[other] Voit rakentaa { $number } korttia, joten et saa perua.
    }

# Pöytä päätteessä
deck-left =
    { $pass_ ->
        [1] { $count ->
                [0] Nostopino on tyhjä: tämän kierroksen jälkeen poistopino sekoitetaan uudeksi nostopinoksi.
                [one] Nostopinossa on { $count } kortti, sitten poistopino sekoitetaan uudeksi nostopinoksi.
               *[other] Nostopinossa on { $count } korttia, sitten poistopino sekoitetaan uudeksi nostopinoksi.
            }
       *[2] { $count ->
                [0] Nostopino on tyhjä toisen kerran: tämä on viimeinen kierros.
                [one] Nostopinossa on { $count } kortti, sitten peli päättyy.
               *[other] Nostopinossa on { $count } korttia, sitten peli päättyy.
            }
    }
has-bid = tarjous { $number }
passed = passi

# Mitä kysytään
ask-bid = Montako korttia tarjoat? { $numbers }
ask-bid-or-pass = Montako korttia tarjoat? { $numbers }, tai passaa: p
ask-pass = Et voi tarjota enempää, passaa: p
ask-cancel = Et voi rakentaa { $number } korttia, peru: c
ask-build =
    { $count ->
        [one] Ota vielä { $count } kortti (sen numero rivissä)
       *[other] Ota vielä { $count } korttia (niiden numerot rivissä, siinä järjestyksessä kuin asetat ne)
    }
button-bid = Tarjoa { $number }
button-pass = Passaa
button-cancel = Peru
button-build =
    { $count ->
        [one] Rakenna ({ $count } piste)
       *[other] Rakenna ({ $count } pistettä)
    }
nothing-planned = Mitään ei ole suunniteltu.
plan-so-far = Suunnitelma: { $plan }.
torn-down = { $tower }: huippu purettu
points-change = Pisteet: { $before } → { $after }
can-not-be-finished = { card } siinä kohdassa estäisi loput: { $number } korttia ei voisi enää rakentaa.
tear-down-blocks = { tower }: siitä purkaminen estäisi loput, { $number } korttia ei voisi enää rakentaa.
already-taken = { card } on jo otettu.
no-such-place = Rivin korttien numerot ovat 1–{ $count }.
card-fits = { $card } sopii.
card-fits-after-tearing = { $card } sopii purkamisen jälkeen.
card-has-no-place = { $card } ei sovi, rakennatpa miten tahansa.

# Näppäimet. Kirjaimet ja merkit ennen viivaa pysyvät.
keys-bid =
    0 ... 5 – tarjoa niin monta korttia
    p – passaa
    ? – miksi ei? (kaikki luvut), ?4 – miksi ei 4?
    s – pyydä siirtoehdotus
    u – kumoa, Enter – vahvista
    q – lopeta; peli säilyy
keys-build =
    1 ... 5 – ota rivistä tämän numeron kortti; useita: 2 4 1, siinä järjestyksessä kuin asetat ne
    t sand – pura ensin sen tornin huippu
    ? – mitkä kortit sopivat
    s – pyydä rakennusehdotus
    c – peru, jos et voi rakentaa niin montaa kuin tarjosit (vain avoimessa tarjoamisessa)
    u – kumoa, Enter – vahvista
    q – lopeta; peli säilyy

# Oikean pöydän pisteet
main-tower = Päätorni
player = Pelaaja
sheet-line = Rivi { $line }: { $why }
sheet-empty = Torneja ei ole, joten pisteitä ei voi laskea.
sheet-what = ”{ $text }” ei tarkoita tornia ({ $known }) eikä raunioita.
sheet-tower-twice = { tower }: pelaajalla on vain yksi torni kutakin lajia.
sheet-no-values = { tower }: arvot puuttuvat; anna ne maasta ylöspäin.
sheet-value = ”{ $text }” ei ole arvo; arvot ovat 0–15.
sheet-rubble = ”{ $text }” ei ole kortti. Raunioista annetaan korttien määrä tai kortit, esimerkiksi sand7 candy3.
sheet-rubble-twice = Rauniot on jo annettu.
sheet-does-not-fit = { $name } – { tower }: { $value } ei voi olla siinä, kun alla on { $below }.
sheet-on-roof = { $name } – { tower }: { $value } ei voi olla katon päällä.
sheet-roof-torn = { $name }: kattoa ei koskaan pureta.
sheet-much-rubble = { $name }: raunioissa ei voi olla enempää kuin { $most } korttia.
sheet-many-players = Pelaajia on enintään { $most }.
sheet-copies = { card } on pöydällä { $count } kertaa; näin monen pelaajan pelissä niitä on vain { $there }.

# Opastus: mitä sanotaan ennen jokaista vuoroa. Luvut ovat korttien arvoja.
lesson-1 = Rivissä on viisi korttia. Sinä aloitat: sano, montako niistä otat. Tarjoa 3.
lesson-2 = Kukaan ei tarjoa enempää, joten otat 3 korttia. Kortin on oltava pienempi kuin sen alla oleva: 2 tulee 13:n päälle, ja 15 aloittaa uuden tornin.
lesson-3 = Korkein tarjous on 3. Voittaaksesi sinun pitäisi ottaa 4, eikä pienten korttien päälle sovi myöhemmin juuri mitään. Passaa.
lesson-4 = 11 ja 5 eivät sovi 2:n päälle. Ennen rakentamista saat kuitenkin purkaa yhden päällimmäisen kortin. Tarjoa 3.
lesson-5 = Pura 2 ja rakenna sitten 11, 5 ja 10. Nyt 2 on raunioissa: ensimmäinen kortti siellä maksaa 1 pisteen, toinen 2.
lesson-6 = 9 käy minkä tahansa kortin päälle paitsi 0:n, ja sitten tilaa on taas. Olet viimeisenä vuorossa: tarjoa 3.
lesson-7 = 9 tulee 5:n päälle ja 7 sen päälle. 8 tulee 10:n päälle, ja 8:n päälle käy mikä tahansa kortti.
lesson-8 = 0 on katto: tornin jokainen kortti lasketaan kahdesti, eikä katon päälle enää rakenneta. Tarjoa 3.
lesson-9 = Kruunaa korkein tornisi 0:lla. 11 tulee 8:n päälle ja 7 sen päälle.
lesson-10 = Katetun tornin 6 korttia antavat 12 pistettä ja päätornina vielä 6. Muut kortit antavat 5, rauniot vievät 1: yhteensä 22 pistettä. Nyt osaat kaiken: pelaa.
# Mitä sanotaan, kun valitaan toinen sallittu siirto
lesson-try-bid = Niinkin voi tehdä. Tässä opastuksessa tarjoa { $number }.
lesson-try-pass = Niinkin voi tehdä. Tässä opastuksessa passaa.
lesson-try-build = Niinkin voi tehdä. Tässä opastuksessa rakenna niin kuin tässä sanotaan.
