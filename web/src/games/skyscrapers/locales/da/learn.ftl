# The lesson of Skyscrapers. What the coach says of most steps is with the game’s own words.

sky-learn-title = Lær Skyskrabere
# The steps
sky-learn-add = Sæt en arbejder ind
sky-learn-card = Vælg et kort
sky-learn-site = Vælg en plads
sky-learn-site-text = Tryk på den oplyste plads. Der når kortet højere end alle andre, så pointene tæller dobbelt. Billedet drejer derhen.
sky-learn-hand = Før det hen, hold, giv slip
sky-learn-hand-text = Tag kortet i hånden og før det hen til kanten. Hold det der til nitten er på plads, og giv slip. De der kan falde, er markeret.
sky-learn-move = Klatr et niveau
sky-learn-fall = Se det styrte sammen
# $name: of a bot
sky-learn-fall-text = Nu bygger { $name }, i al hast. Den der får arbejdere til at falde, mister 5 point for hver.
sky-learn-end = Et kort ligger på jorden
# Buttons
sky-learn-watch = Se på
sky-learn-play = Spil mod to begyndere
