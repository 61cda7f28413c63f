# Příkaz steeple.

about = Steeple: hry o stavění věží pro lidi i pro programy.
usage = steeple PŘÍKAZ ...
more-help = steeple PŘÍKAZ --help ukáže o příkazu víc.
help-lang = --lang JAZYK volí jazyk: { $known }

# Co který příkaz dělá, po jednom řádku
help-play = spustit server a otevřít hru v prohlížeči; s --terminal hrát tady
help-serve = spustit server, na kterém mohou hrát i ostatní
help-work = dělat práci botů a rozhodčích za jiné uzly, aniž by někoho obsluhoval
help-backup = zkopírovat data serveru do souboru, i za běhu
help-guests = vypsat hosty serveru, nebo jednoho všude odhlásit: revoke ID
help-check = projít data serveru a najít poškození
help-restore = vrátit zálohu na místo, když server neběží
help-move-store = zkopírovat data serveru do jiného úložiště, s kontrolou každého záznamu; lze pokračovat
help-replay = ukázat zaznamenanou partii tah po tahu
help-export = zapsat dohranou partii jako jednu stránku, která ji přehraje bez serveru
help-verify = ověřit všechna pravidla a všechna losování dohrané partie
help-score = spočítat body dohrané hry u skutečného stolu
help-arena = nechat boty hrát proti sobě a spočítat výhry
help-stdio = jádro pro programy: jeden objekt JSON na řádek
help-mcp = nástroje pro jazykové modely: pravidla, pohled, možné tahy, tah (MCP)
help-bench = změřit, jak je všechno rychlé
help-warm = zkompilovat pravidla hned, aby potom nikdo nemusel čekat

# Nadpisy a volby v nápovědě příkazu
help-arguments = Argumenty
help-options = Volby
help-help = ukázat tuto nápovědu
help-file = soubor; - je standardní vstup
help-to = stránka, která se má zapsat
help-names = jména hráčů v pořadí míst, oddělená čárkami
help-title = jak se partie jmenuje
help-json = odpovídat ve formátu JSON, pro programy
help-step = po každém tahu čekat na Enter
help-from = začít od této události
help-game = která hra
help-bench-what = hra, server, nebo web
help-seats = kolik hráčů
help-bot = soupeři: jméno bota dané hry
help-bidding = checked: vybrat lze jen tolik, kolik jde postavit; open: jako u skutečného stolu
help-option = zvolit možnost hry, například advanced=true; lze zadat víckrát
help-referee = kdo říká, co spadlo: physics, table nebo dice
help-players = hráči oddělení čárkami: jména botů nebo cesty k programům, například ./mybot; místa se střídají
help-log = soubor s výsledky: stejný příkaz pokračuje tam, kde skončil
help-until-sure = skončit, jakmile je jasné, kdo je silnější
help-csv = zapsat všechny partie do tohoto souboru jako tabulku
help-move-seconds = kolik sekund má program na tah
help-memory-mb = kolik paměti smí program použít, v MB
help-games = kolik partií
help-jobs = kolik procesů si práci rozdělí
help-seed = číslo, se kterým jde partii zopakovat
help-new = začít znovu, i když je uložená nedohraná partie
help-towers = věže zdola nahoru, například "candy 15 12 9 0", a "rubble 2"; "Anna:" uvádí hráče
help-seconds = jak dlouho trvá každé měření
help-terminal = hrát v terminálu proti botům
help-no-browser = neotvírat prohlížeč
help-host = adresa, na které server naslouchá; 0.0.0.0 jsou všechny adresy tohoto počítače
help-port = port, na kterém server naslouchá; 0 vybere volný
help-data = složka pro data serveru
help-store = adresa databáze PostgreSQL, kterou sdílí několik uzlů, místo složky
help-bus = jak si uzly se společným úložištěm říkají, co se děje: postgresql, nebo adresa serveru NATS
help-leave-work = tahy botů a posuzování tahů přenechat jiným uzlům
help-base-url = adresa, kterou lidé zadávají, pokud je před serverem proxy
help-proxy = adresa proxy, které se věří; lze zadat víckrát
help-keep-days = smazat dohrané partie po tolika dnech; 0 je ponechá
help-keep-unfinished-days = smazat nedohrané stoly tolik dní po posledním tahu; 0 je ponechá
help-keep-guests-days = smazat jména hostů bez stolů tolik dní po poslední návštěvě; 0 je ponechá
help-limit = nastavit limit, například requests_per_second=50; lze zadat víckrát
help-backup-file = soubor, do kterého se zapisuje
help-guests-what = nic: vypsat, nebo revoke a ID hosta
help-restore-file = záloha, která se má vrátit
help-move-store-from = kde data jsou: soubor SQLite, nebo adresa databáze PostgreSQL
help-move-store-to = kam mají data přijít, stejným způsobem
help-quick = neověřovat dohrané partie, což trvá nejdéle

# Co je špatně na příkazovém řádku
unknown-command = Příkaz „{ $command }“ neexistuje. K dispozici: { $known }.
unknown-argument = „{ $argument }“ sem nepatří. --help ukáže, co ano.
not-an-option = Možnost se píše jako název=hodnota; „{ $argument }“ tak napsané není.
argument-missing = Chybí: { $argument }
value-missing = { $argument } potřebuje hodnotu.
not-a-number = { $argument } je celé číslo, ne { $value }.
unknown-language = Jazyk „{ $language }“ není k dispozici. K dispozici: { $known }.

interrupted = Zastaveno.
compiling = Kompilují se pravidla: { $done } z { $of }
compiling-beside = Pravidla se kompilují na pozadí. Hrát se dá už teď; než to skončí, boti přemýšlejí o něco déle.
# $problem: co říká operační systém, anglicky
exported = Stránka je v souboru { $file }.
too-many-names = Příliš mnoho jmen: { $names }, hráčů je { $seats }.
no-replay = Prohlížeč nemá záznam hry { $game }.
cannot-write-page = Soubor { $file } nelze zapsat: { $problem }
needs-scripts = Tato stránka potřebuje k ukázání partie JavaScript.
cannot-read = Soubor { $file } nelze přečíst: { $problem }
cannot-write = Soubor { $file } nelze zapsat: { $problem }. Partie pokračuje, ale neuloží se.
file-too-large = Soubor { $file } je větší než { $most } MB, na záznam je příliš velký.

# Hra v terminálu
welcome = { $game }. h ukáže klávesy, q ukončí hru.
seat-name = Hráč { $number }
game-goes-on = Tvoje nedohraná partie pokračuje. (steeple play --terminal --new začne jinou.)
game-kept = Tvoje partie je uložená. steeple play --terminal v ní pokračuje.
kept-game-aside = Tvoje rozehraná partie byla odložena stranou: { $file }.
kept-game-spoilt = Nedohranou partii už nelze přečíst; je odložená jako { $file }.
seat-score =
    { $count ->
        [one] { $name }: { $count } bod
        [few] { $name }: { $count } body
        [many] { $name }: { $count } bodu
       *[other] { $name }: { $count } bodů
    }
# $names: jedno jméno, nebo několik při společném vítězství
winners =
    { $count ->
        [one] Vítězství: { $names }
        [few] Společné vítězství: { $names }
        [many] Společné vítězství: { $names }
       *[other] Společné vítězství: { $names }
    }
record-kept = Záznam této partie je { $file }. steeple replay ho ukáže, steeple verify ověří.
event-number = Událost { $number }
press-enter = Enter – dál.

# Ověření záznamu
verified = Všechno je v pořádku. Událostí: { $events }, tahů podle pravidel: { $moves }, losování podle semínka rozdávajícího: { $draws }.

# Bodování skutečného stolu
score-how =
    Napiš jméno každého hráče s dvojtečkou, potom věže zdola nahoru, například:
      Anna:
      candy 15 12 9 0
      rubble 2
    Prázdný řádek ukončí zadávání.
total = Celkem

# Pro programy
no-match = Partie ještě není: začíná se příkazem new nebo replay.
no-mcp = SDK pro jazykové modely není nainstalováno: pip install steeple[mcp]
not-a-command = Příkaz je objekt JSON s „cmd“: { $known }.
bad-field = Pole „{ $field }“ musí být typu { $type }.
line-too-long = Řádek je delší než { $most } MB.

# Měření
bench-no-game = Hru „{ $game }“ nelze změřit. Lze: { $known }.
bench-no-peer = OpenSpiel není nainstalován, takže není s čím srovnávat: pip install open_spiel
bench-no-node = Chybí Node.js nebo nejde stáhnout jeho balíčky, takže není s čím srovnávat.
bench-no-playwright = Hra v prohlížeči se měří pomocí Playwright, a ten není nainstalován: pip install playwright
bench-no-chromium = Chromium tu není. Kde je, lze říct v STEEPLE_CHROMIUM.
bench-no-client = Hra v prohlížeči ještě není sestavená. Tento příkaz ji sestaví: python3 run.py
bench-figure = Údaj
bench-value = Hodnota

# Bots against bots: headings of the table
arena-player = Hráč
arena-games = Partie
arena-wins = Výhry
arena-points = Body
arena-margin = Rozdíl
arena-rating = Rating
arena-against = { $player } proti { $other }
