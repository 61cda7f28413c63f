# What is on every screen of the web client.

go-home = Steeple, etusivu
skip = Siirry pääsisältöön
close = Sulje
cancel = Takaisin
reload = Lataa uudelleen
language = Kieli
settings = Asetukset

# Light and dark
theme-to-day = Vaihda Päivä-ulkoasuun
theme-to-dusk = Vaihda Hämärä-ulkoasuun
settings-theme = Ulkoasu
theme-system = Laitteen mukaan
theme-dusk = Hämärä
theme-day = Päivä

# How fast the moves of others are shown
settings-speed = Muiden siirrot
speed-slow = Hitaasti
speed-normal = Normaalisti
speed-fast = Nopeasti
speed-off = Heti

settings-turn = Kun on sinun vuorosi
settings-sound = Äänet
settings-vibration = Värinä
# For whoever can’t keep a button or a key down
settings-press-instead = Paina pitämisen sijaan
settings-notices = Ilmoitus, jos toinen sivu on auki
settings-notices-refused = Selain ei salli ilmoituksia tältä sivulta.
notice-turn = On sinun vuorosi

# When something is not there
unloaded = Sivua ei voitu ladata
unloaded-text = Ehkä verkkoyhteyttä ei ole. Mitään ei ole kadonnut.
updated = Steeple on päivitetty
updated-text = Jatka lataamalla sivu uudelleen. Paikkasi säilyy, eikä mitään vahvistamaasi katoa.
trouble-offline = Palvelimeen ei saada yhteyttä. Mitään ei ole kadonnut; yritä hetken kuluttua uudelleen.
# $code: the technical name of what went wrong
trouble-unknown = Jokin meni vikaan ({ $code }). Mikään ei muuttunut.
lost = Tällaista sivua ei ole
lost-text = Ehkä linkistä jäi osa pois. Koodit näyttävät tältä: plum-gable-274.
lost-home = Etusivulle
