# What Steeple is. “Steeple” is a name and stays as it is.

about-title = Tietoa Steeplestä
about-lead = Kolme tornipeliä, kaikille ilmaiseksi ja ilman tiliä.

about-steeple = Mikä se on
# $games: a list of their names
about-steeple-text = Steeple on pöytä tornipeleille: { $games }. Pelaat kavereiden kanssa lähettämällä linkin, botteja vastaan tai yhdessä yhdellä ruudulla. Peleissä, joissa jokin voi kaatua, oma kätesi asettaa sen, mitä pelaat, tai noppa ratkaisee, tai pelaatte oikeilla osilla.
about-steeple-free = Se on ilmainen. Mitään ei myydä, mainoksia ei ole eikä tiliä tarvita. Ohjelma on avoin MIT-lisenssillä: kuka tahansa saa käyttää sitä, muuttaa sitä ja pitää omaa palvelinta.
# $game: its name
about-rules = { $game }: säännöt
about-score = Pistelaskuri oikeille korteille

# Accessibility
about-accessibility = Saavutettavuus
about-access-screen = Ruudunlukijat: jokainen torni, kortti ja valinta on myös sanoina. Muiden siirrot kerrotaan, kun ne tapahtuvat, ja oma vuorosi heti.
about-access-colour = Väri ei ole koskaan ainoa tuntomerkki: jokaisella tornilajilla on oma muoto, kuvio, merkki ja nimi.
about-access-contrast = Suuri kontrasti: sekä Hämärä- että Päivä-ulkoasun kontrasti on vahva, ja laitteesi kontrastivärejä käytetään, jos olet valinnut ne.
about-access-motion = Vähän liikettä: jos laitteesi pyytää vähemmän liikettä, mikään ei liiku. Asetuksista muiden siirrot saa näkymään myös heti.
about-access-sound = Äänet voi kytkeä pois. Kaikki, minkä kuulee, myös näkyy.
about-access-size = Kaikki toimii 200 %:iin suurennettuna, pienellä puhelimella sekä koskettamalla, hiirellä tai näppäimistöllä.
about-keys = Pöydän näppäimet
about-keys-text = Kaiken voi tehdä näppäimistöllä. Tab siirtyy eteenpäin; nämä ovat pikanäppäimiä:
# Read aloud between two keys: “0 to 5”
about-key-to = viiva

# Privacy
about-privacy = Yksityisyys
about-privacy-cookie = Selaimesi säilyttää yhden allekirjoitetun evästeen. Se kertoo, kuka vieras olet, eikä mitään muuta.
about-privacy-kept = Palvelin, jolla pelaat, säilyttää antamasi nimen ja pelaamasi pelit, jotta voit jatkaa niitä ja katsoa niitä myöhemmin.
about-privacy-nobody = Mitään ei lähetetä kenellekään muulle. Kävijöitä ei lasketa, mainoksia ei ole, eikä mitään haeta muilta sivustoilta.
about-privacy-browser = Kieli, ulkoasu, äänet ja pistelaskurin lomake pysyvät tässä selaimessa.
about-devices = Siirry toiselle laitteelle
about-device-here = Ensimmäisellä laitteella
about-device-here-text = Näytä koodi tällä laitteella ja kirjoita se toisella. Sen jälkeen olet sielläkin sama vieras ja pöytäsi ovat mukana.
about-device-show = Näytä koodi
about-device-another = Näytä toinen koodi
# $minutes: how long the code works
about-device-valid =
    { $minutes ->
        [one] Koodi toimii kerran ja on voimassa { $minutes } minuutin.
       *[other] Koodi toimii kerran ja on voimassa { $minutes } minuuttia.
    }
about-device-there = Toisella laitteella
about-device-there-text = Kirjoita koodi, jonka ensimmäinen laite näyttää. Sen jälkeen tällä laitteella ovat sen vieraan pöydät, eivät enää omat.
about-device-code = Koodi
about-device-claim = Käytä koodia
# $name: what the guest is called
about-device-done = Valmis. Tällä laitteella olet nyt: { $name }
about-device-done-nameless = Valmis. Tällä laitteella ovat nyt toisen laitteen pöydät.
# A heading and a button: only this device stays the guest that it is
about-device-leave = Poistu kaikilta muilta laitteilta
about-device-leave-text = Jos laite katosi tai on lainassa: muutaman sekunnin päästä pöytäsi ovat vain tällä laitteella. Puolestasi pelaavat ohjelmat tarvitsevat uuden tunnisteen (token).
about-device-left = Valmis. Vain tämä laite on jäljellä.

# Fairness
about-fairness = Reiluus
about-fairness-text = Kukaan ei voi valita kortteja: ei palvelin, ei pelaaja, ei botti. Tässä kerrotaan, miten se toimii, ja kuka tahansa voi tarkistaa sen jälkeenpäin.
about-fair-sealed = Sinetöity
about-fair-sealed-text = Ennen ensimmäistä korttia palvelin valitsee salaisen luvun. Se näyttää kaikille luvun sinetin: sormenjäljen, joka sopii vain tähän lukuun.
about-fair-seeds = Sekoitettu
about-fair-seeds-text = Jokainen paikka voi lisätä oman satunnaisluvun. Siksi palvelinkaan ei päätä yksin.
about-fair-drawn = Arvottu
about-fair-drawn-text = Jokainen arvonta seuraa näistä luvuista, kuten summa seuraa osistaan. Ilman salaisuutta kukaan ei näe ennalta.
about-fair-opened = Paljastettu
about-fair-opened-text = Pelin jälkeen palvelin paljastaa salaisuuden. Sen on sovittava alussa näytettyyn sinettiin.
about-fair-checked = Tarkistettu
about-fair-checked-text = Nyt kuka tahansa voi laskea jokaisen arvonnan uudelleen. Yksikin muutettu kortti, eikä se enää täsmää.
about-fairness-why = Pelin jälkeen pöydästä saa pelitallenteen: kaikki siirrot ja arvonnat, sinetin ja salaisuuden. Voit tarkistaa sellaisen tässä.

# The check of a game file
about-check = Tarkista pelitallenne
about-check-choose = Valitse pelitallenne tai pudota se tähän
about-check-where = .json-päätteinen tiedosto, jonka saa pelin lopussa
about-check-private = Tiedosto lähetetään vain tälle palvelimelle tarkistettavaksi, eikä sitä säilytetä.
about-check-busy = Tarkistetaan…
# Read aloud before a step
about-check-right = Oikein:
about-check-wrong = Väärin:
about-check-unknown = Ei tiedossa:
about-check-file = Tämä on pelitallenne
# $count: how many things happened in the game
about-check-file-text =
    { $count ->
        [one] Siinä on { $count } tapahtuma.
       *[other] Siinä on { $count } tapahtumaa järjestyksessä.
    }
about-check-file-wrong = Tämä ei ole pelitallenne
about-check-file-wrong-text = Ehkä se on jokin muu tiedosto, tai siitä jäi matkalla osa pois. Tallenna pelitallenne uudelleen pelin lopussa ja valitse se tässä.
about-check-here = Tämä selain ei voi tarkistaa itse tällä sivulla
about-check-here-text = Selaimet laskevat sormenjälkiä vain suojatuilla sivuilla (https). Palvelin tarkistaa kaiken alla olevan.
about-check-seal = Salaisuus sopii sinettiin
about-check-seal-text = Selaimesi otti itse salaisuuden sormenjäljen. Se on sama, joka näytettiin ennen ensimmäistä korttia.
about-check-seal-wrong = Salaisuus ei sovi sinettiin
about-check-seal-wrong-text = Lopussa paljastettiin jotain muuta kuin se, mikä sinetöitiin ennen ensimmäistä korttia.
about-check-seal-closed = Sinettiä ei ole vielä murrettu
about-check-seal-closed-text = Tätä peliä ei pelattu loppuun, joten sen salaisuutta ei paljastettu.
about-check-chain = Mitään ei ole muutettu, jätetty pois tai lisätty
# $count: how many things happened in the game
about-check-chain-text =
    { $count ->
        [one] Selaimesi tarkisti itse ainoan lenkin.
       *[other] Jokainen tapahtuma on kiinni edellisessä. Selaimesi kävi itse läpi kaikki { $count } lenkkiä.
    }
about-check-chain-wrong = Jotain on muutettu
# $event: the number of an entry in the file; they are counted from 0
about-check-chain-wrong-text = Ketju katkeaa tallenteen tapahtumaan { $event }: sitä on muutettu, tai jotain sitä ennen on jätetty pois.
about-check-draws = Jokainen arvonta on oikein ja jokainen siirto oli sallittu
# $draws: how many cards and starters were drawn. $moves: how many moves were made
about-check-draws-text = Palvelin laski kaiken uudelleen paljastetuista luvuista. Arvontoja: { $draws }. Siirtoja: { $moves }.
about-check-draws-wrong = Peli ei toistu samanlaisena
about-check-draws-open = Palvelin ei voi tarkistaa peliä, jota ei pelattu loppuun
about-check-draws-unknown = Palvelin ei voinut tarkistaa
about-check-fair = Tämä peli oli reilu
about-check-unfair = Tämä tiedosto ei osoita peliä reiluksi
about-check-partly = Kaikkea ei voitu tarkistaa

about-fonts = Kirjasimet
about-fonts-text = Otsikoiden ja lukujen kirjasin on Grenze (Omnibus-Type), kaiken muun Commissioner (Kostas Bartsokas). Molemmat ovat vapaita SIL Open Font License 1.1 -lisenssillä ja tulevat tältä palvelimelta.
about-programs = Ohjelmoijille
about-programs-text = Myös botit ja muut ohjelmat voivat pelata täällä. Alla oleva OpenAPI-tiedosto ja tietovaraston docs/protocol.md kertovat, miten ne puhuvat palvelimelle; docs/record.md kertoo pelitallenteista ja siitä, miten arvonnat lasketaan.
about-programs-api = /api/openapi.json
