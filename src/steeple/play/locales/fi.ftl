# Pelin valmistelu, pelaaminen ja tallenne.

bad-seed = Siemen on kokonaisluku tai ne 64 heksadesimaalinumeroa, jotka päättynyt peli paljastaa; ”{ $seed }” ei ole kumpikaan.
bad-seat-seeds = Paikkoja on { $seats }, ja jokainen antaa yhden siemenen: enintään { $longest } merkin pituisen tekstin.
no-such-seat = Paikkaa { $seat } ei ole: tässä pelissä paikkoja on { $seats }, ja ensimmäisen numero on 0.
# Erotuomari kertoo, kaatuiko oikeista tai simuloiduista palikoista tehty torni.
no-such-referee =
    { $count ->
        [0] Tässä pelissä ei tarvita erotuomaria; ”{ $referee }” ei ole valittavissa.
       *[other] Erotuomaria ”{ $referee }” ei ole. Erotuomarit: { $known }.
    }

match-over = Peli on päättynyt.
lesson-over = Opastus on ohi.
nobody-to-move = Nyt ei ole kenenkään vuoro.
waiting-for-report = Ensin pöydän on kerrottava, mitä pelin osille tapahtui.
no-report-wanted = Nyt ei tarvitse kertoa mitään.

not-a-record = Tämä ei ole Steeple-pelin tallenne.
newer-record = Tämän tallenteen muoto on { $version }. Uusin muoto, jota tämä Steeplen versio lukee, on { $ours }: päivitä Steeple.
other-rules = Tämä tallenne noudattaa pelin { $game } sääntöjen versiota { $rules }; käytössä on versio { $ours }.
incomplete-setup = Pelin alkutiedoista puuttuu jotakin.
wrong-event = Tallenteen tapahtuma { $event } on virheellinen. { $why }
misplaced-event = Se ei voi tapahtua tässä kohdassa.
wrong-actor = Oli jonkun muun vuoro.
wrong-result = Tulos ei ole se, johon siirrot johtavat.
wrong-seeds = Jokaisella jakajalla on oltava yksi siemen.
other-seed = Tämä ei ole se siemen, jolla peli aloitettiin.

unfinished = Tallenteen viimeinen tapahtuma on { $event }, ja peli on vielä kesken: siementä ei ole paljastettu, joten arvontoja ei voi tarkistaa.
never-revealed = Siementä, jonka jakaja lupasi tapahtumassa { $event }, ei koskaan paljastettu, joten arvontoja ei voi tarkistaa.
broken-promise = Tallenteen tapahtuma { $event } on virheellinen. Jakajan siemen ei vastaa tiivistettä, joka julkaistiin ennen peliä.
wrong-draw = Tallenteen tapahtuma { $event } on virheellinen. Jakajan siemen antaa ”{ $drawn }”, ei ”{ $recorded }”.
wrong-verdict = Tallenteen tapahtuma { $event } on virheellinen. Uudelleen tarkistettuna pelin osille käy toisin.
