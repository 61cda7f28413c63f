# The home page, and opening a table.

home-title-games = Trys bokštų žaidimai.
home-title-link = Viena nuoroda, jokios paskyros.
home-intro = Atidaryk stalą, nusiųsk nuorodą, ir draugai atsisės prie jo savo naršyklėse. Kitas vietas užima botai, o gali žaisti ir vien prieš juos.

# The field for an invitation. Codes are English words in every language.
home-code = Stalo kodas arba nuoroda
home-code-placeholder = Stalo kodas: plum-gable-274
home-code-join = Jungtis
home-code-looking = Ieškoma…
home-code-empty = Įrašyk stalo kodą arba įklijuok nuorodą.
home-code-wrong = Stalo su tokiu kodu nėra. Kodai atrodo taip: plum-gable-274.

# The deal of the day: everybody plays the same cards, once; the buttons are as short as can be
home-deal = Dienos partija
home-deal-text = Visiems tos pačios kortos, vienas bandymas
home-deal-play = Žaisti
home-deal-on = Tęsti
home-deal-result = Rezultatas

home-tables = Tavo stalai
home-tables-none = Stalų dar nėra. Čia jie atsiras, kai tik kurį nors atidarysi žemiau.
home-tables-more =
    { $count ->
        [one] Dar { $count } stalas
        [few] Dar { $count } stalai
        [many] Dar { $count } stalo
       *[other] Dar { $count } stalų
    }
home-try-again = Bandyti dar kartą
home-saved = Išsaugota šioje naršyklėje
# Under the title of a table. $game: its name, $names: a list of people; names can’t be inflected, so
# other languages may want “{ $game }: { $names }”
home-table-with = { $game }: { $names }
home-your-turn = Tavo ėjimas
# $name: of a person or a bot; names can’t be inflected: “Turn: { $name }” is as good
home-turn-of = Ėjimas: { $name }
home-playing = Žaidžiama
home-not-begun = Nepradėta
home-damaged = Nepavyksta perskaityti
home-seats-free =
    { $count ->
        [one] { $count } laisva vieta
        [few] { $count } laisvos vietos
        [many] { $count } laisvos vietos
       *[other] { $count } laisvų vietų
    }
home-won = Tavo pergalė
# $names: one name, or a list if the win is shared
home-won-by = Pergalė: { $names }
home-over = Baigta
home-replay = Peržiūra
# For screen readers. $table: its title
home-replay-of = Peržiūra: { $table }

# The games
home-games = Žaidimai
home-players =
    { $most ->
        [one] { $least }–{ $most } žaidėjas
        [few] { $least }–{ $most } žaidėjai
        [many] { $least }–{ $most } žaidėjo
       *[other] { $least }–{ $most } žaidėjų
    }
# Three ways to begin, as short as can be; each is a button with an icon. For screen readers, the label
# must begin with the same words.
home-way-friends = Draugai
home-way-bots = Botai
home-way-screen = Vienas ekranas
home-way-friends-label = Draugai: atidaryti žaidimą „{ $game }“ ir nusiųsti nuorodą
home-way-bots-label = Botai: žaisti „{ $game }“ vien prieš botus
home-way-screen-label = Vienas ekranas: žaisti „{ $game }“ kartu šiame įrenginyje
home-learn =
    { $minutes ->
        [one] Išmok per { $minutes } minutę
        [few] Išmok per { $minutes } minutes
        [many] Išmok per { $minutes } minutės
       *[other] Išmok per { $minutes } minučių
    }
# $game: its name
home-learn-first = { home-learn }: „{ $game }“
home-rules = Taisyklės
home-score = Skaičiuoti taškus prie stalo
home-about = Apie „Steeple“ ir sąžiningumą
home-pages = Kiti puslapiai

# Opening a table: one sheet for each of the three ways
home-open-friends = { $game } su draugais
home-open-bots = { $game } prieš botus
home-open-screen = { $game } prie vieno ekrano
home-name = Tavo vardas
home-name-missing = Įrašyk vardą, kad kiti matytų, kas čia sėdi.
# Stands for a name that was not given
home-guest = Svečias
# Stands for a name that was not given. $number: 1 to 6
home-player = Žaidėjas { $number }
home-friends-text = Atsidaro stalas su nuoroda, kurią gali išsiųsti. Žaidimas prasideda, kai jį pradedi.
home-friends-open = Atidaryti stalą
home-bots-count = Botai
home-bots-strength = Kaip jie žaidžia
home-bots-start =
    { $count ->
        [one] Žaisti prieš { $count } botą
        [few] Žaisti prieš { $count } botus
        [many] Žaisti prieš { $count } boto
       *[other] Žaisti prieš { $count } botų
    }
home-screen-text = Ekranas kas ėjimą perduodamas kitam.
home-screen-names = Kas žaidžia
home-screen-add = Pridėti žmogų
home-screen-remove = Pašalinti: { $name }
home-screen-bots = Dar ir botai
# $count: all who play
home-screen-start =
    { $count ->
        [one] Žaisti: { $count } žaidėjas
        [few] Žaisti: { $count } žaidėjai
        [many] Žaisti: { $count } žaidėjo
       *[other] Žaisti: { $count } žaidėjų
    }
home-opening = Atidaroma…

# How strong a bot is, weakest first
bot-random = Nerūpestingas
bot-greedy = Godus
bot-easy = Lengvas
bot-medium = Vidutinis
bot-hard = Sunkus
bot-expert = Ekspertas

# An invitation was opened
join-looking = Ieškoma stalo
# $table: its title or the name of the game
join-title = Sėskis: { $table }
join-colour = Namo spalva
join-colour-any = Bet kuri
join-sit = Atsisėsti
join-sitting = Sėdama…
join-watch-instead = Tik stebėti
join-wrong = Šis kvietimas neveda prie jokio stalo
join-wrong-text = Jis nebegalioja arba nuorodoje yra klaida. Paprašyk šeimininko naujo.
join-full = Visos vietos užimtos
join-full-text = Gali stebėti ir matyti tai, ką mato visi.
join-begun = Žaidimas prasidėjo
join-begun-text = Atsisėsti nebegalima, bet gali stebėti.
join-over = Žaidimas baigėsi
join-over-text = Gali pažiūrėti, kuo jis baigėsi.
join-watch = Stebėti žaidimą
