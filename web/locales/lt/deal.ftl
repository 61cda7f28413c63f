# The deal of the day: the same cards for everybody, and one try.

# $date: such as “Wednesday, 18 November”
deal-of = Dienos partija: { $date }
# $names: of bots
deal-about = { $game }. Varžovai: { $names }. Visiems tos pačios kortos, tie patys botai ir vienas bandymas. Pabaigti galima, kol prasidės kita dienos partija.
deal-row = Pirmoji eilė
deal-play = Žaisti dienos partiją
deal-points =
    { $points ->
        [one] { $points } taškas
        [few] { $points } taškai
        [many] { $points } taško
       *[other] { $points } taškų
    }
# After the points: “49 points, better than 84 %”
deal-better = geriau nei { $percent } %
# In the place of the percentage, while fewer than 20 people have played
deal-first = tarp pirmųjų 20
deal-played =
    { $count ->
        [one] Šias kortas jau žaidė { $count } žmogus.
        [few] Šias kortas jau žaidė { $count } žmonės.
        [many] Šias kortas jau žaidė { $count } žmogaus.
       *[other] Šias kortas jau žaidė { $count } žmonių.
    }
deal-too-late = Ši partija nebuvo baigta laiku, todėl nesiskaito.
deal-not-played = Šios partijos nežaidei.
deal-results = Visi rezultatai
# $mine, $middle, $best: points
deal-results-said = Tavo: { $mine }. Vidurinis: { $middle }. Geriausias: { $best }.
deal-you = Tu
deal-table = Tavo stalas
deal-week = Paskutinės septynios dienos
deal-week-said = Žaista dienų: { $count } iš paskutinių 7.
deal-days =
    { $count ->
        [one] { $count } diena iš eilės
        [few] { $count } dienos iš eilės
        [many] { $count } dienos iš eilės
       *[other] { $count } dienų iš eilės
    }
deal-most =
    { $count ->
        [one] Ilgiausiai: { $count } diena
        [few] Ilgiausiai: { $count } dienos
        [many] Ilgiausiai: { $count } dienos
       *[other] Ilgiausiai: { $count } dienų
    }
deal-next = Kita dienos partija prasidės po { $hours } val. { $minutes } min.
deal-yesterday = Vakarykštė partija
deal-share-note = Tik aukščiai ir stogai: kortų iš to nesužinosi.
deal-fair = Visiems vienoda
deal-fair-text = Visos partijos kortos kyla iš vieno skaičiaus. Jo antspaudas paskelbiamas dieną prieš, o pats skaičius – dienai pasibaigus: tada partiją gali patikrinti bet kas.
deal-once = Skaitosi vienas kiekvieno svečio bandymas visuose jo įrenginiuose. Kas išvalo naršyklę, tampa nauju svečiu: antro bandymo visai atmesti neįmanoma.
deal-seal = Šios partijos antspaudas
deal-next-seal = Rytdienos partijos antspaudas
deal-key = Šios partijos skaičius
