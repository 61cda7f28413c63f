# What a table of Block Out agrees on.

block-out-option-referee = Cine arbitrează
block-out-option-referee-physics = Mâna ta
block-out-option-referee-physics-note = Duci fiecare bloc cu mouse-ul, cu degetul sau cu tastele. O simulare arată dacă turnul rezistă, la fel pentru toată lumea.
block-out-option-referee-table = Blocuri reale
block-out-option-referee-table-note = Clădiți cu blocuri reale pe o masă reală. Fiecare telefon are cărțile lui, iar voi spuneți ce s-a întâmplat.
block-out-option-referee-dice = Zaruri
block-out-option-referee-dice-note = Nu e nevoie de o mână sigură: decide întâmplarea, iar turnurile înalte sunt riscante.

block-out-option-tremor = Cum tremură mâinile
block-out-option-tremor-normal = Puțin
block-out-option-tremor-normal-note = Orice mână tremură puțin, și a boților.
block-out-option-tremor-calm = Calm
block-out-option-tremor-calm-note = Mâinile abia tremură: turnurile cresc mult.
block-out-option-tremor-shaky = Tare
block-out-option-tremor-shaky-note = Mâinile tremură: întâi blocurile late.
block-out-option-fouls = Atingerea unei fețe laterale
block-out-option-fouls-warn = Doar un avertisment
block-out-option-fouls-warn-note = Nu e permis să atingi o față laterală sau alt bloc, dar nu are urmări.
block-out-option-fouls-fall = Contează ca o cădere
block-out-option-fouls-fall-note = Dacă atingi o față laterală sau alt bloc, contează ca o cădere.
block-out-option-advanced = Ultima carte
block-out-option-advanced-false = Câștigă
block-out-option-advanced-false-note = Câștigă cine nu mai are cărți la sfârșitul unei ture.
block-out-option-advanced-true = Încă un bloc
block-out-option-advanced-true-note = După ultima carte, mai trebuie să reziste un bloc ca să câștigi.
block-out-option-no-action-finish = Pas sau Sens invers ca ultimă carte
block-out-option-no-action-finish-false = Permis
block-out-option-no-action-finish-false-note = Orice carte poate fi ultima.
block-out-option-no-action-finish-true = Nepermis
block-out-option-no-action-finish-true-note = Ultima carte trebuie să fie o carte de bloc.
# Beside “Who begins”
block-out-starter-hint = La o masă reală începe cine are ziua de naștere cel mai curând.

# How bots play, in a sentence; weakest first
block-out-bot-easy-note = Joacă orice carte potrivită, cu o mână nesigură.
block-out-bot-medium-note = Caută un loc bun înainte să dea drumul.
block-out-bot-hard-note = Numără cărțile și îți lasă cel mai prost bloc.
block-out-bot-expert-note = Numără cărțile și rotește fiecare bloc până se potrivește.
