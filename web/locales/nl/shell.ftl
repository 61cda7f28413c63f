# What is on every screen of the web client.

go-home = Steeple, start
skip = Naar de inhoud
close = Sluiten
cancel = Terug
reload = Opnieuw laden
language = Taal
settings = Instellingen

# Light and dark
theme-to-day = Naar daglicht
theme-to-dusk = Naar schemer
settings-theme = Uiterlijk
theme-system = Zoals het systeem
theme-dusk = Schemer
theme-day = Dag

# How fast the moves of others are shown
settings-speed = Zetten van anderen
speed-slow = Langzaam
speed-normal = Normaal
speed-fast = Snel
speed-off = Meteen

settings-turn = Als jij aan de beurt bent
settings-sound = Geluid
settings-vibration = Trillen
# For whoever can’t keep a button or a key down
settings-press-instead = Drukken in plaats van vasthouden
settings-notices = Melding, als een andere pagina open is
settings-notices-refused = De browser staat meldingen voor deze pagina niet toe.
notice-turn = Jij bent aan de beurt

# When something is not there
unloaded = Deze pagina kon niet geladen worden
unloaded-text = Misschien is er geen netwerk. Er is niets verloren.
updated = Steeple is bijgewerkt
updated-text = Laad de pagina opnieuw om verder te gaan. Je plaats blijft bewaard, en niets wat je bevestigd hebt, gaat verloren.
trouble-offline = De server is niet bereikbaar. Er is niets verloren; probeer het zo weer.
# $code: the technical name of what went wrong
trouble-unknown = Er ging iets mis ({ $code }). Er is niets veranderd.
lost = Die pagina bestaat niet
lost-text = Misschien is de link niet volledig. Een code ziet eruit als plum-gable-274.
lost-home = Naar de startpagina
