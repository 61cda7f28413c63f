# The rules of Skyscrapers, to be read. Numbers in examples belong to drawings: they must stay as they are.

sky-rules-title = Skyskrapere: reglene
sky-rules-lead = Alle nagler kort til samme bygning, og klatrer i den. Pass på arbeiderne. 2 til 4 spillere.
sky-rules-learn = Lær ved å spille (1 minutt)

sky-rules-goal = Målet
sky-rules-goal-text = Få flest poeng. Hvert kort du bygger, gir poeng, et kort som når høyere enn alle andre, gir dobbelt så mange, og den som står høyest til slutt, får flere. Den som får arbeidere til å falle, må betale for det.

sky-rules-pieces = Kort og arbeidere
sky-rules-pieces-text = Det er 36 byggekort av fire typer, og sokler i spillernes farger. Stålstengene på et kort er bjelkene på det.
sky-rules-pieces-upright = Stående: står oppreist.
sky-rules-pieces-floor = Gulv: ligger, og arbeidere kan stå på det.
sky-rules-pieces-flat = Ramme: ligger som en åpen ramme og bærer ingen. Luft og blikk går gjennom den.
sky-rules-pieces-universal = Universal: stående, gulv eller ramme, som du vil; aldri en sokkel.
sky-rules-pieces-base = Sokkel: står på bakken, og ingenting annet berører bakken. Sokler og arbeidere på bakken holder seg innenfor kvadratet rundt H-en.
sky-rules-pieces-caption = Et stående kort, et gulv, en ramme, et universalkort og en rød sokkel. Hullet i midten er til naglen.
sky-rules-drawn = På noen kort er det tegnet en arbeider. Et slikt kort gir 1 poeng til. Hvis kortet står, må den tegnede arbeideren også stå oppreist, så kortet kan ikke vris.
sky-rules-deal = Alle har fem arbeidere, en sjette som viser poengene på banen, og to sokler. Med 2, 3 eller 4 spillere får hver 15, 12 eller 9 byggekort og skjuler dem; de to soklene hører med på hånden. Resten legges bort usett.
sky-rules-start = Tre sokler står som en H i midten. Ved et ekte bord begynner den som har vært høyest oppe i livet sitt.
sky-rules-start-caption = Starten: tre sokler, formet som en H sett ovenfra.

sky-rules-turn = Din tur: tre handlinger
sky-rules-turn-text = Du gjør nøyaktig tre ting, i valgfri rekkefølge, det samme flere ganger om du vil.
sky-rules-turn-add = Sett ut: Sett en arbeider fra reserven din på bakken, ved siden av en sokkel.
sky-rules-turn-build = Bygg: Nagle et kort fra hånden til bygningen. Det må berøre et kort som en av arbeiderne dine berører.
sky-rules-turn-move = Flytt: En av arbeiderne dine går ett nivå opp, ett nivå ned eller et annet sted på nivået sitt.
sky-rules-turn-shift = Å flytte en arbeider til side, til en annen plass på gulvet den står på, er gratis: én gang for hver arbeider mellom to handlinger.
sky-rules-turn-none = Hvis du ikke kan gjøre noe som helst, faller resten av turen din bort.

sky-rules-build = Hvor et kort passer
sky-rules-build-text = Én nagle, midt i det nye kortet, griper midten av en ledig kant på et kort i bygningen. Det nye kortet står alltid i rett vinkel på det gamle.
sky-rules-build-edges = På overkanten av en sokkel ligger det altså et kort; på kanten av et gulv står det et, halvparten under og halvparten over; og på overkanten av det ligger neste gulv.
sky-rules-build-caption = På H-en ligger et gulv. På kanten av det står et stående kort, og oppå det ligger et gulv til.
sky-rules-build-pass = Kort kan berøre hverandre, men aldri gå gjennom hverandre. Minst én bjelke på det nye kortet må møte en bjelke i bygningen.
sky-rules-build-rivets = Det er 52 nagler. Når de er brukt opp, kan ikke noe mer bygges.
sky-rules-build-touched = Hvis den nye naglen berører arbeidere, kan du flytte hver av dem til side én gang på gulvet den står på, uansett hvem som eier dem. Det er eneste gang noen rører arbeiderne til andre.

sky-rules-points = Poeng for et kort
sky-rules-points-text = 1 poeng for hver bjelke på det nye kortet som møter en bjelke i bygningen, og 1 til hvis det er tegnet en arbeider på det. Hvis kortet når høyere enn alle andre kort, teller alt dette dobbelt.
sky-rules-points-caption = Tre bjelker møter andre, det er tegnet en arbeider på kortet, og ingenting når høyere: 8 poeng.

sky-rules-levels = Nivåer
sky-rules-levels-text = Gulv i ulik høyde er ulike nivåer. Der bygningen deler seg i tårn som ingen kort forbinder, har hvert tårn sine egne nivåer: For å komme fra det ene til det andre går en arbeider ned til et nivå de har felles. Et kort som forbinder dem, åpner veien.
sky-rules-levels-caption = To tårn på ett felles nivå. Fra det ene til det andre går en arbeider ned til nivået de har felles.
sky-rules-enclosed = En arbeider som er innestengt på alle sider, er tapt så lenge det varer: Den kan ikke flytte seg eller bygge, og teller ikke. Den som har alle arbeiderne sine på byggeplassen, alle innestengt og ingen i reserve, er ute.

sky-rules-fall = Fall
sky-rules-fall-text = Den som får arbeidere til å falle, uansett farge, taper 5 poeng for hver. En arbeider som har falt, går tilbake til eieren.
sky-rules-fall-back = Eierne setter sine tilbake med en gang, på et hvilket som helst gulv eller på bakken ved siden av en sokkel, eller beholder dem i reserve. Arbeiderne til den som var skyld i fallet, blir i reserve.
sky-rules-fall-landed = En arbeider som lander på et annet kort, har ikke falt. Den blir der til eieren flytter den. En som velter der den står, ligger: Den kan ikke bygge før eieren reiser den opp, og det er gratis.
sky-rules-fall-out = Den som synker til det laveste feltet på banen, er ute. Arbeiderne til den som er ute, blir stående. Den siste spilleren som er igjen, vinner.
sky-rules-fall-bump = Rundt et ekte bord kan hvem som helst utpekes som den skyldige, i tur eller ikke, når som helst: den som dulter borti bordet, betaler eller er ute.
sky-rules-collapse = Hvis et kort som ikke er en sokkel, når bakken, er partiet slutt. Den som var skyld i det, er ute; de andre beholder poengene sine, minus 1 for hvert kort på hånden. Flest poeng vinner, og ingen får noe mer.

sky-rules-end = Slutten
sky-rules-end-hand = Partiet slutter med en gang noen bygger det siste kortet på hånden: Det gir 5 poeng. De andre taper 1 poeng for hvert kort de har igjen.
sky-rules-end-highest = 5 poeng går til den som har flest synlige arbeidere på det høyeste nivået der det er noen. Hvis det står likt, sammenligner de som står likt, neste nivå nedover, og så videre. Hvis det er likt hele veien, får hver av dem 5.
sky-rules-end-wins = Høyest sum vinner. De som står likt, deler seieren.
sky-rules-end-stuck = Hvis ingen kan fortsette, eller ingen har bygd eller satt ut noe på tre turer hver, slutter partiet også: 1 poeng mindre for hvert kort på hånden, og 5 for arbeiderne høyest oppe.
sky-rules-end-agreed = Når ingen har bygd på en hel runde, kan hvem som helst foreslå å slutte her; hvis alle er enige, slutter partiet slik.

sky-rules-judge = Hvem som dømmer
sky-rules-judge-text = Et bord velger hvem som sier hva som skjedde med bygningen og arbeiderne.
sky-rules-judge-hand = Din hånd: Dra kortet nær kanten, der det fanges. Hold stille til naglen er på plass, og slipp. Arbeidere, og kort der det neppe faller noen, krever bare ett trykk. Så simulerer serveren hva som skjer. Bygningen siger og rister, og blir slik. Alle ser det samme.
sky-rules-judge-table = Ekte kort: Dere bygger på et ekte bord, og telefonene deler ut kortene, passer på regler og poeng, og spør hva som falt.
sky-rules-judge-dice = Terning: Tilfeldighetene avgjør. Høye, smale og tungt belastede bygninger er mer risikable.

sky-rules-hidden = Hva som er skjult
sky-rules-hidden-text = Ingen ser kortene til de andre, hvor mange de er, eller hvilke kort som ble lagt bort. Alt som er bygd, hver arbeider og alle poeng er åpne for alle.
