# Wat een lerend programma niet kan.

no-encoding = Het spel { $game } kan niet in getallen worden uitgedrukt: het heeft geen codering.
not-an-action = { $action } is geen actie: acties zijn gehele getallen van 0 tot en met { $most }.
masked-action = Actie { $action } ({ $name }) kan nu niet worden uitgevoerd; het masker zegt welke wel.
bad-render-mode = Er is geen manier om de tafel te tonen die ‘{ $mode }’ heet. Er zijn: { $known }.
