# The lesson of Skyscrapers. What the coach says of most steps is with the game’s own words.

sky-learn-title = Lär dig Skyskrapor
# The steps
sky-learn-add = Sätt ut en arbetare
sky-learn-card = Välj ett kort
sky-learn-site = Välj en plats
sky-learn-site-text = Tryck på den upplysta platsen. Där når kortet högre än alla andra, så poängen räknas dubbelt. Vyn vrids dit.
sky-learn-hand = För det nära, håll, släpp
sky-learn-hand-text = Ta kortet i handen och för det nära kanten. Håll det där tills niten är på plats och släpp sedan. De som kan falla är markerade.
sky-learn-move = Klättra en nivå
sky-learn-fall = Se det rasa
# $name: of a bot
sky-learn-fall-text = Nu bygger { $name }, i all hast. Den som får arbetare att falla förlorar 5 poäng för varje.
sky-learn-end = Ett kort ligger på marken
# Buttons
sky-learn-watch = Se på
sky-learn-play = Spela mot två nybörjare
