# What is on every screen of the web client.

go-home = „Steeple“, pradžia
skip = Pereiti prie pagrindinės dalies
close = Užverti
cancel = Atgal
reload = Įkelti iš naujo
language = Kalba
settings = Nuostatos

# Light and dark
theme-to-day = Įjungti dienos šviesą
theme-to-dusk = Įjungti prieblandą
settings-theme = Išvaizda
theme-system = Kaip sistemos
theme-dusk = Prieblanda
theme-day = Diena

# How fast the moves of others are shown
settings-speed = Kitų ėjimai
speed-slow = Lėtai
speed-normal = Įprastai
speed-fast = Greitai
speed-off = Iškart

settings-turn = Kai ateina tavo ėjimas
settings-sound = Garsai
settings-vibration = Vibracija
# For whoever can’t keep a button or a key down
settings-press-instead = Spausti, o ne laikyti
settings-notices = Pranešimas, jei atidarytas kitas puslapis
settings-notices-refused = Naršyklė neleidžia šiam puslapiui rodyti pranešimų.
notice-turn = Tavo ėjimas

# When something is not there
unloaded = Šio puslapio įkelti nepavyko
unloaded-text = Galbūt nėra tinklo ryšio. Niekas nedingo.
updated = Steeple atnaujinta
updated-text = Kad galėtum tęsti, įkelk puslapį iš naujo. Tavo vieta laikoma, ir niekas, ką patvirtinai, nedingsta.
trouble-offline = Serveris nepasiekiamas. Niekas nedingo; po akimirkos bandyk dar kartą.
# $code: the technical name of what went wrong
trouble-unknown = Įvyko klaida ({ $code }). Niekas nepasikeitė.
lost = Tokio puslapio nėra
lost-text = Galbūt nuoroda ne visa. Kodai atrodo taip: plum-gable-274.
lost-home = Į pradžios puslapį
