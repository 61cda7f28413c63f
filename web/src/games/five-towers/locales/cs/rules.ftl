# The rules of Five Towers, to be read. Numbers in examples belong to drawings: they must stay as they are.

rules-title = Pět věží: pravidla
rules-lead = Vybírej patra, pokládej nízká čísla na vysoká a každou věž zakonči vrcholkem. 2 až 5 hráčů.
rules-learn = Nauč se to hrou (2 minuty)
rules-score = Počítadlo bodů pro skutečný stůl

# The goal
rules-goal = Cíl
# $points: how many points the drawn skyline brings
rules-goal-text =
    { $points ->
        [one] Každá karta je patro. Stavíš až pět věží, jednu od každého druhu, a každé patro přináší body. Věž s vrcholkem se počítá dvakrát a tvoje nejvyšší věž ještě jednou. Panorama nahoře na této stránce přináší { $points } bod. Vyhrává, kdo má nejvíc bodů.
        [few] Každá karta je patro. Stavíš až pět věží, jednu od každého druhu, a každé patro přináší body. Věž s vrcholkem se počítá dvakrát a tvoje nejvyšší věž ještě jednou. Panorama nahoře na této stránce přináší { $points } body. Vyhrává, kdo má nejvíc bodů.
        [many] Každá karta je patro. Stavíš až pět věží, jednu od každého druhu, a každé patro přináší body. Věž s vrcholkem se počítá dvakrát a tvoje nejvyšší věž ještě jednou. Panorama nahoře na této stránce přináší { $points } bodu. Vyhrává, kdo má nejvíc bodů.
       *[other] Každá karta je patro. Stavíš až pět věží, jednu od každého druhu, a každé patro přináší body. Věž s vrcholkem se počítá dvakrát a tvoje nejvyšší věž ještě jednou. Panorama nahoře na této stránce přináší { $points } bodů. Vyhrává, kdo má nejvíc bodů.
    }

# The cards
rules-cards = Karty
rules-cards-text = Je pět druhů věží. Každý má svůj tvar, vzor a znak.
rules-cards-values = Každý druh má čísla 0 až 15. Číslo udává šířku patra: 15 je široká jako celá parcela, 1 je úzká. Tři čísla jsou zvláštní: 8, 9 a 0.
rules-cards-special = Zleva doprava: 15, 12, 9, 8, 5, 2, 0. Karta 9 má vzpěry a stojí na čemkoli kromě vrcholku. Karta 8 má plošinu širokou jako parcela a stojí na ní cokoli. 0 je vrcholek.
rules-cards-count = Když hrají 2 nebo 3, je v každém druhu každé číslo jednou: 80 karet. Když hrají 4 nebo 5, je v každém druhu šest čísel dvakrát: 110 karet.
rules-cards-doubled = Čísla jednoho druhu, když hrají 4 nebo 5. Čísla 0, 2, 5, 7, 10 a 12 jsou tu dvakrát.
# Read aloud after a number: there are two cards of it
rules-twice = dvě takové

# Where a card may go
rules-fits = Kam karta smí
rules-fits-text = Od každého druhu máš nejvýš jednu věž a ve věži jsou jen karty jejího druhu. Karta se pokládá nahoru na svou věž. Pokud věž ještě není, karta ji začíná: začít smí jakékoli číslo. Patra se nikdy nepřesouvají.
rules-fit-lower = Karta musí být nižší než ta, na které stojí: 7 na 12.
rules-fit-higher = Vyšší karta na nižší nesmí: žádná 12 na 7.
rules-fit-equal = Ani stejná ne: žádná 5 na 5.
rules-fit-deck = Na 8 smí jakákoli karta, i 14.
rules-fit-brackets = 9 smí na jakoukoli kartu kromě 0: tady na 3.
rules-fit-after-brackets = Na 9 zase smějí nižší karty: 6 na 9.
rules-fit-roof = 0 je vrcholek. Smí na jakoukoli kartu a věž uzavírá.
rules-fit-on-roof = Na vrcholek nesmí nic, ani 9.
rules-fit-only-roof = 0 smí začít věž. Ta má pak 1 patro a je uzavřená.

# A round
rules-round = Kolo
rules-round-text = Kolo má čtyři části: otočí se pět karet, všichni vybírají, staví ten, kdo má nejvyšší výběr, a nabídka se uklidí.
rules-row = 1. Pět karet
rules-row-text = Otočí se pět karet. To je nabídka.
rules-row-caption = Nabídka v tomto příkladu: písek 7, dort 12, strach 9, les 4, písek 2.
rules-bid = 2. Výběr
rules-bid-text = Výběr je počet karet, které z nabídky chceš. Kdo začíná, určí jakékoli číslo od 0 do 5. Po směru hodinových ručiček má pak každý jednu šanci: určit vyšší číslo, nebo odstoupit. Kdo určí celou nabídku, výběr hned ukončí.
rules-bid-limit = Vybírej jen to, co dokážeš postavit. Můžeš počítat s tím, že jednu kartu zbouráš; víc o tom níže.
# Shown in place of a speech bubble
rules-no-turn = bez tahu
rules-bid-caption = Začíná Rūta. Rūta vybírá 3, Aino odstupuje, Tomáš vybírá 5. To je celá nabídka, takže výběr končí a Zofia na řadu nepřijde.
rules-take = 3. Stavba
rules-take-text = Kdo má nejvyšší výběr, vezme si přesně tolik karet a zvolí si které. Potom:
rules-tear = Nejdřív, pokud chceš, zbourej vrchní kartu jedné své věže. Jde do tvých trosek, které na konci stojí body, a nikdy se nevrátí. Vrcholek se nikdy nebourá. Když věž měla jen tuto kartu, smí její druh začít znovu jakýmkoli číslem. Když se odkryje 8, smí na ni zase jakákoli karta.
rules-place = Potom umísti všechny vzaté karty v jakémkoli pořadí. Co se právě umístilo, v tomto kole zbourat nejde.
rules-tear-caption = Tomáš má pískovou věž 11 a 6. Karta 7 na 6 stát nemůže, proto se 6 zbourá. Pak se umístí všech pět karet v pořadí podle kulatých značek.
rules-tidy = 4. Úklid
rules-tidy-text = Zbytek nabídky se odloží lícem nahoru. Další kolo zahajuje hráč nalevo od toho, kdo staví.
rules-nobody = Když ten, kdo začíná, vybere 0 a všichni ostatní odstoupí, nikdo nestaví a nikdo nebourá. Nabídka se odloží a začíná zase tentýž hráč.

# Bids that can’t be built
rules-stuck = Výběr, který nejde postavit
rules-stuck-text = U stolu se volí mezi dvěma způsoby výběru.
rules-checked = Hlídaný výběr
rules-checked-text = Tak se tu hraje obvykle. Nabízí se jen tolik, kolik dokážeš postavit. Pasovat musí i karty, které si vezmeš: když jde postavit pět karet, neznamená to, že jdou kterékoli čtyři z nich, protože někdy ostatním dělá místo právě 9.
rules-open = Volný výběr
rules-open-text = Jako u skutečného stolu smíš určit jakékoli vyšší číslo. Když pak zjistíš, že všechny karty umístit nejde, stavba se ruší:
rules-open-back = Karty se vrátí do nabídky a zbouraná karta zpátky na věž.
rules-open-again = Určíš jiné číslo, nebo odstoupíš. Musí být nižší než to zrušené, a přece vyšší než výběry před tebou. Když stavbu zruší ten, kdo začíná, a odstoupí, platí to jako 0.
rules-open-on = Výběr pokračuje od tebe. Hráči po tobě vybírají znovu, hráči před tebou ne.
rules-open-may = Kdo může postavit všechny karty, nesmí stavbu zrušit.
rules-open-caption = Stejná nabídka, ale Tomáš má pískovou věž 6 a 4. Ani bez 4 nemůže 7 stát na 6. Tomáš proto karty vrací a místo 5 vybírá 4. Teď je na řadě Zofia a smí vybrat 5.

# When the deck runs out
rules-deck = Když dojde balíček
rules-deck-text = Balíček se projde dvakrát.
rules-deck-first = Poprvé
rules-deck-first-text = 16 kol, když hrají 2 nebo 3, a 22 kol, když hrají 4 nebo 5. Pak je balíček prázdný.
rules-deck-shuffle = Nový balíček
rules-deck-shuffle-text = Po tom kole se všechny odložené karty zamíchají do nového balíčku. Když žádné nejsou, hra končí.
rules-deck-second = Podruhé
rules-deck-second-text = Hraje se dál jako předtím. Poslední nabídka může být krátká; nejvyšší výběr je pak počet jejích karet.
rules-deck-end = Konec
rules-deck-end-text = Po kole, ve kterém je balíček zase prázdný, se počítají body.

# Points
rules-points = Body
rules-points-plain = Věž bez vrcholku přináší 1 bod za každé patro.
rules-points-roof = Věž s vrcholkem přináší 2 body za každé patro. I vrcholek je patro.
rules-points-main = Jedna věž je tvoje hlavní: 1 bod navíc za každé její patro. Volíš ji ty a nejlepší je ta nejvyšší.
rules-points-rubble = Trosky stojí body: 1 za první kartu, další 2 za druhou, další 3 za třetí a tak dál.
rules-sum = Body v příkladu
rules-sum-plain = Dort, 4 patra, bez vrcholku
rules-sum-roofed = Písek, 3 patra s vrcholkem
rules-sum-tall = Les, 6 pater s vrcholkem
rules-sum-main = Les je hlavní věž, 6 pater
rules-sum-rubble = Trosky, 2 karty: 1 a 2

# Who wins
rules-win = Kdo vyhrává
rules-win-text = Vyhrává, kdo má nejvíc bodů. Při stejném počtu je vítězství společné. Bodů může být i méně než 0.

# What is hidden
rules-hidden = Co je skryté
rules-hidden-text = Jen pořadí balíčku. Všichni smějí vidět všechny věže, nabídku, odložené karty, výběry i to, co leží v troskách.
rules-hidden-count = Každý si tedy může spočítat, které karty ještě přijdou. To je dovoleno a stůl Steeple seznam na požádání ukáže.
