# The deal of the day: the same cards for everybody, and one try.

# $date: such as “Wednesday, 18 November”
deal-of = Päivän jako: { $date }
# $names: of bots
deal-about = { $game }, vastassa { $names }. Kaikilla on samat kortit, samat botit ja yksi yritys. Pelin voi pelata loppuun, kunnes seuraava jako avautuu.
deal-row = Ensimmäinen rivi
deal-play = Pelaa päivän jako
deal-points =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
# After the points: “49 points, better than 84 %”
deal-better = parempi kuin { $percent } %
# In the place of the percentage, while fewer than 20 people have played
deal-first = 20 ensimmäisen joukossa
deal-played =
    { $count ->
        [one] { $count } ihminen on pelannut nämä kortit tähän mennessä.
       *[other] { $count } ihmistä on pelannut nämä kortit tähän mennessä.
    }
deal-too-late = Tämä jako ei päättynyt ajoissa, joten sitä ei lasketa.
deal-not-played = Et pelannut tätä jakoa.
deal-results = Kaikki tulokset
# $mine, $middle, $best: points
deal-results-said = Sinun: { $mine }. Keskimmäinen: { $middle }. Paras: { $best }.
deal-you = Sinä
deal-table = Pöytäsi
deal-week = Viimeiset seitsemän päivää
deal-week-said = Pelattuja päiviä: { $count } viimeisestä 7:stä.
deal-days =
    { $count ->
        [one] { $count } päivä peräkkäin
       *[other] { $count } päivää peräkkäin
    }
deal-most =
    { $count ->
        [one] Eniten: { $count } päivä
       *[other] Eniten: { $count } päivää
    }
deal-next = Seuraava jako avautuu { $hours } h { $minutes } min kuluttua.
deal-yesterday = Eilinen jako
deal-share-note = Vain korkeudet ja katot: korttejasi siitä ei saa selville.
deal-fair = Sama kaikille
deal-fair-text = Jaon kaikki kortit seuraavat yhdestä luvusta. Sen sinetti julkaistaan edellisenä päivänä ja itse luku päivän päätyttyä: silloin kuka tahansa voi tarkistaa pelin.
deal-once = Jokaiselta vieraalta lasketaan yksi yritys kaikilla hänen laitteillaan. Selaimensa tyhjentänyt on uusi vieras: toista yritystä ei voi sulkea pois.
deal-seal = Tämän jaon sinetti
deal-next-seal = Huomisen jaon sinetti
deal-key = Tämän jaon luku
