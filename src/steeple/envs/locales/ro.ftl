# Ce nu poate face un program care învață.

no-encoding = Jocul { $game } nu poate fi exprimat în numere: nu are o codificare.
not-an-action = { $action } nu este o acțiune: acțiunile sunt numere întregi de la 0 la { $most }.
masked-action = Acțiunea { $action } ({ $name }) nu poate fi făcută acum; masca arată care pot fi.
bad-render-mode = Nu există un mod de a afișa masa numit „{ $mode }”. Există: { $known }.
