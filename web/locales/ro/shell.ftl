# What is on every screen of the web client.

go-home = Steeple, acasă
skip = Sari la conținut
close = Închide
cancel = Înapoi
reload = Încarcă din nou
language = Limbă
settings = Setări

# Light and dark
theme-to-day = Treci la zi
theme-to-dusk = Treci la amurg
settings-theme = Aspect
theme-system = Ca sistemul
theme-dusk = Amurg
theme-day = Zi

# How fast the moves of others are shown
settings-speed = Mutările celorlalți
speed-slow = Lent
speed-normal = Normal
speed-fast = Rapid
speed-off = Imediat

settings-turn = Când e rândul tău
settings-sound = Sunete
settings-vibration = Vibrații
# For whoever can’t keep a button or a key down
settings-press-instead = Apasă în loc să ții
settings-notices = Notificare, dacă e deschisă altă pagină
settings-notices-refused = Browserul nu permite notificări pentru această pagină.
notice-turn = E rândul tău

# When something is not there
unloaded = Pagina nu s-a putut încărca
unloaded-text = Poate că nu e rețea. Nu s-a pierdut nimic.
updated = Steeple a fost actualizat
updated-text = Încarcă pagina din nou ca să continui. Locul tău e păstrat și nimic din ce ai confirmat nu se pierde.
trouble-offline = Serverul nu răspunde. Nu s-a pierdut nimic; încearcă din nou peste o clipă.
# $code: the technical name of what went wrong
trouble-unknown = Ceva nu a mers ({ $code }). Nu s-a schimbat nimic.
lost = Această pagină nu există
lost-text = Poate că linkul e incomplet. Codurile arată ca plum-gable-274.
lost-home = La pagina de start
