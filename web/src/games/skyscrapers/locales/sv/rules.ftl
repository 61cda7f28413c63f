# The rules of Skyscrapers, to be read. Numbers in examples belong to drawings: they must stay as they are.

sky-rules-title = Skyskrapor: reglerna
sky-rules-lead = Alla nitar kort i samma byggnad och klättrar i den. Se upp för arbetarna. 2 till 4 spelare.
sky-rules-learn = Lär dig genom att spela (1 minut)

sky-rules-goal = Målet
sky-rules-goal-text = Få flest poäng. Varje kort du bygger ger poäng, ett kort som når högre än alla andra ger dubbelt så många, och den som står högst på slutet får fler. Den som får arbetare att falla får betala för det.

sky-rules-pieces = Kort och arbetare
sky-rules-pieces-text = Det finns 36 byggkort av fyra sorter, och socklar i spelarnas färger. Stålstängerna på ett kort är dess balkar.
sky-rules-pieces-upright = Stående: står upprätt.
sky-rules-pieces-floor = Golv: ligger, och arbetare kan stå på det.
sky-rules-pieces-flat = Ram: ligger som en öppen ram och bär ingen. Luft och blickar går igenom den.
sky-rules-pieces-universal = Universal: stående, golv eller ram, som du vill; aldrig en sockel.
sky-rules-pieces-base = Sockel: står på marken, och inget annat nuddar marken. Socklar och arbetare på marken håller sig inom kvadraten runt H.
sky-rules-pieces-caption = Ett stående kort, ett golv, en ram, ett universalkort och en röd sockel. Hålet i mitten är för niten.
sky-rules-drawn = På några kort är en arbetare ritad. Ett sådant kort ger 1 poäng till. Om kortet står måste den ritade arbetaren också stå upprätt, så det går inte att vrida.
sky-rules-deal = Alla har fem arbetare, en sjätte som visar poängen på banan, och två socklar. Med 2, 3 eller 4 spelare får var och en 15, 12 eller 9 byggkort och döljer dem; de två socklarna hör till handen. Resten av korten läggs undan osedda.
sky-rules-start = Tre socklar står som ett H i mitten. Vid ett riktigt bord börjar den som har varit högst upp i sitt liv.
sky-rules-start-caption = Starten: tre socklar, formade som ett H sett uppifrån.

sky-rules-turn = Din tur: tre handlingar
sky-rules-turn-text = Du gör exakt tre saker, i valfri ordning, samma sak flera gånger om du vill.
sky-rules-turn-add = Sätt ut: ställ en arbetare från din reserv på marken, bredvid en sockel.
sky-rules-turn-build = Bygg: nita fast ett kort från handen i byggnaden. Det måste nudda ett kort som någon av dina arbetare nuddar.
sky-rules-turn-move = Flytta: en av dina arbetare går en nivå upp, en nivå ner eller någon annanstans på sin nivå.
sky-rules-turn-shift = Att flytta en arbetare åt sidan, till en annan plats på golvet där den står, är gratis: en gång för varje arbetare mellan två handlingar.
sky-rules-turn-none = Om du inte kan göra någonting alls förfaller resten av din tur.

sky-rules-build = Var ett kort passar
sky-rules-build-text = En nit, mitt i det nya kortet, griper tag i mitten av en ledig kant på ett kort i byggnaden. Det nya kortet står alltid i rät vinkel mot det gamla.
sky-rules-build-edges = På en sockels överkant ligger alltså ett kort; på kanten av ett golv står ett, hälften under det och hälften över; och på överkanten av det ligger nästa golv.
sky-rules-build-caption = På H:et ligger ett golv. På golvets kant står ett stående kort, och ovanpå det ligger ett andra golv.
sky-rules-build-pass = Kort får nudda varandra, men aldrig gå igenom varandra. Minst en balk på det nya kortet måste möta en balk i byggnaden.
sky-rules-build-rivets = Det finns 52 nitar. När de är slut går inget mer att bygga.
sky-rules-build-touched = Om den nya niten nuddar arbetare får du flytta var och en av dem åt sidan en gång på sitt golv, vems de än är. Det är enda gången som någon rör de andras arbetare.

sky-rules-points = Poäng för ett kort
sky-rules-points-text = 1 poäng för varje balk på det nya kortet som möter en balk i byggnaden, och 1 till om en arbetare är ritad på det. Om kortet når högre än alla andra kort räknas allt detta dubbelt.
sky-rules-points-caption = Tre balkar möter andra, en arbetare är ritad på kortet, och inget når högre: 8 poäng.

sky-rules-levels = Nivåer
sky-rules-levels-text = Golv på olika höjd är olika nivåer. Där byggnaden delar sig i torn som inget kort förbinder har varje torn sina egna nivåer: för att ta sig från det ena till det andra går en arbetare ner till en nivå som de har gemensam. Ett kort som förbinder dem öppnar vägen.
sky-rules-levels-caption = Två torn på en gemensam nivå. Från det ena till det andra går en arbetare ner till den gemensamma nivån.
sky-rules-enclosed = En arbetare som är instängd från alla håll är borta så länge det varar: den kan inte flytta sig eller bygga, och räknas inte. Den som har alla sina arbetare på bygget, alla instängda och ingen i reserv, är ute.

sky-rules-fall = Fall
sky-rules-fall-text = Den som får arbetare att falla, oavsett färg, förlorar 5 poäng för varje. En arbetare som fallit går tillbaka till sin ägare.
sky-rules-fall-back = Ägarna sätter tillbaka sina direkt, på valfritt golv eller på marken bredvid en sockel, eller behåller dem i reserv. Arbetare som tillhör den som orsakade fallet stannar i reserv.
sky-rules-fall-landed = En arbetare som landar på ett annat kort har inte fallit. Den står kvar där tills ägaren flyttar den. En som välter där den står ligger: den kan inte bygga förrän ägaren reser upp den, vilket är gratis.
sky-rules-fall-out = Den vars poäng sjunker till banans lägsta ruta är ute. Arbetare som tillhör den som är ute står kvar. Den sista spelaren som är kvar vinner.
sky-rules-fall-bump = Runt ett riktigt bord kan vem som helst pekas ut som den skyldige, i tur eller inte, när som helst: den som stöter till bordet betalar, eller är ute.
sky-rules-collapse = Om ett kort som inte är en sockel når marken är partiet slut. Den som orsakade det är ute; de andra behåller sina poäng, minus 1 för varje kort på handen. Flest poäng vinner, och ingen får något mer.

sky-rules-end = Slutet
sky-rules-end-hand = Partiet slutar direkt när någon bygger det sista kortet på handen: det ger 5 poäng. De andra förlorar 1 poäng för varje kort de har kvar.
sky-rules-end-highest = 5 poäng går till den som har flest synliga arbetare på den högsta nivån där det finns några. Om det är lika jämför de som har lika många nästa nivå ner, och så vidare. Om det är lika hela vägen får var och en av dem 5.
sky-rules-end-wins = Högst summa vinner. Spelare med samma summa delar på segern.
sky-rules-end-stuck = Om ingen kan fortsätta, eller ingen har byggt eller satt ut något på tre turer var, slutar partiet också: 1 poäng mindre för varje kort på handen, och 5 för arbetarna högst upp.
sky-rules-end-agreed = När ingen har byggt under ett helt varv får vem som helst föreslå att sluta här; om alla håller med slutar partiet så.

sky-rules-judge = Vem som dömer
sky-rules-judge-text = Ett bord väljer vem som säger vad som hände med byggnaden och arbetarna.
sky-rules-judge-hand = Din hand: dra kortet nära kanten, där det fångas; håll stilla tills niten är på plats, och släpp. Arbetare, och kort där knappast någon faller, kräver bara ett tryck. Sedan simulerar servern vad som händer. Byggnaden ger efter och skakar, och blir kvar så. Alla ser samma sak.
sky-rules-judge-table = Riktiga kort: ni bygger på ett riktigt bord, och telefonerna delar ut korten, håller reda på regler och poäng och frågar vad som föll.
sky-rules-judge-dice = Tärning: slumpen avgör. Höga, smala och tungt belastade byggnader är mer riskabla.

sky-rules-hidden = Vad som är dolt
sky-rules-hidden-text = Ingen ser de andras kort, hur många de är eller vilka kort som lades undan. Allt som är byggt, varje arbetare och alla poäng är öppna för alla.
