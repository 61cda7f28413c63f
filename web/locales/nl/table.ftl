# The table during play.

table-not-found = Hier is geen tafel
table-opening = De tafel gaat open
loading = Een ogenblik
# The title of the browser’s tab. $title: what the table is called
title = { $title } – Steeple
title-turn = Jouw beurt – { $title }

# Seats
you = jij
seat-bot = bot
seat-stood-in = een bot speelt

deck-short = nog { $count }
watching =
    { $count ->
        [one] { $count } kijkt
       *[other] { $count } kijken
    }

wait-you = Jouw beurt
# A reminder to whose turn it is
nudge = Aansporen
nudged = Aangespoord
tell-me = Meld het als ik aan de beurt ben
said-your-turn = Jij bent aan de beurt.

# What happened. No verb may depend on the grammar of a name.
# $names: a list of names
told-end =
    { $count ->
        [one] De partij is afgelopen. Overwinning: { $names }
       *[other] De partij is afgelopen. Gedeelde overwinning: { $names }
    }
told-sat = { $name } neemt plaats
told-stood = { $name } vertrekt
told-taken-over = { $name }: een bot valt in
told-taken-back = { $name } is terug
told-away-counted = { $name } is weg; straks valt een bot in
told-away-ended = { $name } is er weer
told-undo-asked = { $name } wil een zet terugnemen
told-undo-refused = { $name }: de zet blijft
told-undone = { $name }: de zet is teruggenomen
told-rematch-wanted = { $name } wil nog een keer spelen
missed = Terwijl je weg was
missed-more =
    { $count ->
        [one] en daarvoor nog { $count }
       *[other] en daarvoor nog { $count }
    }

# Questions to everybody
undo-wanted = { $name } wil de laatste zet graag terugnemen.
undo-waiting = Je hebt gevraagd je zet terug te nemen. De anderen beslissen.
undo-yes = Goed
undo-no = Laat staan
away-counting =
    { $count ->
        [one] { $name } is weg. Over { $count } seconde valt een bot in.
       *[other] { $name } is weg. Over { $count } seconden valt een bot in.
    }
away-here = Ik ben er
away-missing = { $name } is niet verbonden.
away-bot = Laat een bot invallen
stood-in = { $name }: een bot speelt voor je.
take-back = Zelf verder spelen

# The line to the server
line-lost = De tafel wordt weer gezocht
line-offline = Dit apparaat is offline
line-restarting = De server start opnieuw op
line-safe = Je plaats blijft bewaard, en niets wat je bevestigd hebt, gaat verloren.
line-safe-watching = De tafel komt vanzelf terug.

# Several people at one screen
hand-over = Geef het scherm door aan { $name }
hand-over-text = Iedereen mag kijken: in dit spel is niets verborgen.
hand-over-ready = { $name } is er klaar voor

chat = Chat
chat-unread =
    { $count ->
        [one] Chat, { $count } nieuw bericht
       *[other] Chat, { $count } nieuwe berichten
    }
chat-empty = Niemand heeft nog iets gezegd.
chat-watching = Wie kijkt, kan meelezen.
chat-write = Schrijf iets
chat-send = Sturen
chat-mute = Iemands berichten verbergen
story = Wat er tot nu toe gebeurde
menu = Tafel
menu-undo = Mijn laatste zet terugnemen
menu-undo-text = Meteen, als sindsdien niemand een zet deed en er geen kaart is omgedraaid; anders wordt het aan de anderen gevraagd.
menu-rules = Regels
menu-watch = Link om te kijken kopiëren
menu-copied = Gekopieerd
menu-home = Naar de startpagina
menu-home-text = Je plaats blijft bewaard; kom terug wanneer je wilt.
menu-leave = Partij verlaten
menu-leave-sure = Een bot speelt voor je verder. Zolang de partij duurt, kun je de plaats weer innemen.
menu-leave-yes = Verlaten
