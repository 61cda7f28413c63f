# What is on every screen of the web client.

go-home = Steeple, strona główna
skip = Przejdź do głównej części
close = Zamknij
cancel = Wróć
reload = Wczytaj ponownie
language = Język
settings = Ustawienia

# Light and dark
theme-to-day = Przełącz na dzień
theme-to-dusk = Przełącz na zmierzch
settings-theme = Wygląd
theme-system = Jak w systemie
theme-dusk = Zmierzch
theme-day = Dzień

# How fast the moves of others are shown
settings-speed = Ruchy innych
speed-slow = Wolno
speed-normal = Normalnie
speed-fast = Szybko
speed-off = Od razu

settings-turn = Gdy jest twoja kolej
settings-sound = Dźwięki
settings-vibration = Wibracje
# For whoever can’t keep a button or a key down
settings-press-instead = Naciskanie zamiast przytrzymywania
settings-notices = Powiadomienie, gdy otwarta jest inna strona
settings-notices-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
notice-turn = Twoja kolej

# When something is not there
unloaded = Nie udało się wczytać tej strony
unloaded-text = Być może nie ma sieci. Nic nie przepadło.
updated = Steeple ma nową wersję
updated-text = Wczytaj stronę ponownie, aby grać dalej. Twoje miejsce czeka i nic potwierdzonego nie przepada.
trouble-offline = Serwer jest nieosiągalny. Nic nie przepadło; spróbuj za chwilę.
# $code: the technical name of what went wrong
trouble-unknown = Coś poszło nie tak ({ $code }). Nic się nie zmieniło.
lost = Nie ma takiej strony
lost-text = Być może link jest niepełny. Kody wyglądają tak: plum-gable-274.
lost-home = Na stronę główną
