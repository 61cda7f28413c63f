# A table before the start.

# Under the title. $taken and $seats: numbers
lobby-state = Seats taken: { $taken } of { $seats }.
lobby-reconnecting = Connecting again. Your seat is kept, and nothing is lost.
lobby-title = Name of the table
lobby-name-it = Name the table
lobby-rename = Rename
lobby-save = Save

# Who sits where
lobby-who = Seats
lobby-free-seat = Free seat
# $number: the seat, counted from 1
lobby-seat-number = Seat { $number }
# A bot that was given no name
lobby-bot = Bot
# Under a name: whose seat it is
lobby-role-you = you
lobby-role-you-host = you, the host
lobby-role-host = the host
# Somebody else who plays at the reader’s own device
lobby-role-second = at your screen
# $strength: one word, such as “Greedy”
lobby-role-bot = Bot: { $strength }
lobby-here = Here
lobby-not-here = Not connected
lobby-ready = Ready
lobby-fill = Fill
lobby-fill-label = Fill seat { $number }
lobby-change = Change
# For screen readers. $name: who sits there
lobby-change-label = Change the seat: { $name }

# The sheet for one seat
lobby-fill-title = Fill the free seat
lobby-bot-strength = How the bot plays
lobby-bot-add = Add a bot
lobby-bot-keep = Keep the bot like this
lobby-bot-away = Send the bot away
lobby-person-text = Somebody beside you can play at this screen.
lobby-person-name = Name of the person at this screen
lobby-person-add = Add this person
lobby-free-person = Free the seat
lobby-free-person-text = The invitation is then renewed: whoever sat here needs the new link to come back.
lobby-stand = Stand up
lobby-stand-text = The seat becomes free. If it is your last one, somebody else becomes the host.

# House colours, and the words for them under small houses
colour-brick = Brick
colour-slate = Slate
colour-straw = Straw
colour-plum = Plum
colour-moss = Moss
colour-sky = Sky

# Inviting
lobby-invite = Bring friends
lobby-invite-text = Let friends scan the code, or send them the link. They type a name and sit down.
lobby-invite-full = Every seat is taken now. Whoever opens the link can watch.
lobby-qr = The invitation as a QR code
lobby-link = Link to the invitation
lobby-copy = Copy link
lobby-copied = Copied
lobby-selected = The link is selected. Copy it with the keyboard or the menu.
lobby-share = Share
# Goes before the link in a message to friends. $table: the table’s title or the game
lobby-share-text = Take a seat at my table: { $table }
# Before the code in words, such as “plum gable 274”
lobby-say = On the phone, say
# The button with which the host makes earlier links invalid
lobby-renew = Renew the invitation
lobby-renewed = The invitation is new. Links sent earlier no longer work.
# $command: what is typed in a terminal
lobby-here-only = This link works on this computer only. For other devices, start with { $command }: it prints the address in your network.
lobby-watch-title = Bring spectators
lobby-watch = Others may watch
lobby-watch-copy = Copy watch link
lobby-watch-link = Link to watch

# What is agreed
lobby-options = What is agreed
lobby-clock = Time to think
lobby-clock-none = Unlimited
lobby-clock-none-note = Without a clock, a game may last days.
# $minutes: 1 or 3
lobby-clock-move = { $minutes } min
lobby-clock-move-note = For each turn. When the time is up, a bot takes over.
# For the whole game
lobby-clock-bank = { $minutes } min in all
# $seconds: are added after each turn
lobby-clock-bank-note = For all turns of a person together, and { $seconds } s more with each.
lobby-starter = Who begins
lobby-starter-lot = By lot
lobby-starter-lot-note = The lot is drawn together with the sealed deck.
lobby-away = When somebody is away
lobby-away-never = Wait
lobby-away-never-note = The game waits; the others can ask for a bot.
lobby-away-after = { $minutes } min
lobby-away-after-note = After { $minutes } min a bot plays on, and gives the seat back.
lobby-seats = Seats
lobby-seats-locked = Seats that are taken can’t be removed.

# Starting
# $count: how many play
lobby-start = Start with { $count }
lobby-starting = Starting…
lobby-start-waiting = Waiting for others
lobby-start-some =
    { $count ->
        [one] { $count } is ready
       *[other] { $count } are ready
    }
lobby-start-all = Everybody is seated
lobby-start-free =
    { $count ->
        [one] { $count } free seat closes when you start.
       *[other] { $count } free seats close when you start.
    }
# $names: a list of people
lobby-start-absent = Not connected: { $names }. The seat is kept.
lobby-start-too-few =
    { $least ->
        [one] At least { $least } is needed. Invite somebody, or add a bot.
       *[other] At least { $least } are needed. Invite somebody, or add a bot.
    }
lobby-start-offline = The connection is gone for the moment.
lobby-wait = Waiting for the start
# $name: the host
lobby-wait-text = The host begins the game. Host: { $name }
lobby-not-begun = The game has not begun
lobby-not-begun-text = You are watching. The game appears here as soon as it begins.
lobby-not-begun-free = To take a seat, open the invitation.
lobby-keeps = Your seat is kept when you leave the page.

# Read aloud when it happens. $name: of a person or a bot
lobby-news-sat = { $name } has sat down.
lobby-news-stood = { $name } has stood up.
lobby-news-bot = { $name }: a bot has sat down.
lobby-news-host = You are the host now.
lobby-news-terms = The host has changed what is agreed.
