# The home page, and opening a table.

home-title-games = Trei jocuri cu turnuri.
home-title-link = Un link, niciun cont.
home-intro = Deschide o masă, trimite linkul, iar prietenii iau loc în browserul lor. Boții ocupă celelalte locuri sau joci doar împotriva lor.

# The field for an invitation. Codes are English words in every language.
home-code = Codul sau linkul mesei
home-code-placeholder = Codul mesei: plum-gable-274
home-code-join = Intră
home-code-looking = Se caută…
home-code-empty = Scrie codul unei mese sau lipește un link.
home-code-wrong = Nicio masă nu are acest cod. Codurile arată ca plum-gable-274.

# The deal of the day: everybody plays the same cards, once; the buttons are as short as can be
home-deal = Partida zilei
home-deal-text = Aceleași cărți pentru toți, o singură încercare
home-deal-play = Joacă
home-deal-on = Continuă
home-deal-result = Rezultatul tău

home-tables = Mesele tale
home-tables-none = Încă nicio masă. Apare aici imediat ce deschizi una mai jos.
home-tables-more =
    { $count ->
        [one] încă { $count } masă
        [few] încă { $count } mese
       *[other] încă { $count } de mese
    }
home-try-again = Reîncearcă
home-saved = Salvate în acest browser
# Under the title of a table. $game: its name, $names: a list of people; names can’t be inflected, so
# other languages may want “{ $game }: { $names }”
home-table-with = { $game } cu { $names }
home-your-turn = Rândul tău
# $name: of a person or a bot; names can’t be inflected: “Turn: { $name }” is as good
home-turn-of = La rând: { $name }
home-playing = Se joacă
home-not-begun = Neîncepută
home-damaged = Nu se poate citi
home-seats-free =
    { $count ->
        [one] { $count } loc liber
        [few] { $count } locuri libere
       *[other] { $count } de locuri libere
    }
home-won = Ai câștigat
# $names: one name, or a list if the win is shared
home-won-by = Victorie: { $names }
home-over = Încheiată
home-replay = Reluare
# For screen readers. $table: its title
home-replay-of = Reluare: { $table }

# The games
home-games = Jocurile
home-players = Jucători: { $least }–{ $most }
# Three ways to begin, as short as can be; each is a button with an icon. For screen readers, the label
# must begin with the same words.
home-way-friends = Prieteni
home-way-bots = Boți
home-way-screen = Un ecran
home-way-friends-label = Prieteni: deschide { $game } și trimite un link
home-way-bots-label = Boți: joacă { $game } doar împotriva boților
home-way-screen-label = Un ecran: joacă { $game } împreună pe acest dispozitiv
home-learn =
    { $minutes ->
        [one] Învață în { $minutes } minut
        [few] Învață în { $minutes } minute
       *[other] Învață în { $minutes } de minute
    }
# $game: its name
home-learn-first = { home-learn }: { $game }
home-rules = Reguli
home-score = Punctaj la o masă reală
home-about = Despre joc și corectitudine
home-pages = Alte pagini

# Opening a table: one sheet for each of the three ways
home-open-friends = { $game } cu prietenii
home-open-bots = { $game } împotriva boților
home-open-screen = { $game } pe un singur ecran
home-name = Numele tău
home-name-missing = Scrie un nume, ca să se vadă cine stă acolo.
# Stands for a name that was not given
home-guest = Oaspete
# Stands for a name that was not given. $number: 1 to 6
home-player = J{ $number }
home-friends-text = Masa se deschide cu un link pe care îl poți trimite. Jocul începe când îl pornești.
home-friends-open = Deschide masa
home-bots-count = Boți
home-bots-strength = Cum joacă
home-bots-start =
    { $count ->
        [one] Joacă împotriva unui bot
        [few] Joacă împotriva a { $count } boți
       *[other] Joacă împotriva a { $count } de boți
    }
home-screen-text = Ecranul trece din mână în mână, de la o tură la alta.
home-screen-names = Cine joacă
home-screen-add = Adaugă o persoană
home-screen-remove = Scoate: { $name }
home-screen-bots = Și boți
# $count: all who play
home-screen-start = Joacă în { $count }
home-opening = Se deschide…

# How strong a bot is, weakest first
bot-random = Nepăsător
bot-greedy = Lacom
bot-easy = Ușor
bot-medium = Mediu
bot-hard = Greu
bot-expert = Expert

# An invitation was opened
join-looking = Se caută masa
# $table: its title or the name of the game
join-title = Ia loc: { $table }
join-colour = Culoarea casei
join-colour-any = Oricare
join-sit = Ia loc
join-sitting = Un moment…
join-watch-instead = Doar privește
join-wrong = Invitația nu duce la nicio masă
join-wrong-text = Nu mai e valabilă sau linkul are o greșeală. Cere-i gazdei una nouă.
join-full = Toate locurile sunt ocupate
join-full-text = Poți privi și vedea ce vede toată lumea.
join-begun = Jocul a început
join-begun-text = Nu mai poți lua loc, dar poți privi.
join-over = Jocul s-a încheiat
join-over-text = Poți vedea cum s-a încheiat.
join-watch = Privește jocul
