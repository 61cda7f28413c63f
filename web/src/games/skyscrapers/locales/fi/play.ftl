# Skyscrapers, during play. Names of people can’t be inflected, and no verb may depend on them.

# Which side of the building, as short as can be; seen on a map, north is up
sky-side =
    { $side ->
        [n] pohjoisessa
        [ne] koillisessa
        [e] idässä
        [se] kaakossa
        [s] etelässä
        [sw] lounaassa
        [w] lännessä
        [nw] luoteessa
       *[middle] keskellä
    }
# A place for a worker. $level: such as “level 4”; $side: such as “north”
sky-cell = { $level }, { $side }

# Around the site
sky-site = Työmaa
sky-seats = Pelaajat
sky-seats-note = Reservi ja pisteet. Kortit pysyvät salassa.
# Whose turn comes after this one
sky-next = seuraava
# A person who is not connected
sky-away = poissa
# Who can’t play on
sky-out = pois pelistä
sky-reserve =
    { $count ->
        [one] { $count } työntekijä reservissä
       *[other] { $count } työntekijää reservissä
    }
# Beside the points of somebody on a phone: how many workers are in reserve
sky-reserve-short = + { $count }
sky-levels = Työntekijät tasoittain
# On a phone, the button that opens the list. $level: how high the building is
sky-levels-short = Tasoja: { $level }
# $level: such as “level 4”
sky-cut = Katso ilman ylempiä osia: { $level }
sky-uncut = Näytä koko rakennus
# Beside a level that has floors in several towers
sky-towers =
    { $count ->
        [one] { $count } torni
       *[other] { $count } tornia
    }
sky-leads-note = Lopussa 5 pistettä ylimmistä työntekijöistä.
# Who would get them
sky-leads-you = Nyt: sinä.
sky-leads =
    { $count ->
        [one] Nyt: { $names }.
       *[other] Nyt: { $names }, 5 kullekin.
    }
sky-leads-nobody = Nyt: ei kukaan.
# $name: whose worker it is
sky-worker-of = Työntekijän omistaja: { $name }
sky-worker-of-enclosed = Loukussa olevan työntekijän omistaja: { $name }
sky-worker-of-lying = Makaavan työntekijän omistaja: { $name }
sky-worker-at = { $name }: työntekijä, { $level }
sky-worker-yours = Oma työntekijäsi, { $level }
sky-worker-enclosed = Loukussa joka puolelta: ei voi liikkua eikä rakentaa, eikä sitä lasketa.
sky-worker-lying = Kaatunut: ei voi rakentaa eikä sitä lasketa, ennen kuin se nostetaan pystyyn. Se on ilmaista.
sky-worker-open = Ei loukussa.
# Read aloud
sky-track = Pisterata.
sky-track-seat = { $name }: { $points }.
sky-turn-left = Käännä näkymää vasemmalle
sky-turn-right = Käännä näkymää oikealle
sky-closer = Lähemmäs
sky-further = Kauemmas
sky-view-home = Katso taas edestä
# Beside two keys that turn the view
sky-sites-behind = paikkoja takana: käännä

# Drawings for browsers without depth. $level: how high the building is
sky-from-front =
    { $level ->
        [one] Rakennus edestä, korkeus { $level } taso
       *[other] Rakennus edestä, korkeus { $level } tasoa
    }
sky-from-right =
    { $level ->
        [one] Rakennus oikealta, korkeus { $level } taso
       *[other] Rakennus oikealta, korkeus { $level } tasoa
    }
sky-levels-shown = Näytettävä taso
# $level: such as “level 4”; $floors and $workers: how many are there
sky-plan-said = Pohjakuva: { $level }. Lattioita: { $floors }. Työntekijöitä: { $workers }.

# Your hand
sky-hand = Kätesi
sky-hand-covered = Kortit ovat piilossa, kunnes on jonkun tällä ruudulla pelaavan vuoro.
sky-hand-empty = Kätesi on tyhjä.
sky-hand-over-text = Nyt katsoo vain { $name }: kortit tulevat näkyviin seuraavaksi.
# Under a card: how many places it could go to now
sky-note-sites =
    { $count ->
        [one] { $count } paikka
       *[other] { $count } paikkaa
    }
# Cards that fit nowhere now, folded into a stack
sky-waiting = Odottaa: { $count }
# Opens that stack
sky-waiting-look = Katso
# Why cards of a kind wait. $kind: such as “Floor”; $why: a sentence
sky-waiting-kind = { $kind }: { $why }
# Under a use of a card that has no site now
sky-note-none-short = ei paikkaa
# In the corner of a card that one has several of
sky-times = ×{ $count }
# Read aloud. $kind: such as “Upright”; $girders: how many; $note: such as “3 sites”
sky-card-said =
    { $drawn ->
        [yes] { $count ->
                [one] { $kind }, { $girders } palkkia ja piirretty työntekijä, { $note }
               *[other] { $kind }, { $girders } palkkia ja piirretty työntekijä, { $count } kappaletta, { $note }
            }
       *[no] { $count ->
                [one] { $kind }, { $girders } palkkia, { $note }
               *[other] { $kind }, { $girders } palkkia, { $count } kappaletta, { $note }
            }
    }

# What the kinds of cards are for
sky-kinds = Korttilajit
sky-kind-upright-note = Seisoo pystyssä lattian tai kehyksen reunalla.
sky-kind-floor-note = On vaakasuorassa ja tekee kerroksen: työntekijät voivat seistä sillä.
sky-kind-flat-note = On vaakasuorassa avoimena kehyksenä: kukaan ei voi seistä sillä.
sky-kind-universal-note = Seisoo pystyssä tai on vaakasuorassa lattiana tai kehyksenä: saat valita. Jalusta se ei ole koskaan.
sky-kind-base-note = Seisoo maassa. Vain jalustat koskettavat maata.
sky-kind-drawn = Työntekijä kuvassa
sky-kind-drawn-note = Piirretystä työntekijästä saa 1 pisteen lisää. Pystyssä korttia ei voi kääntää.

# Three actions
sky-actions = Kolme toimintoa
sky-verbs = Mitä tehdään
sky-verb-add = Lisää
sky-verb-build = Rakenna
sky-verb-move = Siirrä
# One that can’t be done now. $verb: one of the three; $why: a sentence
sky-verb-closed = { $verb }: { $why }
# What was done, as short as can be
sky-done = tehty
sky-done-add = lisätty työntekijä
sky-done-build =
    { $use ->
        [flat] kehys, { $level }: { $points }
        [floor] lattia, { $level }: { $points }
        [upright] pystykortti, { $level }: { $points }
       *[base] jalusta: { $points }
    }
sky-done-move = siirretty: { $level }

# What is asked
sky-ask =
    { $count ->
        [one] Sinun vuorosi: viimeinen toiminto
        [3] Sinun vuorosi: kolme toimintoa
       *[other] Sinun vuorosi: vielä { $count } toimintoa
    }
sky-ask-text = Lisää työntekijä maahan, rakenna kortti kädestäsi tai siirrä työntekijää.
sky-ask-card = Mikä kortti?
sky-ask-card-text = Uuden kortin on kosketettava korttia, jota jokin työntekijäsi koskettaa.
sky-ask-where = Mihin se tulee?
# The card is built there. $level: such as “level 4”
sky-ask-site =
    { $use ->
        [flat] Aseta kehykseksi: { $level }
        [floor] Aseta lattiaksi: { $level }
        [upright] Aseta pystyyn: { $level }
       *[base] Aseta jalusta maahan
    }
sky-ask-add = Missä uusi työntekijä seisoo?
sky-ask-worker = Mikä työntekijä?
sky-ask-worker-text = Tason ylös, tason alas tai muualle samalla tasolla.
sky-ask-whereto = Minne?
sky-ask-cell =
    { $way ->
        [add] Lisää työntekijä maahan
        [up] Siirrä ylös: { $level }
        [down] Siirrä alas: { $level }
        [same] Siirrä samalla tasolla: { $level }
        [shift] Siirrä sivuun lattiallaan
        [stand] Nosta se pystyyn
       *[put] Palauta: { $level }
    }
# The last rivet pushed against somebody
sky-ask-touched = Niitti koskettaa työntekijöitä
sky-ask-touched-text = Voit siirtää jokaisen sivuun omalla lattiallaan tai jättää ne siihen. Sitten vuorosi on ohi.

# Where a card or a worker can go
sky-uses = Rakennetaan
sky-use =
    { $use ->
        [flat] Kehys
        [upright] Pysty
        [floor] Lattia
       *[base] Jalusta
    }
sky-turns = Miten päin
# Read aloud. $turn: quarter turns from 0; $points: what it would bring
sky-turn-said =
    { $points ->
        [one] { $turn ->
                [one] { $turn } neljänneskierros: { $points } piste
               *[other] { $turn } neljänneskierrosta: { $points } piste
            }
       *[other] { $turn ->
                [one] { $turn } neljänneskierros: { $points } pistettä
               *[other] { $turn } neljänneskierrosta: { $points } pistettä
            }
    }
sky-sites = Paikat
sky-sites-none = Tälle kortille ei ole nyt paikkaa.
# Opens a list. $count: how many other sites there are
sky-sites-more = { $count } muuta
sky-sites-out-of-reach =
    { $count ->
        [one] Vielä { $count } paikka on työntekijöidesi ulottumattomissa.
       *[other] Vielä { $count } paikkaa on työntekijöidesi ulottumattomissa.
    }
# Read aloud. $normal: x or y for a card that stands, z for one that lies; $highest: yes if points double
sky-site-said =
    { $normal ->
        [z] { $points ->
                [one] { $points } piste: vaakasuorassa, { $level }, { $side }
               *[other] { $points } pistettä: vaakasuorassa, { $level }, { $side }
            }
        [x] { $points ->
                [one] { $points } piste: pystyssä, { $level }, { $side }, sivut itään ja länteen
               *[other] { $points } pistettä: pystyssä, { $level }, { $side }, sivut itään ja länteen
            }
       *[y] { $points ->
                [one] { $points } piste: pystyssä, { $level }, { $side }, sivut pohjoiseen ja etelään
               *[other] { $points } pistettä: pystyssä, { $level }, { $side }, sivut pohjoiseen ja etelään
            }
    }{ $highest ->
        [yes] , kaikkein korkein
       *[no] { "" }
    }
sky-cells = Paikat
sky-cells-none = Mikään paikka ei ole vapaa.
# Read aloud. $number: which place of its level
sky-cell-said =
    { $way ->
        [up] Ylös: { $level }, { $side }, paikka { $number }
        [down] Alas: { $level }, { $side }, paikka { $number }
        [shift] Samalla lattialla, { $side }, paikka { $number }
        [stand] Nosta pystyyn siinä missä makaa
       *[same] { $level }, { $side }, paikka { $number }
    }
sky-workers = Työntekijät, jotka voivat liikkua
sky-ways = Miten pitkälle
sky-way-move = Siirrä
# To another place on the same floor: no action is used
sky-way-shift = Sivuun, ilmaiseksi

# The sum, in parts: “(3 girders meet + 1 worker drawn on it) × 2 highest of all = 8”
sky-sum-meets =
    { $count ->
        [one] kohtaava palkki
       *[other] kohtaavaa palkkia
    }
sky-sum-drawn = työntekijä kuvassa
sky-sum-highest = kaikkein korkein
# Read aloud, all at once
sky-sum-said =
    { $highest ->
        [yes] { $points } pistettä: { $meets } kohtaavista palkeista ja { $drawn } piirretystä työntekijästä, kaksinkertaisena, koska mikään ei ole korkeammalla.
       *[no] { $points ->
                [one] { $points } piste: { $meets } kohtaavista palkeista ja { $drawn } piirretystä työntekijästä.
               *[other] { $points } pistettä: { $meets } kohtaavista palkeista ja { $drawn } piirretystä työntekijästä.
            }
    }
# What else comes of it
sky-if-last = Se on viimeinen korttisi: peli päättyy, ja saat 5 pistettä lisää.
# $names: whose workers these are
sky-if-encloses =
    { $count ->
        [one] Työntekijä jää loukkuun ({ $names }).
       *[other] { $count } työntekijää jää loukkuun ({ $names }).
    }
# How likely somebody is to fall
sky-risk =
    { $risk ->
        [low] Tuskin kukaan putoaa.
        [some] Joku voi pudota.
       *[high] Huteraa: joku putoaa helposti.
    }
# $names: whose workers these are
sky-may-fall =
    { $count ->
        [one] Työntekijä voi pudota, se maksaa 5 pistettä: { $names }.
       *[other] { $count } työntekijää voi pudota, kukin maksaa 5 pistettä: { $names }.
    }

# Buttons
sky-button-choose = Valitse toiminto
sky-button-card = Valitse kortti
sky-button-site = Valitse paikka
sky-button-worker = Valitse työntekijä
sky-button-cell = Valitse paikka
sky-button-take = Ota käteen
# Where nobody is likely to fall, it is done without a hand
sky-button-place = Aseta
sky-button-add = Lisää
sky-button-build = Rakenna
sky-button-move = Siirrä
sky-button-shift = Sivuun
sky-button-real = Tehty oikealla pöydällä
# The card is in the hand
sky-button-bring = Vie lähelle
sky-button-hold = Pidä ja niittaa
sky-button-press = Paina ja niittaa
sky-button-keep-holding = Jatka pitämistä
sky-button-going = Niitti painuu
sky-button-release = Päästä irti
sky-button-cancel = Peruuta
sky-button-put-back = Vie takaisin
sky-button-done = Jätä siihen
sky-button-keep = Jätä reserviin
sky-button-end-it = Lopetetaan tähän
sky-button-agree = Suostu
sky-button-decline = Jatka peliä
# $level: such as “level 4”
sky-button-put = Aseta: { $level }

# A worker fell through somebody else
sky-put = Työntekijäsi putosi
# $name: who made it fall; $count: how many more of one’s own have fallen
sky-put-text =
    { $count ->
        [0] { $name } menetti siitä 5 pistettä. Palauta työntekijäsi mihin tahansa rakennuksessa tai jätä se reserviin.
       *[other] { $name } menetti jokaisesta 5 pistettä. Palauta työntekijäsi mihin tahansa rakennuksessa tai jätä se reserviin; sitten on seuraavan vuoro.
    }
# $level: the highest place that is free
sky-put-choose = Paina valaistua paikkaa. Ylin: { $level }.
sky-put-chosen = Se seisoisi tässä: { $level }.

# A whole round has passed without a build
sky-quiet = Kokonaiseen kierrokseen ei ole rakennettu. Jos kaikki suostuvat, peli voi päättyä tähän.
sky-agree = { $name } ehdottaa lopettamista tähän
sky-agree-text = Jos kaikki suostuvat, peli päättyy nyt: 1 piste vähemmän jokaisesta kädessä olevasta kortista ja 5 ylimmistä työntekijöistä.

# A real table
sky-report = Mitä tapahtui?
sky-report-text = Odottakaa, kunnes kaikki on paikallaan, ja kertokaa sitten, mitä tapahtui.
# After a card was built
sky-report-points =
    { $points ->
        [one] Jos rakennus kesti, kortista saa { $points } pisteen.
       *[other] Jos rakennus kesti, kortista saa { $points } pistettä.
    }
sky-report-held = Kesti
sky-report-fell = Työntekijöitä putosi tai siirtyi
sky-report-collapsed = Rakennus sortui
sky-report-fell-button =
    { $count ->
        [0] Kukaan ei pudonnut
        [one] { $count } työntekijä putosi
       *[other] { $count } työntekijää putosi
    }
# What became of a worker
sky-fate-stands = seisoo
sky-fate-fell = putosi
sky-fate-landed = seisoo muualla
sky-fate-lies = makaa
sky-landed-where = Missä se nyt seisoo
# Between two acts
sky-bump = Kuka tönäisi pöytää?
sky-bump-text = Kertokaa, kuka sen teki ja miten työntekijöille kävi. Jokainen pudonnut maksaa 5 pistettä.
sky-culprit = Kuka sen teki
sky-button-bump = Joku tönäisi pöytää

# While the referee watches
sky-hands-off = Kädet irti, kunnes kaikki on paikallaan.

# Somebody else’s turn
sky-wait-turn =
    { $count ->
        [one] { $name }: viimeinen toiminto
       *[other] { $name }: vielä { $count } toimintoa
    }
# A bot’s turn, of which no more has to be shown
sky-button-skip = Siirry vuoron loppuun
sky-wait-carry =
    { $kind ->
        [card] { $name } tuo korttia
       *[worker] { $name } kantaa työntekijää
    }
sky-wait-judge-build =
    { $use ->
        [flat] { $name } asettaa kehyksen: { $level }
        [floor] { $name } asettaa lattian: { $level }
        [upright] { $name } asettaa kortin pystyyn: { $level }
       *[base] { $name } asettaa jalustan maahan
    }
sky-wait-judge-add = { $name } lisää työntekijän
sky-wait-judge-move = { $name } siirtää työntekijän: { $level }
sky-wait-judge-shift = { $name } siirtää työntekijän sivuun: { $level }
sky-wait-put = { $name } päättää
sky-wait-agree = Päättyykö peli tähän? { $name } päättää
# $culprit: who made the worker fall
sky-wait-put-text = { $culprit } pudotti työntekijän. Sen omistaja { $name } saa palauttaa sen mihin tahansa rakennuksessa.
sky-wait-deal = Jakaja jakaa kortit
sky-wait-over = Peli on päättynyt
sky-wait-out = Olet pois pelistä. Työntekijäsi jäävät paikoilleen.
