# The rules of Five Towers, to be read. Numbers in examples belong to drawings: they must stay as they are.

rules-title = Fem tårne: reglerne
rules-lead = Byd på etager, læg lave tal på høje, og kron hvert tårn med et tag. 2 til 5 spillere.
rules-learn = Lær ved at spille (2 minutter)
rules-score = Pointtæller til et rigtigt bord

# The goal
rules-goal = Målet
# $points: how many points the drawn skyline brings
rules-goal-text = Hvert kort er en etage. Du bygger op til fem tårne, ét af hver type, og hver etage giver point. Et tårn med tag tæller dobbelt, og dit højeste tårn tæller en gang til. Silhuetten øverst på denne side giver { $points } point. Flest point vinder.

# The cards
rules-cards = Kortene
rules-cards-text = Der er fem tårntyper. Hver har sin egen form, sit eget mønster og sit eget tegn.
rules-cards-values = Hver type har værdierne 0 til 15. Tallet er etagens bredde: 15 er lige så bred som grunden, en 1’er er smal. Tre værdier er særlige: 8, 9 og 0.
rules-cards-special = Fra venstre til højre: 15, 12, 9, 8, 5, 2, 0. 9’eren har konsoller og står på alt undtagen et tag. 8’eren har et dæk der er lige så bredt som grunden, og alt kan stå på det. 0’eren er taget.
rules-cards-count = Med 2 eller 3 spillere findes hver værdi én gang i hver type: 80 kort. Med 4 eller 5 spillere findes seks værdier to gange i hver type: 110 kort.
rules-cards-doubled = Værdierne i én type med 4 eller 5 spillere. Der er to af hver af 0, 2, 5, 7, 10 og 12.
# Read aloud after a number: there are two cards of it
rules-twice = to kort

# Where a card may go
rules-fits = Hvor et kort kan lægges
rules-fits-text = Du har højst ét tårn af hver type, og et tårn har kun kort af sin egen type. Et kort lægges øverst på sit tårn. Hvis der ikke er noget endnu, begynder kortet et tårn: alle værdier kan begynde. Etager bytter aldrig plads.
rules-fit-lower = Et kort skal være lavere end det som det står på: 7 på 12.
rules-fit-higher = Et højere kort går ikke på et lavere: ingen 12 på en 7’er.
rules-fit-equal = Et lige så højt går heller ikke: ingen 5’er på en 5’er.
rules-fit-deck = Et hvilket som helst kort går på en 8’er, selv 14.
rules-fit-brackets = En 9’er går på et hvilket som helst kort undtagen en 0’er: her på en 3’er.
rules-fit-after-brackets = På 9’eren går lavere kort igen: 6 på 9.
rules-fit-roof = En 0’er er et tag. Den går på et hvilket som helst kort og lukker tårnet.
rules-fit-on-roof = Intet lægges på et tag, ikke engang en 9’er.
rules-fit-only-roof = En 0’er kan begynde et tårn. Det er så 1 etage højt, og lukket.

# A round
rules-round = En runde
rules-round-text = En runde har fire dele: fem kort vendes, alle byder, den der byder højest, bygger, og rækken ryddes.
rules-row = 1. Fem kort
rules-row-text = Fem kort vendes. De udgør rækken.
rules-row-caption = Rækken i dette eksempel: sand 7, slik 12, gyser 9, træ 4, sand 2.
rules-bid = 2. Budrunden
rules-bid-text = Et bud er hvor mange kort du vil have fra rækken. Startspilleren siger et hvilket som helst tal fra 0 til 5. Så får hver af de andre, med uret, én chance: sig et højere tal, eller meld pas. Den der byder hele rækken, afslutter budrunden med det samme.
rules-bid-limit = Byd kun det du kan bygge. Du må regne med at rive ét kort ned; mere om det nedenfor.
# Shown in place of a speech bubble
rules-no-turn = ingen tur
rules-bid-caption = Startspiller er Rūta. Bud: Rūta 3, Aino melder pas, Tomáš 5. Det er hele rækken, så budrunden er slut, og Zofia får ingen tur.
rules-take = 3. Byggeri
rules-take-text = Den der har budt højest, tager præcis så mange kort som buddet, og vælger hvilke. Derefter:
rules-tear = Først kan du, hvis du vil, rive det øverste kort på et af dine tårne ned. Det havner i dine brokker, som koster point til sidst, og kommer aldrig tilbage. Et tag rives aldrig ned. Hvis tårnet kun havde dette kort, kan typen begynde forfra med en hvilken som helst værdi. Hvis en 8’er kommer til syne, kan et hvilket som helst kort lægges på den igen.
rules-place = Læg så alle de kort du tog, i valgfri rækkefølge. Det der lige er lagt, kan ikke rives ned i denne runde.
rules-tear-caption = Tomáš havde 11 og 6 i sandtårnet. 7’eren kan ikke stå på 6’eren, så 6’eren rives ned. Derefter lægges alle fem kort, i den rækkefølge de runde mærker viser.
rules-tidy = 4. Oprydning
rules-tidy-text = Resten af rækken kasseres, med forsiden opad. Spilleren til venstre for den der byggede, begynder næste runde.
rules-nobody = Hvis startspilleren byder 0 og alle andre melder pas, er der ingen der bygger, og ingen der river ned. Rækken kasseres, og den samme spiller begynder igen.

# Bids that can’t be built
rules-stuck = Bud der ikke kan bygges
rules-stuck-text = Et bord vælger mellem to måder at byde på.
rules-checked = Kontrollerede bud
rules-checked-text = Det er den almindelige måde her. Kun bud som du kan bygge, kan vælges. De kort du tager, skal også passe: selv om fem kort kan bygges, gælder det ikke altid fire vilkårlige af dem, for måske er det en 9’er der lukker de andre ind.
rules-open = Åbne bud
rules-open-text = Som ved et rigtigt bord må du sige et hvilket som helst højere tal. Hvis du så opdager at ikke alle kort kan lægges, afbrydes byggeriet:
rules-open-back = Kortene lægges tilbage i rækken, og et nedrevet kort lægges tilbage på sit tårn.
rules-open-again = Du siger et andet tal eller melder pas. Det skal være lavere end det afbrudte og stadig højere end buddene før dit. Hvis en startspiller der afbryder, melder pas, tæller det som 0.
rules-open-on = Budrunden fortsætter fra dig. Spillerne efter dig byder igen, spillerne før dig gør det ikke.
rules-open-may = Den der kan bygge alle kortene, må ikke afbryde.
rules-open-caption = Samme række, men Tomáš har 6 og 4 i sandtårnet. Selv uden 4’eren kan 7’eren ikke stå på 6’eren. Derfor lægger Tomáš kortene tilbage og byder 4 i stedet for 5. Nu får Zofia en tur og må byde 5.

# When the deck runs out
rules-deck = Når trækbunken slipper op
rules-deck-text = Trækbunken gås igennem to gange.
rules-deck-first = Første gang
rules-deck-first-text = 16 runder med 2 eller 3 spillere, 22 runder med 4 eller 5. Så er trækbunken tom.
rules-deck-shuffle = En ny trækbunke
rules-deck-shuffle-text = Efter den runde blandes alle kasserede kort til en ny trækbunke. Hvis der ikke er nogen, er spillet slut.
rules-deck-second = Anden gang
rules-deck-second-text = Spillet fortsætter som før. Den sidste række kan have færre end fem kort; det højeste bud er så antallet af kort i rækken.
rules-deck-end = Slutningen
rules-deck-end-text = Efter den runde hvor trækbunken er tom igen, tælles pointene.

# Points
rules-points = Point
rules-points-plain = Et tårn uden tag giver 1 point for hver etage.
rules-points-roof = Et tårn med tag giver 2 point for hver etage. Taget er også en etage.
rules-points-main = Ét tårn er dit hovedtårn: 1 point mere for hver af dets etager. Du vælger det, og det højeste er bedst.
rules-points-rubble = Brokker koster point: 1 for det første kort, 2 mere for det andet, 3 mere for det tredje, og så videre.
rules-sum = Eksemplets point
rules-sum-plain = Slik, 4 etager, intet tag
rules-sum-roofed = Sand, 3 etager med tag
rules-sum-tall = Træ, 6 etager med tag
rules-sum-main = Træ er hovedtårn, 6 etager
rules-sum-rubble = Brokker, 2 kort: 1 og 2

# Who wins
rules-win = Hvem der vinder
rules-win-text = Flest point vinder. Spillere med lige mange deler sejren. Point kan blive mindre end 0.

# What is hidden
rules-hidden = Hvad der er skjult
rules-hidden-text = Kun trækbunkens rækkefølge. Alle må se alle tårne, rækken, de kasserede kort, buddene og det der ligger i brokkerne.
rules-hidden-count = Derfor kan alle regne ud hvilke kort der er tilbage. Det er tilladt, og et Steeple-bord viser listen hvis du beder om den.
