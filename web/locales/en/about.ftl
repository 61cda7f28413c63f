# What Steeple is. “Steeple” is a name and stays as it is.

about-title = About Steeple
about-lead = Three games of towers, free for everybody, without an account.

about-steeple = What it is
# $games: a list of their names
about-steeple-text = Steeple is a table for games of towers: { $games }. You play with friends by sending a link, with bots, or together at one screen. Where things can fall, you place the pieces with your own hand, let dice decide, or use real pieces.
about-steeple-free = It is free, and there is nothing to buy, no advertising and no account. The program is open under the MIT licence: anybody may use it, change it, and run a server of their own.
# $game: its name
about-rules = Rules: { $game }
about-score = Score helper for a real table

# Accessibility
about-accessibility = Accessibility
about-access-screen = Screen readers: every tower, card and choice is also told in words. Moves of others are announced when they happen, and your turn at once.
about-access-colour = Colour is never the only sign: each tower type has its own shape, pattern, sign and name.
about-access-contrast = High contrast: dusk and day both keep strong contrast, and the contrast colours of your system are used if you have set them.
about-access-motion = Little motion: if your system asks for reduced motion, nothing moves. In the settings you can have the moves of others shown at once, too.
about-access-sound = Sounds can be switched off. Whatever is heard can be seen too.
about-access-size = Everything works when enlarged to 200 %, on a small phone, and by touch, mouse or keyboard.
about-keys = Keys at a table
about-keys-text = Everything can be done with the keyboard. Tab moves on; these keys are shortcuts:
# Read aloud between two keys: “0 to 5”
about-key-to = to

# Privacy
about-privacy = Privacy
about-privacy-cookie = Your browser keeps one signed cookie. It says which guest you are, and nothing else.
about-privacy-kept = The server you play on keeps the name you gave and the games you played, so that you can go on and look back.
about-privacy-nobody = Nothing goes to anybody else. There are no counters, no advertising and no parts from other sites.
about-privacy-browser = Language, look, sound and the score helper’s sheet stay in this browser.
about-devices = Move to another device
about-device-here = On the first device
about-device-here-text = Show a code here, and type it on the other device. You are then the same guest there, with your tables.
about-device-show = Show a code
about-device-another = Show another code
# $minutes: how long the code works
about-device-valid =
    { $minutes ->
        [one] It works once, within { $minutes } minute.
       *[other] It works once, within { $minutes } minutes.
    }
about-device-there = On the other device
about-device-there-text = Type the code that the first device shows. This device then has the tables of that guest, and no longer its own.
about-device-code = Code
about-device-claim = Use the code
# $name: what the guest is called
about-device-done = Done. On this device you are now: { $name }
about-device-done-nameless = Done. This device now has the tables of the other one.
# A heading and a button: only this device stays the guest that it is
about-device-leave = Leave all other devices
about-device-leave-text = For a device that you lost or lent: within seconds, your tables are on this device only. Programs that play for you need a new token.
about-device-left = Done. Only this device is left.

# Fairness
about-fairness = Fairness
about-fairness-text = Nobody can choose the cards: not the server, not a player, not a bot. This is how, and anybody can check it afterwards.
about-fair-sealed = Sealed
about-fair-sealed-text = Before the first card, the server picks a secret number. It shows everybody the seal of it: a fingerprint that fits this number only.
about-fair-seeds = Mixed
about-fair-seeds-text = Each seat can add a random number of its own. So the server alone does not decide either.
about-fair-drawn = Drawn
about-fair-drawn-text = Every draw follows from these numbers, as a sum follows from its parts. Nobody can see ahead without the secret.
about-fair-opened = Revealed
about-fair-opened-text = After the game the server reveals the secret. It must fit the seal from the start.
about-fair-checked = Checked
about-fair-checked-text = Anybody can now work out every draw again. One changed card, and it does not fit.
about-fairness-why = After a game, the table offers its game file: all moves and draws, the seal, and the secret. You can check one here.

# The check of a game file
about-check = Check a game file
about-check-choose = Choose a game file, or drop it here
about-check-where = A file that ends in .json, from the end of a game
about-check-private = The file goes to this server only, to be checked, and is not kept.
about-check-busy = Checking…
# Read aloud before a step
about-check-right = Right:
about-check-wrong = Wrong:
about-check-unknown = Not known:
about-check-file = This is a game file
# $count: how many things happened in the game
about-check-file-text =
    { $count ->
        [one] It holds { $count } event.
       *[other] It holds { $count } events, one after the other.
    }
about-check-file-wrong = This is not a game file
about-check-file-wrong-text = It may be another file, or it was cut short on the way. Save the game file again at the end of a game, and choose it here.
about-check-here = This browser can’t check by itself here
about-check-here-text = Browsers only calculate fingerprints on secure pages (https). The server checks everything below.
about-check-seal = The secret fits the seal
about-check-seal-text = Your browser itself worked out the fingerprint of the secret. It is the one that was shown before the first card.
about-check-seal-wrong = The secret does not fit the seal
about-check-seal-wrong-text = What was revealed at the end is not what was sealed before the first card.
about-check-seal-closed = The seal has not been broken yet
about-check-seal-closed-text = This game did not end, so its secret was never revealed.
about-check-chain = Nothing was changed, left out or put in
# $count: how many things happened in the game
about-check-chain-text =
    { $count ->
        [one] Your browser checked the only link itself.
       *[other] Each event is tied to the one before. Your browser followed all { $count } links itself.
    }
about-check-chain-wrong = Something was changed
# $event: the number of an entry in the file; they are counted from 0
about-check-chain-wrong-text = The chain breaks at event { $event } of the file: it was changed, or something before it was left out.
about-check-draws = Every draw is right, and every move was allowed
# $draws: how many cards and starters were drawn. $moves: how many moves were made
about-check-draws-text = The server worked it all out again from the revealed numbers. Draws: { $draws }. Moves: { $moves }.
about-check-draws-wrong = The game does not come out the same
about-check-draws-open = The server can’t check a game that did not end
about-check-draws-unknown = The server could not check
about-check-fair = This game was fair
about-check-unfair = This file does not show a fair game
about-check-partly = Not everything could be checked

about-fonts = Fonts
about-fonts-text = Titles and numbers are set in Grenze by Omnibus-Type, everything else in Commissioner by Kostas Bartsokas. Both are free under the SIL Open Font License 1.1, and come from this server.
about-programs = For programmers
about-programs-text = Bots and other programs can play here too. How they talk to the server is described by the OpenAPI file below and by docs/protocol.md in the repository; docs/record.md describes game files and how draws are worked out.
about-programs-api = /api/openapi.json
