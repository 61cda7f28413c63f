# The score helper: for people who play with real cards at a real table.

score-title = Taškų skaičiuoklė
score-lead = Sužymėk tikro stalo bokštus nuo žemės į viršų. Taškai skaičiuojami iškart.
score-new = Naujas lapas
score-new-ask = Pradėti naują lapą?
score-new-text = Visi šio lapo vardai, bokštai ir griovimai ištrinami.
score-new-yes = Ištrinti lapą
score-new-no = Palikti
score-players = Žaidėjai
# $number: counts from 1. A player without a name yet
score-player = Žaidėjas { $number }
score-add = Pridėti žaidėją
score-name = Vardas
# $name: of a player
score-remove-player = Pašalinti žaidėją: { $name }
score-remove-text = Šio žaidėjo bokštai ir griovimai ištrinami.
score-remove-yes = Pašalinti žaidėją
score-towers = Bokštas
# $count: how many storeys a tower has
score-storeys =
    { $count ->
        [0] tuščias
        [one] { $count } aukštas
        [few] { $count } aukštai
        [many] { $count } aukšto
       *[other] { $count } aukštų
    }
# Above the numbers. $tower: as in “Candy tower”
score-pad = { $tower }: kitas aukštas viršuje
score-pad-hint = Rodyklių klavišais pereinama per skaičius, Enter uždeda, Backspace nuima viršutinį.
# $value: the number of the top storey
score-remove-top = Nuimti viršutinę { $value }
score-remove-none = Nėra ko nuimti
score-rubble = Griovimai
# $count: cards that were torn down
score-rubble-count =
    { $count ->
        [one] { $count } korta
        [few] { $count } kortos
        [many] { $count } kortos
       *[other] { $count } kortų
    }
score-rubble-less = Viena griovimų korta mažiau
score-rubble-more = Viena griovimų korta daugiau
# Read aloud after something was tapped. $tower: as in “Candy tower”. $values: a list of numbers from the ground up
score-said = { $tower }: { $values }
score-said-empty = { $tower }: tuščias

# The results
score-results = Taškai
score-main = Pagrindinis bokštas
score-total = Iš viso
# $names: of the players with most points. $count: how many they are
score-winner =
    { $count ->
        [one] Pergalė: { $names }
        [few] Bendra pergalė: { $names }
        [many] Bendra pergalė: { $names }
       *[other] Bendra pergalė: { $names }
    }
score-waiting = Skaičiuojami taškai.
score-offline = Taškams reikia serverio
score-offline-text = Tai, ką sužymėjai, išsaugota čia; taškai bus vėliau.
score-again = Bandyti dar kartą
score-check = Kažkas čia negerai
# $count: how many cards are on the table more often than in the box
score-check-cards =
    { $count ->
        [one] Ant stalo per dažnai pasitaiko { $count } korta
        [few] Ant stalo per dažnai pasitaiko { $count } kortos
        [many] Ant stalo per dažnai pasitaiko { $count } kortos
       *[other] Ant stalo per dažnai pasitaiko { $count } kortų
    }
score-check-text = Taškai vis tiek skaičiuojami.
score-rules = „Penkių bokštų“ taisyklės
