# Co učící se program nemůže.

no-encoding = Hru { $game } nelze vyjádřit čísly: nemá kódování.
not-an-action = { $action } není akce: akce jsou celá čísla od 0 do { $most }.
masked-action = Akci { $action } ({ $name }) teď nelze provést; maska říká, které lze.
bad-render-mode = Způsob zobrazení stolu „{ $mode }“ neexistuje. Možnosti: { $known }.
