# The table during play.

table-not-found = Aici nu e nicio masă
table-opening = Se deschide masa
loading = Un moment
# The title of the browser’s tab. $title: what the table is called
title = { $title } – Steeple
title-turn = Rândul tău – { $title }

# Seats
you = tu
seat-bot = bot
seat-stood-in = joacă un bot

deck-short = încă { $count }
watching =
    { $count ->
        [one] { $count } privește
        [few] { $count } privesc
       *[other] { $count } privesc
    }

wait-you = Rândul tău
# A reminder to whose turn it is
nudge = Dă un semn
nudged = Semn trimis
tell-me = Anunță-mă când e rândul meu
said-your-turn = E rândul tău.

# What happened. No verb may depend on the grammar of a name.
# $names: a list of names
told-end =
    { $count ->
        [one] Partida s-a încheiat. Victorie: { $names }
        [few] Partida s-a încheiat. Victorie împărțită: { $names }
       *[other] Partida s-a încheiat. Victorie împărțită: { $names }
    }
told-sat = { $name } ia loc
told-stood = { $name } pleacă
told-taken-over = { $name }: preia un bot
told-taken-back = { $name } a revenit
told-away-counted = { $name } lipsește; în curând preia un bot
told-away-ended = { $name } e din nou aici
told-undo-asked = { $name } cere să ia o mutare înapoi
told-undo-refused = { $name }: mutarea rămâne
told-undone = { $name }: mutarea e luată înapoi
told-rematch-wanted = { $name } vrea să mai joace
missed = Cât ai lipsit
missed-more =
    { $count ->
        [one] și încă { $count } înainte
        [few] și încă { $count } înainte
       *[other] și încă { $count } înainte
    }

# Questions to everybody
undo-wanted = { $name } ar vrea să ia înapoi ultima mutare.
undo-waiting = Ai cerut să îți iei mutarea înapoi. Ceilalți decid.
undo-yes = De acord
undo-no = Refuză
away-counting =
    { $count ->
        [one] { $name } lipsește. Peste { $count } secundă preia un bot.
        [few] { $name } lipsește. Peste { $count } secunde preia un bot.
       *[other] { $name } lipsește. Peste { $count } de secunde preia un bot.
    }
away-here = Sunt aici
away-missing = { $name } nu are conexiune.
away-bot = Lasă un bot să joace
stood-in = { $name }: un bot joacă în locul tău.
take-back = Joacă din nou tu

# The line to the server
line-lost = Se caută din nou masa
line-offline = Dispozitivul e offline
line-restarting = Serverul repornește
line-safe = Locul tău e păstrat și nimic din ce ai confirmat nu se pierde.
line-safe-watching = Masa revine de la sine.

# Several people at one screen
hand-over = Dă ecranul mai departe: { $name }
hand-over-text = Toată lumea poate privi: în acest joc nu e nimic ascuns.
hand-over-ready = { $name }: gata

chat = Chat
chat-unread =
    { $count ->
        [one] Chat, { $count } mesaj nou
        [few] Chat, { $count } mesaje noi
       *[other] Chat, { $count } de mesaje noi
    }
chat-empty = Încă nu a spus nimeni nimic.
chat-watching = Cine privește poate citi și chatul.
chat-write = Scrie ceva
chat-send = Trimite
chat-mute = Ascunde pe cineva
story = Ce s-a întâmplat până acum
menu = Masă
menu-undo = Ia înapoi ultima mea mutare
menu-undo-text = Imediat, dacă între timp nu a mutat nimeni și nu s-a dezvăluit nicio carte; altfel sunt întrebați ceilalți.
menu-rules = Reguli
menu-watch = Copiază linkul de vizionare
menu-copied = Copiat
menu-home = La pagina de start
menu-home-text = Locul tău e păstrat; revino oricând.
menu-leave = Ieși din partidă
menu-leave-sure = Un bot joacă mai departe în locul tău. Îți poți lua locul înapoi cât timp durează partida.
menu-leave-yes = Ieși
