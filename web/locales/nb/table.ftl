# The table during play.

table-not-found = Her er det ikke noe bord
table-opening = Åpner bordet
loading = Et øyeblikk
# The title of the browser’s tab. $title: what the table is called
title = { $title } – Steeple
title-turn = Din tur – { $title }

# Seats
you = du
seat-bot = robot
seat-stood-in = robot spiller

deck-short = { $count } igjen
watching =
    { $count ->
        [one] { $count } ser på
       *[other] { $count } ser på
    }

wait-you = Din tur
# A reminder to whose turn it is
nudge = Minn på
nudged = Minnet på
tell-me = Si fra når det er min tur
said-your-turn = Det er din tur.

# What happened. No verb may depend on the grammar of a name.
# $names: a list of names
told-end =
    { $count ->
        [one] Partiet er slutt. Vinner: { $names }
       *[other] Partiet er slutt. Vinnere: { $names }
    }
told-sat = { $name } setter seg
told-stood = { $name } går fra bordet
told-taken-over = { $name }: En robot tar over
told-taken-back = { $name } er tilbake
told-away-counted = { $name } er borte; en robot tar snart over
told-away-ended = { $name } er her igjen
told-undo-asked = { $name } ber om å få angre et trekk
told-undo-refused = { $name }: Trekket blir stående
told-undone = { $name }: Trekket er angret
told-rematch-wanted = { $name } vil spille igjen
missed = Mens du var borte
missed-more =
    { $count ->
        [one] og { $count } til før det
       *[other] og { $count } til før det
    }

# Questions to everybody
undo-wanted = { $name } vil gjerne angre det siste trekket.
undo-waiting = Du har bedt om å få angre trekket ditt. De andre bestemmer.
undo-yes = Greit
undo-no = La det stå
away-counting =
    { $count ->
        [one] { $name } er borte. En robot tar over om { $count } sekund.
       *[other] { $name } er borte. En robot tar over om { $count } sekunder.
    }
away-here = Jeg er her
away-missing = { $name } er ikke tilkoblet.
away-bot = La en robot ta over
stood-in = { $name }: En robot spiller for deg.
take-back = Spill videre selv

# The line to the server
line-lost = Leter opp bordet igjen
line-offline = Denne enheten er uten nett
line-restarting = Serveren starter på nytt
line-safe = Plassen din holdes av, og ingenting du har bekreftet, går tapt.
line-safe-watching = Bordet kommer tilbake av seg selv.

# Several people at one screen
hand-over = Gi skjermen til { $name }
hand-over-text = Alle kan se: I dette spillet er ingenting skjult.
hand-over-ready = { $name } er klar

chat = Chat
chat-unread =
    { $count ->
        [one] Chat, { $count } ny melding
       *[other] Chat, { $count } nye meldinger
    }
chat-empty = Ingen har sagt noe ennå.
chat-watching = De som ser på, kan lese med.
chat-write = Skriv noe
chat-send = Send
chat-mute = Skjul meldinger fra noen
story = Hva som har skjedd
menu = Bord
menu-undo = Angre det siste trekket mitt
menu-undo-text = Med en gang, hvis ingen har gjort et trekk siden og ingen kort er snudd; ellers blir de andre spurt.
menu-rules = Regler
menu-watch = Kopier tilskuerlenken
menu-copied = Kopiert
menu-home = Til startsiden
menu-home-text = Plassen din holdes av; kom tilbake når du vil.
menu-leave = Forlat partiet
menu-leave-sure = En robot spiller videre for deg. Du kan ta plassen tilbake så lenge partiet varer.
menu-leave-yes = Forlat
