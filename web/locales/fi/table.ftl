# The table during play.

table-not-found = Täällä ei ole pöytää
table-opening = Avataan pöytää
loading = Hetkinen
# The title of the browser’s tab. $title: what the table is called
title = { $title } – Steeple
title-turn = Sinun vuorosi – { $title }

# Seats
you = sinä
seat-bot = botti
seat-stood-in = botti tuuraa

deck-short = { $count } jäljellä
watching =
    { $count ->
        [one] { $count } katsoo
       *[other] { $count } katsoo
    }

wait-you = Sinun vuorosi
# A reminder to whose turn it is
nudge = Muistuta
nudged = Muistutettu
tell-me = Kerro, kun on minun vuoroni
said-your-turn = On sinun vuorosi.

# What happened. No verb may depend on the grammar of a name.
# $names: a list of names
told-end =
    { $count ->
        [one] Peli on päättynyt. Voittaja: { $names }
       *[other] Peli on päättynyt. Voittajat: { $names }
    }
told-sat = { $name } istuu pöytään
told-stood = { $name } lähtee
told-taken-over = { $name }: botti tuuraa
told-taken-back = { $name } on palannut
told-away-counted = { $name } on poissa; botti tuuraa pian
told-away-ended = { $name } on taas täällä
told-undo-asked = { $name } pyytää lupaa kumota siirron
told-undo-refused = { $name }: siirto jää voimaan
told-undone = { $name }: siirto on kumottu
told-rematch-wanted = { $name } haluaa pelata uudelleen
missed = Sillä aikaa kun olit poissa
missed-more =
    { $count ->
        [one] ja { $count } muu sitä ennen
       *[other] ja { $count } muuta sitä ennen
    }

# Questions to everybody
undo-wanted = { $name } haluaisi kumota viimeisen siirron.
undo-waiting = Pyysit lupaa kumota siirtosi. Muut päättävät.
undo-yes = Sopii
undo-no = Ei kumota
away-counting =
    { $count ->
        [one] { $name } on poissa. Botti tuuraa { $count } sekunnin kuluttua.
       *[other] { $name } on poissa. Botti tuuraa { $count } sekunnin kuluttua.
    }
away-here = Olen täällä
away-missing = { $name }: ei yhteyttä.
away-bot = Anna botin tuurata
stood-in = { $name }: botti pelaa puolestasi.
take-back = Jatka itse

# The line to the server
line-lost = Etsitään pöytää uudelleen
line-offline = Tällä laitteella ei ole verkkoa
line-restarting = Palvelin käynnistyy uudelleen
line-safe = Paikkasi säilyy, eikä mitään vahvistamaasi katoa.
line-safe-watching = Pöytä palaa itsestään.

# Several people at one screen
hand-over = Anna laite eteenpäin: { $name }
hand-over-text = Kaikki saavat katsoa: tässä pelissä mitään ei piiloteta.
hand-over-ready = { $name } on valmis

chat = Chatti
chat-unread =
    { $count ->
        [one] Chatti, { $count } uusi viesti
       *[other] Chatti, { $count } uutta viestiä
    }
chat-empty = Kukaan ei ole vielä sanonut mitään.
chat-watching = Katsojatkin voivat lukea viestit.
chat-write = Kirjoita jotain
chat-send = Lähetä
chat-mute = Piilota jonkun viestit
story = Mitä on tapahtunut
menu = Pöytä
menu-undo = Kumoa viimeinen siirtoni
menu-undo-text = Heti, jos kukaan ei ole siirtänyt sen jälkeen eikä kortteja ole käännetty; muuten kysytään muilta.
menu-rules = Säännöt
menu-watch = Kopioi katselulinkki
menu-copied = Kopioitu
menu-home = Etusivulle
menu-home-text = Paikkasi säilyy; palaa milloin vain.
menu-leave = Lähde pelistä
menu-leave-sure = Botti jatkaa puolestasi. Voit ottaa paikan takaisin niin kauan kuin peli kestää.
menu-leave-yes = Lähde
