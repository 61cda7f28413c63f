# The home page, and opening a table.

home-title-games = Tre tårnspill.
home-title-link = Én lenke, ingen konto.
home-intro = Åpne et bord, send lenken, og vennene dine setter seg i nettleseren sin. Roboter fyller de andre plassene, eller du spiller bare mot roboter.

# The field for an invitation. Codes are English words in every language.
home-code = Bordkode eller lenke
home-code-placeholder = Bordkode: plum-gable-274
home-code-join = Bli med
home-code-looking = Leter…
home-code-empty = Skriv en bordkode, eller lim inn en lenke.
home-code-wrong = Ingen bord har den koden. Koder ser slik ut: plum-gable-274.

# The deal of the day: everybody plays the same cards, once; the buttons are as short as can be
home-deal = Dagens giv
home-deal-text = Samme kort for alle, ett forsøk
home-deal-play = Spill
home-deal-on = Fortsett
home-deal-result = Resultatet ditt

home-tables = Bordene dine
home-tables-none = Ingen bord ennå. Det vises her så snart du åpner et nedenfor.
home-tables-more =
    { $count ->
        [one] { $count } bord til
       *[other] { $count } bord til
    }
home-try-again = Prøv igjen
home-saved = Lagret i denne nettleseren
# Under the title of a table. $game: its name, $names: a list of people; names can’t be inflected, so
# other languages may want “{ $game }: { $names }”
home-table-with = { $game } med { $names }
home-your-turn = Din tur
# $name: of a person or a bot; names can’t be inflected: “Turn: { $name }” is as good
home-turn-of = Tur: { $name }
home-playing = Spilles nå
home-not-begun = Ikke begynt
home-damaged = Kan ikke leses
home-seats-free =
    { $count ->
        [one] { $count } ledig plass
       *[other] { $count } ledige plasser
    }
home-won = Du vant
# $names: one name, or a list if the win is shared
home-won-by = Vunnet av { $names }
home-over = Slutt
home-replay = Reprise
# For screen readers. $table: its title
home-replay-of = Reprise: { $table }

# The games
home-games = Spillene
home-players = { $least } til { $most } spillere
# Three ways to begin, as short as can be; each is a button with an icon. For screen readers, the label
# must begin with the same words.
home-way-friends = Venner
home-way-bots = Roboter
home-way-screen = Én skjerm
home-way-friends-label = Venner: Åpne { $game } og send en lenke
home-way-bots-label = Roboter: Spill { $game } alene mot roboter
home-way-screen-label = Én skjerm: Spill { $game } sammen på denne enheten
home-learn =
    { $minutes ->
        [one] Lær på { $minutes } minutt
       *[other] Lær på { $minutes } minutter
    }
# $game: its name
home-learn-first = { home-learn }: { $game }
home-rules = Regler
home-score = Regn ut poeng for et ekte bord
home-about = Om Steeple og rettferdig spill
home-pages = Flere sider

# Opening a table: one sheet for each of the three ways
home-open-friends = { $game } med venner
home-open-bots = { $game } mot roboter
home-open-screen = { $game } på én skjerm
home-name = Navnet ditt
home-name-missing = Skriv et navn, så de andre ser hvem som sitter der.
# Stands for a name that was not given
home-guest = Gjest
# Stands for a name that was not given. $number: 1 to 6
home-player = Spiller { $number }
home-friends-text = Bordet får en lenke som du kan sende. Partiet begynner når du starter det.
home-friends-open = Åpne bordet
home-bots-count = Roboter
home-bots-strength = Hvordan de spiller
home-bots-start =
    { $count ->
        [one] Spill mot { $count } robot
       *[other] Spill mot { $count } roboter
    }
home-screen-text = Skjermen går videre fra tur til tur.
home-screen-names = Hvem som spiller
home-screen-add = Legg til en person
home-screen-remove = Fjern { $name }
home-screen-bots = Roboter også
# $count: all who play
home-screen-start =
    { $count ->
        [one] Spill ({ $count } spiller)
       *[other] Spill ({ $count } spillere)
    }
home-opening = Åpner…

# How strong a bot is, weakest first
bot-random = Slurvete
bot-greedy = Grådig
bot-easy = Lett
bot-medium = Middels
bot-hard = Vanskelig
bot-expert = Ekspert

# An invitation was opened
join-looking = Leter etter bordet
# $table: its title or the name of the game
join-title = Ta plass: { $table }
join-colour = Fargen på huset
join-colour-any = Valgfri
join-sit = Sett deg
join-sitting = Tar plass…
join-watch-instead = Bare se på
join-wrong = Denne invitasjonen fører ikke til noe bord
join-wrong-text = Den gjelder ikke lenger, eller det er en feil i lenken. Be verten om den nye.
join-full = Alle plassene er opptatt
join-full-text = Du kan se på, og ser det som alle ser.
join-begun = Partiet har begynt
join-begun-text = Det går ikke lenger an å ta en plass, men du kan se på.
join-over = Partiet er slutt
join-over-text = Du kan se hvordan det gikk.
join-watch = Følg bordet
