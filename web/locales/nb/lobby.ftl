# A table before the start.

# Under the title. $taken and $seats: numbers
lobby-state = Opptatte plasser: { $taken } av { $seats }.
lobby-reconnecting = Kobler til igjen. Plassen din holdes av, og ingenting går tapt.
lobby-title = Navnet på bordet
lobby-name-it = Gi bordet et navn
lobby-rename = Gi nytt navn
lobby-save = Lagre

# Who sits where
lobby-who = Plasser
lobby-free-seat = Ledig plass
# $number: the seat, counted from 1
lobby-seat-number = Plass { $number }
# A bot that was given no name
lobby-bot = Robot
# Under a name: whose seat it is
lobby-role-you = du
lobby-role-you-host = du, verten
lobby-role-host = verten
# Somebody else who plays at the reader’s own device
lobby-role-second = ved skjermen din
# $strength: one word, such as “Greedy”
lobby-role-bot = Robot: { $strength }
lobby-here = Her
lobby-not-here = Ikke tilkoblet
lobby-ready = Klar
lobby-fill = Fyll
lobby-fill-label = Fyll plass { $number }
lobby-change = Endre
# For screen readers. $name: who sits there
lobby-change-label = Endre plassen: { $name }

# The sheet for one seat
lobby-fill-title = Fyll den ledige plassen
lobby-bot-strength = Hvordan roboten spiller
lobby-bot-add = Legg til robot
lobby-bot-keep = Behold roboten slik
lobby-bot-away = Send roboten bort
lobby-person-text = Noen ved siden av deg kan spille ved denne skjermen.
lobby-person-name = Navnet på personen ved denne skjermen
lobby-person-add = Legg til personen
lobby-free-person = Frigjør plassen
lobby-free-person-text = Invitasjonen fornyes da: den som satt her, trenger den nye lenken for å komme tilbake.
lobby-stand = Forlat plassen
lobby-stand-text = Plassen blir ledig. Hvis det er den siste plassen din, blir noen andre vert.

# House colours, and the words for them under small houses
colour-brick = Tegl
colour-slate = Skifer
colour-straw = Halm
colour-plum = Plomme
colour-moss = Mose
colour-sky = Himmel

# Inviting
lobby-invite = Inviter venner
lobby-invite-text = Vis koden, eller send lenken. Vennene dine skriver et navn og setter seg.
lobby-invite-full = Alle plassene er opptatt nå. Den som åpner lenken, kan se på.
lobby-qr = Invitasjonen som QR-kode
lobby-link = Lenke til invitasjonen
lobby-copy = Kopier lenke
lobby-copied = Kopiert
lobby-selected = Lenken er merket. Kopier den med tastaturet eller menyen.
lobby-share = Del
# Goes before the link in a message to friends. $table: the table’s title or the game
lobby-share-text = Ta plass ved bordet mitt: { $table }
# Before the code in words, such as “plum gable 274”
lobby-say = Si på telefonen
# The button with which the host makes earlier links invalid
lobby-renew = Forny invitasjonen
lobby-renewed = Invitasjonen er ny. Lenker som er sendt før, virker ikke lenger.
# $command: what is typed in a terminal
lobby-here-only = Denne lenken virker bare på denne maskinen. For andre enheter, start med { $command }: Da vises adressen i nettverket ditt.
lobby-watch-title = Inviter tilskuere
lobby-watch = Andre kan se på
lobby-watch-copy = Kopier tilskuerlenke
lobby-watch-link = Tilskuerlenke

# What is agreed
lobby-options = Hva som er avtalt
lobby-clock = Betenkningstid
lobby-clock-none = Ubegrenset
lobby-clock-none-note = Uten klokke kan et parti vare i dager.
# $minutes: 1 or 3
lobby-clock-move = { $minutes } min
lobby-clock-move-note = For hver tur. Når tiden er ute, tar en robot over.
# For the whole game
lobby-clock-bank = { $minutes } min i alt
# $seconds: are added after each turn
lobby-clock-bank-note = For alle turene til en person til sammen, og { $seconds } s til for hver tur.
lobby-starter = Hvem som begynner
lobby-starter-lot = Trekk lodd
lobby-starter-lot-note = Loddet trekkes sammen med den forseglede trekkbunken.
lobby-away = Når noen er borte
lobby-away-never = Vent
lobby-away-never-note = Partiet venter; de andre kan be om en robot.
lobby-away-after = { $minutes } min
lobby-away-after-note = Etter { $minutes } min spiller en robot videre, og gir plassen tilbake senere.
lobby-seats = Plasser
lobby-seats-locked = Plasser der noen sitter, blir stående.

# Starting
# $count: how many play
lobby-start = Start med { $count }
lobby-starting = Starter…
lobby-start-waiting = Venter på andre
lobby-start-some =
    { $count ->
        [one] { $count } er klar
       *[other] { $count } er klare
    }
lobby-start-all = Alle sitter
lobby-start-free =
    { $count ->
        [one] { $count } ledig plass stenges når du starter.
       *[other] { $count } ledige plasser stenges når du starter.
    }
# $names: a list of people
lobby-start-absent = Ikke tilkoblet: { $names }. Plassen holdes av.
lobby-start-too-few =
    { $least ->
        [one] Det trengs minst { $least }. Inviter noen, eller legg til en robot.
       *[other] Det trengs minst { $least }. Inviter noen, eller legg til en robot.
    }
lobby-start-offline = Tilkoblingen er borte for øyeblikket.
lobby-wait = Venter på start
# $name: the host
lobby-wait-text = Verten starter partiet. Vert: { $name }
lobby-not-begun = Partiet har ikke begynt
lobby-not-begun-text = Du ser på. Partiet vises her så snart det begynner.
lobby-not-begun-free = Åpne invitasjonen for å ta en plass.
lobby-keeps = Plassen holdes av selv om du forlater siden.

# Read aloud when it happens. $name: of a person or a bot
lobby-news-sat = { $name } har satt seg.
lobby-news-stood = { $name } har forlatt plassen.
lobby-news-bot = { $name }: En robot har satt seg.
lobby-news-host = Du er vert nå.
lobby-news-terms = Verten har endret det som er avtalt.
