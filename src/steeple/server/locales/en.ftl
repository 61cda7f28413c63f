# What the server says: over the web to players and programs, and in its own words to operators.

# Taking a seat, before the start
already-started = The game has begun; this can’t be changed any more.
not-started = The game has not begun yet.
not-host = Only the host of the table can do that.
not-invited = To take a seat here, open the table with its invitation. One that was renewed is no longer valid.
table-full = Every seat is taken.
seat-taken = Somebody sits there.
# $seat counts from 0, as programs do
no-such-seat =
    There is no seat { $seat }: the table has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, counted from 0.
too-few =
    { $seats ->
        [one] { $seats } seat is
       *[other] { $seats } seats are
    } taken; at least { $least } are needed.
free-starter = The seat that was to begin is free. Choose another one to begin, or draw lots.
bad-name = A name has 1 to { $most } letters.
bad-title = A title has at most { $most } letters.
bad-colour = The colour “{ $colour }” is not available. These are free: { $free }.

# During play
not-yours = This seat is not yours.
# $name: of a person or a bot
not-your-turn = It is not your turn: { $name } is to move.
bot-plays = A bot plays for you. Take your seat back first.
stale = The game has gone on since. Look again before you move.
nothing-to-undo = There is nothing that you could take back.
undo-asked-already = Somebody has asked to take a move back; that comes first.
no-undo-asked = Nobody asks you to take a move back.
nothing-to-leave = There is no game to leave.
# $name: of a person
not-away = { $name } is not away.
nothing-to-take-back = No bot plays for you.
not-over = The match is not over yet.

# Chat
bad-chat = A message has 1 to { $most } letters.
phrase-hello = Hello, everyone.
phrase-good-luck = Good luck.
phrase-well-built = Well built.
phrase-thanks = Thank you.
phrase-oops = Oops.
phrase-thinking = Let me think.
phrase-your-turn = It’s your turn.
phrase-back-soon = Back in a moment.
phrase-good-game = Good game.
phrase-again = One more?

# Limits, and requests that make no sense
too-fast =
    That was too fast. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
too-many = Too many connections are open; { $most } are allowed.
no-such-table = There is no such table. Perhaps the link was cut short.
no-such-invite = This invitation is no longer valid, or it was mistyped. Ask the host for the new one.
no-such-page = There is no such page.
closing = The server is restarting. Nothing is lost; try again in a moment.
reload = Steeple has been updated. Load the page again to go on. Your seat is kept, and nothing you confirmed is lost.

# For whoever starts a server
serving = Steeple is at { $address }
serving-stops = Ctrl+C stops the server. Nothing is lost.
working = Working for { $store }
on-this-machine = On this machine: { $address }
on-the-network = On the local network: { $address }
store-busy = Another Steeple server already uses { $file }.
store-too-new = { $file } was written by a newer Steeple. Update this one.
store-empty = { $file } has lost its data ({ $problem }). steeple restore FILE puts a backup back. To start with nothing, delete { $file } and { $mark }.
store-behind = At the end of { $file }, something is missing that players were told is kept ({ $problem }). steeple restore FILE puts a backup back. To go on without it, delete { $mark }.
# $problem: what the system says, in English
store-failed = { $file } can’t be used: { $problem }
# $problem: what the system says, in English
cannot-listen = The server can’t listen at { $address }: { $problem }
not-an-address = “{ $address }” is not the address of a site, such as https://play.example.
not-a-store = “{ $address }” is not the address of a PostgreSQL database, such as postgresql://steeple@localhost/steeple.
not-a-bus = “{ $address }” is no way for nodes to tell each other what happens. With --store, --bus is postgresql, or an address such as nats://localhost.
unknown-limit = There is no limit “{ $name }”. There are: { $known }.
backup-done = The backup is in { $file }.
backup-exists = { $file } exists already; it was left as it is.
# The columns of the list of guests
guests-id = Guest
guests-name = Name
guests-active = Last active (UTC)
guests-tables = Tables
guest-revoked = { $guest } is signed out everywhere; a running server acts on it within seconds.
no-such-guest = This server knows no guest “{ $guest }”.
check-done = Everything is right. Tables: { $tables }, entries: { $entries }, finished matches verified: { $matches }.
check-flaws = { $file } is damaged. Flaws found: { $count }. steeple restore FILE puts a backup back.
flaw-file = SQLite says: { $problem }
flaw-behind = Something is missing at the end that players were told is kept: { $problem }
flaw-entry = Table { $table }: entry { $seq } is damaged.
flaw-gap = Table { $table }: entry { $seq } is missing.
flaw-log = Table { $table }: its log can’t be followed: { $problem }
flaw-snapshot = Table { $table }: its snapshot can’t be used, and the whole log is read instead: { $problem }
flaw-row = Table { $table }: what is listed about it does not agree with its log.
flaw-match = Table { $table }: its match can’t be verified: { $problem }
flaw-guests = Guests whose name and colour can’t be read: { $count }
restore-done = The backup { $file } is back in place.
restore-aside = What was there before is kept as { $file }.
restore-damaged = The backup { $file } is damaged; nothing was changed. { $problem }

# Reasons that the client does not bring along: the server says them in the person’s language
still-verifying =
    Other game files are still being checked. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
no-such-deal = There is no deal for that day.
deal-not-yet = The deal of that day opens at midnight UTC, for everybody at once.
deal-secret = Others are still playing these cards today. You can look once the next deal has opened.
not-in-deal = In the deal of the day nothing can be taken back, left to a bot or played again.
# $problem: where a program goes wrong, in English
not-json = This is not JSON: { $problem }
bad-request = This can’t be understood: { $problem }
not-json-type = Send JSON, with the content type application/json.
bad-token = The token is not one of this server’s.
other-site = A page of another site asked for this; it was refused.
wrong-host = This server does not go by that name.
wrong-method = This can’t be done here with that kind of request.
no-sheets = This game’s tables are not scored here.
too-long-to-verify = Checking this game file here would take too long. On your own machine, steeple verify checks it without a limit.
too-many-values = This game file holds too many values; { $most } are allowed.
too-large = That is too large; { $most } bytes are allowed.
bad-language = This language is not available here. There are: { $known }.
bad-clock = This clock is not possible: choose 5 seconds to 30 days, and an increment only with a time for the whole game.
no-such-phrase = There is no such phrase. There are: { $known }.
no-lesson = This game has no lesson yet.
not-built = The server runs, but the game in the browser is not built yet. This builds it and starts it:
too-many-bot-tables = Bots alone are playing at too many of your tables; { $most } at a time are allowed. Wait until one of those games is over.
damaged = This table can’t be read: what the server keeps of it is damaged. Whoever runs the server has been told. All other tables are as they were.
not-kept = It could not be kept: the server can’t write to its disk. Nothing has changed; try again soon.
broken = Something broke on the server. Nothing was changed, and the fault was noted.
bad-code = The code is wrong, was used already, or is too old.
moved = Everything is in { $store } now, and every entry was compared. Tables: { $tables }, entries: { $entries }.
