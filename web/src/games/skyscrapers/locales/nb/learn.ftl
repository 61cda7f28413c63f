# The lesson of Skyscrapers. What the coach says of most steps is with the game’s own words.

sky-learn-title = Lær Skyskrapere
# The steps
sky-learn-add = Sett ut en arbeider
sky-learn-card = Velg et kort
sky-learn-site = Velg en plass
sky-learn-site-text = Trykk på den opplyste plassen. Der når kortet høyere enn alle andre, så poengene teller dobbelt. Bildet dreier dit.
sky-learn-hand = Før det nær, hold, slipp
sky-learn-hand-text = Ta kortet i hånden og før det nær kanten. Hold det der til naglen er på plass, og slipp. De som kan falle, er merket.
sky-learn-move = Klatre ett nivå
sky-learn-fall = Se det rase
# $name: of a bot
sky-learn-fall-text = Nå bygger { $name }, i full fart. Den som får arbeidere til å falle, taper 5 poeng for hver.
sky-learn-end = Et kort ligger på bakken
# Buttons
sky-learn-watch = Se på
sky-learn-play = Spill mot to nybegynnere
