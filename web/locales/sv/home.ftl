# The home page, and opening a table.

home-title-games = Tre tornspel.
home-title-link = En länk, inget konto.
home-intro = Öppna ett bord, skicka länken, och dina vänner slår sig ner i sina webbläsare. Robotar fyller de andra platserna, eller så spelar du bara mot robotar.

# The field for an invitation. Codes are English words in every language.
home-code = Bordskod eller länk
home-code-placeholder = Bordskod: plum-gable-274
home-code-join = Gå med
home-code-looking = Letar…
home-code-empty = Skriv en bordskod eller klistra in en länk.
home-code-wrong = Inget bord har den koden. Koder ser ut så här: plum-gable-274.

# The deal of the day: everybody plays the same cards, once; the buttons are as short as can be
home-deal = Dagens giv
home-deal-text = Samma kort för alla, ett försök
home-deal-play = Spela
home-deal-on = Fortsätt
home-deal-result = Ditt resultat

home-tables = Dina bord
home-tables-none = Inget bord än. Det syns här så snart du öppnar ett nedan.
home-tables-more =
    { $count ->
        [one] { $count } bord till
       *[other] { $count } bord till
    }
home-try-again = Försök igen
home-saved = Sparat i den här webbläsaren
# Under the title of a table. $game: its name, $names: a list of people; names can’t be inflected, so
# other languages may want “{ $game }: { $names }”
home-table-with = { $game } med { $names }
home-your-turn = Din tur
# $name: of a person or a bot; names can’t be inflected: “Turn: { $name }” is as good
home-turn-of = På tur: { $name }
home-playing = Spelas nu
home-not-begun = Inte börjat
home-damaged = Går inte att läsa
home-seats-free =
    { $count ->
        [one] { $count } ledig plats
       *[other] { $count } lediga platser
    }
home-won = Du vann
# $names: one name, or a list if the win is shared
home-won-by = Vanns av { $names }
home-over = Slut
home-replay = Repris
# For screen readers. $table: its title
home-replay-of = Repris: { $table }

# The games
home-games = Spelen
home-players = { $least } till { $most } spelare
# Three ways to begin, as short as can be; each is a button with an icon. For screen readers, the label
# must begin with the same words.
home-way-friends = Vänner
home-way-bots = Robotar
home-way-screen = En skärm
home-way-friends-label = Vänner: öppna { $game } och skicka en länk
home-way-bots-label = Robotar: spela { $game } ensam mot robotar
home-way-screen-label = En skärm: spela { $game } tillsammans på den här enheten
home-learn =
    { $minutes ->
        [one] Lär dig på { $minutes } minut
       *[other] Lär dig på { $minutes } minuter
    }
# $game: its name
home-learn-first = { home-learn }: { $game }
home-rules = Regler
home-score = Poäng för ett riktigt bord
home-about = Om Steeple och rättvist spel
home-pages = Fler sidor

# Opening a table: one sheet for each of the three ways
home-open-friends = { $game } med vänner
home-open-bots = { $game } mot robotar
home-open-screen = { $game } på en skärm
home-name = Ditt namn
home-name-missing = Skriv ett namn, så att de andra ser vem som sitter där.
# Stands for a name that was not given
home-guest = Gäst
# Stands for a name that was not given. $number: 1 to 6
home-player = Spelare { $number }
home-friends-text = Bordet får en länk som du kan skicka. Partiet börjar när du startar det.
home-friends-open = Öppna bordet
home-bots-count = Robotar
home-bots-strength = Hur de spelar
home-bots-start =
    { $count ->
        [one] Spela mot { $count } robot
       *[other] Spela mot { $count } robotar
    }
home-screen-text = Skärmen går vidare från tur till tur.
home-screen-names = Vilka som spelar
home-screen-add = Lägg till en person
home-screen-remove = Ta bort { $name }
home-screen-bots = Även robotar
# $count: all who play
home-screen-start =
    { $count ->
        [one] Spela ({ $count } spelare)
       *[other] Spela ({ $count } spelare)
    }
home-opening = Öppnar…

# How strong a bot is, weakest first
bot-random = Slarvig
bot-greedy = Girig
bot-easy = Lätt
bot-medium = Medel
bot-hard = Svår
bot-expert = Expert

# An invitation was opened
join-looking = Letar efter bordet
# $table: its title or the name of the game
join-title = Ta plats: { $table }
join-colour = Husets färg
join-colour-any = Valfri
join-sit = Slå dig ner
join-sitting = Tar plats…
join-watch-instead = Bara titta på
join-wrong = Den här inbjudan leder inte till något bord
join-wrong-text = Den gäller inte längre, eller så är länken fel. Be värden om den nya.
join-full = Alla platser är upptagna
join-full-text = Du kan titta på och ser det som alla ser.
join-begun = Partiet har börjat
join-begun-text = Det går inte längre att ta en plats, men du kan titta på.
join-over = Partiet är slut
join-over-text = Du kan titta på hur det gick.
join-watch = Följ bordet
