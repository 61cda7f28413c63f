# The home page, and opening a table.

home-title-games = Tre tårnspil.
home-title-link = Ét link, ingen konto.
home-intro = Åbn et bord, send linket, og dine venner sætter sig i deres browser. Robotter fylder de andre pladser, eller du spiller kun mod robotter.

# The field for an invitation. Codes are English words in every language.
home-code = Bordkode eller link
home-code-placeholder = Bordkode: plum-gable-274
home-code-join = Vær med
home-code-looking = Leder…
home-code-empty = Skriv en bordkode, eller indsæt et link.
home-code-wrong = Intet bord har den kode. Koder ser sådan ud: plum-gable-274.

# The deal of the day: everybody plays the same cards, once; the buttons are as short as can be
home-deal = Dagens giv
home-deal-text = Samme kort til alle, ét forsøg
home-deal-play = Spil
home-deal-on = Fortsæt
home-deal-result = Dit resultat

home-tables = Dine borde
home-tables-none = Intet bord endnu. Det vises her så snart du åbner et nedenfor.
home-tables-more =
    { $count ->
        [one] { $count } bord til
       *[other] { $count } borde til
    }
home-try-again = Prøv igen
home-saved = Gemt i denne browser
# Under the title of a table. $game: its name, $names: a list of people; names can’t be inflected, so
# other languages may want “{ $game }: { $names }”
home-table-with = { $game } med { $names }
home-your-turn = Din tur
# $name: of a person or a bot; names can’t be inflected: “Turn: { $name }” is as good
home-turn-of = Tur: { $name }
home-playing = Spilles nu
home-not-begun = Ikke begyndt
home-damaged = Kan ikke læses
home-seats-free =
    { $count ->
        [one] { $count } ledig plads
       *[other] { $count } ledige pladser
    }
home-won = Du vandt
# $names: one name, or a list if the win is shared
home-won-by = Vundet af { $names }
home-over = Slut
home-replay = Gense
# For screen readers. $table: its title
home-replay-of = Gense: { $table }

# The games
home-games = Spillene
home-players = { $least } til { $most } spillere
# Three ways to begin, as short as can be; each is a button with an icon. For screen readers, the label
# must begin with the same words.
home-way-friends = Venner
home-way-bots = Robotter
home-way-screen = Én skærm
home-way-friends-label = Venner: åbn { $game } og send et link
home-way-bots-label = Robotter: spil { $game } alene mod robotter
home-way-screen-label = Én skærm: spil { $game } sammen på denne enhed
home-learn =
    { $minutes ->
        [one] Lær det på { $minutes } minut
       *[other] Lær det på { $minutes } minutter
    }
# $game: its name
home-learn-first = { home-learn }: { $game }
home-rules = Regler
home-score = Tæl point for et rigtigt bord
home-about = Om Steeple og fair spil
home-pages = Flere sider

# Opening a table: one sheet for each of the three ways
home-open-friends = { $game } med venner
home-open-bots = { $game } mod robotter
home-open-screen = { $game } på én skærm
home-name = Dit navn
home-name-missing = Skriv et navn, så de andre ser hvem der sidder der.
# Stands for a name that was not given
home-guest = Gæst
# Stands for a name that was not given. $number: 1 to 6
home-player = Spiller { $number }
home-friends-text = Bordet får et link som du kan sende. Partiet begynder når du starter det.
home-friends-open = Åbn bordet
home-bots-count = Robotter
home-bots-strength = Hvordan de spiller
home-bots-start =
    { $count ->
        [one] Spil mod { $count } robot
       *[other] Spil mod { $count } robotter
    }
home-screen-text = Skærmen går videre fra tur til tur.
home-screen-names = Hvem der spiller
home-screen-add = Tilføj en person
home-screen-remove = Fjern { $name }
home-screen-bots = Også robotter
# $count: all who play
home-screen-start =
    { $count ->
        [one] Spil ({ $count } spiller)
       *[other] Spil ({ $count } spillere)
    }
home-opening = Åbner…

# How strong a bot is, weakest first
bot-random = Skødesløs
bot-greedy = Grådig
bot-easy = Let
bot-medium = Mellem
bot-hard = Svær
bot-expert = Ekspert

# An invitation was opened
join-looking = Leder efter bordet
# $table: its title or the name of the game
join-title = Tag plads: { $table }
join-colour = Husets farve
join-colour-any = Valgfri
join-sit = Sæt dig
join-sitting = Tager plads…
join-watch-instead = Se bare på
join-wrong = Denne invitation fører ikke til noget bord
join-wrong-text = Den gælder ikke længere, eller der er en fejl i linket. Bed værten om den nye.
join-full = Alle pladser er optaget
join-full-text = Du kan se på, og du ser det som alle ser.
join-begun = Partiet er begyndt
join-begun-text = Man kan ikke længere tage en plads, men du kan se på.
join-over = Partiet er slut
join-over-text = Du kan se hvordan det gik.
join-watch = Følg bordet
