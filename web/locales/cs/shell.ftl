# What is on every screen of the web client.

go-home = Steeple, úvod
skip = Přejít k hlavní části
close = Zavřít
cancel = Zpět
reload = Načíst znovu
language = Jazyk
settings = Nastavení

# Light and dark
theme-to-day = Přepnout na den
theme-to-dusk = Přepnout na soumrak
settings-theme = Vzhled
theme-system = Podle systému
theme-dusk = Soumrak
theme-day = Den

# How fast the moves of others are shown
settings-speed = Tahy ostatních
speed-slow = Pomalu
speed-normal = Běžně
speed-fast = Rychle
speed-off = Hned

settings-turn = Když jsi na řadě
settings-sound = Zvuky
settings-vibration = Vibrace
# For whoever can’t keep a button or a key down
settings-press-instead = Stisknout místo držení
settings-notices = Oznámení, když je otevřená jiná stránka
settings-notices-refused = Prohlížeč této stránce oznámení nedovoluje.
notice-turn = Jsi na řadě

# When something is not there
unloaded = Tuto stránku nešlo načíst
unloaded-text = Možná chybí připojení k síti. Nic se neztratilo.
updated = Steeple má novou verzi
updated-text = Chceš-li pokračovat, načti stránku znovu. Tvoje místo ti zůstává a nic potvrzeného se neztratí.
trouble-offline = Server není dostupný. Nic se neztratilo; zkus to za okamžik znovu.
# $code: the technical name of what went wrong
trouble-unknown = Něco se nepovedlo ({ $code }). Nic se nezměnilo.
lost = Taková stránka neexistuje
lost-text = Možná není odkaz celý. Kódy vypadají takto: plum-gable-274.
lost-home = Na úvodní stránku
