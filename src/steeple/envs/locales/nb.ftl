# Hva et program som lærer, ikke kan gjøre.

no-encoding = Spillet { $game } kan ikke uttrykkes i tall: Det har ingen koding.
not-an-action = { $action } er ingen handling: Handlinger er heltall fra 0 til { $most }.
masked-action = Handling { $action } ({ $name }) kan ikke utføres nå; masken viser hvilke som kan det.
bad-render-mode = Det finnes ingen måte å vise bordet på som heter «{ $mode }». Det finnes: { $known }.
