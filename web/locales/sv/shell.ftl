# What is on every screen of the web client.

go-home = Steeple, startsidan
skip = Hoppa till huvudinnehållet
close = Stäng
cancel = Tillbaka
reload = Ladda om
language = Språk
settings = Inställningar

# Light and dark
theme-to-day = Byt till dagsljus
theme-to-dusk = Byt till skymning
settings-theme = Utseende
theme-system = Som systemet
theme-dusk = Skymning
theme-day = Dag

# How fast the moves of others are shown
settings-speed = Andras drag
speed-slow = Långsamt
speed-normal = Normalt
speed-fast = Snabbt
speed-off = Direkt

settings-turn = När det är din tur
settings-sound = Ljud
settings-vibration = Vibration
# For whoever can’t keep a button or a key down
settings-press-instead = Tryck i stället för att hålla
settings-notices = Avisering, om en annan sida är öppen
settings-notices-refused = Webbläsaren tillåter inga aviseringar från den här sidan.
notice-turn = Det är din tur

# When something is not there
unloaded = Sidan gick inte att ladda
unloaded-text = Kanske finns det inget nätverk. Inget har gått förlorat.
updated = Steeple har uppdaterats
updated-text = Ladda om sidan för att fortsätta. Din plats är kvar, och inget du har bekräftat går förlorat.
trouble-offline = Servern går inte att nå. Inget har gått förlorat; försök igen om en liten stund.
# $code: the technical name of what went wrong
trouble-unknown = Något gick fel ({ $code }). Inget har ändrats.
lost = Den sidan finns inte
lost-text = Kanske saknas en bit av länken. Koder ser ut så här: plum-gable-274.
lost-home = Till startsidan
