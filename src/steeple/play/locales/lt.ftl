# Partijos parengimas, žaidimas ir partijos įrašas.

bad-seed = Sėkla yra sveikasis skaičius arba 64 šešioliktainiai skaitmenys, kuriuos atskleidžia baigta partija; „{ $seed }“ nėra nei viena, nei kita.
bad-seat-seeds = Kiekviena vieta (iš viso { $seats }) duoda po vieną sėklą: tekstą iki { $longest } ženklų.
no-such-seat = Vietos { $seat } nėra: šioje partijoje vietų yra { $seats }, jos numeruojamos nuo 0.
# Teisėjas pasako, ar sugriuvo tikrų arba imituojamų kaladėlių bokštas.
no-such-referee =
    { $count ->
        [0] Šiam žaidimui teisėjo nereikia; „{ $referee }“ pasirinkti negalima.
       *[other] Teisėjo „{ $referee }“ nėra. Yra: { $known }.
    }

match-over = Partija baigta.
lesson-over = Pamoka baigta.
nobody-to-move = Šiuo metu nėra kam eiti.
waiting-for-report = Pirmiausia reikia pranešti, kas ant stalo nutiko žaidimo dalims.
no-report-wanted = Dabar nieko pranešti nereikia.

not-a-record = Tai nėra „Steeple“ partijos įrašas.
newer-record = Šio įrašo formatas yra { $version }. Ši „Steeple“ versija skaito formatus iki { $ours }: ją reikia atnaujinti.
other-rules = Ši partija žaista pagal žaidimo { $game } taisyklių versiją { $rules }; čia yra versija { $ours }.
incomplete-setup = Partija parengta ne iki galo.
# $why: kitas sakinys, kuris pasako, kas negerai
wrong-event = Įrašo įvykis Nr. { $event } klaidingas. { $why }
misplaced-event = Šioje vietoje to būti negali.
wrong-actor = Tuo metu buvo kieno nors kito ėjimas.
wrong-result = Rezultatas neatitinka ėjimų.
wrong-seeds = Kiekvienam dalytojui turi būti po vieną sėklą.
other-seed = Tai ne ta sėkla, su kuria partija pradėta.

unfinished = Įrašas baigiasi įvykiu Nr. { $event }, partijai dar nesibaigus: jos sėkla dar neatskleista, todėl traukimų patikrinti negalima.
never-revealed = Dalytojo sėkla, pažadėta įvykyje Nr. { $event }, taip ir neatskleista, todėl jos traukimų patikrinti negalima.
broken-promise = Įrašo įvykis Nr. { $event } klaidingas. Dalytojo sėkla neatitinka maišos reikšmės, paskelbtos prieš partiją.
wrong-draw = Įrašo įvykis Nr. { $event } klaidingas. Pagal dalytojo sėklą traukiama „{ $drawn }“, ne „{ $recorded }“.
wrong-verdict = Įrašo įvykis Nr. { $event } klaidingas. Sprendžiant iš naujo, žaidimo dalims nutinka kas kita.
