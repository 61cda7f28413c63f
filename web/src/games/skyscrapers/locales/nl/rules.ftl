# The rules of Skyscrapers, to be read. Numbers in examples belong to drawings: they must stay as they are.

sky-rules-title = Wolkenkrabbers: de regels
sky-rules-lead = Iedereen klinkt kaarten vast aan hetzelfde gebouw, en klimt erin omhoog. Let op de bouwvakkers. 2 tot 4 spelers.
sky-rules-learn = Leer het al spelend (1 minuut)

sky-rules-goal = Het doel
sky-rules-goal-text = Haal de meeste punten. Elke kaart die je bouwt, levert punten op, een kaart die boven alle andere uitsteekt dubbel zoveel, en wie aan het eind het hoogst staat, krijgt er nog bij. Wie bouwvakkers laat vallen, betaalt daarvoor.

sky-rules-pieces = Kaarten en bouwvakkers
sky-rules-pieces-text = Er zijn 36 bouwkaarten van vier soorten, en basiskaarten in de kleuren van de spelers. De stalen staven op een kaart zijn de balken.
sky-rules-pieces-upright = Staand: staat rechtop.
sky-rules-pieces-floor = Vloer: ligt, en bouwvakkers kunnen erop staan.
sky-rules-pieces-flat = Plat: ligt als een open raamwerk, en draagt niemand. Lucht en zicht gaan erdoorheen.
sky-rules-pieces-universal = Universeel: staand, vloer of plat, wat je wilt; nooit een basis.
sky-rules-pieces-base = Basis: staat op de grond, en niets anders raakt de grond. Bases en bouwvakkers op de grond blijven binnen het vierkant rond de H.
sky-rules-pieces-caption = Een staande kaart, een vloer, een platte kaart, een universele kaart en een rode basis. Het gat in het midden is voor de klinknagel.
sky-rules-drawn = Op sommige kaarten is een bouwvakker getekend. Zo’n kaart is 1 punt extra waard. Staat de kaart, dan moet de getekende bouwvakker ook rechtop staan, dus dan kan de kaart niet gedraaid worden.
sky-rules-deal = Iedereen heeft vijf bouwvakkers, een zesde die de punten op het scorespoor aangeeft, en twee basiskaarten. Met 2, 3 of 4 spelers krijgt ieder 15, 12 of 9 bouwkaarten en houdt ze verborgen; de twee basiskaarten komen erbij. De rest gaat ongezien uit het spel.
sky-rules-start = Drie basiskaarten staan als een H in het midden. Aan een echte tafel begint wie ooit het hoogst is geweest.
sky-rules-start-caption = Het begin: drie basiskaarten, van boven gezien in de vorm van een H.

sky-rules-turn = Jouw beurt: drie acties
sky-rules-turn-text = Je doet precies drie dingen, in elke volgorde, en ook meermaals hetzelfde als je wilt.
sky-rules-turn-add = Inzetten: zet een bouwvakker uit je reserve op de grond, naast een basis.
sky-rules-turn-build = Bouwen: klink een kaart uit je hand vast aan het gebouw. De kaart moet een kaart raken die een van je bouwvakkers raakt.
sky-rules-turn-move = Lopen: een van je bouwvakkers gaat één niveau omhoog, één niveau omlaag, of ergens anders heen op hetzelfde niveau.
sky-rules-turn-shift = Een bouwvakker verschuiven naar een andere plek op dezelfde vloer is gratis: één keer per bouwvakker tussen twee acties.
sky-rules-turn-none = Kun je helemaal niets doen, dan vervalt de rest van je beurt.

sky-rules-build = Waar een kaart past
sky-rules-build-text = Eén klinknagel, in het midden van de nieuwe kaart, grijpt het midden van een vrije rand van een kaart in het gebouw. De nieuwe kaart staat altijd haaks op de oude.
sky-rules-build-edges = Dus op de bovenrand van een basis ligt een kaart; op de rand van een vloer staat er een, half eronder en half erboven; en op de bovenrand daarvan ligt de volgende vloer.
sky-rules-build-caption = Op de H ligt een vloer. Op de rand daarvan staat een staande kaart, en daarop ligt een tweede vloer.
sky-rules-build-pass = Kaarten mogen elkaar raken, maar nooit door elkaar heen gaan. Minstens één balk van de nieuwe kaart moet een balk van het gebouw raken.
sky-rules-build-rivets = Er zijn 52 klinknagels. Zijn ze op, dan kan er niets meer gebouwd worden.
sky-rules-build-touched = Raakt de nieuwe klinknagel bouwvakkers, dan mag je elk van hen één keer op hun vloer verschuiven, van wie ze ook zijn. Alleen dan raakt iemand bouwvakkers van anderen aan.

sky-rules-points = Punten voor een kaart
sky-rules-points-text = 1 punt voor elke balk van de nieuwe kaart die een balk van het gebouw raakt, en nog 1 als er een bouwvakker op getekend is. Reikt de kaart hoger dan alle andere kaarten, dan telt dat alles dubbel.
sky-rules-points-caption = Drie balken raken andere, er is een bouwvakker op de kaart getekend, en niets reikt hoger: 8 punten.

sky-rules-levels = Niveaus
sky-rules-levels-text = Vloeren op verschillende hoogten zijn verschillende niveaus. Splitst het gebouw zich in torens die door geen kaart verbonden zijn, dan heeft elke toren eigen niveaus: om van de ene naar de andere te gaan, gaat een bouwvakker omlaag naar een niveau dat ze delen. Een kaart die ze verbindt, opent de weg.
sky-rules-levels-caption = Twee torens op één gedeeld niveau. Van de ene naar de andere gaat een bouwvakker omlaag naar het niveau dat ze delen.
sky-rules-enclosed = Een bouwvakker die aan alle kanten is ingesloten, is verloren zolang dat duurt: kan niet weg, kan niet bouwen, en telt niet mee. Zijn al je bouwvakkers op de bouwplaats en allemaal ingesloten, met niemand in reserve, dan lig je eruit.

sky-rules-fall = Vallen
sky-rules-fall-text = Wie bouwvakkers laat vallen, van welke kleur ook, verliest 5 punten per bouwvakker. Een gevallen bouwvakker gaat terug naar de eigenaar.
sky-rules-fall-back = De eigenaars zetten ze meteen terug, op een vloer of op de grond naast een basis, of houden ze in reserve. De eigen bouwvakkers van wie ze liet vallen, blijven in reserve.
sky-rules-fall-landed = Een bouwvakker die op een andere kaart terechtkomt, is niet gevallen. Die blijft daar staan tot de eigenaar hem verplaatst. Wie omvalt op de eigen plek, ligt: die kan niet bouwen tot de eigenaar hem overeind zet, en dat is gratis.
sky-rules-fall-out = Wie naar het laagste vak van het scorespoor zakt, ligt eruit. Bouwvakkers van wie eruit ligt, blijven waar ze zijn. Wie als laatste overblijft, wint.
sky-rules-fall-bump = Rond een echte tafel kan iedereen als schuldige worden aangewezen, aan de beurt of niet, op elk moment: wie tegen de tafel stoot, betaalt of ligt eruit.
sky-rules-collapse = Komt een kaart die geen basis is op de grond, dan is het spel afgelopen. Wie dat deed, ligt eruit; de anderen houden hun punten, min 1 voor elke kaart in de hand. Het hoogste totaal wint, en niemand krijgt er iets bij.

sky-rules-end = Het einde
sky-rules-end-hand = Het spel eindigt meteen als iemand de laatste kaart uit de hand bouwt: 5 punten daarvoor. De anderen verliezen 1 punt voor elke kaart die ze nog hebben.
sky-rules-end-highest = 5 punten gaan naar wie de meeste zichtbare bouwvakkers heeft op het hoogste niveau waar er staan. Is dat gelijk, dan vergelijken die spelers het niveau eronder, enzovoort. Blijft alles gelijk, dan krijgen ze elk 5.
sky-rules-end-wins = Het hoogste totaal wint. Bij gelijke stand wordt de overwinning gedeeld.
sky-rules-end-stuck = Kan niemand verder, of heeft niemand drie ronden lang iets gebouwd of ingezet, dan eindigt het spel ook: 1 punt minder voor elke kaart in de hand, en 5 voor de hoogste bouwvakkers.
sky-rules-end-agreed = Is er een hele ronde niets gebouwd, dan mag iedereen voorstellen om hier te stoppen; als iedereen akkoord gaat, eindigt het spel zo.

sky-rules-judge = Wie oordeelt
sky-rules-judge-text = Een tafel kiest wie beslist wat er met het gebouw en de bouwvakkers is gebeurd.
sky-rules-judge-hand = Jouw hand: sleep een kaart bij de rand, waar hij wordt gevangen; houd stil tot de klinknagel vastzit, en laat los. Voor bouwvakkers, en voor kaarten waarbij haast niemand valt, is één druk genoeg. De server simuleert dan wat er gebeurt. Het gebouw zakt door en trilt, en dat blijft zo. Iedereen ziet hetzelfde.
sky-rules-judge-table = Echte kaarten: jullie bouwen op een echte tafel, en de telefoons delen de kaarten, bewaken regels en punten, en vragen wat er viel.
sky-rules-judge-dice = Dobbelen: het toeval beslist. Hoge, smalle en zwaar beladen gebouwen zijn riskanter.

sky-rules-hidden = Wat verborgen is
sky-rules-hidden-text = Niemand ziet de kaarten van anderen, of hoeveel het er zijn, of welke kaarten uit het spel gingen. Alles wat gebouwd is, elke bouwvakker en alle punten zijn voor iedereen te zien.
