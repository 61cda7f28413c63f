# Vad ett program som lär sig inte kan göra.

no-encoding = Spelet { $game } kan inte uttryckas i tal: det har ingen kodning.
not-an-action = { $action } är ingen åtgärd: åtgärder är heltal från 0 till { $most }.
masked-action = Åtgärd { $action } ({ $name }) kan inte utföras nu; masken visar vilka som kan det.
bad-render-mode = Det finns inget sätt att visa bordet som heter ”{ $mode }”. Det finns: { $known }.
