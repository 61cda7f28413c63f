# Pregătirea unei partide, desfășurarea și înregistrarea ei.

bad-seed = Sămânța e un număr întreg sau cele 64 de cifre hexazecimale pe care le dezvăluie o partidă încheiată; „{ $seed }” nu e nici una, nici alta.
bad-seat-seeds =
    { $longest ->
        [one] Fiecare loc (în total { $seats }) dă o sămânță: un text de cel mult { $longest } caracter.
        [few] Fiecare loc (în total { $seats }) dă o sămânță: un text de cel mult { $longest } caractere.
       *[other] Fiecare loc (în total { $seats }) dă o sămânță: un text de cel mult { $longest } de caractere.
    }
no-such-seat =
    { $seats ->
        [one] Nu există locul { $seat }: această partidă are { $seats } loc, cu numărul 0.
        [few] Nu există locul { $seat }: această partidă are { $seats } locuri, numerotate de la 0.
       *[other] Nu există locul { $seat }: această partidă are { $seats } de locuri, numerotate de la 0.
    }
# Un arbitru spune dacă un turn din piese reale sau simulate a căzut.
# $count: câți arbitri are jocul; $known: numele lor
no-such-referee =
    { $count ->
        [0] Acest joc nu are nevoie de arbitru; „{ $referee }” nu se poate alege.
       *[other] Nu există arbitrul „{ $referee }”. Există: { $known }.
    }

match-over = Partida s-a încheiat.
lesson-over = Lecția s-a încheiat.
nobody-to-move = Acum nu mută nimeni.
waiting-for-report = Mai întâi trebuie raportat de la masă ce au făcut piesele.
no-report-wanted = Acum nu e nimic de raportat.

not-a-record = Aceasta nu e înregistrarea unei partide Steeple.
newer-record = Această înregistrare are formatul { $version }. Această versiune de Steeple citește formate până la { $ours }: e nevoie de o actualizare.
other-rules = Această înregistrare urmează versiunea { $rules } a regulilor pentru { $game }; aici e versiunea { $ours }.
incomplete-setup = Pregătirea partidei nu e completă.
# $why: altă propoziție, care spune ce e greșit
wrong-event = Evenimentul { $event } din înregistrare e greșit. { $why }
misplaced-event = Nu poate avea loc în acest punct.
wrong-actor = Era mutarea altcuiva.
wrong-result = Rezultatul nu e cel la care duc mutările.
wrong-seeds = Trebuie să existe câte o sămânță pentru fiecare dealer.
other-seed = Aceasta nu e sămânța cu care a început partida.

unfinished = Înregistrarea se oprește la evenimentul { $event }, înainte de sfârșitul partidei: sămânța nu e încă dezvăluită, așa că extragerile nu se pot verifica.
never-revealed = Sămânța promisă de dealer la evenimentul { $event } nu a fost dezvăluită niciodată, așa că extragerile nu se pot verifica.
broken-promise = Evenimentul { $event } din înregistrare e greșit. Sămânța dealerului nu se potrivește cu hash-ul publicat înainte de partidă.
wrong-draw = Evenimentul { $event } din înregistrare e greșit. Sămânța dealerului dă „{ $drawn }”, nu „{ $recorded }”.
wrong-verdict = Evenimentul { $event } din înregistrare e greșit. La o nouă evaluare, piesele ajung altfel.
