# The rules of Skyscrapers, to be read. Numbers in examples belong to drawings: they must stay as they are.

sky-rules-title = Skyskrabere: reglerne
sky-rules-lead = Alle nitter kort fast på samme bygning og klatrer i den. Pas på arbejderne. 2 til 4 spillere.
sky-rules-learn = Lær ved at spille (1 minut)

sky-rules-goal = Målet
sky-rules-goal-text = Få flest point. Hvert kort du bygger, giver point, et kort der når højere end alle andre, giver dobbelt så mange, og den der står højest til sidst, får flere. Den der får arbejdere til at falde, må betale for det.

sky-rules-pieces = Kort og arbejdere
sky-rules-pieces-text = Der er 36 byggekort af fire slags, og sokler i spillernes farver. Stålstængerne på et kort er dets bjælker.
sky-rules-pieces-upright = Stående: står oprejst.
sky-rules-pieces-floor = Gulv: ligger, og arbejdere kan stå på det.
sky-rules-pieces-flat = Ramme: ligger som en åben ramme og bærer ingen. Luft og blikke går igennem den.
sky-rules-pieces-universal = Universal: stående, gulv eller ramme, som du vil; aldrig en sokkel.
sky-rules-pieces-base = Sokkel: står på jorden, og intet andet rører jorden. Sokler og arbejdere på jorden bliver inden for kvadratet omkring H’et.
sky-rules-pieces-caption = Et stående kort, et gulv, en ramme, et universalkort og en rød sokkel. Hullet i midten er til nitten.
sky-rules-drawn = På nogle kort er der tegnet en arbejder. Sådan et kort giver 1 point mere. Hvis kortet står, skal den tegnede arbejder også stå oprejst, så kortet kan ikke drejes.
sky-rules-deal = Alle har fem arbejdere, en sjette som viser pointene på banen, og to sokler. Med 2, 3 eller 4 spillere får hver 15, 12 eller 9 byggekort og skjuler dem; de to sokler hører med på hånden. Resten lægges væk uset.
sky-rules-start = Tre sokler står som et H i midten. Ved et rigtigt bord begynder den der har været højest oppe i sit liv.
sky-rules-start-caption = Starten: tre sokler, formet som et H set ovenfra.

sky-rules-turn = Din tur: tre handlinger
sky-rules-turn-text = Du gør præcis tre ting, i valgfri rækkefølge, den samme flere gange hvis du vil.
sky-rules-turn-add = Sæt ind: sæt en arbejder fra din reserve på jorden, ved siden af en sokkel.
sky-rules-turn-build = Byg: nit et kort fra hånden fast på bygningen. Det skal røre et kort som en af dine arbejdere rører.
sky-rules-turn-move = Flyt: en af dine arbejdere går ét niveau op, ét niveau ned eller et andet sted hen på sit niveau.
sky-rules-turn-shift = At flytte en arbejder til side, til en anden plads på det gulv den står på, er gratis: én gang for hver arbejder mellem to handlinger.
sky-rules-turn-none = Hvis du slet ikke kan gøre noget, bortfalder resten af din tur.

sky-rules-build = Hvor et kort passer
sky-rules-build-text = Én nitte, midt i det nye kort, griber fat i midten af en ledig kant på et kort i bygningen. Det nye kort står altid i en ret vinkel på det gamle.
sky-rules-build-edges = På overkanten af en sokkel ligger der altså et kort; på kanten af et gulv står der et, halvdelen under det og halvdelen over; og på overkanten af det ligger det næste gulv.
sky-rules-build-caption = På H’et ligger et gulv. På kanten af det står et stående kort, og oven på det ligger et gulv til.
sky-rules-build-pass = Kort må røre hinanden, men aldrig gå igennem hinanden. Mindst én bjælke på det nye kort skal møde en bjælke i bygningen.
sky-rules-build-rivets = Der er 52 nitter. Når de er brugt op, kan der ikke bygges mere.
sky-rules-build-touched = Hvis den nye nitte rører arbejdere, må du flytte hver af dem til side én gang på dens gulv, uanset hvem der ejer dem. Det er den eneste gang nogen rører de andres arbejdere.

sky-rules-points = Point for et kort
sky-rules-points-text = 1 point for hver bjælke på det nye kort der møder en bjælke i bygningen, og 1 mere hvis der er tegnet en arbejder på det. Hvis kortet når højere end alle andre kort, tæller det hele dobbelt.
sky-rules-points-caption = Tre bjælker møder andre, der er tegnet en arbejder på kortet, og intet når højere: 8 point.

sky-rules-levels = Niveauer
sky-rules-levels-text = Gulve i forskellig højde er forskellige niveauer. Hvor bygningen deler sig i tårne som intet kort forbinder, har hvert tårn sine egne niveauer: for at komme fra det ene til det andet går en arbejder ned til et niveau som de har fælles. Et kort der forbinder dem, åbner vejen.
sky-rules-levels-caption = To tårne på ét fælles niveau. Fra det ene til det andet går en arbejder ned til det fælles niveau.
sky-rules-enclosed = En arbejder der er spærret inde på alle sider, er tabt så længe det varer: den kan ikke flytte sig eller bygge, og tæller ikke. Den der har alle sine arbejdere på byggepladsen, alle spærret inde og ingen i reserve, er ude.

sky-rules-fall = Fald
sky-rules-fall-text = Den der får arbejdere til at falde, uanset farve, mister 5 point for hver. En arbejder der er faldet, går tilbage til sin ejer.
sky-rules-fall-back = Ejerne sætter deres tilbage med det samme, på et hvilket som helst gulv eller på jorden ved siden af en sokkel, eller beholder dem i reserve. Arbejdere der tilhører den der var skyld i faldet, bliver i reserve.
sky-rules-fall-landed = En arbejder der lander på et andet kort, er ikke faldet. Den bliver der indtil ejeren flytter den. En, der vælter, hvor den står, ligger ned: den kan ikke bygge, før dens ejer rejser den op, og det er gratis.
sky-rules-fall-out = Den der falder til banens laveste felt, er ude. Arbejderne bliver stående når ejeren er ude. Den sidste spiller der er tilbage, vinder.
sky-rules-fall-bump = Omkring et rigtigt bord kan enhver udpeges som den skyldige, i tur eller ej, når som helst: den, der støder til bordet, betaler eller er ude.
sky-rules-collapse = Hvis et kort der ikke er en sokkel, når jorden, er partiet slut. Den der var skyld i det, er ude; de andre beholder deres point, minus 1 for hvert kort på hånden. Flest point vinder, og ingen får noget mere.

sky-rules-end = Slutningen
sky-rules-end-hand = Partiet slutter med det samme når nogen bygger det sidste kort på hånden: det giver 5 point. De andre mister 1 point for hvert kort de har tilbage.
sky-rules-end-highest = 5 point går til den der har flest synlige arbejdere på det højeste niveau hvor der er nogen. Hvis det står lige, sammenligner de der står lige, det næste niveau nedad, og så videre. Hvis det står lige hele vejen, får hver af dem 5.
sky-rules-end-wins = Den højeste sum vinder. De der står lige, deler sejren.
sky-rules-end-stuck = Hvis ingen kan fortsætte, eller ingen har bygget eller sat noget ind i tre ture hver, slutter partiet også: 1 point mindre for hvert kort på hånden, og 5 for arbejderne højest oppe.
sky-rules-end-agreed = Når ingen har bygget i en hel runde, må alle foreslå at slutte her; hvis alle er enige, slutter partiet sådan.

sky-rules-judge = Hvem der dømmer
sky-rules-judge-text = Et bord vælger hvem der siger hvad der skete med bygningen og arbejderne.
sky-rules-judge-hand = Din hånd: træk kortet hen til kanten, hvor det fanges; hold stille til nitten er på plads, og giv slip. Arbejdere, og kort hvor der næppe falder nogen, kræver kun ét tryk. Så simulerer serveren hvad der sker. Bygningen giver sig og ryster, og bliver sådan. Alle ser det samme.
sky-rules-judge-table = Rigtige kort: I bygger på et rigtigt bord, og telefonerne giver kortene, holder styr på regler og point og spørger hvad der faldt.
sky-rules-judge-dice = Terning: heldet afgør det. Høje, smalle og tungt belastede bygninger er mere risikable.

sky-rules-hidden = Hvad der er skjult
sky-rules-hidden-text = Ingen ser de andres kort, hvor mange de er, eller hvilke kort der blev lagt væk. Alt der er bygget, hver arbejder og alle point er åbne for alle.
