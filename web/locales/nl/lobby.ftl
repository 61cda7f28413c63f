# A table before the start.

# Under the title. $taken and $seats: numbers
lobby-state = Bezette plaatsen: { $taken } van { $seats }.
lobby-reconnecting = Opnieuw verbinden. Je plaats blijft bewaard, en er gaat niets verloren.
lobby-title = Naam van de tafel
lobby-name-it = Naam geven
lobby-rename = Hernoemen
lobby-save = Bewaren

# Who sits where
lobby-who = Plaatsen
lobby-free-seat = Vrije plaats
# $number: the seat, counted from 1
lobby-seat-number = Plaats { $number }
# A bot that was given no name
lobby-bot = Bot
# Under a name: whose seat it is
lobby-role-you = jij
lobby-role-you-host = jij, de host
lobby-role-host = de host
# Somebody else who plays at the reader’s own device
lobby-role-second = aan jouw scherm
# $strength: one word, such as “Greedy”
lobby-role-bot = Bot: { $strength }
lobby-here = Hier
lobby-not-here = Niet verbonden
lobby-ready = Klaar
lobby-fill = Vullen
lobby-fill-label = Vullen: plaats { $number }
lobby-change = Wijzigen
# For screen readers. $name: who sits there
lobby-change-label = Wijzigen: plaats van { $name }

# The sheet for one seat
lobby-fill-title = De vrije plaats vullen
lobby-bot-strength = Hoe de bot speelt
lobby-bot-add = Bot toevoegen
lobby-bot-keep = De bot zo laten
lobby-bot-away = Bot wegsturen
lobby-person-text = Iemand naast je kan aan dit scherm meespelen.
lobby-person-name = Naam van de persoon aan dit scherm
lobby-person-add = Persoon toevoegen
lobby-free-person = Plaats vrijmaken
lobby-free-person-text = De uitnodiging wordt dan vernieuwd: wie hier zat, heeft de nieuwe link nodig om terug te komen.
lobby-stand = Opstaan
lobby-stand-text = De plaats komt vrij. Is het je laatste, dan wordt iemand anders de host.

# House colours, and the words for them under small houses
colour-brick = Baksteen
colour-slate = Leisteen
colour-straw = Stro
colour-plum = Pruim
colour-moss = Mos
colour-sky = Hemel

# Inviting
lobby-invite = Nodig vrienden uit
lobby-invite-text = Laat de code scannen of stuur de link. Ze typen een naam en nemen plaats.
lobby-invite-full = Alle plaatsen zijn nu bezet. Wie de link opent, kan kijken.
lobby-qr = De uitnodiging als QR-code
lobby-link = Link van de uitnodiging
lobby-copy = Link kopiëren
lobby-copied = Gekopieerd
lobby-selected = De link is geselecteerd. Kopieer hem met het toetsenbord of het menu.
lobby-share = Delen
# Goes before the link in a message to friends. $table: the table’s title or the game
lobby-share-text = Neem plaats aan mijn tafel: { $table }
# Before the code in words, such as “plum gable 274”
lobby-say = Zeg aan de telefoon
# The button with which the host makes earlier links invalid
lobby-renew = Uitnodiging vernieuwen
lobby-renewed = De uitnodiging is nieuw. Eerder verstuurde links werken niet meer.
# $command: what is typed in a terminal
lobby-here-only = Deze link werkt alleen op deze computer. Start voor andere apparaten met { $command }: dan zie je het adres in je netwerk.
lobby-watch-title = Nodig kijkers uit
lobby-watch = Anderen mogen kijken
lobby-watch-copy = Kijklink kopiëren
lobby-watch-link = Link om te kijken

# What is agreed
lobby-options = Afspraken
lobby-clock = Bedenktijd
lobby-clock-none = Onbeperkt
lobby-clock-none-note = Zonder klok kan een spel dagen duren.
# $minutes: 1 or 3
lobby-clock-move = { $minutes } min
lobby-clock-move-note = Voor elke beurt. Als de tijd om is, neemt een bot het over.
# For the whole game
lobby-clock-bank = { $minutes } min in totaal
# $seconds: are added after each turn
lobby-clock-bank-note = Voor alle beurten van een persoon samen, met { $seconds } s extra bij elke beurt.
lobby-starter = Wie begint
lobby-starter-lot = Loten
lobby-starter-lot-note = Het lot wordt samen met de verzegelde trekstapel getrokken.
lobby-away = Als iemand weg is
lobby-away-never = Wachten
lobby-away-never-note = Het spel wacht; de anderen kunnen om een bot vragen.
lobby-away-after = { $minutes } min
lobby-away-after-note = Na { $minutes } min speelt een bot verder, en geeft later de plaats terug.
lobby-seats = Plaatsen
lobby-seats-locked = Plaatsen waar iemand zit, blijven.

# Starting
# $count: how many play
lobby-start = Start met { $count }
lobby-starting = Starten…
lobby-start-waiting = Wachten op anderen
lobby-start-some =
    { $count ->
        [one] { $count } zit klaar
       *[other] { $count } zitten klaar
    }
lobby-start-all = Iedereen zit
lobby-start-free =
    { $count ->
        [one] { $count } vrije plaats vervalt als je start.
       *[other] { $count } vrije plaatsen vervallen als je start.
    }
# $names: a list of people
lobby-start-absent = Niet verbonden: { $names }. De plaats blijft bewaard.
lobby-start-too-few =
    { $least ->
        [one] Er is minstens { $least } speler nodig. Nodig iemand uit, of voeg een bot toe.
       *[other] Er zijn minstens { $least } spelers nodig. Nodig iemand uit, of voeg een bot toe.
    }
lobby-start-offline = De verbinding is even weg.
lobby-wait = Wachten op de start
# $name: the host
lobby-wait-text = De host start het spel. Host: { $name }
lobby-not-begun = Het spel is nog niet begonnen
lobby-not-begun-text = Je kijkt mee. Het spel verschijnt hier zodra het begint.
lobby-not-begun-free = Wil je plaatsnemen, open dan de uitnodiging.
lobby-keeps = Als je de pagina verlaat, blijft je plaats bewaard.

# Read aloud when it happens. $name: of a person or a bot
lobby-news-sat = { $name } neemt plaats.
lobby-news-stood = { $name } staat op.
lobby-news-bot = { $name }: een bot neemt plaats.
lobby-news-host = Jij bent nu de host.
lobby-news-terms = De host heeft de afspraken gewijzigd.
