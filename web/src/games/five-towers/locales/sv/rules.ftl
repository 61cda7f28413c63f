# The rules of Five Towers, to be read. Numbers in examples belong to drawings: they must stay as they are.

rules-title = Fem torn: reglerna
rules-lead = Lägg bud på våningar, lägg låga tal på höga och krön varje torn med ett tak. 2 till 5 spelare.
rules-learn = Lär dig genom att spela (2 minuter)
rules-score = Poängräknare för ett riktigt bord

# The goal
rules-goal = Målet
# $points: how many points the drawn skyline brings
rules-goal-text = Varje kort är en våning. Du bygger upp till fem torn, ett av varje typ, och varje våning ger poäng. Ett torn med tak räknas dubbelt, och ditt högsta torn räknas en gång till. Silhuetten överst på den här sidan ger { $points } poäng. Flest poäng vinner.

# The cards
rules-cards = Korten
rules-cards-text = Det finns fem torntyper. Var och en har sin egen form, sitt eget mönster och sitt eget tecken.
rules-cards-values = Varje typ har värdena 0 till 15. Talet är våningens bredd: en 15 är lika bred som tomten, en 1:a är smal. Tre värden är speciella: 8, 9 och 0.
rules-cards-special = Från vänster till höger: 15, 12, 9, 8, 5, 2, 0. 9:an har konsoler och står på allt utom ett tak. 8:an har ett däck som är lika brett som tomten, och allt kan stå på det. 0:an är taket.
rules-cards-count = Med 2 eller 3 spelare finns varje värde en gång i varje typ: 80 kort. Med 4 eller 5 spelare finns sex värden två gånger i varje typ: 110 kort.
rules-cards-doubled = Värdena i en typ med 4 eller 5 spelare. Det finns två vardera av 0, 2, 5, 7, 10 och 12.
# Read aloud after a number: there are two cards of it
rules-twice = två kort

# Where a card may go
rules-fits = Var ett kort får läggas
rules-fits-text = Du har högst ett torn av varje typ, och ett torn har bara kort av sin egen typ. Ett kort läggs överst på sitt torn. Om det inte finns något än börjar kortet ett torn: vilket värde som helst får börja. Våningar byter aldrig plats.
rules-fit-lower = Ett kort måste vara lägre än det som det ligger på: 7 på 12.
rules-fit-higher = Ett högre kort går inte på ett lägre: ingen 12 på en 7:a.
rules-fit-equal = Ett lika högt går inte heller: ingen 5:a på en 5:a.
rules-fit-deck = På en 8:a går vilket kort som helst, även en 14.
rules-fit-brackets = En 9:a går på vilket kort som helst utom en 0:a: här på en 3:a.
rules-fit-after-brackets = På 9:an går lägre kort igen: 6 på 9.
rules-fit-roof = En 0:a är ett tak. Den går på vilket kort som helst och stänger tornet.
rules-fit-on-roof = Inget läggs på ett tak, inte ens en 9:a.
rules-fit-only-roof = En 0:a får börja ett torn. Det är då 1 våning högt, och stängt.

# A round
rules-round = En omgång
rules-round-text = En omgång har fyra delar: fem kort vänds upp, alla bjuder, den som bjuder högst bygger, och raden plockas undan.
rules-row = 1. Fem kort
rules-row-text = Fem kort vänds upp. De bildar raden.
rules-row-caption = Raden i det här exemplet: sand 7, godis 12, spöke 9, träd 4, sand 2.
rules-bid = 2. Budgivning
rules-bid-text = Ett bud är hur många kort du vill ha ur raden. Startspelaren säger valfritt tal från 0 till 5. Sedan får alla andra, medurs, en chans var: säg ett högre tal eller passa. Den som bjuder hela raden avslutar budgivningen direkt.
rules-bid-limit = Bjud bara det du kan bygga. Du får räkna med att riva ett kort; mer om det nedan.
# Shown in place of a speech bubble
rules-no-turn = ingen tur
rules-bid-caption = Startspelare är Rūta. Bud: Rūta 3, Aino passar, Tomáš 5. Det är hela raden, så budgivningen är slut, och Zofia får ingen tur.
rules-take = 3. Bygga
rules-take-text = Den som bjudit högst tar exakt så många kort som budet, och väljer vilka. Sedan:
rules-tear = Först, om du vill, river du kortet överst på ett av dina torn. Det hamnar i dina spillror, som kostar poäng i slutet, och kommer aldrig tillbaka. Ett tak rivs aldrig. Om tornet bara hade det kortet får typen börja om med vilket värde som helst. Om en 8:a kommer fram får vilket kort som helst läggas på den igen.
rules-place = Lägg sedan alla kort du tog, i valfri ordning. Det som just har lagts går inte att riva i samma omgång.
rules-tear-caption = Tomáš hade 11 och 6 i sandtornet. 7:an kan inte stå på 6:an, så 6:an rivs. Sedan läggs alla fem korten, i de runda märkenas ordning.
rules-tidy = 4. Plocka undan
rules-tidy-text = Resten av raden slängs, med framsidan upp. Spelaren till vänster om den som byggde börjar nästa omgång.
rules-nobody = Om startspelaren bjuder 0 och alla andra passar är det ingen som bygger och ingen som river. Raden slängs, och samma spelare börjar igen.

# Bids that can’t be built
rules-stuck = Bud som inte går att bygga
rules-stuck-text = Ett bord väljer mellan två sätt att bjuda.
rules-checked = Kontrollerade bud
rules-checked-text = Det är det vanliga sättet här. Bara bud som du kan bygga erbjuds. Korten du tar måste också få plats: om fem kort går att bygga är det inte säkert att vilka fyra som helst av dem går, för kanske är det en 9:a som släpper in de andra.
rules-open = Öppna bud
rules-open-text = Som vid ett riktigt bord får du säga vilket högre tal som helst. Om du sedan märker att alla kort inte går att lägga avbryts bygget:
rules-open-back = Korten läggs tillbaka i raden, och ett rivet kort läggs tillbaka på sitt torn.
rules-open-again = Du säger ett annat tal eller passar. Det måste vara lägre än det avbrutna och ändå högre än buden före ditt. Om en startspelare som avbryter passar räknas det som 0.
rules-open-on = Budgivningen fortsätter från dig. Spelarna efter dig bjuder igen, spelarna före dig gör det inte.
rules-open-may = Den som kan bygga alla korten får inte avbryta.
rules-open-caption = Samma rad, men Tomáš har 6 och 4 i sandtornet. Även utan 4:an kan 7:an inte stå på 6:an. Därför lägger Tomáš tillbaka korten och bjuder 4 i stället för 5. Nu får Zofia en tur, och får bjuda 5.

# When the deck runs out
rules-deck = När korthögen tar slut
rules-deck-text = Korthögen gås igenom två gånger.
rules-deck-first = Första gången
rules-deck-first-text = 16 omgångar med 2 eller 3 spelare, 22 omgångar med 4 eller 5. Sedan är korthögen tom.
rules-deck-shuffle = En ny korthög
rules-deck-shuffle-text = Efter den omgången blandas alla slängda kort till en ny korthög. Om det inte finns några är spelet slut.
rules-deck-second = Andra gången
rules-deck-second-text = Spelet fortsätter som förut. Den sista raden kan ha färre än fem kort; högsta budet är då antalet kort i raden.
rules-deck-end = Slutet
rules-deck-end-text = Efter den omgång då korthögen är tom igen räknas poängen.

# Points
rules-points = Poäng
rules-points-plain = Ett torn utan tak ger 1 poäng för varje våning.
rules-points-roof = Ett torn med tak ger 2 poäng för varje våning. Taket är också en våning.
rules-points-main = Ett torn är ditt huvudtorn: 1 poäng till för var och en av dess våningar. Du väljer det, och det högsta är bäst.
rules-points-rubble = Spillror kostar poäng: 1 för det första kortet, 2 till för det andra, 3 till för det tredje, och så vidare.
rules-sum = Poängen i exemplet
rules-sum-plain = Godis, 4 våningar, inget tak
rules-sum-roofed = Sand, 3 våningar med tak
rules-sum-tall = Träd, 6 våningar med tak
rules-sum-main = Träd är huvudtorn, 6 våningar
rules-sum-rubble = Spillror, 2 kort: 1 och 2

# Who wins
rules-win = Vem som vinner
rules-win-text = Flest poäng vinner. Spelare med lika många delar på segern. Poängen kan bli mindre än 0.

# What is hidden
rules-hidden = Vad som är dolt
rules-hidden-text = Bara korthögens ordning. Alla får se alla torn, raden, de slängda korten, buden och vad som ligger i spillrorna.
rules-hidden-count = Därför kan alla räkna ut vilka kort som återstår. Det är tillåtet, och ett Steeple-bord visar listan om du ber om den.
