# The home page, and opening a table.

home-title-games = Kolme tornipeliä.
home-title-link = Yksi linkki, ei tiliä.
home-intro = Avaa pöytä, lähetä linkki, ja kaverisi istuvat pöytään selaimessaan. Botit täyttävät muut paikat, tai pelaat pelkkiä botteja vastaan.

# The field for an invitation. Codes are English words in every language.
home-code = Pöydän koodi tai linkki
home-code-placeholder = Pöydän koodi: plum-gable-274
home-code-join = Liity
home-code-looking = Etsitään…
home-code-empty = Kirjoita pöydän koodi tai liitä linkki.
home-code-wrong = Tällä koodilla ei ole pöytää. Koodit näyttävät tältä: plum-gable-274.

# The deal of the day: everybody plays the same cards, once; the buttons are as short as can be
home-deal = Päivän jako
home-deal-text = Kaikilla samat kortit, yksi yritys
home-deal-play = Pelaa
home-deal-on = Jatka
home-deal-result = Tuloksesi

home-tables = Pöytäsi
home-tables-none = Ei vielä pöytiä. Kun avaat pöydän, se näkyy tässä.
home-tables-more =
    { $count ->
        [one] { $count } pöytä lisää
       *[other] { $count } pöytää lisää
    }
home-try-again = Yritä uudelleen
home-saved = Tallessa tässä selaimessa
# Under the title of a table. $game: its name, $names: a list of people; names can’t be inflected, so
# other languages may want “{ $game }: { $names }”
home-table-with = { $game }: { $names }
home-your-turn = Sinun vuorosi
# $name: of a person or a bot; names can’t be inflected: “Turn: { $name }” is as good
home-turn-of = Vuorossa: { $name }
home-playing = Peli käynnissä
home-not-begun = Ei vielä alkanut
home-damaged = Ei voi lukea
home-seats-free =
    { $count ->
        [one] { $count } vapaa paikka
       *[other] { $count } vapaata paikkaa
    }
home-won = Sinä voitit
# $names: one name, or a list if the win is shared
home-won-by = Voitto: { $names }
home-over = Päättynyt
home-replay = Toisto
# For screen readers. $table: its title
home-replay-of = Toisto: { $table }

# The games
home-games = Pelit
home-players = { $least }–{ $most } pelaajaa
# Three ways to begin, as short as can be; each is a button with an icon. For screen readers, the label
# must begin with the same words.
home-way-friends = Kaverit
home-way-bots = Botit
home-way-screen = Yksi ruutu
home-way-friends-label = Kaverit: avaa { $game } ja lähetä linkki
home-way-bots-label = Botit: { $game } yksin botteja vastaan
home-way-screen-label = Yksi ruutu: { $game } yhdessä tällä laitteella
home-learn = Opi { $minutes } minuutissa
# $game: its name
home-learn-first = { home-learn }: { $game }
home-rules = Säännöt
home-score = Pistelaskuri oikeille korteille
home-about = Tietoa ja reiluus
home-pages = Lisää sivuja

# Opening a table: one sheet for each of the three ways
home-open-friends = { $game } kavereiden kanssa
home-open-bots = { $game } botteja vastaan
home-open-screen = { $game } yhdellä ruudulla
home-name = Nimesi
home-name-missing = Kirjoita nimi, niin muut näkevät, kuka paikalla istuu.
# Stands for a name that was not given
home-guest = Vieras
# Stands for a name that was not given. $number: 1 to 6
home-player = Pelaaja { $number }
home-friends-text = Pöytä saa linkin, jonka voit lähettää. Peli alkaa, kun käynnistät sen.
home-friends-open = Avaa pöytä
home-bots-count = Botit
home-bots-strength = Miten ne pelaavat
home-bots-start =
    { $count ->
        [one] Pelaa { $count } bottia vastaan
       *[other] Pelaa { $count } bottia vastaan
    }
home-screen-text = Laite annetaan eteenpäin aina vuoron vaihtuessa.
home-screen-names = Ketkä pelaavat
home-screen-add = Lisää pelaaja
home-screen-remove = Poista { $name }
home-screen-bots = Myös botteja
# $count: all who play
home-screen-start =
    { $count ->
        [one] Pelaa ({ $count } pelaaja)
       *[other] Pelaa ({ $count } pelaajaa)
    }
home-opening = Avataan…

# How strong a bot is, weakest first
bot-random = Huolimaton
bot-greedy = Ahne
bot-easy = Helppo
bot-medium = Keskitaso
bot-hard = Vaikea
bot-expert = Ekspertti

# An invitation was opened
join-looking = Etsitään pöytää
# $table: its title or the name of the game
join-title = Tule pöytään: { $table }
join-colour = Talon väri
join-colour-any = Mikä vain
join-sit = Istu pöytään
join-sitting = Istutaan…
join-watch-instead = Katso vain
join-wrong = Tämä kutsu ei johda pöytään
join-wrong-text = Se ei enää kelpaa, tai linkissä on virhe. Pyydä vetäjältä uusi.
join-full = Kaikki paikat on varattu
join-full-text = Voit katsoa, ja näet saman kuin kaikki muutkin.
join-begun = Peli on alkanut
join-begun-text = Paikkaa ei voi enää ottaa, mutta voit katsoa.
join-over = Peli on päättynyt
join-over-text = Voit katsoa, miten siinä kävi.
join-watch = Seuraa pöytää
