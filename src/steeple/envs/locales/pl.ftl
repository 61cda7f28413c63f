# Czego nie może program, który się uczy.

no-encoding = Gry { $game } nie da się wyrazić liczbami: nie ma kodowania.
not-an-action = { $action } to nie akcja: akcje są liczbami całkowitymi od 0 do { $most }.
masked-action = Akcji { $action } ({ $name }) nie można teraz wykonać; maska mówi, które można.
bad-render-mode = Nie ma sposobu wyświetlania stołu o nazwie „{ $mode }”. Dostępne: { $known }.
