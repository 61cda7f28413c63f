# Mitä oppiva ohjelma ei voi tehdä.

no-encoding = Peliä { $game } ei voi ilmaista numeroina: sillä ei ole koodausta.
not-an-action = { $action } ei ole toiminto: toiminnot ovat kokonaislukuja nollasta lukuun { $most }.
masked-action = Toimintoa { $action } ({ $name }) ei voi tehdä nyt; maski kertoo, mitkä voi.
bad-render-mode = Pöydän näyttötapaa ”{ $mode }” ei ole. Vaihtoehdot: { $known }.
