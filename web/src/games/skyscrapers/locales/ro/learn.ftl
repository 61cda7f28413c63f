# The lesson of Skyscrapers. What the coach says of most steps is with the game’s own words.

sky-learn-title = Învață Skyscrapers
# The steps
sky-learn-add = Adaugă un muncitor
sky-learn-card = Alege o carte
sky-learn-site = Alege un loc
sky-learn-site-text = Apasă locul luminat. Acolo cartea ajunge mai sus decât toate celelalte, așa că punctele se dublează. Imaginea se rotește spre el.
sky-learn-hand = Adu-o aproape, ține, dă drumul
sky-learn-hand-text = Ia cartea în mână și adu-o lângă marginea ei. Ține-o acolo până când nitul e la locul lui, apoi dă drumul. Cine poate cădea e marcat.
sky-learn-move = Urcă un nivel
sky-learn-fall = Privește cum cade
# $name: of a bot
sky-learn-fall-text = Acum construiește { $name }, în grabă. Cine face să cadă muncitori pierde 5 puncte pentru fiecare.
sky-learn-end = O carte e pe sol
# Buttons
sky-learn-watch = Privește
sky-learn-play = Joacă împotriva a doi începători
