# Skyscrapers, during play. Names of people can’t be inflected, and no verb may depend on them.

# Which side of the building, as short as can be; seen on a map, north is up
sky-side =
    { $side ->
        [n] norr
        [ne] nordost
        [e] öster
        [se] sydost
        [s] söder
        [sw] sydväst
        [w] väster
        [nw] nordväst
       *[middle] mitten
    }
# A place for a worker. $level: such as “level 4”; $side: such as “north”
sky-cell = { $level }, { $side }

# Around the site
sky-site = Bygget
sky-seats = Spelare
sky-seats-note = Reserv och poäng. Korten på hand är hemliga.
# Whose turn comes after this one
sky-next = nästa
# A person who is not connected
sky-away = borta
# Who can’t play on
sky-out = ute
sky-reserve =
    { $count ->
        [one] { $count } arbetare i reserv
       *[other] { $count } arbetare i reserv
    }
# Beside the points of somebody on a phone: how many workers are in reserve
sky-reserve-short = + { $count }
sky-levels = Arbetare per nivå
# On a phone, the button that opens the list. $level: how high the building is
sky-levels-short = Nivåer: { $level }
# $level: such as “level 4”
sky-cut = Titta på { $level } utan det som är ovanför
sky-uncut = Visa hela byggnaden
# Beside a level that has floors in several towers
sky-towers = { $count } torn
sky-leads-note = På slutet 5 poäng för arbetarna högst upp.
# Who would get them
sky-leads-you = Nu: du.
sky-leads =
    { $count ->
        [one] Nu: { $names }.
       *[other] Nu: { $names }, 5 var.
    }
sky-leads-nobody = Nu: ingen.
# $name: whose worker it is
sky-worker-of = Arbetarens ägare: { $name }
sky-worker-of-enclosed = Instängd arbetare, ägare: { $name }
sky-worker-of-lying = Liggande arbetare, ägare: { $name }
sky-worker-at = { $name }: arbetare på { $level }
sky-worker-yours = Din arbetare på { $level }
sky-worker-enclosed = Instängd från alla håll: den kan inte flytta sig eller bygga, och räknas inte.
sky-worker-lying = Omkullvält: den kan inte bygga och räknas inte förrän den rests upp. Det är gratis.
sky-worker-open = Inte instängd.
# Read aloud
sky-track = Poängbanan.
sky-track-seat = { $name }: { $points }.
sky-turn-left = Vrid vyn åt vänster
sky-turn-right = Vrid vyn åt höger
sky-closer = Närmare
sky-further = Längre bort
sky-view-home = Titta framifrån igen
# Beside two keys that turn the view
sky-sites-behind = platser bakom: vrid med

# Drawings for browsers without depth. $level: how high the building is
sky-from-front =
    { $level ->
        [one] Byggnaden framifrån, { $level } nivå hög
       *[other] Byggnaden framifrån, { $level } nivåer hög
    }
sky-from-right =
    { $level ->
        [one] Byggnaden från höger, { $level } nivå hög
       *[other] Byggnaden från höger, { $level } nivåer hög
    }
sky-levels-shown = Nivå som visas
# $level: such as “level 4”; $floors and $workers: how many are there
sky-plan-said = Plan över { $level }. Golv: { $floors }. Arbetare: { $workers }.

# Your hand
sky-hand = Din hand
sky-hand-covered = Korten är dolda tills det är någons tur vid den här skärmen.
sky-hand-empty = Din hand är tom.
sky-hand-over-text = Nu tittar bara { $name }: korten visas härnäst.
# Under a card: how many places it could go to now
sky-note-sites =
    { $count ->
        [one] { $count } plats
       *[other] { $count } platser
    }
# Cards that fit nowhere now, folded into a stack
sky-waiting = { $count } väntar
# Opens that stack
sky-waiting-look = Titta
# Why cards of a kind wait. $kind: such as “Floor”; $why: a sentence
sky-waiting-kind = { $kind }: { $why }
# Under a use of a card that has no site now
sky-note-none-short = ingen plats
# In the corner of a card that one has several of
sky-times = ×{ $count }
# Read aloud. $kind: such as “Upright”; $girders: how many; $note: such as “3 sites”
sky-card-said =
    { $drawn ->
        [yes] { $count ->
                [one] { $kind }, { $girders } balkar och en ritad arbetare, { $note }
               *[other] { $kind }, { $girders } balkar och en ritad arbetare, { $count } stycken, { $note }
            }
       *[no] { $count ->
                [one] { $kind }, { $girders } balkar, { $note }
               *[other] { $kind }, { $girders } balkar, { $count } stycken, { $note }
            }
    }

# What the kinds of cards are for
sky-kinds = Kortsorter
sky-kind-upright-note = Står upprätt, på kanten av ett golv eller en ram.
sky-kind-floor-note = Ligger plant och blir en våning: arbetare kan stå på det.
sky-kind-flat-note = Ligger plant, som en öppen ram: ingen kan stå på den.
sky-kind-universal-note = Står, eller ligger som golv eller ram: du väljer. Det är aldrig en sockel.
sky-kind-base-note = Står på marken. Bara socklar nuddar marken.
sky-kind-drawn = Med arbetare
sky-kind-drawn-note = En ritad arbetare ger 1 poäng till. När kortet står upprätt går det inte att vrida.

# Three actions
sky-actions = Tre handlingar
sky-verbs = Vad du gör
sky-verb-add = Sätt ut
sky-verb-build = Bygg
sky-verb-move = Flytta
# One that can’t be done now. $verb: one of the three; $why: a sentence
sky-verb-closed = { $verb }: { $why }
# What was done, as short as can be
sky-done = klart
sky-done-add = satte ut en arbetare
sky-done-build =
    { $use ->
        [flat] lade en ram, { $level }: { $points }
        [floor] lade ett golv, { $level }: { $points }
        [upright] ställde ett kort, { $level }: { $points }
       *[base] ställde en sockel: { $points }
    }
sky-done-move = flyttade till { $level }

# What is asked
sky-ask =
    { $count ->
        [one] Din tur: den sista handlingen
        [3] Din tur: tre handlingar
       *[other] Din tur: { $count } handlingar till
    }
sky-ask-text = Sätt ut en arbetare på marken, bygg ett kort från handen eller flytta en arbetare.
sky-ask-card = Vilket kort?
sky-ask-card-text = Ett nytt kort måste nudda ett kort som någon av dina arbetare nuddar.
sky-ask-where = Var ska det sitta?
# The card is built there. $level: such as “level 4”
sky-ask-site =
    { $use ->
        [flat] Lägg det som ram på { $level }
        [floor] Lägg ett golv på { $level }
        [upright] Ställ det på { $level }
       *[base] Ställ en sockel på marken
    }
sky-ask-add = Var ska den nya arbetaren stå?
sky-ask-worker = Vilken arbetare?
sky-ask-worker-text = En nivå upp, en nivå ner eller någon annanstans på samma nivå.
sky-ask-whereto = Vart?
sky-ask-cell =
    { $way ->
        [add] Sätt ut en arbetare på marken
        [up] Flytta upp till { $level }
        [down] Flytta ner till { $level }
        [same] Flytta på { $level }
        [shift] Flytta åt sidan på golvet
        [stand] Res upp den
       *[put] Sätt tillbaka på { $level }
    }
# The last rivet pushed against somebody
sky-ask-touched = Niten nuddar arbetare
sky-ask-touched-text = Du får flytta var och en åt sidan på sitt golv, eller låta dem stå. Sedan är din tur slut.

# Where a card or a worker can go
sky-uses = Byggs in som
sky-use =
    { $use ->
        [flat] Ram
        [upright] Stående
        [floor] Golv
       *[base] Sockel
    }
sky-turns = Hur det är vridet
# Read aloud. $turn: quarter turns from 0; $points: what it would bring
sky-turn-said =
    { $points ->
        [one] { $turn } kvarts varv: { $points } poäng
       *[other] { $turn } kvarts varv: { $points } poäng
    }
sky-sites = Platser
sky-sites-none = Ingen plats för det här kortet nu.
# Opens a list. $count: how many other sites there are
sky-sites-more = { $count } till
sky-sites-out-of-reach =
    { $count ->
        [one] { $count } plats till är utom räckhåll för dina arbetare.
       *[other] { $count } platser till är utom räckhåll för dina arbetare.
    }
# Read aloud. $normal: x or y for a card that stands, z for one that lies; $highest: yes if points double
sky-site-said =
    { $normal ->
        [z] { $points ->
                [one] { $points } poäng: liggande på { $level }, { $side }
               *[other] { $points } poäng: liggande på { $level }, { $side }
            }
        [x] { $points ->
                [one] { $points } poäng: stående på { $level }, { $side }, vänt mot öster och väster
               *[other] { $points } poäng: stående på { $level }, { $side }, vänt mot öster och väster
            }
       *[y] { $points ->
                [one] { $points } poäng: stående på { $level }, { $side }, vänt mot norr och söder
               *[other] { $points } poäng: stående på { $level }, { $side }, vänt mot norr och söder
            }
    }{ $highest ->
        [yes] , högst av alla
       *[no] { "" }
    }
sky-cells = Platser
sky-cells-none = Ingen plats är ledig.
# Read aloud. $number: which place of its level
sky-cell-said =
    { $way ->
        [up] Upp till { $level }, { $side }, plats { $number }
        [down] Ner till { $level }, { $side }, plats { $number }
        [shift] På samma golv, { $side }, plats { $number }
        [stand] Res upp den där den ligger
       *[same] { $level }, { $side }, plats { $number }
    }
sky-workers = Arbetare som kan flytta sig
sky-ways = Hur långt
sky-way-move = Flytta
# To another place on the same floor: no action is used
sky-way-shift = Åt sidan, gratis

# The sum, in parts: “(3 girders meet + 1 worker drawn on it) × 2 highest of all = 8”
sky-sum-meets =
    { $count ->
        [one] balk som möter
       *[other] balkar som möter
    }
sky-sum-drawn = ritad arbetare
sky-sum-highest = högst av alla
# Read aloud, all at once
sky-sum-said =
    { $highest ->
        [yes] { $points } poäng: { $meets } för balkar som möter andra, { $drawn } för en ritad arbetare, dubblat eftersom inget når högre.
       *[no] { $points } poäng: { $meets } för balkar som möter andra, { $drawn } för en ritad arbetare.
    }
# What else comes of it
sky-if-last = Det är ditt sista kort: partiet tar slut, och du får 5 poäng till.
# $names: whose workers these are
sky-if-encloses =
    { $count ->
        [one] Det stänger in en arbetare ({ $names }).
       *[other] Det stänger in { $count } arbetare ({ $names }).
    }
# How likely somebody is to fall
sky-risk =
    { $risk ->
        [low] Knappast någon faller.
        [some] Någon kan falla.
       *[high] Skakigt: någon kan lätt falla.
    }
# $names: whose workers these are
sky-may-fall =
    { $count ->
        [one] En arbetare kan falla, det kostar 5 poäng: { $names }.
       *[other] { $count } arbetare kan falla, 5 poäng var: { $names }.
    }

# Buttons
sky-button-choose = Välj en handling
sky-button-card = Välj ett kort
sky-button-site = Välj en plats
sky-button-worker = Välj en arbetare
sky-button-cell = Välj en plats
sky-button-take = Ta i handen
# Where nobody is likely to fall, it is done without a hand
sky-button-place = Placera
sky-button-add = Sätt ut den
sky-button-build = Bygg det
sky-button-move = Flytta den
sky-button-shift = Åt sidan
sky-button-real = Klart på riktiga bordet
# The card is in the hand
sky-button-bring = För nära
sky-button-hold = Håll och nita
sky-button-press = Tryck och nita
sky-button-keep-holding = Håll kvar
sky-button-going = Niten går i
sky-button-release = Släpp
sky-button-cancel = Avbryt
sky-button-put-back = Lägg tillbaka
sky-button-done = Låt dem stå
sky-button-keep = Behåll i reserv
sky-button-end-it = Sluta här
sky-button-agree = Håll med
sky-button-decline = Spela vidare
# $level: such as “level 4”
sky-button-put = Sätt på { $level }

# A worker fell through somebody else
sky-put = Din arbetare föll
# $name: who made it fall; $count: how many more of one’s own have fallen
sky-put-text =
    { $count ->
        [0] Det kostade { $name } 5 poäng. Sätt tillbaka arbetaren var som helst på byggnaden, eller behåll den i reserv.
       *[other] Det kostade { $name } 5 poäng för varje. Sätt tillbaka arbetaren var som helst på byggnaden, eller behåll den i reserv; sedan kommer nästa.
    }
# $level: the highest place that is free
sky-put-choose = Tryck på en upplyst plats, upp till { $level }.
sky-put-chosen = Den skulle stå på { $level }.

# A whole round has passed without a build
sky-quiet = Ett helt varv utan att någon har byggt. Om alla håller med kan partiet sluta här.
sky-agree = { $name } föreslår att sluta här
sky-agree-text = Om alla håller med slutar partiet nu: 1 poäng mindre för varje kort på handen, och 5 för arbetarna högst upp.

# A real table
sky-report = Vad hände?
sky-report-text = Vänta tills allt är stilla, och säg sedan vad som hände.
# After a card was built
sky-report-points =
    { $points ->
        [one] Om det höll ger kortet { $points } poäng.
       *[other] Om det höll ger kortet { $points } poäng.
    }
sky-report-held = Det höll
sky-report-fell = Arbetare föll eller flyttades
sky-report-collapsed = Byggnaden rasade
sky-report-fell-button =
    { $count ->
        [0] Ingen föll
        [one] { $count } arbetare föll
       *[other] { $count } arbetare föll
    }
# What became of a worker
sky-fate-stands = står
sky-fate-fell = föll
sky-fate-landed = står på annan plats
sky-fate-lies = ligger
sky-landed-where = Var den står nu
# Between two acts
sky-bump = Vem stötte till bordet?
sky-bump-text = Säg vem det var och vad som hände med arbetarna. Varje arbetare som föll kostar 5 poäng.
sky-culprit = Vem som gjorde det
sky-button-bump = Någon stötte till bordet

# While the referee watches
sky-hands-off = Händerna bort tills allt är stilla.

# Somebody else’s turn
sky-wait-turn =
    { $count ->
        [one] { $name }: den sista handlingen
       *[other] { $name }: { $count } handlingar till
    }
# A bot’s turn, of which no more has to be shown
sky-button-skip = Hoppa till slutet av turen
sky-wait-carry =
    { $kind ->
        [card] { $name } kommer med ett kort
       *[worker] { $name } bär en arbetare
    }
sky-wait-judge-build =
    { $use ->
        [flat] { $name } lägger en ram på { $level }
        [floor] { $name } lägger ett golv på { $level }
        [upright] { $name } ställer ett kort på { $level }
       *[base] { $name } ställer en sockel på marken
    }
sky-wait-judge-add = { $name } sätter ut en arbetare
sky-wait-judge-move = { $name } flyttar en arbetare till { $level }
sky-wait-judge-shift = { $name } flyttar en arbetare åt sidan på { $level }
sky-wait-put = { $name } bestämmer
sky-wait-agree = Sluta här? { $name } bestämmer
# $culprit: who made the worker fall
sky-wait-put-text = En arbetare föll på grund av { $culprit }. Ägaren, { $name }, får sätta tillbaka den var som helst på byggnaden.
sky-wait-deal = Kortgivaren delar ut kort
sky-wait-over = Partiet är slut
sky-wait-out = Du är ute. Dina arbetare står kvar.
