# A table before the start.

# Under the title. $taken and $seats: numbers
lobby-state = Upptagna platser: { $taken } av { $seats }.
lobby-reconnecting = Ansluter igen. Din plats är kvar, och inget går förlorat.
lobby-title = Bordets namn
lobby-name-it = Ge bordet ett namn
lobby-rename = Byt namn
lobby-save = Spara

# Who sits where
lobby-who = Platser
lobby-free-seat = Ledig plats
# $number: the seat, counted from 1
lobby-seat-number = Plats { $number }
# A bot that was given no name
lobby-bot = Robot
# Under a name: whose seat it is
lobby-role-you = du
lobby-role-you-host = du, värden
lobby-role-host = värden
# Somebody else who plays at the reader’s own device
lobby-role-second = vid din skärm
# $strength: one word, such as “Greedy”
lobby-role-bot = Robot: { $strength }
lobby-here = Här
lobby-not-here = Inte ansluten
lobby-ready = Redo
lobby-fill = Fyll
lobby-fill-label = Fyll plats { $number }
lobby-change = Ändra
# For screen readers. $name: who sits there
lobby-change-label = Ändra platsen: { $name }

# The sheet for one seat
lobby-fill-title = Fyll den lediga platsen
lobby-bot-strength = Hur roboten spelar
lobby-bot-add = Lägg till robot
lobby-bot-keep = Behåll roboten så här
lobby-bot-away = Skicka bort roboten
lobby-person-text = Någon bredvid dig kan spela vid den här skärmen.
lobby-person-name = Namn på personen vid den här skärmen
lobby-person-add = Lägg till personen
lobby-free-person = Frigör platsen
lobby-free-person-text = Inbjudan förnyas då: den som satt här behöver den nya länken för att komma tillbaka.
lobby-stand = Lämna platsen
lobby-stand-text = Platsen blir ledig. Om det är din sista plats blir någon annan värd.

# House colours, and the words for them under small houses
colour-brick = Tegel
colour-slate = Skiffer
colour-straw = Halm
colour-plum = Plommon
colour-moss = Mossa
colour-sky = Himmel

# Inviting
lobby-invite = Bjud in vänner
lobby-invite-text = Visa koden eller skicka länken. Dina vänner skriver ett namn och slår sig ner.
lobby-invite-full = Alla platser är upptagna nu. Den som öppnar länken kan titta på.
lobby-qr = Inbjudan som QR-kod
lobby-link = Länk till inbjudan
lobby-copy = Kopiera länk
lobby-copied = Kopierad
lobby-selected = Länken är markerad. Kopiera den med tangentbordet eller menyn.
lobby-share = Dela
# Goes before the link in a message to friends. $table: the table’s title or the game
lobby-share-text = Ta plats vid mitt bord: { $table }
# Before the code in words, such as “plum gable 274”
lobby-say = Säg i telefonen
# The button with which the host makes earlier links invalid
lobby-renew = Förnya inbjudan
lobby-renewed = Inbjudan är ny. Länkar som har skickats tidigare fungerar inte längre.
# $command: what is typed in a terminal
lobby-here-only = Den här länken fungerar bara på den här datorn. För andra enheter, starta med { $command }: då visas adressen i ditt nätverk.
lobby-watch-title = Bjud in åskådare
lobby-watch = Andra får titta på
lobby-watch-copy = Kopiera åskådarlänk
lobby-watch-link = Åskådarlänk

# What is agreed
lobby-options = Vad som är bestämt
lobby-clock = Betänketid
lobby-clock-none = Obegränsad
lobby-clock-none-note = Utan klocka kan ett parti pågå i dagar.
# $minutes: 1 or 3
lobby-clock-move = { $minutes } min
lobby-clock-move-note = För varje tur. När tiden är ute tar en robot över.
# For the whole game
lobby-clock-bank = { $minutes } min totalt
# $seconds: are added after each turn
lobby-clock-bank-note = För en persons alla turer tillsammans, och { $seconds } s till för varje tur.
lobby-starter = Vem som börjar
lobby-starter-lot = Lottas
lobby-starter-lot-note = Lotten dras tillsammans med den förseglade korthögen.
lobby-away = När någon är borta
lobby-away-never = Vänta
lobby-away-never-note = Partiet väntar; de andra kan be om en robot.
lobby-away-after = { $minutes } min
lobby-away-after-note = Efter { $minutes } min spelar en robot vidare och lämnar sedan tillbaka platsen.
lobby-seats = Platser
lobby-seats-locked = Platser där någon sitter blir kvar.

# Starting
# $count: how many play
lobby-start = Starta med { $count }
lobby-starting = Startar…
lobby-start-waiting = Väntar på andra
lobby-start-some =
    { $count ->
        [one] { $count } är redo
       *[other] { $count } är redo
    }
lobby-start-all = Alla sitter
lobby-start-free =
    { $count ->
        [one] { $count } ledig plats stängs när du startar.
       *[other] { $count } lediga platser stängs när du startar.
    }
# $names: a list of people
lobby-start-absent = Inte ansluten: { $names }. Platsen är kvar.
lobby-start-too-few =
    { $least ->
        [one] Minst { $least } behövs. Bjud in någon eller lägg till en robot.
       *[other] Minst { $least } behövs. Bjud in någon eller lägg till en robot.
    }
lobby-start-offline = Anslutningen är borta för tillfället.
lobby-wait = Väntar på starten
# $name: the host
lobby-wait-text = Värden startar partiet. Värd: { $name }
lobby-not-begun = Partiet har inte börjat
lobby-not-begun-text = Du tittar på. Partiet visas här så snart det börjar.
lobby-not-begun-free = Öppna inbjudan för att ta en plats.
lobby-keeps = Din plats är kvar även om du lämnar sidan.

# Read aloud when it happens. $name: of a person or a bot
lobby-news-sat = { $name } har slagit sig ner.
lobby-news-stood = { $name } har lämnat sin plats.
lobby-news-bot = { $name }: en robot har slagit sig ner.
lobby-news-host = Du är värd nu.
lobby-news-terms = Värden har ändrat det som är bestämt.
