# A finished match, watched again round by round.

replay = Powtórka
# The title of the page. $table: what the match is called by its people
replay-of = Powtórka: { $table }
# $step: which of the round’s steps is shown: the row, each bid, the build
replay-step = Krok { $step } z { $count }

replay-first = Na początek
replay-previous = Poprzednia runda
replay-next = Następna runda
replay-last = Na koniec
replay-step-back = Poprzedni krok
replay-step-on = Następny krok
replay-play = Odtwórz
replay-pause = Pauza
replay-speed = Tempo
# $factor: such as 2
replay-speed-times = { $factor }×
replay-link-copied = Link skopiowany
# If the browser does not let us copy
replay-link-address = Linkiem jest adres tej strony

# When there is nothing to show
replay-opening = Otwieranie powtórki
replay-not-over = Ta partia jeszcze trwa
replay-not-over-text = Powtórka pojawi się, gdy tylko partia się skończy. Do tego czasu możesz oglądać.
replay-watch = Oglądaj partię
replay-not-found = Tu nie ma partii
replay-not-found-text = Być może link jest niepełny albo partię usunięto.
replay-offline = Nie ma sieci, a ta partia nie jest tu zapisana
replay-offline-text = Bez sieci można oglądać partie, które ta przeglądarka pokazała już do końca.
replay-again = Spróbuj ponownie
