# The table during play.

table-not-found = Här finns inget bord
table-opening = Öppnar bordet
loading = Ett ögonblick
# The title of the browser’s tab. $title: what the table is called
title = { $title } – Steeple
title-turn = Din tur – { $title }

# Seats
you = du
seat-bot = robot
seat-stood-in = robot spelar

deck-short = { $count } kvar
watching =
    { $count ->
        [one] { $count } tittar på
       *[other] { $count } tittar på
    }

wait-you = Din tur
# A reminder to whose turn it is
nudge = Påminn
nudged = Påmint
tell-me = Säg till när det är min tur
said-your-turn = Det är din tur.

# What happened. No verb may depend on the grammar of a name.
# $names: a list of names
told-end =
    { $count ->
        [one] Partiet är slut. Vinnare: { $names }
       *[other] Partiet är slut. Vinnare: { $names }
    }
told-sat = { $name } slår sig ner
told-stood = { $name } lämnar bordet
told-taken-over = { $name }: en robot hoppar in
told-taken-back = { $name } är tillbaka
told-away-counted = { $name } är borta; en robot hoppar snart in
told-away-ended = { $name } är här igen
told-undo-asked = { $name } ber att få ångra ett drag
told-undo-refused = { $name }: draget står kvar
told-undone = { $name }: draget är ångrat
told-rematch-wanted = { $name } vill spela igen
missed = Medan du var borta
missed-more =
    { $count ->
        [one] och { $count } till före det
       *[other] och { $count } till före det
    }

# Questions to everybody
undo-wanted = { $name } vill ångra det senaste draget.
undo-waiting = Du har bett att få ångra ditt drag. De andra bestämmer.
undo-yes = Okej
undo-no = Behåll det
away-counting =
    { $count ->
        [one] { $name } är borta. En robot hoppar in om { $count } sekund.
       *[other] { $name } är borta. En robot hoppar in om { $count } sekunder.
    }
away-here = Jag är här
away-missing = { $name } har ingen anslutning.
away-bot = Låt en robot hoppa in
stood-in = { $name }: en robot spelar åt dig.
take-back = Spela vidare själv

# The line to the server
line-lost = Letar upp bordet igen
line-offline = Den här enheten är offline
line-restarting = Servern startas om
line-safe = Din plats är kvar, och inget du har bekräftat går förlorat.
line-safe-watching = Bordet kommer tillbaka av sig självt.

# Several people at one screen
hand-over = Ge skärmen till { $name }
hand-over-text = Alla får titta: i det här spelet är inget dolt.
hand-over-ready = { $name } är redo

chat = Chatt
chat-unread =
    { $count ->
        [one] Chatt, { $count } nytt meddelande
       *[other] Chatt, { $count } nya meddelanden
    }
chat-empty = Ingen har sagt något än.
chat-watching = De som tittar på kan läsa med.
chat-write = Skriv något
chat-send = Skicka
chat-mute = Dölj någons meddelanden
story = Vad som har hänt
menu = Bord
menu-undo = Ångra mitt senaste drag
menu-undo-text = Direkt, om ingen har gjort ett drag sedan dess och inget kort har vänts upp; annars tillfrågas de andra.
menu-rules = Regler
menu-watch = Kopiera åskådarlänken
menu-copied = Kopierad
menu-home = Till startsidan
menu-home-text = Din plats är kvar; kom tillbaka när du vill.
menu-leave = Lämna partiet
menu-leave-sure = En robot spelar vidare åt dig. Du kan ta tillbaka platsen så länge partiet pågår.
menu-leave-yes = Lämna
