# What a table of Block Out agrees on.

option-referee = Cine judecă
option-referee-physics = Mâna ta
option-referee-physics-note = Duci fiecare bloc cu mouse-ul, cu degetul sau cu tastele. O simulare arată dacă turnul stă, la fel pentru toată lumea.
option-referee-table = Blocuri reale
option-referee-table-note = Clădiți cu blocuri reale pe o masă reală. Fiecare telefon are cărțile lui, iar voi spuneți ce s-a întâmplat.
option-referee-dice = Zaruri
option-referee-dice-note = Nu e nevoie de o mână sigură: decide întâmplarea, iar turnurile înalte sunt riscante.

option-tremor = Cum tremură mâinile
option-tremor-normal = Puțin
option-tremor-normal-note = Orice mână tremură puțin, și a boților.
option-tremor-calm = Calm
option-tremor-calm-note = Mâinile abia tremură: turnurile cresc înalte.
option-tremor-shaky = Tare
option-tremor-shaky-note = Mâinile tremură: întâi blocurile late.
option-fouls = Atingerea unei laturi
option-fouls-warn = Avertizează
option-fouls-warn-note = Nu e permis să atingi o latură sau alt bloc, dar nu are urmări.
option-fouls-fall = E cădere
option-fouls-fall-note = Dacă atingi o latură sau alt bloc, contează ca o cădere.
option-advanced = Ultima carte
option-advanced-false = Câștigă
option-advanced-false-note = Câștigă cine nu mai are cărți la sfârșitul unei ture.
option-advanced-true = Încă un bloc
option-advanced-true-note = După ultima carte, mai trebuie să stea un bloc ca să câștigi.
option-no-action-finish = Pas sau Sens invers ca ultimă carte
option-no-action-finish-false = Permis
option-no-action-finish-false-note = Orice carte poate fi ultima.
option-no-action-finish-true = Nepermis
option-no-action-finish-true-note = Ultima carte trebuie să fie o carte de bloc.
# Beside “Who begins”
option-starter-hint-block-out = La o masă reală începe cine are ziua de naștere cel mai curând.
