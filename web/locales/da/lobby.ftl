# A table before the start.

# Under the title. $taken and $seats: numbers
lobby-state = Optagne pladser: { $taken } af { $seats }.
lobby-reconnecting = Forbinder igen. Din plads holdes, og intet går tabt.
lobby-title = Bordets navn
lobby-name-it = Giv bordet et navn
lobby-rename = Omdøb
lobby-save = Gem

# Who sits where
lobby-who = Pladser
lobby-free-seat = Ledig plads
# $number: the seat, counted from 1
lobby-seat-number = Plads { $number }
# A bot that was given no name
lobby-bot = Robot
# Under a name: whose seat it is
lobby-role-you = du
lobby-role-you-host = du, værten
lobby-role-host = værten
# Somebody else who plays at the reader’s own device
lobby-role-second = ved din skærm
# $strength: one word, such as “Greedy”
lobby-role-bot = Robot: { $strength }
lobby-here = Her
lobby-not-here = Ikke forbundet
lobby-ready = Klar
lobby-fill = Fyld
lobby-fill-label = Fyld plads { $number }
lobby-change = Ændr
# For screen readers. $name: who sits there
lobby-change-label = Ændr pladsen: { $name }

# The sheet for one seat
lobby-fill-title = Fyld den ledige plads
lobby-bot-strength = Hvordan robotten spiller
lobby-bot-add = Tilføj robot
lobby-bot-keep = Behold robotten sådan
lobby-bot-away = Send robotten væk
lobby-person-text = En ved siden af dig kan spille ved denne skærm.
lobby-person-name = Navnet på personen ved denne skærm
lobby-person-add = Tilføj personen
lobby-free-person = Frigør pladsen
lobby-free-person-text = Invitationen fornyes så: den der sad her, skal bruge det nye link for at komme tilbage.
lobby-stand = Forlad pladsen
lobby-stand-text = Pladsen bliver ledig. Hvis det er din sidste plads, bliver en anden vært.

# House colours, and the words for them under small houses
colour-brick = Tegl
colour-slate = Skifer
colour-straw = Halm
colour-plum = Blomme
colour-moss = Mos
colour-sky = Himmel

# Inviting
lobby-invite = Inviter venner
lobby-invite-text = Vis koden, eller send linket. Dine venner skriver et navn og sætter sig.
lobby-invite-full = Alle pladser er optaget nu. Den der åbner linket, kan se på.
lobby-qr = Invitationen som QR-kode
lobby-link = Link til invitationen
lobby-copy = Kopiér link
lobby-copied = Kopieret
lobby-selected = Linket er markeret. Kopiér det med tastaturet eller menuen.
lobby-share = Del
# Goes before the link in a message to friends. $table: the table’s title or the game
lobby-share-text = Tag plads ved mit bord: { $table }
# Before the code in words, such as “plum gable 274”
lobby-say = Sig i telefonen
# The button with which the host makes earlier links invalid
lobby-renew = Forny invitationen
lobby-renewed = Invitationen er ny. Links der er sendt tidligere, virker ikke længere.
# $command: what is typed in a terminal
lobby-here-only = Dette link virker kun på denne maskine. Start med { $command } for andre enheder: så vises adressen i dit netværk.
lobby-watch-title = Inviter tilskuere
lobby-watch = Andre må se på
lobby-watch-copy = Kopiér tilskuerlink
lobby-watch-link = Tilskuerlink

# What is agreed
lobby-options = Hvad der er aftalt
lobby-clock = Betænkningstid
lobby-clock-none = Ubegrænset
lobby-clock-none-note = Uden ur kan et parti vare i dagevis.
# $minutes: 1 or 3
lobby-clock-move = { $minutes } min.
lobby-clock-move-note = For hver tur. Når tiden er gået, tager en robot over.
# For the whole game
lobby-clock-bank = { $minutes } min. i alt
# $seconds: are added after each turn
lobby-clock-bank-note = For alle en persons ture tilsammen, og { $seconds } sek. mere for hver tur.
lobby-starter = Hvem der begynder
lobby-starter-lot = Træk lod
lobby-starter-lot-note = Loddet trækkes sammen med den forseglede trækbunke.
lobby-away = Når nogen er væk
lobby-away-never = Vent
lobby-away-never-note = Partiet venter; de andre kan bede om en robot.
lobby-away-after = { $minutes } min.
lobby-away-after-note = Efter { $minutes } min. spiller en robot videre og giver senere pladsen tilbage.
lobby-seats = Pladser
lobby-seats-locked = Pladser hvor nogen sidder, bliver.

# Starting
# $count: how many play
lobby-start = Start med { $count }
lobby-starting = Starter…
lobby-start-waiting = Venter på andre
lobby-start-some =
    { $count ->
        [one] { $count } er klar
       *[other] { $count } er klar
    }
lobby-start-all = Alle sidder
lobby-start-free =
    { $count ->
        [one] { $count } ledig plads lukkes når du starter.
       *[other] { $count } ledige pladser lukkes når du starter.
    }
# $names: a list of people
lobby-start-absent = Ikke forbundet: { $names }. Pladsen holdes.
lobby-start-too-few =
    { $least ->
        [one] Der skal mindst { $least } til. Inviter nogen, eller tilføj en robot.
       *[other] Der skal mindst { $least } til. Inviter nogen, eller tilføj en robot.
    }
lobby-start-offline = Forbindelsen er væk lige nu.
lobby-wait = Venter på start
# $name: the host
lobby-wait-text = Værten starter partiet. Vært: { $name }
lobby-not-begun = Partiet er ikke begyndt
lobby-not-begun-text = Du ser på. Partiet vises her så snart det begynder.
lobby-not-begun-free = Åbn invitationen for at tage en plads.
lobby-keeps = Din plads holdes selv om du forlader siden.

# Read aloud when it happens. $name: of a person or a bot
lobby-news-sat = { $name } har sat sig.
lobby-news-stood = { $name } har forladt sin plads.
lobby-news-bot = { $name }: en robot har sat sig.
lobby-news-host = Du er vært nu.
lobby-news-terms = Værten har ændret det der er aftalt.
