# A table before the start.

# Under the title. $taken and $seats: numbers
lobby-state = Obsazená místa: { $taken } z { $seats }.
lobby-reconnecting = Spojení se obnovuje. Tvoje místo ti zůstává a nic se neztratí.
lobby-title = Název stolu
lobby-name-it = Pojmenovat stůl
lobby-rename = Přejmenovat
lobby-save = Uložit

# Who sits where
lobby-who = Místa
lobby-free-seat = Volné místo
# $number: the seat, counted from 1
lobby-seat-number = Místo { $number }
# A bot that was given no name
lobby-bot = Bot
# Under a name: whose seat it is
lobby-role-you = ty
lobby-role-you-host = ty, hostitel
lobby-role-host = hostitel
# Somebody else who plays at the reader’s own device
lobby-role-second = u tvé obrazovky
# $strength: one word, such as “Greedy”
lobby-role-bot = Bot: { $strength }
lobby-here = Tady
lobby-not-here = Bez spojení
lobby-ready = Připraveno
lobby-fill = Obsadit
lobby-fill-label = Obsadit místo { $number }
lobby-change = Změnit
# For screen readers. $name: who sits there
lobby-change-label = Změnit místo: { $name }

# The sheet for one seat
lobby-fill-title = Obsadit volné místo
lobby-bot-strength = Jak bot hraje
lobby-bot-add = Přidat bota
lobby-bot-keep = Nechat bota takto
lobby-bot-away = Poslat bota pryč
lobby-person-text = Někdo vedle tebe může hrát na tomto zařízení.
lobby-person-name = Jméno člověka u této obrazovky
lobby-person-add = Přidat člověka
lobby-free-person = Uvolnit místo
lobby-free-person-text = Pozvánka se přitom obnoví: kdo tu seděl, potřebuje k návratu nový odkaz.
lobby-stand = Vstát
lobby-stand-text = Místo se uvolní. Pokud je tvoje poslední, hostitelem bude někdo jiný.

# House colours, and the words for them under small houses
colour-brick = Cihla
colour-slate = Břidlice
colour-straw = Sláma
colour-plum = Švestka
colour-moss = Mech
colour-sky = Nebe

# Inviting
lobby-invite = Pozvi přátele
lobby-invite-text = Nech naskenovat kód, nebo pošli odkaz. Přátelé napíšou jméno a sednou si.
lobby-invite-full = Teď jsou všechna místa obsazená. Kdo otevře odkaz, může se dívat.
lobby-qr = Pozvánka jako QR kód
lobby-link = Odkaz na pozvánku
lobby-copy = Kopírovat odkaz
lobby-copied = Zkopírováno
lobby-selected = Odkaz je označený. Zkopíruj ho klávesnicí nebo přes nabídku prohlížeče.
lobby-share = Sdílet
# Goes before the link in a message to friends. $table: the table’s title or the game
lobby-share-text = Sedni si k mému stolu: { $table }
# Before the code in words, such as “plum gable 274”
lobby-say = Do telefonu řekni
# The button with which the host makes earlier links invalid
lobby-renew = Obnovit pozvánku
lobby-renewed = Pozvánka je nová. Dříve poslané odkazy už neplatí.
# $command: what is typed in a terminal
lobby-here-only = Tento odkaz funguje jen na tomto počítači. Pro jiná zařízení spusť hru příkazem { $command }: vypíše adresu ve tvé síti.
lobby-watch-title = Pozvi diváky
lobby-watch = Ostatní se mohou dívat
lobby-watch-copy = Kopírovat pro diváky
lobby-watch-link = Odkaz pro diváky

# What is agreed
lobby-options = Co je domluveno
lobby-clock = Čas na přemýšlení
lobby-clock-none = Bez hodin
lobby-clock-none-note = Bez hodin může hra trvat i několik dní.
# $minutes: 1 or 3
lobby-clock-move = { $minutes } min
lobby-clock-move-note = Na každý tah. Když čas vyprší, převezme hru bot.
# For the whole game
lobby-clock-bank = Celkem { $minutes } min
# $seconds: are added after each turn
lobby-clock-bank-note = Na všechny tahy jednoho člověka dohromady a za každý { $seconds } s navíc.
lobby-starter = Kdo začíná
lobby-starter-lot = Losem
lobby-starter-lot-note = Losuje se zároveň se zapečetěným balíčkem.
lobby-away = Když je někdo pryč
lobby-away-never = Čekat
lobby-away-never-note = Hra čeká; ostatní můžou požádat o bota.
lobby-away-after = { $minutes } min
lobby-away-after-note = Po { $minutes } min hraje dál bot a místo pak vrátí.
lobby-seats = Místa
lobby-seats-locked = Místa, kde sedí lidé, zůstávají.

# Starting
# $count: how many play
lobby-start =
    { $count ->
        [one] Začít: { $count } hráč
        [few] Začít: { $count } hráči
        [many] Začít: { $count } hráče
       *[other] Začít: { $count } hráčů
    }
lobby-starting = Začíná se…
lobby-start-waiting = Čeká se na ostatní
lobby-start-some =
    { $count ->
        [one] U stolu: { $count } hráč
        [few] U stolu: { $count } hráči
        [many] U stolu: { $count } hráče
       *[other] U stolu: { $count } hráčů
    }
lobby-start-all = Všichni sedí
lobby-start-free =
    { $count ->
        [one] Se začátkem hry se { $count } volné místo zavře.
        [few] Se začátkem hry se { $count } volná místa zavřou.
        [many] Se začátkem hry se { $count } volného místa zavře.
       *[other] Se začátkem hry se { $count } volných míst zavře.
    }
# $names: a list of people
lobby-start-absent = Bez spojení: { $names }. Místo zůstává.
lobby-start-too-few =
    { $least ->
        [one] Je potřeba aspoň { $least } hráč. Někoho pozvi, nebo přidej bota.
        [few] Jsou potřeba aspoň { $least } hráči. Někoho pozvi, nebo přidej bota.
        [many] Je potřeba aspoň { $least } hráče. Někoho pozvi, nebo přidej bota.
       *[other] Je potřeba aspoň { $least } hráčů. Někoho pozvi, nebo přidej bota.
    }
lobby-start-offline = Spojení je na chvíli přerušené.
lobby-wait = Čeká se na začátek
# $name: the host
lobby-wait-text = Hru spustí hostitel. Hostitel: { $name }
lobby-not-begun = Hra ještě nezačala
lobby-not-begun-text = Díváš se. Jakmile hra začne, objeví se tady.
lobby-not-begun-free = Místo obsadíš, když otevřeš pozvánku.
lobby-keeps = I když stránku opustíš, místo ti zůstane.

# Read aloud when it happens. $name: of a person or a bot
lobby-news-sat = { $name } si sedá.
lobby-news-stood = { $name } vstává.
lobby-news-bot = { $name }: sedá si bot.
lobby-news-host = Hostitel stolu jsi teď ty.
lobby-news-terms = Hostitel mění, co je domluveno.
