# The lesson of Skyscrapers. What the coach says of most steps is with the game’s own words.

sky-learn-title = Opi Pilvenpiirtäjät
# The steps
sky-learn-add = Lisää työntekijä
sky-learn-card = Valitse kortti
sky-learn-site = Valitse paikka
sky-learn-site-text = Paina valaistua paikkaa. Siinä kortti ulottuu muita korkeammalle, joten pisteet lasketaan kahdesti. Näkymä kääntyy sitä kohti.
sky-learn-hand = Vie lähelle, pidä, päästä irti
sky-learn-hand-text = Ota kortti käteen ja vie se lähelle reunaa. Pidä sitä siinä, kunnes niitti on paikallaan, ja päästä irti. Ne, jotka voivat pudota, on merkitty.
sky-learn-move = Kiipeä taso ylemmäs
sky-learn-fall = Katso, kun se sortuu
# $name: of a bot
sky-learn-fall-text = Seuraavaksi kiireellä rakentaa { $name }. Työntekijöiden pudottaja menettää jokaisesta 5 pistettä.
sky-learn-end = Kortti on maassa
# Buttons
sky-learn-watch = Katso
sky-learn-play = Pelaa kahta aloittelijaa vastaan
