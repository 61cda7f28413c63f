# Komento steeple.

about = Steeple: torninrakennuspelejä ihmisille ja ohjelmille.
usage = steeple KOMENTO ...
more-help = steeple KOMENTO --help kertoo komennosta lisää.
help-lang = --lang KIELI valitsee kielen: { $known }

# Mitä kukin komento tekee, yksi rivi kustakin
help-play = käynnistä palvelin ja avaa peli selaimessa; --terminal-valitsimella pelaat tässä
help-serve = käynnistä palvelin, jolla muutkin voivat pelata
help-work = tee bottien ja tuomarien työ muiden solmujen puolesta palvelematta ketään
help-backup = kopioi palvelimen tiedot tiedostoon, myös sen ollessa käynnissä
help-guests = luettele palvelimen vieraat tai kirjaa yksi ulos kaikkialta: revoke ID
help-check = tarkista, onko palvelimen tiedoissa vikoja
help-restore = palauta varmuuskopio, kun palvelin ei ole käynnissä
help-move-store = kopioi palvelimen tiedot toiseen tallennuspaikkaan, merkintä kerrallaan tarkistaen; voidaan jatkaa
help-replay = näytä tallennettu peli siirto siirrolta
help-export = kirjoita päättynyt peli yhdeksi sivuksi, joka näyttää sen ilman palvelinta
help-verify = tarkista päättyneen pelin jokainen sääntö ja jokainen arvonta
help-score = laske oikeilla korteilla pelatun pelin pisteet
help-arena = peluuta botteja toisiaan vastaan ja laske voitot
help-stdio = pelimoottori ohjelmille: yksi JSON-olio riviä kohti
help-mcp = työkalut kielimalleille: säännöt, näkymä, sallitut siirrot, siirto (MCP)
help-bench = mittaa, miten nopeaa kaikki on
help-warm = käännä säännöt konekielelle nyt, jottei kenenkään tarvitse odottaa

# Komennon ohjeen otsikot ja valitsimet
help-arguments = Argumentit
help-options = Valitsimet
help-help = näytä tämä ohje
help-file = tiedosto; - on vakiosyöte
help-to = kirjoitettava sivu
help-names = pelaajien nimet paikkojen järjestyksessä, pilkuin erotettuina
help-title = pelin nimi
help-json = vastaa JSON-muodossa, ohjelmille
help-step = odota Enteriä jokaisen siirron jälkeen
help-from = aloita tästä tapahtumasta
help-game = mikä peli
help-bench-what = peli, server tai web
help-seats = montako pelaajaa
help-bot = vastustajat: pelin jonkin botin nimi
help-bidding = checked: tarjota saa vain sen, minkä voi rakentaa; open: kuten oikean pöydän ääressä
help-option = valitse pelin asetus, esimerkiksi advanced=true; voi antaa useita kertoja
help-referee = kuka sanoo, mikä kaatuu: physics, table tai dice
help-players = pelaajat pilkuilla erotettuina: bottien nimiä tai ohjelmien polkuja, kuten ./mybot; paikkoja vaihdetaan vuorotellen
help-log = tulostiedosto: sama komento jatkaa siitä, mihin jäätiin
help-until-sure = lopeta heti, kun on selvää, kuka on vahvempi
help-csv = kirjoita kaikki pelit tähän tiedostoon taulukkona
help-move-seconds = montako sekuntia ohjelmalla on siirtoa kohti
help-memory-mb = paljonko muistia ohjelma saa käyttää, megatavuina
help-games = montako peliä
help-jobs = moniko prosessi jakaa työn
help-seed = luku, jolla pelin voi toistaa
help-new = aloita alusta, vaikka keskeneräinen peli olisi tallessa
help-towers = tornit maasta ylöspäin, esimerkiksi "candy 15 12 9 0", ja "rubble 2"; "Anna:" aloittaa pelaajan
help-seconds = miten kauan kukin mittaus kestää
help-terminal = pelaa päätteessä botteja vastaan
help-no-browser = älä avaa selainta
help-host = osoite, jota kuunnellaan; 0.0.0.0 tarkoittaa tämän koneen kaikkia osoitteita
help-port = portti, jota kuunnellaan; 0 valitsee vapaan portin
help-data = palvelimen tietojen kansio
help-store = usean solmun yhteisen PostgreSQL-tietokannan osoite kansion sijaan
help-bus = miten saman tallennuspaikan solmut kertovat toisilleen tapahtumista: postgresql tai NATS-palvelimen osoite
help-leave-work = jätä bottien siirrot ja siirtojen arviointi muille solmuille
help-base-url = osoite, jonka käyttäjät kirjoittavat, jos välissä on välityspalvelin
help-proxy = luotetun välityspalvelimen osoite; voi antaa useita kertoja
help-keep-days = poista päättyneet pelit näin monen päivän jälkeen; 0 säilyttää ne
help-keep-unfinished-days = poista keskeneräiset pöydät näin monen päivän kuluttua viimeisestä siirrosta; 0 säilyttää ne
help-keep-guests-days = unohda pöydättömien vieraiden nimet näin monen päivän kuluttua viime käynnistä; 0 säilyttää ne
help-limit = aseta raja, esimerkiksi requests_per_second=50; voi antaa useita kertoja
help-backup-file = tiedosto, johon kirjoitetaan
help-guests-what = ei mitään: luettele, tai revoke ja vieraan ID
help-restore-file = palautettava varmuuskopio
help-move-store-from = missä tiedot ovat: SQLite-tiedosto tai PostgreSQL-tietokannan osoite
help-move-store-to = minne tiedot viedään, samoin
help-quick = älä tarkista päättyneitä pelejä, mikä kestää pisimpään

# Mikä komentorivillä on vialla
unknown-command = Komentoa ”{ $command }” ei ole. Komennot: { $known }.
unknown-argument = ”{ $argument }” ei käy tässä. --help näyttää, mikä käy.
not-an-option = Asetus kirjoitetaan muodossa nimi=arvo; ”{ $argument }” ei ole sellainen.
argument-missing = Tämä puuttuu: { $argument }
value-missing = Arvo puuttuu: { $argument }
not-a-number = { $argument } on kokonaisluku, ei { $value }.
unknown-language = Kieltä ”{ $language }” ei ole. Kielet: { $known }.

interrupted = Keskeytetty.
compiling = Sääntöjä käännetään: { $done } / { $of }
compiling-beside = Sääntöjä käännetään taustalla. Voit pelata jo nyt; botit miettivät siihen asti hieman kauemmin.
exported = Sivu on tiedostossa { $file }.
too-many-names = Liikaa nimiä: { $names }; pelaajia on { $seats }.
no-replay = Selaimessa ei ole toistoa pelille { $game }.
cannot-write-page = Tiedostoa { $file } ei voi kirjoittaa: { $problem }
needs-scripts = Tämä sivu tarvitsee JavaScriptin näyttääkseen pelin.
cannot-read = Tätä tiedostoa ei voi lukea: { $file } ({ $problem })
cannot-write = Tähän tiedostoon ei voi kirjoittaa: { $file } ({ $problem }). Peli jatkuu, mutta sitä ei tallenneta.
file-too-large = { $file } on suurempi kuin { $most } Mt, liian suuri tallenteeksi.

# Pelaaminen päätteessä
welcome = { $game }. h näyttää näppäimet, q lopettaa.
seat-name = Pelaaja { $number }
game-goes-on = Keskeneräinen pelisi jatkuu. (steeple play --terminal --new aloittaa uuden.)
game-kept = Pelisi on tallessa. steeple play --terminal jatkaa sitä.
kept-game-aside = Keskeneräinen pelisi siirrettiin talteen: { $file }.
kept-game-spoilt = Keskeneräistä peliä ei voi enää lukea; se siirrettiin syrjään nimellä { $file }.
seat-score =
    { $count ->
        [one] { $name }: { $count } piste
       *[other] { $name }: { $count } pistettä
    }
winners =
    { $count ->
        [one] Voittaja: { $names }
       *[other] Jaettu voitto: { $names }
    }
record-kept = Tämän pelin tallenne on { $file }. steeple replay näyttää sen, steeple verify tarkistaa sen.
event-number = Tapahtuma { $number }
press-enter = Enter jatkaa.

# Tallenteen tarkistaminen
verified = Kaikki on oikein: { $events } tapahtumaa, { $moves } sääntöjen mukaista siirtoa, { $draws } jakajan siemenen mukaista arvontaa.

# Oikean pöydän pisteet
score-how =
    Kirjoita jokaisen pelaajan nimi ja kaksoispiste, sitten tornit maasta ylöspäin, esimerkiksi:
      Anna:
      candy 15 12 9 0
      rubble 2
    Tyhjä rivi lopettaa.
total = Yhteensä

# Ohjelmille
no-match = Peliä ei ole vielä: aloita se komennolla new tai replay.
no-mcp = Kielimallien SDK:ta ei ole asennettu: pip install steeple[mcp]
not-a-command = Komento on JSON-olio, jossa on ”cmd”: { $known }.
bad-field = Kentän ”{ $field }” tyypin on oltava { $type }.
line-too-long = Rivi on pidempi kuin { $most } Mt.

# Mittaaminen
bench-no-game = Peliä ”{ $game }” ei voi mitata. Nämä voi: { $known }.
bench-no-peer = OpenSpieliä ei ole asennettu, joten vertailukohtaa ei ole: pip install open_spiel
bench-no-node = Node.js puuttuu tai sen paketteja ei saada, joten vertailukohtaa ei ole.
bench-no-playwright = Selaimessa pelattava peli mitataan Playwrightilla, jota ei ole asennettu: pip install playwright
bench-no-chromium = Chromiumia ei löydy. Sen paikan voi kertoa muuttujassa STEEPLE_CHROMIUM.
bench-no-client = Selaimessa pelattavaa peliä ei ole vielä koottu. Tämä komento kokoaa sen: python3 run.py
bench-figure = Mittaus
bench-value = Arvo

# Bots against bots: headings of the table
arena-player = Pelaaja
arena-games = Pelit
arena-wins = Voitot
arena-points = Pisteet
arena-margin = Ero
arena-rating = Vahvuusluku
arena-against = { $player } vastaan { $other }
