# What is on every screen of the web client.

go-home = Steeple, startsiden
skip = Hopp til hovedinnholdet
close = Lukk
cancel = Tilbake
reload = Last på nytt
language = Språk
settings = Innstillinger

# Light and dark
theme-to-day = Bytt til dagslys
theme-to-dusk = Bytt til skumring
settings-theme = Utseende
theme-system = Som systemet
theme-dusk = Skumring
theme-day = Dag

# How fast the moves of others are shown
settings-speed = De andres trekk
speed-slow = Langsomt
speed-normal = Normalt
speed-fast = Raskt
speed-off = Med en gang

settings-turn = Når det er din tur
settings-sound = Lyder
settings-vibration = Vibrering
# For whoever can’t keep a button or a key down
settings-press-instead = Trykk i stedet for å holde
settings-notices = Varsel, hvis en annen side er åpen
settings-notices-refused = Nettleseren tillater ikke varsler fra denne siden.
notice-turn = Det er din tur

# When something is not there
unloaded = Siden kunne ikke lastes
unloaded-text = Kanskje er det ikke noe nettverk. Ingenting er gått tapt.
updated = Steeple er oppdatert
updated-text = Last siden på nytt for å fortsette. Plassen din holdes av, og ingenting du har bekreftet, går tapt.
trouble-offline = Får ikke kontakt med serveren. Ingenting er gått tapt; prøv igjen om et øyeblikk.
# $code: the technical name of what went wrong
trouble-unknown = Noe gikk galt ({ $code }). Ingenting er endret.
lost = Den siden finnes ikke
lost-text = Kanskje mangler det en bit av lenken. Koder ser slik ut: plum-gable-274.
lost-home = Til startsiden
