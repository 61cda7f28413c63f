# What is on every screen of the web client.

go-home = Steeple, home
skip = Skip to the main part
close = Close
cancel = Back
reload = Load again
language = Language
settings = Settings

# Light and dark
theme-to-day = Switch to daylight
theme-to-dusk = Switch to dusk
settings-theme = Look
theme-system = Like the system
theme-dusk = Dusk
theme-day = Day

# How fast the moves of others are shown
settings-speed = Moves of others
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = At once

settings-turn = When it is your turn
settings-sound = Sounds
settings-vibration = Vibration
# For whoever can’t keep a button or a key down
settings-press-instead = Press instead of hold
settings-notices = Notification, if another page is open
settings-notices-refused = The browser does not allow notifications for this page.
notice-turn = It is your turn

# When something is not there
unloaded = This page could not be loaded
unloaded-text = There may be no network. Nothing is lost.
updated = Steeple has been updated
updated-text = Load the page again to go on. Your seat is kept, and nothing you confirmed is lost.
trouble-offline = The server can’t be reached. Nothing is lost; try again in a moment.
# $code: the technical name of what went wrong
trouble-unknown = Something went wrong ({ $code }). Nothing was changed.
lost = There is no such page
lost-text = The link may have been cut short. Codes look like plum-gable-274.
lost-home = To the start page
