# What the server says: over the web to players and programs, and in its own words to operators.

# Taking a seat, before the start
already-started = Peli on alkanut; tätä ei voi enää muuttaa.
not-started = Peli ei ole vielä alkanut.
not-host = Vain pöydän vetäjä voi tehdä sen.
not-invited = Jos haluat paikan tästä pöydästä, avaa pöytä kutsulinkistä. Uusittu kutsu korvaa vanhan, joka ei enää kelpaa.
table-full = Kaikki paikat on varattu.
seat-taken = Paikalla istuu jo joku.
no-such-seat =
    Paikkaa { $seat } ei ole: pöydässä on { $seats ->
        [one] { $seats } paikka
       *[other] { $seats } paikkaa
    }, ja ensimmäisen numero on 0.
too-few =
    { $seats ->
        [one] { $seats } paikka
       *[other] { $seats } paikkaa
    } on varattu; tarvitaan vähintään { $least }.
free-starter = Aloittajaksi valitulla paikalla ei istu ketään. Valitse toinen aloittaja tai anna arvan ratkaista.
bad-name = Nimen pituus on 1–{ $most } merkkiä.
bad-title = Otsikon pituus on enintään { $most } merkkiä.
bad-colour = Väriä ”{ $colour }” ei voi valita. Vapaana: { $free }.

# During play
not-yours = Tämä paikka ei ole sinun.
not-your-turn = Nyt ei ole sinun vuorosi. Vuorossa: { $name }.
bot-plays = Botti pelaa puolestasi. Ota ensin paikkasi takaisin.
stale = Peli on edennyt sillä välin. Katso tilanne uudelleen ennen siirtoasi.
nothing-to-undo = Sinulla ei ole siirtoa, jonka voisi kumota.
undo-asked-already = Joku on jo pyytänyt siirron kumoamista; se ratkaistaan ensin.
no-undo-asked = Kukaan ei nyt pyydä sinulta lupaa kumota siirtoa.
nothing-to-leave = Ei ole peliä, josta poistua.
not-away = { $name } ei ole poissa.
nothing-to-take-back = Botti ei pelaa puolestasi.
not-over = Peli ei ole vielä päättynyt.

# Chat
bad-chat = Viestin pituus on 1–{ $most } merkkiä.
phrase-hello = Hei kaikille.
phrase-good-luck = Onnea peliin.
phrase-well-built = Hienosti rakennettu.
phrase-thanks = Kiitos.
phrase-oops = Hups.
phrase-thinking = Mietin hetken.
phrase-your-turn = Sinun vuorosi.
phrase-back-soon = Palaan pian.
phrase-good-game = Hyvä peli.
phrase-again = Vielä yksi?

# Limits, and requests that make no sense
too-fast =
    Nyt meni liian nopeasti. Yritä uudelleen { $seconds ->
        [one] { $seconds } sekunnin
       *[other] { $seconds } sekunnin
    } kuluttua.
too-many = Yhteyksiä on auki liikaa; enintään { $most } sallitaan.
no-such-table = Tällaista pöytää ei ole. Ehkä linkistä jäi osa pois.
no-such-invite = Tämä kutsu ei enää kelpaa, tai siinä on kirjoitusvirhe. Pyydä vetäjältä uusi.
no-such-page = Tällaista sivua ei ole.
closing = Palvelin käynnistyy uudelleen. Mitään ei katoa; yritä hetken kuluttua uudelleen.
reload = Steeple on päivitetty. Jatka lataamalla sivu uudelleen. Paikkasi säilyy, eikä mitään vahvistamaasi katoa.

# For whoever starts a server
serving = Steeple on osoitteessa { $address }
serving-stops = Ctrl+C pysäyttää palvelimen. Mitään ei katoa.
working = Työskennellään: { $store }
on-this-machine = Tällä koneella: { $address }
on-the-network = Lähiverkossa: { $address }
store-busy = Toinen Steeple-palvelin käyttää jo tätä tiedostoa: { $file }.
store-too-new = { $file } on uudemman Steeplen kirjoittama. Päivitä tämä Steeple.
store-empty = { $file } on menettänyt tietonsa ({ $problem }). steeple restore FILE palauttaa varmuuskopion. Tyhjästä aloitetaan poistamalla { $file } ja { $mark }.
store-behind = Tiedoston { $file } lopusta puuttuu jotakin, mikä oli jo vahvistettu pelaajille ({ $problem }). steeple restore FILE palauttaa varmuuskopion. Ilman sitä jatketaan poistamalla { $mark }.
store-failed = Tätä tiedostoa ei voi käyttää: { $file } ({ $problem })
cannot-listen = Palvelin ei voi kuunnella osoitetta { $address }: { $problem }
not-an-address = ”{ $address }” ei ole sivuston osoite; kirjoita esimerkiksi https://play.example.
not-a-store = ”{ $address }” ei ole PostgreSQL-tietokannan osoite, kuten postgresql://steeple@localhost/steeple.
not-a-bus = ”{ $address }” ei ole tapa, jolla solmut kertoisivat toisilleen tapahtumista. Kun --store on annettu, --bus on postgresql tai osoite, kuten nats://localhost.
unknown-limit = Rajaa ”{ $name }” ei ole. Rajat: { $known }.
backup-done = Varmuuskopio on tässä tiedostossa: { $file }.
backup-exists = { $file } on jo olemassa; se jätettiin ennalleen.
# The columns of the list of guests
guests-id = Vieras
guests-name = Nimi
guests-active = Viimeksi (UTC)
guests-tables = Pöydät
guest-revoked = { $guest } on kirjattu ulos kaikkialta; käynnissä oleva palvelin toimii sen mukaan muutamassa sekunnissa.
no-such-guest = Tämä palvelin ei tunne vierasta ”{ $guest }”.
check-done = Kaikki on oikein. Pöytiä: { $tables }, merkintöjä: { $entries }, tarkistettuja päättyneitä pelejä: { $matches }.
check-flaws = { $file } on vioittunut. Vikoja löytyi: { $count }. steeple restore FILE palauttaa varmuuskopion.
flaw-file = SQLite ilmoittaa: { $problem }
flaw-behind = Lopusta puuttuu jotakin, mikä oli jo vahvistettu pelaajille: { $problem }
flaw-entry = Pöytä { $table }: merkintä { $seq } on vioittunut.
flaw-gap = Pöytä { $table }: merkintä { $seq } puuttuu.
flaw-log = Pöytä { $table }: sen lokia ei voi seurata: { $problem }
flaw-snapshot = Pöytä { $table }: sen tilannevedosta ei voi käyttää, joten koko loki luetaan: { $problem }
flaw-row = Pöytä { $table }: sen luettelotiedot eivät vastaa lokia.
flaw-match = Pöytä { $table }: sen peliä ei voi vahvistaa: { $problem }
flaw-guests = Vieraita, joiden nimeä ja väriä ei voi lukea: { $count }
restore-done = Varmuuskopio { $file } on palautettu.
restore-aside = Aiemmat tiedot säilyvät nimellä { $file }.
restore-damaged = Varmuuskopio { $file } on vioittunut; mitään ei muutettu. { $problem }

# Reasons that the client does not bring along: the server says them in the person’s language
still-verifying =
    Muita pelitallenteita tarkistetaan vielä. Yritä uudelleen { $seconds ->
        [one] { $seconds } sekunnin
       *[other] { $seconds } sekunnin
    } kuluttua.
no-such-deal = Sille päivälle ei ole jakoa.
deal-not-yet = Sen päivän jako avautuu keskiyöllä UTC-aikaa, kaikille yhtä aikaa.
deal-secret = Muut pelaavat näitä kortteja vielä tänään. Voit katsoa, kun seuraava jako on avautunut.
not-in-deal = Päivän jaossa mitään ei voi perua, jättää botille eikä pelata uudelleen.
not-json = Tämä ei ole JSON-muotoa: { $problem }
bad-request = Tätä ei voi tulkita: { $problem }
not-json-type = Lähetä JSON-muotoista dataa, sisältötyyppinä application/json.
bad-token = Tunniste (token) ei ole tämän palvelimen antama.
other-site = Pyyntö tuli toisen sivuston sivulta, joten se hylättiin.
wrong-host = Tämä palvelin ei vastaa sillä nimellä.
wrong-method = Tällainen pyyntö ei käy tässä.
no-sheets = Tämän pelin pisteitä ei lasketa täällä.
too-long-to-verify = Tämän pelitallenteen tarkistaminen kestäisi täällä liian kauan. Omalla koneellasi steeple verify tarkistaa sen ilman rajoituksia.
too-many-values = Tallenteessa on liikaa arvoja; enintään { $most } sallitaan.
too-large = Tämä on liian suuri; enintään { $most } tavua sallitaan.
bad-language = Tätä kieltä ei ole valittavissa. Kielet: { $known }.
bad-clock = Kelloa ei voi asettaa näin: aika on 5 sekunnista 30 päivään, ja siirroista saa lisäaikaa vain, kun aika annetaan koko peliä varten.
no-such-phrase = Tällaista valmista viestiä ei ole. Valmiit viestit: { $known }.
no-lesson = Tällä pelillä ei ole vielä opastusta.
not-built = Palvelin on käynnissä, mutta selaimessa pelattavaa peliä ei ole vielä koottu. Tämä komento kokoaa ja käynnistää sen:
too-many-bot-tables = Liian monessa pöydässäsi pelaavat vain botit; enintään { $most } sallitaan yhtä aikaa. Odota, kunnes jokin peleistä päättyy.
damaged = Tätä pöytää ei voi lukea: sen tiedot palvelimella ovat vioittuneet. Palvelimen ylläpitäjälle on ilmoitettu. Kaikki muut pöydät ovat ennallaan.
not-kept = Tallennus ei onnistu: palvelin ei voi kirjoittaa levylleen. Mikään ei muuttunut; yritä pian uudelleen.
broken = Palvelimella meni jotain vikaan. Mikään ei muuttunut, ja vika kirjattiin.
bad-code = Koodi on väärä, jo käytetty tai liian vanha.
moved = Kaikki on nyt täällä: { $store }, ja jokainen merkintä on verrattu. Pöytiä: { $tables }, merkintöjä: { $entries }.
