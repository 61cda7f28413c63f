# Hvad et program, der lærer, ikke kan gøre.

no-encoding = Spillet { $game } kan ikke udtrykkes i tal: det har ingen kodning.
not-an-action = { $action } er ikke en handling: handlinger er heltal fra 0 til { $most }.
masked-action = Handling { $action } ({ $name }) kan ikke udføres nu; masken viser, hvilke der kan.
bad-render-mode = Der findes ingen måde at vise bordet på, der hedder »{ $mode }«. Der findes: { $known }.
