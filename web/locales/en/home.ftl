# The home page, and opening a table.

home-title-games = Three games of towers.
home-title-link = One link, no account.
home-intro = Open a table, send the link, and your friends sit down in their browsers. Bots fill the other seats, or you play against bots only.

# The field for an invitation. Codes are English words in every language.
home-code = Table code or link
home-code-placeholder = Table code: plum-gable-274
home-code-join = Join
home-code-looking = Looking…
home-code-empty = Write a table code, or paste a link.
home-code-wrong = No table has this code. Codes look like plum-gable-274.

# The deal of the day: everybody plays the same cards, once; the buttons are as short as can be
home-deal = Today’s deal
home-deal-text = Same cards for everybody, one try
home-deal-play = Play
home-deal-on = Go on
home-deal-result = Your result

home-tables = Your tables
home-tables-none = No table yet. A table appears here as soon as you open one below.
home-tables-more =
    { $count ->
        [one] { $count } more table
       *[other] { $count } more tables
    }
home-try-again = Try again
home-saved = Saved in this browser
# Under the title of a table. $game: its name, $names: a list of people; names can’t be inflected, so
# other languages may want “{ $game }: { $names }”
home-table-with = { $game } with { $names }
home-your-turn = Your turn
# $name: of a person or a bot; names can’t be inflected: “Turn: { $name }” is as good
home-turn-of = { $name }’s turn
home-playing = In progress
home-not-begun = Not started
home-damaged = Can’t be read
home-seats-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
home-won = You won
# $names: one name, or a list if the win is shared
home-won-by = Won by { $names }
home-over = Over
home-replay = Replay
# For screen readers. $table: its title
home-replay-of = Replay: { $table }

# The games
home-games = The games
home-players = { $least } to { $most } players
# Three ways to begin, as short as can be; each is a button with an icon. For screen readers, the label
# must begin with the same words.
home-way-friends = Friends
home-way-bots = Bots
home-way-screen = One screen
home-way-friends-label = Friends: open { $game } and send a link
home-way-bots-label = Bots: play { $game } alone against bots
home-way-screen-label = One screen: play { $game } together on this device
home-learn =
    { $minutes ->
        [one] Learn in { $minutes } minute
       *[other] Learn in { $minutes } minutes
    }
# $game: its name
home-learn-first = { home-learn }: { $game }
home-rules = Rules
home-score = Count the points of a real game
home-about = About and fairness
home-pages = More pages

# Opening a table: one sheet for each of the three ways
home-open-friends = { $game } with friends
home-open-bots = { $game } against bots
home-open-screen = { $game } on one screen
home-name = Your name
home-name-missing = Write a name, so that the others see who sits there.
# Stands for a name that was not given
home-guest = Guest
# Stands for a name that was not given. $number: 1 to 6
home-player = Player { $number }
home-friends-text = The table opens with a link that you can send. The game begins when you start it.
home-friends-open = Open the table
home-bots-count = Bots
home-bots-strength = How they play
home-bots-start =
    { $count ->
        [one] Play against { $count } bot
       *[other] Play against { $count } bots
    }
home-screen-text = The screen is handed on from turn to turn.
home-screen-names = Who plays
home-screen-add = Add a person
home-screen-remove = Remove { $name }
home-screen-bots = Bots as well
# $count: all who play
home-screen-start = Start with { $count }
home-opening = Opening…

# How strong a bot is, weakest first
bot-random = Careless
bot-greedy = Greedy
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert

# An invitation was opened
join-looking = Looking for the table
# $table: its title or the name of the game
join-title = Take a seat: { $table }
join-colour = Colour of the house
join-colour-any = Any
join-sit = Sit down
join-sitting = Sitting down…
join-watch-instead = Only watch
join-wrong = This invitation leads to no table
join-wrong-text = It is no longer valid, or the link has a slip. Ask the host for the new one.
join-full = Every seat is taken
join-full-text = You can watch, and see what everybody sees.
join-begun = The game has begun
join-begun-text = No seat can be taken any more, but you can watch.
join-over = The game is over
join-over-text = You can look at how it ended.
join-watch = Watch the game
