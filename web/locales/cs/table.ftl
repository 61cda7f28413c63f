# The table during play.

table-not-found = Tady žádný stůl není
table-opening = Otevírá se stůl
loading = Okamžik
# The title of the browser’s tab. $title: what the table is called
title = { $title } – Steeple
title-turn = Jsi na řadě – { $title }

# Seats
you = ty
seat-bot = bot
seat-stood-in = hraje bot

deck-short = ještě { $count }
watching =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
        [many] { $count } diváka
       *[other] { $count } diváků
    }

wait-you = Jsi na řadě
# A reminder to whose turn it is
nudge = Postrčit
nudged = Postrčeno
tell-me = Dát vědět, až budu na řadě
said-your-turn = Jsi na řadě.

# What happened. No verb may depend on the grammar of a name.
# $names: a list of names
told-end =
    { $count ->
        [one] Partie skončila. Vítězství: { $names }
        [few] Partie skončila. Společné vítězství: { $names }
        [many] Partie skončila. Společné vítězství: { $names }
       *[other] Partie skončila. Společné vítězství: { $names }
    }
told-sat = { $name } si sedá
told-stood = { $name } odchází
told-taken-over = { $name }: hraje bot
told-taken-back = { $name } je zpátky
told-away-counted = { $name } je pryč; brzy začne hrát bot
told-away-ended = { $name } je zase tady
told-undo-asked = { $name } žádá o vrácení tahu
told-undo-refused = { $name }: tah zůstává
told-undone = { $name }: tah je vrácený
told-rematch-wanted = { $name } chce hrát znovu
missed = Mezitím u stolu
missed-more =
    { $count ->
        [one] a předtím ještě { $count } událost
        [few] a předtím ještě { $count } události
        [many] a předtím ještě { $count } události
       *[other] a předtím ještě { $count } událostí
    }

# Questions to everybody
undo-wanted = { $name } žádá o vrácení posledního tahu.
undo-waiting = Žádáš o vrácení tahu. Ostatní rozhodují.
undo-yes = Souhlasím
undo-no = Nechat tah
away-counting =
    { $count ->
        [one] { $name } je pryč. Bot začne hrát za { $count } sekundu.
        [few] { $name } je pryč. Bot začne hrát za { $count } sekundy.
        [many] { $name } je pryč. Bot začne hrát za { $count } sekundy.
       *[other] { $name } je pryč. Bot začne hrát za { $count } sekund.
    }
away-here = Jsem tady
away-missing = { $name }: bez spojení.
away-bot = Ať hraje bot
stood-in = { $name }: hraje za tebe bot.
take-back = Hrát dál bez bota

# The line to the server
line-lost = Stůl se znovu hledá
line-offline = Toto zařízení je offline
line-restarting = Server se restartuje
line-safe = Tvoje místo ti zůstává a nic potvrzeného se neztratí.
line-safe-watching = Stůl se vrátí sám.

# Several people at one screen
hand-over = Předej zařízení: { $name }
hand-over-text = Dívat se smějí všichni: v této hře není nic skryté.
hand-over-ready = { $name }: připraveno

chat = Chat
chat-unread =
    { $count ->
        [one] Chat, { $count } nová zpráva
        [few] Chat, { $count } nové zprávy
        [many] Chat, { $count } nové zprávy
       *[other] Chat, { $count } nových zpráv
    }
chat-empty = Zatím nikdo nic nenapsal.
chat-watching = Diváci můžou číst.
chat-write = Napiš něco
chat-send = Odeslat
chat-mute = Čí zprávy nezobrazovat
story = Co se zatím stalo
menu = Stůl
menu-undo = Vzít zpět můj poslední tah
menu-undo-text = Hned, pokud od té doby nikdo netáhl a neotočila se žádná karta; jinak rozhodují ostatní.
menu-rules = Pravidla
menu-watch = Kopírovat odkaz pro diváky
menu-copied = Zkopírováno
menu-home = Na úvodní stránku
menu-home-text = Tvoje místo ti zůstává; vrať se kdykoli.
menu-leave = Opustit partii
menu-leave-sure = Hraje za tebe dál bot. Dokud partie trvá, můžeš si místo vzít zpátky.
menu-leave-yes = Opustit
