# The deal of the day: the same cards for everybody, and one try.

# $date: such as “Wednesday, 18 November”
deal-of = Rozdanie dnia: { $date }
# $names: of bots
deal-about = { $game }. Przeciwnicy: { $names }. Wszyscy mają te same karty, te same boty i jedną próbę. Partię można dokończyć, póki nie otworzy się następne rozdanie.
deal-row = Pierwszy rząd
deal-play = Zagraj rozdanie dnia
deal-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
# After the points: “49 points, better than 84 %”
deal-better = lepiej niż { $percent } %
# In the place of the percentage, while fewer than 20 people have played
deal-first = w pierwszej dwudziestce
deal-played =
    { $count ->
        [one] Te karty rozegrała dotąd { $count } osoba.
        [few] Te karty rozegrały dotąd { $count } osoby.
        [many] Te karty rozegrało dotąd { $count } osób.
       *[other] Te karty rozegrało dotąd { $count } osoby.
    }
deal-too-late = To rozdanie nie skończyło się na czas, więc się nie liczy.
deal-not-played = To rozdanie zostało bez ciebie.
deal-results = Wszystkie wyniki
# $mine, $middle, $best: points
deal-results-said = Twój: { $mine }. Środkowy: { $middle }. Najlepszy: { $best }.
deal-you = Ty
deal-table = Twój stół
deal-week = Ostatnie siedem dni
deal-week-said = Rozegrane dni: { $count } z ostatnich 7.
deal-days =
    { $count ->
        [one] { $count } dzień z rzędu
        [few] { $count } dni z rzędu
        [many] { $count } dni z rzędu
       *[other] { $count } dnia z rzędu
    }
deal-most =
    { $count ->
        [one] Rekord: { $count } dzień
        [few] Rekord: { $count } dni
        [many] Rekord: { $count } dni
       *[other] Rekord: { $count } dnia
    }
deal-next = Następne rozdanie otworzy się za { $hours } godz. { $minutes } min.
deal-yesterday = Wczorajsze rozdanie
deal-share-note = Tylko wysokości i dachy: kart nikt z tego nie pozna.
deal-fair = Dla wszystkich takie samo
deal-fair-text = Wszystkie karty rozdania wynikają z jednej liczby. Jej pieczęć ogłaszamy dzień wcześniej, a samą liczbę po zakończeniu dnia: wtedy każdy może sprawdzić partię.
deal-once = Liczy się jedna próba każdego gościa, na wszystkich jego urządzeniach. Kto wyczyści przeglądarkę, jest nowym gościem: drugiej próby nie da się wykluczyć.
deal-seal = Pieczęć tego rozdania
deal-next-seal = Pieczęć jutrzejszego rozdania
deal-key = Liczba tego rozdania
