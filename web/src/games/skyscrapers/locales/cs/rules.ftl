# The rules of Skyscrapers, to be read. Numbers in examples belong to drawings: they must stay as they are.

sky-rules-title = Mrakodrapy: pravidla
sky-rules-lead = Všichni nýtují karty do jedné budovy a šplhají po ní. Pozor na dělníky. 2 až 4 hráči.
sky-rules-learn = Nauč se to hrou (1 minuta)

sky-rules-goal = Cíl
sky-rules-goal-text = Získej nejvíc bodů. Každá postavená karta přináší body, nejvyšší dvakrát tolik, a kdo má na konci dělníky nejvýš, dostane další. Kdo shodí dělníky, platí za to.

sky-rules-pieces = Karty a dělníci
sky-rules-pieces-text = Stavebních karet je 36, čtyř druhů, a k tomu základy v barvách hráčů. Ocelové tyče na kartě jsou její nosníky.
sky-rules-pieces-upright = Svislá: stojí.
sky-rules-pieces-floor = Podlaha: leží a dělníci na ní můžou stát.
sky-rules-pieces-flat = Ležatá: leží jako otevřený rám a nikoho neunese. Vzduch i pohled jím projdou.
sky-rules-pieces-universal = Univerzální: svislá, podlaha nebo ležatá, jak chceš; nikdy základ.
sky-rules-pieces-base = Základ: stojí na zemi a nic jiného se země nedotýká. Základy a dělníci na zemi zůstávají ve čtverci kolem H.
sky-rules-pieces-caption = Svislá karta, podlaha, ležatá karta, univerzální karta a červený základ. Otvor uprostřed je na nýt.
sky-rules-drawn = Na některých kartách je nakreslený dělník. Taková karta má o 1 bod víc. Když stojí, musí i nakreslený dělník stát rovně, takže ji nejde otočit.
sky-rules-deal = Každý má pět dělníků, šestého, který značí body na dráze, a dva základy. Při 2, 3 nebo 4 hráčích dostane každý 15, 12 nebo 9 stavebních karet a neukazuje je; dva základy k nim patří. Zbytek se odloží a nikdo ho nevidí.
sky-rules-start = Uprostřed stojí tři základy do tvaru H. U skutečného stolu začíná, kdo byl v životě nejvýš.
sky-rules-start-caption = Začátek: tři základy, shora ve tvaru H.

sky-rules-turn = Tvůj tah: tři akce
sky-rules-turn-text = Uděláš přesně tři akce v jakémkoli pořadí, klidně stejnou vícekrát.
sky-rules-turn-add = Přidat: postav dělníka ze zásoby na zem vedle základu.
sky-rules-turn-build = Stavět: přinýtuj k budově kartu z ruky. Musí se dotýkat karty, které se dotýká některý tvůj dělník.
sky-rules-turn-move = Přesunout: tvůj dělník jde o patro výš, o patro níž, nebo jinam ve svém patře.
sky-rules-turn-shift = Posunout dělníka jinam po podlaze, na které stojí, nic nestojí: každého jednou mezi dvěma akcemi.
sky-rules-turn-none = Když nemůžeš udělat vůbec nic, zbytek tahu propadá.

sky-rules-build = Kam karta patří
sky-rules-build-text = Jediný nýt uprostřed nové karty se chytí středu volné hrany některé karty v budově. Nová karta je vždy kolmo na starou.
sky-rules-build-edges = Na horní hraně základu tedy karta leží; na hraně podlahy stojí, půlkou pod ní a půlkou nad ní; a na její horní hraně leží další podlaha.
sky-rules-build-caption = Na H leží podlaha. Na její hraně stojí svislá karta a na ní leží druhá podlaha.
sky-rules-build-pass = Karty se smějí dotýkat, ale nikdy neprocházejí jedna druhou. Aspoň jeden nosník nové karty musí navazovat na nosník budovy.
sky-rules-build-rivets = Nýtů je 52. Když dojdou, nic dalšího postavit nejde.
sky-rules-build-touched = Když se nový nýt dotýká dělníků, smíš každého z nich jednou posunout po jeho podlaze, ať je čí chce. Jen tehdy někdo sahá na cizí dělníky.

sky-rules-points = Body za kartu
sky-rules-points-text = 1 bod za každý nosník nové karty, který navazuje na nosník budovy, a 1 navíc, když je na ní nakreslený dělník. Když karta sahá výš než všechny ostatní, počítá se to všechno dvakrát.
sky-rules-points-caption = Tři nosníky navazují na jiné, na kartě je nakreslený dělník a nic nesahá výš: 8 bodů.

sky-rules-levels = Patra
sky-rules-levels-text = Podlahy v různé výšce jsou různá patra. Kde se budova dělí na věže, které nespojuje žádná karta, má každá věž svá patra: z jedné do druhé jde dělník dolů přes patro, které mají společné. Karta, která je spojí, otevře cestu.
sky-rules-levels-caption = Dvě věže na jednom společném patře. Z jedné do druhé jde dělník dolů přes patro, které mají společné.
sky-rules-enclosed = Dělník uzavřený ze všech stran je po tu dobu ztracený: nemůže jít ani stavět a nepočítá se. Kdo má všechny dělníky na stavbě uzavřené a žádného v zásobě, vypadává.

sky-rules-fall = Pády
sky-rules-fall-text = Kdo shodí dělníky jakékoli barvy, ztrácí za každého 5 bodů. Spadlý dělník se vrací svému majiteli.
sky-rules-fall-back = Majitelé je hned vracejí na kteroukoli podlahu nebo na zem vedle základu, nebo je nechávají v zásobě. Dělníci toho, kdo je shodil, zůstávají v zásobě.
sky-rules-fall-landed = Dělník, který dopadne na jinou kartu, nespadl. Zůstává tam, dokud ho majitel nepřesune. Kdo se převrátí na místě, leží: nemůže stavět, dokud ho jeho hráč nepostaví, a to je zdarma.
sky-rules-fall-out = Kdo klesne na nejnižší pole dráhy, vypadává. Dělníci vyřazených zůstávají, kde jsou. Poslední hráč ve hře vyhrává.
sky-rules-fall-bump = U skutečného stolu lze za viníka označit kohokoli, na tahu i mimo něj, kdykoli: kdo vrazí do stolu, platí, nebo vypadává.
sky-rules-collapse = Když se země dotkne karta, která není základ, hra končí. Kdo to způsobil, vypadává; ostatním body zůstávají, o 1 méně za každou kartu v ruce. Vyhrává nejvyšší počet a nikdo nedostává nic navíc.

sky-rules-end = Konec
sky-rules-end-hand = Hra končí hned, když někdo postaví svou poslední kartu: za to je 5 bodů. Ostatní ztrácejí 1 bod za každou kartu, kterou ještě mají.
sky-rules-end-highest = 5 bodů dostává, kdo má nejvíc viditelných dělníků v nejvyšším patře, kde nějací jsou. Při shodě se mezi nimi porovná nejbližší nižší patro a tak dál. Po úplné shodě dostane 5 každý z nich.
sky-rules-end-wins = Vyhrává nejvyšší součet. Při shodě je vítězství společné.
sky-rules-end-stuck = Když nikdo nemůže pokračovat, nebo když po tři tahy každého nikdo nic nepostaví ani nepřidá, hra končí také: o 1 bod méně za každou kartu v ruce a 5 za nejvýše stojící dělníky.
sky-rules-end-agreed = Jakmile se celé kolo nic nepostaví, může kdokoli navrhnout tady skončit; když všichni souhlasí, hra tak skončí.

sky-rules-judge = Kdo rozhoduje
sky-rules-judge-text = U stolu se volí, kdo rozhoduje, co se stalo s budovou a dělníky.
sky-rules-judge-hand = Tvoje ruka: přitáhni kartu k její hraně, kde se chytí; drž klidně, dokud není nýt na místě, a pusť. Dělníkům a kartám, u kterých sotva někdo spadne, stačí jeden stisk. Server pak simuluje, co se stane. Budova se prohýbá a třese a tak už zůstane. Všichni vidí totéž.
sky-rules-judge-table = Skutečné karty: stavíte na skutečném stole a telefony rozdávají karty, hlídají pravidla a body a ptají se, co spadlo.
sky-rules-judge-dice = Náhoda: rozhoduje los. Vysoké, tenké a hodně zatížené budovy jsou riskantnější.

sky-rules-hidden = Co je skryté
sky-rules-hidden-text = Nikdo nevidí karty ostatních, ani kolik jich je, ani které karty jsou odložené. Všechno postavené, všechny dělníky a všechny body vidí každý.
