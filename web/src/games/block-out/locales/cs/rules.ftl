# The rules of Block Out, to be read. Numbers in examples belong to drawings: they must stay as they are.

block-rules-title = Block Out: pravidla
block-rules-lead = Devět křivých kostek, jedna ruka. Jednu polož nahoru, pusť ji a počítej do tří. 2 až 6 hráčů.

block-rules-goal = Cíl
block-rules-goal-text = Zbav se svých karet. Každá stavební karta přidá kostku do věže, kterou staví všichni společně. Vyhrává, kdo na konci tahu nemá žádnou kartu nebo kdo položí devátou kostku.

block-rules-pieces = Kostky a karty
block-rules-pieces-text = Kostek je devět: černé, hnědé a žluté, v každé barvě malá, střední a velká. Nejsou úplně pravoúhlé, takže záleží na tom, jak kostku natočíš.
block-rules-pieces-caption = Kroužek je černá, vlnka hnědá, hvězda žlutá. Jedna tečka je malá, dvě jsou střední, tři velká.
block-rules-cards-text = 43 karet je stavebních, 12 akčních. Stavební karta určuje jednu kostku, nebo dává na výběr: jakákoli z jedné barvy, jakákoli z jedné velikosti, nebo úplně jakákoli.
block-rules-cards-caption = Zleva doprava: malá hnědá, jakákoli velká, jakákoli žlutá, jakákoli kostka, Pas a Změna směru.
block-rules-cards-count = Pro každou kostku jsou tři karty, pro každou barvu dvě, pro každou velikost dvě a pro jakoukoli kostku čtyři; k tomu šest karet Pas a šest karet Změna směru.
block-rules-deal = Každý dostane sedm karet a ostatním je neukazuje. Zbytek je dobírací balíček. U skutečného stolu začíná, kdo má nejdřív narozeniny. Nejprve se hraje po směru hodinových ručiček.

block-rules-turn = Tvůj tah
block-rules-turn-text = Zahraj jednu kartu. Když můžeš hrát, musíš; nikdo nedobírá dobrovolně.
block-rules-turn-block = Stavební kartu jde zahrát, když je volná kostka, která k ní pasuje, tedy taková, která není ve věži.
block-rules-turn-action = Akční kartu jde zahrát vždycky.
block-rules-turn-draw = Když žádnou ze svých karet zahrát nemůžeš, dobírej po jedné, dokud nedostaneš takovou, kterou zahrát můžeš, a tu hned zahraj.
block-rules-turn-caption = Velká hnědá a střední černá jsou ve věži. „Jakákoli velká“ se pořád dá zahrát: dvě velké jsou volné.
block-rules-turn-pile = Zahrané karty jdou lícem nahoru na odkládací hromádku. Když dobírací balíček dojde, zamíchá se z ní nový.

block-rules-place = Pokládání kostky
block-rules-place-text = Zvol volnou kostku, která pasuje k tvé kartě, a polož ji na vrchol věže. Pokud věž není, tvoje kostka ji začíná; první kostka spadnout nemůže.
block-rules-place-hand = Použij jednu ruku. Kostka se smí dotknout jen horní strany nejvyšší kostky. Dotyk jiné strany nebo jiné kostky je chyba: u stolu se domluvíte, jestli se na ni jen upozorní, nebo jestli platí jako pád.
block-rules-place-right = Kostka se dotýká jen vršku.
block-rules-place-wrong = Kostka se dotýká boku věže.
block-rules-count = Pusť kostku a počítej tři sekundy. Když věž pořád stojí, tvůj tah končí.

block-rules-fall = Když spadne
block-rules-fall-text = Věž spadla, když některá kostka už není její částí: opustila kostku pod sebou, nebo se dotýká stolu.
block-rules-fall-blocks = Všechny kostky jsou zase volné.
block-rules-fall-draw = Dobíráš tři karty. Zahraná karta zůstává na odkládací hromádce.
block-rules-fall-new = Hned hraješ další kartu a začínáš novou věž. Pokud máš stavební kartu, musíš zahrát stavební; pokud máš jen akční, zahraj jednu z nich a věž začne další hráč.
block-rules-late = Když věž spadne až po dopočítání a dřív, než se jí dotkne další hráč, nikdo nedobírá: kostky jsou zase volné a pokračuje další hráč.

block-rules-actions = Pas a Změna směru
block-rules-pass = Pas: nic nepokládáš a pokračuje další hráč.
block-rules-reverse = Změna směru: nic nepokládáš a směr hry se obrací. Ve dvou je to totéž co Pas.

block-rules-win = Výhra
block-rules-win-hand = Vyhrává, kdo na konci tahu nemá žádnou kartu.
block-rules-win-ninth = Kdo položí devátou kostku a věž vydrží, hned vyhrává.
block-rules-options = Co se dá u stolu zvolit
block-rules-extra = Kostka navíc: po poslední kartě zvolíš jakoukoli volnou kostku a i ta musí vydržet, teprve pak vyhráváš. Když věž spadne, dobíráš tři karty a hraješ dál jako po každém pádu.
block-rules-no-action = Žádná akce na konec: Pas ani Změna směru nemůžou být poslední kartou.

block-rules-judge = Kdo rozhoduje
block-rules-judge-text = U stolu se volí, kdo rozhoduje, jestli věž stojí.
block-rules-judge-hand = Tvoje ruka: kostku neseš na obrazovce a server simuluje, co udělá. Všichni vidí totéž.
block-rules-judge-table = Skutečné kostky: hrajete s dřevěnými kostkami na skutečném stole. Telefony rozdávají karty, hlídají pravidla a ptají se, jestli věž stojí.
block-rules-judge-dice = Náhoda: rozhoduje los. Čím vyšší věž a čím menší kostka pod tou novou, tím větší riziko.

block-rules-hidden = Co je skryté
block-rules-hidden-text = Nikdo nevidí karty ostatních ani pořadí dobíracího balíčku. Kolik má kdo karet, odkládací hromádku, směr hry a věž vidí všichni.
