# The lesson of Skyscrapers. What the coach says of most steps is with the game’s own words.

sky-learn-title = Nauč se Mrakodrapy
# The steps
sky-learn-add = Přidej dělníka
sky-learn-card = Vyber kartu
sky-learn-site = Vyber místo
sky-learn-site-text = Stiskni osvětlené místo. Tam karta sahá výš než všechny ostatní, a tak se body počítají dvakrát. Pohled se k němu otočí.
sky-learn-hand = Přitáhni, podrž, pusť
sky-learn-hand-text = Vezmi kartu do ruky a přitáhni ji k hraně. Drž ji tam, dokud nebude nýt na místě, a pak pusť. Kdo může spadnout, je označený.
sky-learn-move = Vylez o patro výš
sky-learn-fall = Podívej se na pád
# $name: of a bot
sky-learn-fall-text = Teď ve spěchu staví { $name }. Kdo shodí dělníky, ztrácí za každého 5 bodů.
sky-learn-end = Karta je na zemi
# Buttons
sky-learn-watch = Podívat se
sky-learn-play = Hrát proti dvěma nováčkům
