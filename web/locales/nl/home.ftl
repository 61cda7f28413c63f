# The home page, and opening a table.

home-title-games = Drie torenspellen.
home-title-link = Eén link, geen account.
home-intro = Open een tafel, stuur de link, en je vrienden schuiven aan in hun browser. Bots nemen de andere plaatsen, of je speelt alleen tegen bots.

# The field for an invitation. Codes are English words in every language.
home-code = Code of link van een tafel
home-code-placeholder = Tafelcode: plum-gable-274
home-code-join = Meedoen
home-code-looking = Zoeken…
home-code-empty = Typ een tafelcode, of plak een link.
home-code-wrong = Geen tafel heeft deze code. Een code ziet eruit als plum-gable-274.

# The deal of the day: everybody plays the same cards, once; the buttons are as short as can be
home-deal = Spel van de dag
home-deal-text = Dezelfde kaarten voor iedereen, één poging
home-deal-play = Spelen
home-deal-on = Verder
home-deal-result = Je resultaat

home-tables = Jouw tafels
home-tables-none = Nog geen tafel. Zodra je er hieronder een opent, staat die hier.
home-tables-more =
    { $count ->
        [one] Nog { $count } tafel
       *[other] Nog { $count } tafels
    }
home-try-again = Opnieuw
home-saved = Bewaard in deze browser
# Under the title of a table. $game: its name, $names: a list of people; names can’t be inflected, so
# other languages may want “{ $game }: { $names }”
home-table-with = { $game } met { $names }
home-your-turn = Jouw beurt
# $name: of a person or a bot; names can’t be inflected: “Turn: { $name }” is as good
home-turn-of = Beurt: { $name }
home-playing = Bezig
home-not-begun = Niet begonnen
home-damaged = Kan niet gelezen worden
home-seats-free =
    { $count ->
        [one] { $count } vrije plaats
       *[other] { $count } vrije plaatsen
    }
home-won = Gewonnen
# $names: one name, or a list if the win is shared
home-won-by = Overwinning: { $names }
home-over = Afgelopen
home-replay = Terugkijken
# For screen readers. $table: its title
home-replay-of = Terugkijken: { $table }

# The games
home-games = De spellen
home-players = { $least } tot { $most } spelers
# Three ways to begin, as short as can be; each is a button with an icon. For screen readers, the label
# must begin with the same words.
home-way-friends = Vrienden
home-way-bots = Bots
home-way-screen = Eén scherm
home-way-friends-label = Vrienden: open { $game } en stuur een link
home-way-bots-label = Bots: speel { $game } alleen tegen bots
home-way-screen-label = Eén scherm: speel { $game } samen op dit apparaat
home-learn =
    { $minutes ->
        [one] Leer het in { $minutes } minuut
       *[other] Leer het in { $minutes } minuten
    }
# $game: its name
home-learn-first = { home-learn }: { $game }
home-rules = Regels
home-score = Punten tellen aan een echte tafel
home-about = Info en eerlijkheid
home-pages = Meer pagina’s

# Opening a table: one sheet for each of the three ways
home-open-friends = { $game } met vrienden
home-open-bots = { $game } tegen bots
home-open-screen = { $game } op één scherm
home-name = Je naam
home-name-missing = Typ een naam, zodat de anderen zien wie daar zit.
# Stands for a name that was not given
home-guest = Gast
# Stands for a name that was not given. $number: 1 to 6
home-player = Speler { $number }
home-friends-text = De tafel opent met een link die je kunt sturen. Het spel begint als jij het start.
home-friends-open = Tafel openen
home-bots-count = Bots
home-bots-strength = Hoe ze spelen
home-bots-start =
    { $count ->
        [one] Speel tegen { $count } bot
       *[other] Speel tegen { $count } bots
    }
home-screen-text = Na elke beurt geef je het scherm door.
home-screen-names = Wie er spelen
home-screen-add = Persoon toevoegen
home-screen-remove = { $name } verwijderen
home-screen-bots = Ook bots
# $count: all who play
home-screen-start = Speel met { $count }
home-opening = Openen…

# How strong a bot is, weakest first
bot-random = Lukraak
bot-greedy = Gretig
bot-easy = Makkelijk
bot-medium = Gemiddeld
bot-hard = Moeilijk
bot-expert = Expert

# An invitation was opened
join-looking = De tafel wordt gezocht
# $table: its title or the name of the game
join-title = Neem plaats: { $table }
join-colour = Kleur van het huis
join-colour-any = Maakt niet uit
join-sit = Plaatsnemen
join-sitting = Je neemt plaats…
join-watch-instead = Alleen kijken
join-wrong = Deze uitnodiging hoort bij geen tafel
join-wrong-text = Die geldt niet meer, of er zit een fout in de link. Vraag de host om de nieuwe.
join-full = Alle plaatsen zijn bezet
join-full-text = Je kunt kijken, en zien wat iedereen ziet.
join-begun = Het spel is begonnen
join-begun-text = Plaatsnemen kan niet meer, maar je kunt kijken.
join-over = De partij is afgelopen
join-over-text = Je kunt zien hoe het afliep.
join-watch = Kijk mee
