# A table before the start.

# Under the title. $taken and $seats: numbers
lobby-state = Locuri ocupate: { $taken } din { $seats }.
lobby-reconnecting = Se reface conexiunea. Locul tău e păstrat și nu se pierde nimic.
lobby-title = Numele mesei
lobby-name-it = Dă un nume mesei
lobby-rename = Redenumește
lobby-save = Salvează

# Who sits where
lobby-who = Locuri
lobby-free-seat = Loc liber
# $number: the seat, counted from 1
lobby-seat-number = Locul { $number }
# A bot that was given no name
lobby-bot = Bot
# Under a name: whose seat it is
lobby-role-you = tu
lobby-role-you-host = tu, gazda
lobby-role-host = gazda
# Somebody else who plays at the reader’s own device
lobby-role-second = la ecranul tău
# $strength: one word, such as “Greedy”
lobby-role-bot = Bot: { $strength }
lobby-here = Aici
lobby-not-here = Fără conexiune
lobby-ready = Gata
lobby-fill = Ocupă
lobby-fill-label = Ocupă locul { $number }
lobby-change = Schimbă
# For screen readers. $name: who sits there
lobby-change-label = Schimbă locul: { $name }

# The sheet for one seat
lobby-fill-title = Ocupă locul liber
lobby-bot-strength = Cum joacă botul
lobby-bot-add = Adaugă un bot
lobby-bot-keep = Păstrează botul așa
lobby-bot-away = Trimite botul acasă
lobby-person-text = Cineva de lângă tine poate juca la acest ecran.
lobby-person-name = Numele persoanei de la acest ecran
lobby-person-add = Adaugă persoana
lobby-free-person = Eliberează locul
lobby-free-person-text = Invitația se înnoiește atunci: cine a stat aici are nevoie de noul link ca să revină.
lobby-stand = Ridică-te
lobby-stand-text = Locul devine liber. Dacă e ultimul tău loc, altcineva devine gazdă.

# House colours, and the words for them under small houses
colour-brick = Cărămidă
colour-slate = Ardezie
colour-straw = Paie
colour-plum = Prună
colour-moss = Mușchi
colour-sky = Cer

# Inviting
lobby-invite = Cheamă prieteni
lobby-invite-text = Arată codul sau trimite linkul. Fiecare scrie un nume și ia loc.
lobby-invite-full = Acum toate locurile sunt ocupate. Cine deschide linkul poate privi.
lobby-qr = Invitația ca cod QR
lobby-link = Linkul invitației
lobby-copy = Copiază linkul
lobby-copied = Copiat
lobby-selected = Linkul e selectat. Copiază-l cu tastatura sau din meniu.
lobby-share = Distribuie
# Goes before the link in a message to friends. $table: the table’s title or the game
lobby-share-text = Ia loc la masa mea: { $table }
# Before the code in words, such as “plum gable 274”
lobby-say = La telefon, spune
# The button with which the host makes earlier links invalid
lobby-renew = Înnoiește invitația
lobby-renewed = Invitația e nouă. Linkurile trimise mai devreme nu mai funcționează.
# $command: what is typed in a terminal
lobby-here-only = Acest link merge doar pe acest calculator. Pentru alte dispozitive, pornește cu { $command }: apare adresa din rețeaua ta.
lobby-watch-title = Invită spectatori
lobby-watch = Alții pot privi
lobby-watch-copy = Copiază linkul de vizionare
lobby-watch-link = Link de vizionare

# What is agreed
lobby-options = Ce s-a stabilit
lobby-clock = Timp de gândire
lobby-clock-none = Nelimitat
lobby-clock-none-note = Fără ceas, un joc poate dura zile întregi.
# $minutes: 1 or 3
lobby-clock-move = { $minutes } min
lobby-clock-move-note = Pentru fiecare tură. Când timpul expiră, preia un bot.
# For the whole game
lobby-clock-bank = { $minutes } min în total
# $seconds: are added after each turn
lobby-clock-bank-note = Pentru toate turele unei persoane, plus { $seconds } s la fiecare.
lobby-starter = Cine începe
lobby-starter-lot = La sorți
lobby-starter-lot-note = Tragerea la sorți se face odată cu pachetul sigilat.
lobby-away = Când lipsește cineva
lobby-away-never = Așteaptă
lobby-away-never-note = Jocul așteaptă; ceilalți pot cere un bot.
lobby-away-after = { $minutes } min
lobby-away-after-note = După { $minutes } min, un bot joacă mai departe și dă locul înapoi.
lobby-seats = Locuri
lobby-seats-locked = Locurile ocupate rămân.

# Starting
# $count: how many play
lobby-start = Pornește cu { $count }
lobby-starting = Se pornește…
lobby-start-waiting = Se așteaptă ceilalți
lobby-start-some =
    { $count ->
        [one] { $count } e gata
        [few] { $count } sunt gata
       *[other] { $count } sunt gata
    }
lobby-start-all = Toată lumea e gata
lobby-start-free =
    { $count ->
        [one] { $count } loc liber se închide când pornești.
        [few] { $count } locuri libere se închid când pornești.
       *[other] { $count } de locuri libere se închid când pornești.
    }
# $names: a list of people
lobby-start-absent = Fără conexiune: { $names }. Locul e păstrat.
lobby-start-too-few =
    { $least ->
        [one] E nevoie de cel puțin { $least } jucător. Invită pe cineva sau adaugă un bot.
        [few] E nevoie de cel puțin { $least } jucători. Invită pe cineva sau adaugă un bot.
       *[other] E nevoie de cel puțin { $least } de jucători. Invită pe cineva sau adaugă un bot.
    }
lobby-start-offline = Momentan nu e conexiune.
lobby-wait = Se așteaptă începutul
# $name: the host
lobby-wait-text = Gazda pornește jocul. Gazdă: { $name }
lobby-not-begun = Jocul nu a început
lobby-not-begun-text = Privești. Jocul apare aici imediat ce începe.
lobby-not-begun-free = Ca să iei loc, deschide invitația.
lobby-keeps = Dacă ieși din pagină, locul tău rămâne păstrat.

# Read aloud when it happens. $name: of a person or a bot
lobby-news-sat = { $name } ia loc.
lobby-news-stood = { $name } se ridică.
lobby-news-bot = { $name }: ia loc un bot.
lobby-news-host = Acum gazda ești tu.
lobby-news-terms = Gazda a schimbat ce s-a stabilit.
