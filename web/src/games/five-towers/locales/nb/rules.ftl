# The rules of Five Towers, to be read. Numbers in examples belong to drawings: they must stay as they are.

rules-title = Fem tårn: reglene
rules-lead = By på etasjer, legg lave tall på høye, og kron hvert tårn med et tak. 2 til 5 spillere.
rules-learn = Lær ved å spille (2 minutter)
rules-score = Poengteller for et ekte bord

# The goal
rules-goal = Målet
# $points: how many points the drawn skyline brings
rules-goal-text = Hvert kort er en etasje. Du bygger opptil fem tårn, ett av hver type, og hver etasje gir poeng. Et tårn med tak teller dobbelt, og det høyeste tårnet ditt teller en gang til. Silhuetten øverst på denne siden gir { $points } poeng. Flest poeng vinner.

# The cards
rules-cards = Kortene
rules-cards-text = Det finnes fem tårntyper. Hver har sin egen form, sitt eget mønster og sitt eget tegn.
rules-cards-values = Hver type har verdiene 0 til 15. Tallet er bredden på etasjen: 15 er like bred som tomten, en 1-er er smal. Tre verdier er spesielle: 8, 9 og 0.
rules-cards-special = Fra venstre til høyre: 15, 12, 9, 8, 5, 2, 0. 9-eren har konsoller og står på alt unntatt et tak. 8-eren har et dekk som er like bredt som tomten, og alt kan stå på det. 0-eren er taket.
rules-cards-count = Med 2 eller 3 spillere finnes hver verdi én gang i hver type: 80 kort. Med 4 eller 5 spillere finnes seks verdier to ganger i hver type: 110 kort.
rules-cards-doubled = Verdiene i én type med 4 eller 5 spillere. Det er to av hver av 0, 2, 5, 7, 10 og 12.
# Read aloud after a number: there are two cards of it
rules-twice = to kort

# Where a card may go
rules-fits = Hvor et kort kan legges
rules-fits-text = Du har høyst ett tårn av hver type, og et tårn har bare kort av sin egen type. Et kort legges øverst på tårnet sitt. Hvis det ikke finnes noe ennå, begynner kortet et tårn: Alle verdier kan begynne. Etasjer bytter aldri plass.
rules-fit-lower = Et kort må være lavere enn det som det står på: 7 på 12.
rules-fit-higher = Et høyere kort går ikke på et lavere: ingen 12 på en 7-er.
rules-fit-equal = Et like høyt går heller ikke: ingen 5-er på en 5-er.
rules-fit-deck = Et hvilket som helst kort går på en 8-er, selv 14.
rules-fit-brackets = En 9-er går på et hvilket som helst kort unntatt en 0-er: her på en 3-er.
rules-fit-after-brackets = På 9-eren går lavere kort igjen: 6 på 9.
rules-fit-roof = En 0-er er et tak. Den går på et hvilket som helst kort og lukker tårnet.
rules-fit-on-roof = Ingenting legges på et tak, ikke engang en 9-er.
rules-fit-only-roof = En 0-er kan begynne et tårn. Det er da 1 etasje høyt, og lukket.

# A round
rules-round = En runde
rules-round-text = En runde har fire deler: Fem kort vendes opp, alle byr, den som byr høyest, bygger, og raden ryddes.
rules-row = 1. Fem kort
rules-row-text = Fem kort vendes opp. De utgjør raden.
rules-row-caption = Raden i dette eksemplet: sand 7, godteri 12, grøss 9, skog 4, sand 2.
rules-bid = 2. Budrunden
rules-bid-text = Et bud er hvor mange kort du vil ha fra raden. Startspilleren sier et hvilket som helst tall fra 0 til 5. Så får hver av de andre, med klokken, én sjanse: Si et høyere tall, eller meld pass. Den som byr hele raden, avslutter budrunden med en gang.
rules-bid-limit = By bare det du kan bygge. Du kan regne med å rive ett kort; mer om det nedenfor.
# Shown in place of a speech bubble
rules-no-turn = ingen tur
rules-bid-caption = Startspiller er Rūta. Bud: Rūta 3, Aino melder pass, Tomáš 5. Det er hele raden, så budrunden er over, og Zofia får ingen tur.
rules-take = 3. Bygging
rules-take-text = Den som har budt høyest, tar nøyaktig så mange kort som budet, og velger hvilke. Deretter:
rules-tear = Først kan du, om du vil, rive det øverste kortet på ett av tårnene dine. Det havner i ruinene dine, som koster poeng til slutt, og kommer aldri tilbake. Et tak rives aldri. Hvis tårnet bare hadde dette kortet, kan typen begynne på nytt med hvilken som helst verdi. Hvis en 8-er kommer til syne, kan et hvilket som helst kort legges på den igjen.
rules-place = Legg så alle kortene du tok, i valgfri rekkefølge. Det som nettopp er lagt, kan ikke rives i denne runden.
rules-tear-caption = Tomáš hadde 11 og 6 i sandtårnet. 7-eren kan ikke stå på 6-eren, så 6-eren rives. Deretter legges alle de fem kortene, i rekkefølgen de runde merkene viser.
rules-tidy = 4. Rydding
rules-tidy-text = Resten av raden kastes, med forsiden opp. Spilleren til venstre for den som bygde, begynner neste runde.
rules-nobody = Hvis startspilleren byr 0 og alle andre melder pass, er det ingen som bygger og ingen som river. Raden kastes, og samme spiller begynner igjen.

# Bids that can’t be built
rules-stuck = Bud som ikke kan bygges
rules-stuck-text = Et bord velger mellom to måter å by på.
rules-checked = Kontrollerte bud
rules-checked-text = Dette er den vanlige måten her. Bare bud som du kan bygge, kan velges. Kortene du tar, må også passe: Selv om fem kort kan bygges, gjelder det ikke alltid fire vilkårlige av dem, for kanskje er det en 9-er som slipper inn de andre.
rules-open = Åpne bud
rules-open-text = Som ved et ekte bord kan du si et hvilket som helst høyere tall. Hvis du så oppdager at ikke alle kortene kan legges, avbrytes bygget:
rules-open-back = Kortene legges tilbake i raden, og et revet kort legges tilbake på tårnet sitt.
rules-open-again = Du sier et annet tall, eller melder pass. Det må være lavere enn det avbrutte og likevel høyere enn budene før ditt. Hvis en startspiller som avbryter, melder pass, teller det som 0.
rules-open-on = Budrunden fortsetter fra deg. Spillerne etter deg byr igjen, spillerne før deg gjør det ikke.
rules-open-may = Den som kan bygge alle kortene, har ikke lov til å avbryte.
rules-open-caption = Samme rad, men Tomáš har 6 og 4 i sandtårnet. Selv uten 4-eren kan ikke 7-eren stå på 6-eren. Derfor legger Tomáš kortene tilbake og byr 4 i stedet for 5. Nå får Zofia en tur, og kan by 5.

# When the deck runs out
rules-deck = Når trekkbunken tar slutt
rules-deck-text = Trekkbunken gås gjennom to ganger.
rules-deck-first = Første gang
rules-deck-first-text = 16 runder med 2 eller 3 spillere, 22 runder med 4 eller 5. Så er trekkbunken tom.
rules-deck-shuffle = En ny trekkbunke
rules-deck-shuffle-text = Etter den runden stokkes alle kastede kort til en ny trekkbunke. Hvis det ikke er noen, er spillet slutt.
rules-deck-second = Andre gang
rules-deck-second-text = Spillet fortsetter som før. Den siste raden kan ha færre enn fem kort; det høyeste budet er da antallet kort i raden.
rules-deck-end = Slutten
rules-deck-end-text = Etter den runden der trekkbunken er tom igjen, telles poengene.

# Points
rules-points = Poeng
rules-points-plain = Et tårn uten tak gir 1 poeng for hver etasje.
rules-points-roof = Et tårn med tak gir 2 poeng for hver etasje. Taket er også en etasje.
rules-points-main = Ett tårn er hovedtårnet ditt: 1 poeng til for hver av etasjene. Du velger det, og det høyeste er best.
rules-points-rubble = Ruiner koster poeng: 1 for det første kortet, 2 til for det andre, 3 til for det tredje, og så videre.
rules-sum = Poengene i eksemplet
rules-sum-plain = Godteri, 4 etasjer, uten tak
rules-sum-roofed = Sand, 3 etasjer med tak
rules-sum-tall = Skog, 6 etasjer med tak
rules-sum-main = Skog er hovedtårn, 6 etasjer
rules-sum-rubble = Ruiner, 2 kort: 1 og 2

# Who wins
rules-win = Hvem som vinner
rules-win-text = Flest poeng vinner. Spillere med like mange deler seieren. Poengene kan bli mindre enn 0.

# What is hidden
rules-hidden = Hva som er skjult
rules-hidden-text = Bare rekkefølgen i trekkbunken. Alle kan se alle tårnene, raden, de kastede kortene, budene og det som ligger i ruinene.
rules-hidden-count = Derfor kan alle regne ut hvilke kort som gjenstår. Det er lov, og et Steeple-bord viser listen hvis du ber om den.
