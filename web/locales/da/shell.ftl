# What is on every screen of the web client.

go-home = Steeple, forsiden
skip = Gå til hovedindholdet
close = Luk
cancel = Tilbage
reload = Indlæs igen
language = Sprog
settings = Indstillinger

# Light and dark
theme-to-day = Skift til dagslys
theme-to-dusk = Skift til tusmørke
settings-theme = Udseende
theme-system = Som systemet
theme-dusk = Tusmørke
theme-day = Dag

# How fast the moves of others are shown
settings-speed = De andres træk
speed-slow = Langsomt
speed-normal = Normalt
speed-fast = Hurtigt
speed-off = Straks

settings-turn = Når det er din tur
settings-sound = Lyde
settings-vibration = Vibration
# For whoever can’t keep a button or a key down
settings-press-instead = Tryk i stedet for at holde
settings-notices = Notifikation, hvis en anden side er åben
settings-notices-refused = Browseren tillader ikke notifikationer fra denne side.
notice-turn = Det er din tur

# When something is not there
unloaded = Siden kunne ikke indlæses
unloaded-text = Måske er der intet netværk. Intet er gået tabt.
updated = Steeple er blevet opdateret
updated-text = Indlæs siden igen for at fortsætte. Din plads holdes, og intet du har bekræftet, går tabt.
trouble-offline = Der er ingen forbindelse til serveren. Intet er gået tabt; prøv igen om et øjeblik.
# $code: the technical name of what went wrong
trouble-unknown = Noget gik galt ({ $code }). Intet er ændret.
lost = Den side findes ikke
lost-text = Måske mangler der en del af linket. Koder ser sådan ud: plum-gable-274.
lost-home = Til forsiden
