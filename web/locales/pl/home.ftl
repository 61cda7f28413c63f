# The home page, and opening a table.

home-title-games = Trzy gry o wieżach.
home-title-link = Jeden link, żadnego konta.
home-intro = Otwórz stół, wyślij link, a znajomi usiądą przy nim w swoich przeglądarkach. Pozostałe miejsca zajmą boty, możesz też grać tylko z nimi.

# The field for an invitation. Codes are English words in every language.
home-code = Kod stołu lub link
home-code-placeholder = Kod stołu: plum-gable-274
home-code-join = Dołącz
home-code-looking = Szukanie…
home-code-empty = Wpisz kod stołu albo wklej link.
home-code-wrong = Żaden stół nie ma tego kodu. Kody wyglądają tak: plum-gable-274.

# The deal of the day: everybody plays the same cards, once; the buttons are as short as can be
home-deal = Rozdanie dnia
home-deal-text = Te same karty dla wszystkich, jedna próba
home-deal-play = Graj
home-deal-on = Graj dalej
home-deal-result = Twój wynik

home-tables = Twoje stoły
home-tables-none = Nie ma jeszcze stołu. Pojawi się tu, gdy tylko jakiś poniżej otworzysz.
home-tables-more =
    { $count ->
        [one] Jeszcze { $count } stół
        [few] Jeszcze { $count } stoły
        [many] Jeszcze { $count } stołów
       *[other] Jeszcze { $count } stołu
    }
home-try-again = Spróbuj ponownie
home-saved = Zapisane w tej przeglądarce
# Under the title of a table. $game: its name, $names: a list of people; names can’t be inflected, so
# other languages may want “{ $game }: { $names }”
home-table-with = { $game }: { $names }
home-your-turn = Twoja kolej
# $name: of a person or a bot; names can’t be inflected: “Turn: { $name }” is as good
home-turn-of = Ruch: { $name }
home-playing = W trakcie gry
home-not-begun = Nierozpoczęta
home-damaged = Nie da się odczytać
home-seats-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
home-won = Twoje zwycięstwo
# $names: one name, or a list if the win is shared
home-won-by = Zwycięstwo: { $names }
home-over = Koniec
home-replay = Powtórka
# For screen readers. $table: its title
home-replay-of = Powtórka: { $table }

# The games
home-games = Gry
home-players = { $least }–{ $most } graczy
# Three ways to begin, as short as can be; each is a button with an icon. For screen readers, the label
# must begin with the same words.
home-way-friends = Znajomi
home-way-bots = Boty
home-way-screen = Jeden ekran
home-way-friends-label = Znajomi: otwórz grę { $game } i wyślij link
home-way-bots-label = Boty: zagraj w grę { $game } tylko z botami
home-way-screen-label = Jeden ekran: zagrajcie w grę { $game } razem na tym urządzeniu
home-learn =
    { $minutes ->
        [one] Naucz się w { $minutes } minutę
        [few] Naucz się w { $minutes } minuty
        [many] Naucz się w { $minutes } minut
       *[other] Naucz się w { $minutes } minuty
    }
# $game: its name
home-learn-first = { home-learn }: { $game }
home-rules = Zasady
home-score = Policz punkty przy stole
home-about = O grze i uczciwości
home-pages = Inne strony

# Opening a table: one sheet for each of the three ways
home-open-friends = { $game } ze znajomymi
home-open-bots = { $game } przeciw botom
home-open-screen = { $game } na jednym ekranie
home-name = Twoje imię
home-name-missing = Wpisz imię, żeby inni widzieli, kto tu siedzi.
# Stands for a name that was not given
home-guest = Gość
# Stands for a name that was not given. $number: 1 to 6
home-player = Gracz { $number }
home-friends-text = Stół otwiera się z linkiem, który możesz wysłać. Gra zaczyna się, gdy ją uruchomisz.
home-friends-open = Otwórz stół
home-bots-count = Boty
home-bots-strength = Jak grają
home-bots-start =
    { $count ->
        [one] Graj przeciw { $count } botowi
        [few] Graj przeciw { $count } botom
        [many] Graj przeciw { $count } botom
       *[other] Graj przeciw { $count } bota
    }
home-screen-text = Ekran przechodzi z rąk do rąk po każdym ruchu.
home-screen-names = Kto gra
home-screen-add = Dodaj osobę
home-screen-remove = Usuń: { $name }
home-screen-bots = Do tego boty
# $count: all who play
home-screen-start =
    { $count ->
        [one] Graj: { $count } gracz
        [few] Graj: { $count } graczy
        [many] Graj: { $count } graczy
       *[other] Graj: { $count } gracza
    }
home-opening = Otwieranie…

# How strong a bot is, weakest first
bot-random = Beztroski
bot-greedy = Zachłanny
bot-easy = Łatwy
bot-medium = Średni
bot-hard = Trudny
bot-expert = Ekspert

# An invitation was opened
join-looking = Szukanie stołu
# $table: its title or the name of the game
join-title = Zajmij miejsce: { $table }
join-colour = Kolor domu
join-colour-any = Dowolny
join-sit = Usiądź
join-sitting = Siadasz…
join-watch-instead = Tylko oglądaj
join-wrong = To zaproszenie nie prowadzi do żadnego stołu
join-wrong-text = Już nie działa albo w linku jest błąd. Poproś gospodarza o nowe.
join-full = Wszystkie miejsca są zajęte
join-full-text = Możesz oglądać i widzieć to, co widzą wszyscy.
join-begun = Gra już się zaczęła
join-begun-text = Nie można już zająć miejsca, ale możesz oglądać.
join-over = Gra się skończyła
join-over-text = Możesz zobaczyć, jak się skończyła.
join-watch = Oglądaj grę
