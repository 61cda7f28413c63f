# The steeple command.

about = Steeple: tower-building games for people and for programs.
usage = steeple COMMAND ...
more-help = steeple COMMAND --help shows more about a command.
help-lang = --lang LANGUAGE chooses the language: { $known }

# What each command does, one line each
help-play = start a server, and open the game in the browser; --terminal plays here
help-serve = serve the games to other people
help-work = do the work of bots and referees for other nodes, without serving anybody
help-backup = copy a server’s data into a file, also while it runs
help-guests = list a server’s guests, or sign one out everywhere: revoke ID
help-check = look through a server’s data for damage
help-restore = put a backup back in place, while no server runs
help-move-store = copy a server’s data to another store, checked entry by entry; can be continued
help-replay = show a recorded match move by move
help-export = write a finished match as one page that replays it without a server
help-verify = check every rule and every draw of a finished match
help-score = count the points of a finished real table
help-arena = let bots play against each other and count the wins
help-stdio = an engine for programs: one JSON object a line
help-mcp = tools for language models: rules, view, legal moves, play (MCP)
help-bench = measure how fast everything is
help-warm = compile the rules now, so that no player has to wait

# Headings and options in the help of a command
help-arguments = Arguments
help-options = Options
help-help = show this help
help-file = the file; - is standard input
help-to = the page to write
help-names = the players’ names, in the order of the seats, with commas between them
help-title = what the match is called
help-json = answer with JSON, for programs
help-step = wait for Enter after each move
help-from = start at this event
help-game = which game
help-bench-what = a game, server or web
help-seats = how many players
help-bot = the opponents: the name of a bot of the game
help-bidding = checked: only what can be built may be bid; open: as at a real table
help-option = choose an option of the game, such as advanced=true; can be given several times
help-referee = who says what falls: physics, table or dice
help-players = the players, with commas between them: names of bots, or paths of programs such as ./mybot; they change seats in turn
help-log = a file for the results: the same command goes on where it was stopped
help-until-sure = stop as soon as it is settled who is stronger
help-csv = write every match into this file, as a table
help-move-seconds = how many seconds a program has for a move
help-memory-mb = how much memory a program may take, in MB
help-games = how many matches
help-jobs = how many processes share the work
help-seed = a number that makes the game repeatable
help-new = start anew, even if an unfinished game is kept
help-towers = towers from the ground up, such as "candy 15 12 9 0", and "rubble 2"; "Anna:" starts a player
help-seconds = how long each measurement takes
help-terminal = play in the terminal, against bots
help-no-browser = do not open the browser
help-host = the address to listen at; 0.0.0.0 is all of this machine’s
help-port = the port to listen at; 0 takes a free one
help-data = the folder for the server’s data
help-store = the address of a PostgreSQL database that several nodes share, instead of the folder
help-bus = how nodes that share a store tell each other what happens: postgresql, or the address of a NATS server
help-leave-work = let other nodes move for bots and judge moves
help-base-url = the address that people type, if a proxy stands in between
help-proxy = the address of a proxy that is believed; can be given several times
help-keep-days = forget finished matches after so many days; 0 keeps them
help-keep-unfinished-days = forget tables that did not end, so many days after the last move there; 0 keeps them
help-keep-guests-days = forget the name of guests without tables, so many days after their last visit; 0 keeps it
help-limit = set a limit, such as requests_per_second=50; can be given several times
help-backup-file = the file to write
help-guests-what = nothing to list, or revoke and the guest’s ID
help-restore-file = the backup to put back
help-move-store-from = where the data is: a SQLite file, or the address of a PostgreSQL database
help-move-store-to = where the data is to go, likewise
help-quick = do not verify finished matches, which takes longest

# What is wrong with a command line
unknown-command = There is no command “{ $command }”. There are: { $known }.
unknown-argument = “{ $argument }” is not understood here. --help shows what is.
not-an-option = An option is written as name=value; “{ $argument }” is not.
argument-missing = This is missing: { $argument }
value-missing = { $argument } needs a value.
not-a-number = { $argument } is a whole number, not { $value }.
unknown-language = There is no language “{ $language }”. There are: { $known }.

interrupted = Stopped.
compiling = Compiling the rules: { $done } of { $of }
compiling-beside = The rules are being compiled in the background. You can play already; bots think a little longer until that is done.
# $problem: what the operating system says, in English
exported = The page is { $file }.
too-many-names = { $names } names for { $seats } players.
no-replay = The browser has no replay of { $game }.
cannot-write-page = { $file } can’t be written: { $problem }
needs-scripts = This page needs JavaScript to show the match.
cannot-read = { $file } can’t be read: { $problem }
cannot-write = { $file } can’t be written: { $problem }. The game goes on, but will not be kept.
file-too-large = { $file } is larger than { $most } MB, too large for a game file.

# Playing in the terminal
welcome = { $game }. h shows the keys, q quits.
seat-name = Player { $number }
game-goes-on = Your unfinished game goes on. (steeple play --terminal --new starts another one.)
game-kept = Your game is kept. steeple play --terminal goes on with it.
kept-game-aside = Your unfinished game was put aside as { $file }.
kept-game-spoilt = The unfinished game can’t be read any more; it was put aside as { $file }.
seat-score =
    { $count ->
        [one] { $name }: { $count } point
       *[other] { $name }: { $count } points
    }
# $names: one name, or several for a shared win
winners =
    { $count ->
        [one] The win goes to: { $names }
       *[other] The win is shared by: { $names }
    }
record-kept = The game file of this match is { $file }. steeple replay shows it, steeple verify checks it.
event-number = Event { $number }
press-enter = Enter goes on.

# Checking a record
verified = Everything is right: { $events } events, { $moves } moves by the rules, { $draws } draws by the dealer’s seed.

# Scoring a real table
score-how =
    Type each player’s name with a colon, then the towers from the ground up, for example:
      Anna:
      candy 15 12 9 0
      rubble 2
    An empty line ends.
total = Total

# For programs
no-match = There is no match yet: start one with new or replay.
no-mcp = The SDK for language models is not installed: pip install steeple[mcp]
not-a-command = A command is a JSON object with “cmd”: { $known }.
bad-field = “{ $field }” must be of type { $type }.
line-too-long = The line is longer than { $most } MB.

# Measuring
bench-no-game = The game “{ $game }” can’t be measured. These can: { $known }.
bench-no-peer = OpenSpiel is not installed, so there is nothing to compare with: pip install open_spiel
bench-no-node = Node.js is missing, or its packages can’t be fetched, so there is nothing to compare with.
bench-no-playwright = The game in the browser is measured with Playwright, which is not installed: pip install playwright
bench-no-chromium = There is no Chromium here. STEEPLE_CHROMIUM can say where one is.
bench-no-client = The game in the browser is not built yet. This builds it: python3 run.py
bench-figure = Figure
bench-value = Value

# Bots against bots: headings of the table
arena-player = Player
arena-games = Matches
arena-wins = Wins
arena-points = Points
arena-margin = Margin
arena-rating = Rating
arena-against = { $player } against { $other }
