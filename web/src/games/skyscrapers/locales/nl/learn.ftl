# The lesson of Skyscrapers. What the coach says of most steps is with the game’s own words.

sky-learn-title = Leer Wolkenkrabbers
# The steps
sky-learn-add = Zet een bouwvakker in
sky-learn-card = Kies een kaart
sky-learn-site = Kies een plek
sky-learn-site-text = Druk op de verlichte plek. Daar komt de kaart hoger dan alle andere, dus tellen de punten dubbel. Het beeld draait ernaartoe.
sky-learn-hand = Breng hem erbij, houd vast, laat los
sky-learn-hand-text = Neem de kaart in de hand en breng hem bij de rand. Houd hem daar tot de klinknagel vastzit, en laat los. Wie kan vallen, is gemarkeerd.
sky-learn-move = Klim een niveau
sky-learn-fall = Zie het instorten
# $name: of a bot
sky-learn-fall-text = Nu bouwt { $name }, in grote haast. Wie bouwvakkers laat vallen, verliest 5 punten per bouwvakker.
sky-learn-end = Er ligt een kaart op de grond
# Buttons
sky-learn-watch = Kijken
sky-learn-play = Spelen tegen twee beginners
