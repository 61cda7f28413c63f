# Mikä missä tahansa pelissä voi mennä vikaan.

not-a-move = ”{ $move }” ei ole tämän pelin siirto.

unknown-game = Peliä ”{ $game }” ei ole. Pelit: { $known }.
unknown-bot = Bottia ”{ $bot }” ei ole. Botit: { $known }.
bad-seats = Peliin tarvitaan { $least }–{ $most } pelaajaa, ei { $seats }.
bad-number = ”{ $value }” ei ole kokonaisluku, joka on vähintään { $least }.
unknown-option = Asetusta ”{ $option }” ei ole. Asetukset: { $known }.
bad-option = Asetus ”{ $option }” ei voi olla ”{ $value }”. Se voi olla: { $choices }.

not-json = Tämä ei ole JSON-muotoa: { $problem }
not-an-event = Tallenteen tapahtuma { $event } ei ole tapahtuma: { $problem }
altered-event = Tallenteen tapahtumaa { $event } on muutettu: se ei vastaa tiivistettään.

# Vuoro päätteessä.
ask-what = Mitä teet? (numero)
ask-confirm = { $move }: Enter vahvistaa, u kumoaa
no-such-number = Kirjoita luku väliltä 1–{ $count }.
nothing-chosen = Mitään ei ole vielä valittu. h näyttää näppäimet.
nothing-planned = Mitään ei ole suunniteltu.
it-is-legal = Se käy.
keys =
    1, 2, 3 … – valitse
    ? – miksi ei?
    s – pyydä siirtoehdotus
    u – kumoa, Enter – vahvista
    q – lopeta; peli säilyy
