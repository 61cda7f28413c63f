# A table before the start.

# Under the title. $taken and $seats: numbers
lobby-state = Paikkoja varattu: { $taken }/{ $seats }.
lobby-reconnecting = Yhdistetään uudelleen. Paikkasi säilyy, eikä mitään katoa.
lobby-title = Pöydän nimi
lobby-name-it = Anna pöydälle nimi
lobby-rename = Vaihda nimi
lobby-save = Tallenna

# Who sits where
lobby-who = Paikat
lobby-free-seat = Vapaa paikka
# $number: the seat, counted from 1
lobby-seat-number = Paikka { $number }
# A bot that was given no name
lobby-bot = Botti
# Under a name: whose seat it is
lobby-role-you = sinä
lobby-role-you-host = sinä, vetäjä
lobby-role-host = vetäjä
# Somebody else who plays at the reader’s own device
lobby-role-second = sinun ruudullasi
# $strength: one word, such as “Greedy”
lobby-role-bot = Botti: { $strength }
lobby-here = Paikalla
lobby-not-here = Ei yhteyttä
lobby-ready = Valmis
lobby-fill = Täytä
lobby-fill-label = Täytä paikka { $number }
lobby-change = Muuta
# For screen readers. $name: who sits there
lobby-change-label = Muuta paikkaa: { $name }

# The sheet for one seat
lobby-fill-title = Täytä vapaa paikka
lobby-bot-strength = Miten botti pelaa
lobby-bot-add = Lisää botti
lobby-bot-keep = Pidä botti tällaisena
lobby-bot-away = Lähetä botti pois
lobby-person-text = Joku vieressäsi voi pelata tällä ruudulla.
lobby-person-name = Tällä ruudulla pelaavan nimi
lobby-person-add = Lisää pelaaja
lobby-free-person = Vapauta paikka
lobby-free-person-text = Kutsu uusitaan samalla: paikalla istunut tarvitsee palatakseen uuden linkin.
lobby-stand = Nouse pöydästä
lobby-stand-text = Paikka vapautuu. Jos se on viimeinen paikkasi, joku muu saa vetäjän tehtävän.

# House colours, and the words for them under small houses
colour-brick = Tiili
colour-slate = Liuske
colour-straw = Olki
colour-plum = Luumu
colour-moss = Sammal
colour-sky = Taivas

# Inviting
lobby-invite = Kutsu kavereita
lobby-invite-text = Näytä koodi tai lähetä linkki. Kaverit kirjoittavat nimen ja istuvat pöytään.
lobby-invite-full = Kaikki paikat on nyt varattu. Linkin avaaja voi katsoa.
lobby-qr = Kutsu QR-koodina
lobby-link = Kutsulinkki
lobby-copy = Kopioi linkki
lobby-copied = Kopioitu
lobby-selected = Linkki on valittuna. Kopioi se näppäimistöllä tai valikosta.
lobby-share = Jaa
# Goes before the link in a message to friends. $table: the table’s title or the game
lobby-share-text = Tule pöytääni: { $table }
# Before the code in words, such as “plum gable 274”
lobby-say = Puhelimessa sano
# The button with which the host makes earlier links invalid
lobby-renew = Uusi kutsu
lobby-renewed = Kutsu on uusi. Aiemmin lähetetyt linkit eivät enää toimi.
# $command: what is typed in a terminal
lobby-here-only = Tämä linkki toimii vain tällä koneella. Muita laitteita varten käynnistä Steeple komennolla { $command }: se näyttää osoitteen verkossasi.
lobby-watch-title = Kutsu katsojia
lobby-watch = Muut saavat katsoa
lobby-watch-copy = Kopioi katselulinkki
lobby-watch-link = Katselulinkki

# What is agreed
lobby-options = Mitä on sovittu
lobby-clock = Miettimisaika
lobby-clock-none = Ei rajaa
lobby-clock-none-note = Ilman kelloa peli voi kestää päiviä.
# $minutes: 1 or 3
lobby-clock-move = { $minutes } min
lobby-clock-move-note = Joka vuorolle. Kun aika loppuu, botti jatkaa.
# For the whole game
lobby-clock-bank = Yhteensä { $minutes } min
# $seconds: are added after each turn
lobby-clock-bank-note = Yhden pelaajan kaikille vuoroille yhteensä, ja joka vuorosta { $seconds } s lisää.
lobby-starter = Kuka aloittaa
lobby-starter-lot = Arvotaan
lobby-starter-lot-note = Aloittaja arvotaan samalla kuin sinetöity nostopino.
lobby-away = Kun joku on poissa
lobby-away-never = Odotetaan
lobby-away-never-note = Peli odottaa; muut voivat pyytää bottia.
lobby-away-after = { $minutes } min
lobby-away-after-note = { $minutes } minuutin jälkeen botti pelaa ja antaa sitten paikan takaisin.
lobby-seats = Paikat
lobby-seats-locked = Paikat, joilla joku istuu, pysyvät.

# Starting
# $count: how many play
lobby-start =
    { $count ->
        [one] Aloita ({ $count } pelaaja)
       *[other] Aloita ({ $count } pelaajaa)
    }
lobby-starting = Aloitetaan…
lobby-start-waiting = Odotetaan muita
lobby-start-some =
    { $count ->
        [one] { $count } on valmiina
       *[other] { $count } on valmiina
    }
lobby-start-all = Kaikki istuvat
lobby-start-free =
    { $count ->
        [one] { $count } vapaa paikka sulkeutuu, kun aloitat.
       *[other] { $count } vapaata paikkaa sulkeutuu, kun aloitat.
    }
# $names: a list of people
lobby-start-absent = Ei yhteyttä: { $names }. Paikka säilyy.
lobby-start-too-few =
    { $least ->
        [one] Tarvitaan vähintään { $least } pelaaja. Kutsu joku tai lisää botti.
       *[other] Tarvitaan vähintään { $least } pelaajaa. Kutsu joku tai lisää botti.
    }
lobby-start-offline = Yhteys on hetken poikki.
lobby-wait = Odotetaan aloitusta
# $name: the host
lobby-wait-text = Vetäjä aloittaa pelin. Vetäjä: { $name }
lobby-not-begun = Peli ei ole alkanut
lobby-not-begun-text = Olet katsomassa. Peli ilmestyy tähän heti, kun se alkaa.
lobby-not-begun-free = Jos haluat paikan, avaa kutsu.
lobby-keeps = Paikkasi säilyy, vaikka poistut sivulta.

# Read aloud when it happens. $name: of a person or a bot
lobby-news-sat = { $name } istui pöytään.
lobby-news-stood = { $name } nousi pöydästä.
lobby-news-bot = { $name }: botti istui pöytään.
lobby-news-host = Olet nyt pöydän vetäjä.
lobby-news-terms = Vetäjä muutti sitä, mitä on sovittu.
