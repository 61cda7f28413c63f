# The deal of the day: the same cards for everybody, and one try.

# $date: such as “Wednesday, 18 November”
deal-of = Rozdání dne: { $date }
# $names: of bots
deal-about = { $game }. Soupeři: { $names }. Všichni mají stejné karty, stejné boty a jeden pokus. Dohrát se dá, dokud se neotevře další rozdání.
deal-row = První nabídka
deal-play = Hrát dnešní rozdání
deal-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
# After the points: “49 points, better than 84 %”
deal-better = lepší než { $percent } %
# In the place of the percentage, while fewer than 20 people have played
deal-first = mezi prvními 20
deal-played =
    { $count ->
        [one] Tyto karty zatím hrál { $count } člověk.
        [few] Tyto karty zatím hráli { $count } lidé.
        [many] Tyto karty zatím hrálo { $count } člověka.
       *[other] Tyto karty zatím hrálo { $count } lidí.
    }
deal-too-late = Toto rozdání nebylo dohráno včas, takže se nepočítá.
deal-not-played = Toto rozdání jsi nehrál(a).
deal-results = Všechny výsledky
# $mine, $middle, $best: points
deal-results-said = Tvůj: { $mine }. Prostřední: { $middle }. Nejlepší: { $best }.
deal-you = Ty
deal-table = Tvůj stůl
deal-week = Posledních sedm dní
deal-week-said = Odehráno dní: { $count } z posledních 7.
deal-days =
    { $count ->
        [one] { $count } den po sobě
        [few] { $count } dny po sobě
        [many] { $count } dne po sobě
       *[other] { $count } dní po sobě
    }
deal-most =
    { $count ->
        [one] Nejvíc: { $count } den
        [few] Nejvíc: { $count } dny
        [many] Nejvíc: { $count } dne
       *[other] Nejvíc: { $count } dní
    }
deal-next = Další rozdání se otevře za { $hours } h { $minutes } min.
deal-yesterday = Včerejší rozdání
deal-share-note = Jen výšky a střechy: karty z toho nikdo nepozná.
deal-fair = Pro všechny stejné
deal-fair-text = Všechny karty rozdání vycházejí z jednoho čísla. Jeho pečeť se zveřejní den předem a samo číslo po skončení dne: pak může partii ověřit kdokoli.
deal-once = Každému hostu se počítá jeden pokus, na všech jeho zařízeních. Kdo vymaže data prohlížeče, je nový host: druhý pokus se vyloučit nedá.
deal-seal = Pečeť tohoto rozdání
deal-next-seal = Pečeť zítřejšího rozdání
deal-key = Číslo tohoto rozdání
