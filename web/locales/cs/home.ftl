# The home page, and opening a table.

home-title-games = Tři hry o věžích.
home-title-link = Jeden odkaz, žádný účet.
home-intro = Otevři stůl, pošli odkaz a přátelé si k němu sednou ve svém prohlížeči. Ostatní místa obsadí boti, nebo hraj jen proti nim.

# The field for an invitation. Codes are English words in every language.
home-code = Kód stolu nebo odkaz
home-code-placeholder = Kód stolu: plum-gable-274
home-code-join = Přidat se
home-code-looking = Hledá se…
home-code-empty = Napiš kód stolu, nebo vlož odkaz.
home-code-wrong = Stůl s tímto kódem není. Kódy vypadají takto: plum-gable-274.

# The deal of the day: everybody plays the same cards, once; the buttons are as short as can be
home-deal = Dnešní rozdání
home-deal-text = Stejné karty pro všechny, jeden pokus
home-deal-play = Hrát
home-deal-on = Pokračovat
home-deal-result = Výsledek

home-tables = Tvoje stoly
home-tables-none = Zatím žádný stůl. Objeví se tady, jakmile nějaký níže otevřeš.
home-tables-more =
    { $count ->
        [one] Ještě { $count } stůl
        [few] Ještě { $count } stoly
        [many] Ještě { $count } stolu
       *[other] Ještě { $count } stolů
    }
home-try-again = Zkusit znovu
home-saved = Uložené v tomto prohlížeči
# Under the title of a table. $game: its name, $names: a list of people; names can’t be inflected, so
# other languages may want “{ $game }: { $names }”
home-table-with = { $game }: { $names }
home-your-turn = Jsi na řadě
# $name: of a person or a bot; names can’t be inflected: “Turn: { $name }” is as good
home-turn-of = Na tahu: { $name }
home-playing = Hraje se
home-not-begun = Nezahájeno
home-damaged = Nelze načíst
home-seats-free =
    { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
        [many] { $count } volného místa
       *[other] { $count } volných míst
    }
home-won = Tvoje vítězství
# $names: one name, or a list if the win is shared
home-won-by = Vítězství: { $names }
home-over = Dohráno
home-replay = Záznam
# For screen readers. $table: its title
home-replay-of = Záznam: { $table }

# The games
home-games = Hry
home-players =
    { $most ->
        [one] { $least } až { $most } hráč
        [few] { $least } až { $most } hráči
        [many] { $least } až { $most } hráče
       *[other] { $least } až { $most } hráčů
    }
# Three ways to begin, as short as can be; each is a button with an icon. For screen readers, the label
# must begin with the same words.
home-way-friends = Přátelé
home-way-bots = Boti
home-way-screen = Jedna obrazovka
home-way-friends-label = Přátelé: otevřít hru { $game } a poslat odkaz
home-way-bots-label = Boti: hrát hru { $game } jen proti botům
home-way-screen-label = Jedna obrazovka: hrát hru { $game } společně na tomto zařízení
home-learn =
    { $minutes ->
        [one] Nauč se to za { $minutes } minutu
        [few] Nauč se to za { $minutes } minuty
        [many] Nauč se to za { $minutes } minuty
       *[other] Nauč se to za { $minutes } minut
    }
# $game: its name
home-learn-first = { home-learn }: { $game }
home-rules = Pravidla
home-score = Spočítat body u stolu
home-about = O hře a férovosti
home-pages = Další stránky

# Opening a table: one sheet for each of the three ways
home-open-friends = { $game } s přáteli
home-open-bots = { $game } proti botům
home-open-screen = { $game } na jedné obrazovce
home-name = Tvoje jméno
home-name-missing = Napiš jméno, ať ostatní vidí, kdo tu sedí.
# Stands for a name that was not given
home-guest = Host
# Stands for a name that was not given. $number: 1 to 6
home-player = Hráč { $number }
home-friends-text = Stůl se otevře s odkazem, který můžeš poslat. Hra začne, až ji spustíš.
home-friends-open = Otevřít stůl
home-bots-count = Boti
home-bots-strength = Jak hrají
home-bots-start =
    { $count ->
        [one] Hrát proti { $count } botovi
        [few] Hrát proti { $count } botům
        [many] Hrát proti { $count } bota
       *[other] Hrát proti { $count } botům
    }
home-screen-text = Zařízení se předává tah za tahem.
home-screen-names = Kdo hraje
home-screen-add = Přidat člověka
home-screen-remove = Odebrat: { $name }
home-screen-bots = A také boti
# $count: all who play
home-screen-start =
    { $count ->
        [one] Hrát: { $count } hráč
        [few] Hrát: { $count } hráči
        [many] Hrát: { $count } hráče
       *[other] Hrát: { $count } hráčů
    }
home-opening = Otevírá se…

# How strong a bot is, weakest first
bot-random = Lehkomyslný
bot-greedy = Chamtivý
bot-easy = Lehký
bot-medium = Střední
bot-hard = Těžký
bot-expert = Expert

# An invitation was opened
join-looking = Hledá se stůl
# $table: its title or the name of the game
join-title = Sedni si: { $table }
join-colour = Barva domu
join-colour-any = Jakákoli
join-sit = Sednout si
join-sitting = Sedáš si…
join-watch-instead = Jen se dívat
join-wrong = Tato pozvánka k žádnému stolu nevede
join-wrong-text = Už neplatí, nebo je v odkazu chyba. Požádej hostitele o novou.
join-full = Všechna místa jsou obsazená
join-full-text = Můžeš se dívat a vidět to, co vidí všichni.
join-begun = Hra už začala
join-begun-text = Místo už obsadit nejde, ale můžeš se dívat.
join-over = Hra skončila
join-over-text = Můžeš se podívat, jak dopadla.
join-watch = Sledovat hru
