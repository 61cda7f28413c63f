# The table during play.

table-not-found = Her er intet bord
table-opening = Åbner bordet
loading = Et øjeblik
# The title of the browser’s tab. $title: what the table is called
title = { $title } – Steeple
title-turn = Din tur – { $title }

# Seats
you = du
seat-bot = robot
seat-stood-in = robot spiller

deck-short = { $count } tilbage
watching =
    { $count ->
        [one] { $count } ser på
       *[other] { $count } ser på
    }

wait-you = Din tur
# A reminder to whose turn it is
nudge = Prik
nudged = Prikket
tell-me = Sig til når det er min tur
said-your-turn = Det er din tur.

# What happened. No verb may depend on the grammar of a name.
# $names: a list of names
told-end =
    { $count ->
        [one] Partiet er slut. Vinder: { $names }
       *[other] Partiet er slut. Vindere: { $names }
    }
told-sat = { $name } sætter sig
told-stood = { $name } går fra bordet
told-taken-over = { $name }: en robot tager over
told-taken-back = { $name } er tilbage
told-away-counted = { $name } er væk; en robot tager snart over
told-away-ended = { $name } er her igen
told-undo-asked = { $name } beder om at fortryde et træk
told-undo-refused = { $name }: trækket står ved magt
told-undone = { $name }: trækket er fortrudt
told-rematch-wanted = { $name } vil spille igen
missed = Mens du var væk
missed-more =
    { $count ->
        [one] og { $count } til før det
       *[other] og { $count } til før det
    }

# Questions to everybody
undo-wanted = { $name } vil gerne fortryde det sidste træk.
undo-waiting = Du har bedt om at fortryde dit træk. De andre bestemmer.
undo-yes = I orden
undo-no = Lad det stå
away-counting =
    { $count ->
        [one] { $name } er væk. En robot tager over om { $count } sekund.
       *[other] { $name } er væk. En robot tager over om { $count } sekunder.
    }
away-here = Jeg er her
away-missing = { $name } er ikke forbundet.
away-bot = Lad en robot tage over
stood-in = { $name }: en robot spiller for dig.
take-back = Spil selv videre

# The line to the server
line-lost = Finder bordet igen
line-offline = Denne enhed er offline
line-restarting = Serveren genstarter
line-safe = Din plads holdes, og intet du har bekræftet, går tabt.
line-safe-watching = Bordet kommer tilbage af sig selv.

# Several people at one screen
hand-over = Giv skærmen til { $name }
hand-over-text = Alle må se: i dette spil er intet skjult.
hand-over-ready = { $name } er klar

chat = Chat
chat-unread =
    { $count ->
        [one] Chat, { $count } ny besked
       *[other] Chat, { $count } nye beskeder
    }
chat-empty = Ingen har sagt noget endnu.
chat-watching = De der ser på, kan læse med.
chat-write = Skriv noget
chat-send = Send
chat-mute = Skjul nogens beskeder
story = Hvad der er sket
menu = Bord
menu-undo = Fortryd mit sidste træk
menu-undo-text = Straks, hvis ingen har lavet et træk siden og intet kort er vendt; ellers bliver de andre spurgt.
menu-rules = Regler
menu-watch = Kopiér tilskuerlinket
menu-copied = Kopieret
menu-home = Til forsiden
menu-home-text = Din plads holdes; kom tilbage når du vil.
menu-leave = Forlad partiet
menu-leave-sure = En robot spiller videre for dig. Du kan tage pladsen tilbage så længe partiet varer.
menu-leave-yes = Forlad
