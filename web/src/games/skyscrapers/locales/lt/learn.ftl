# The lesson of Skyscrapers. What the coach says of most steps is with the game’s own words.

sky-learn-title = Išmok žaisti „Dangoraižius“
# The steps
sky-learn-add = Pridėk darbininką
sky-learn-card = Pasirink kortą
sky-learn-site = Pasirink vietą
sky-learn-site-text = Spausk apšviestą vietą. Ten korta iškyla aukščiau visų kitų, todėl taškai dvigubi. Vaizdas atsisuka į ją.
sky-learn-hand = Pritrauk, palaikyk, paleisk
sky-learn-hand-text = Paimk kortą į ranką ir pritrauk prie krašto. Laikyk, kol kniedė bus vietoje, tada paleisk. Kas gali nukristi, pažymėta.
sky-learn-move = Pakilk aukštu aukščiau
sky-learn-fall = Pamatyk griūtį
# $name: of a bot
sky-learn-fall-text = Dabar paskubomis stato { $name }. Kas numeta darbininkus, už kiekvieną netenka 5 taškų.
sky-learn-end = Korta ant žemės
# Buttons
sky-learn-watch = Žiūrėti
sky-learn-play = Žaisti prieš du naujokus
