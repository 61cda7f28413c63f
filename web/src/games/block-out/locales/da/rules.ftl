# The rules of Block Out, to be read. Numbers in examples belong to drawings: they must stay as they are.

block-rules-title = Block Out: reglerne
block-rules-lead = Ni skæve blokke, én hånd. Læg en øverst, giv slip, og tæl til tre. 2 til 6 spillere.

block-rules-goal = Målet
block-rules-goal-text = Kom af med dine kort. Hvert blokkort giver én blok til på stablen, som alle bygger sammen. Den der ikke har flere kort når turen er slut, vinder, og det gør den der får den niende blok op, også.

block-rules-pieces = Blokke og kort
block-rules-pieces-text = Der er ni blokke: sorte, brune og gule, hver som lille, mellemstor og stor. De er ikke helt lige, så det betyder noget hvordan du drejer en blok.
block-rules-pieces-caption = En ring er sort, en bølge er brun, en stjerne er gul. Én prik er lille, to er mellemstor, tre er stor.
block-rules-cards-text = 43 kort er til blokke, 12 er actionkort. Et blokkort viser én bestemt blok, eller lader dig vælge: valgfri i en farve, valgfri i en størrelse eller valgfri blok.
block-rules-cards-caption = Fra venstre til højre: lille brun, valgfri stor, valgfri gul, valgfri blok, Pas og Modsat.
block-rules-cards-count = Der er tre kort til hver blok, to til hver farve, to til hver størrelse og fire til valgfri blok; og seks af hver af Pas og Modsat.
block-rules-deal = Alle får syv kort og skjuler dem for de andre. Resten er trækbunken. Ved et rigtigt bord begynder den der har den næste fødselsdag. Spillet går først med uret.

block-rules-turn = Din tur
block-rules-turn-text = Spil ét kort. Hvis du kan spille, skal du; ingen trækker kort frivilligt.
block-rules-turn-block = Et blokkort kan spilles hvis en blok der passer til det, er ledig, altså ikke på stablen.
block-rules-turn-action = Et actionkort kan altid spilles.
block-rules-turn-draw = Hvis ingen af dine kort kan spilles, trækker du ét ad gangen indtil ét kan spilles, og spiller det med det samme.
block-rules-turn-caption = Den store brune og den mellemstore sorte er på stablen. ”Valgfri stor” kan stadig spilles: to store er ledige.
block-rules-turn-pile = Brugte kort lægges med forsiden opad i kastebunken. Når trækbunken er tom, blandes kastebunken til en ny.

block-rules-place = At lægge en blok
block-rules-place-text = Vælg en ledig blok der passer til dit kort, og læg den øverst på stablen. Hvis der ikke er nogen stabel, starter din blok en; den første blok kan ikke vælte.
block-rules-place-hand = Brug én hånd. Blokken må kun røre oversiden af den øverste blok. At røre en anden side, eller en anden blok, er en fejl: bordet aftaler om det kun giver en advarsel eller tæller som et fald.
block-rules-place-right = Kun oversiden berøres.
block-rules-place-wrong = Stablens side berøres.
block-rules-count = Giv slip, og tæl tre sekunder. Hvis stablen stadig står, er din tur slut.

block-rules-fall = Når den vælter
block-rules-fall-text = Stablen er væltet når en af dens blokke ikke længere er en del af den: den har forladt blokken nedenunder, eller rører bordet.
block-rules-fall-blocks = Alle blokke fjernes fra stablen.
block-rules-fall-draw = Du trækker tre kort. Det kort du spillede, bliver i kastebunken.
block-rules-fall-new = Du spiller et kort mere med det samme, for at starte en ny stabel. Hvis du har blokkort, skal det være et af dem; med kun actionkort spiller du ét, og næste spiller starter stablen.
block-rules-late = Hvis den vælter efter tællingen, og før næste spiller har rørt den, trækker ingen kort: blokkene fjernes fra stablen, og næste spiller fortsætter.

block-rules-actions = Pas og Modsat
block-rules-pass = Pas: du lægger ingenting, og næste spiller fortsætter.
block-rules-reverse = Modsat: du lægger ingenting, og spillet skifter retning. Med to spillere er det det samme som Pas.

block-rules-win = At vinde
block-rules-win-hand = Den der ikke har flere kort når turen er slut, vinder.
block-rules-win-ninth = Den der lægger den niende blok, så stablen står, vinder med det samme.
block-rules-options = Hvad et bord kan vælge
block-rules-extra = Én blok til: efter dit sidste kort vælger du en hvilken som helst ledig blok, og den skal også blive stående før du vinder. Hvis stablen vælter, trækker du tre kort og fortsætter som efter alle andre fald.
block-rules-no-action = Intet actionkort til sidst: Pas og Modsat kan ikke være det sidste kort.

block-rules-judge = Hvem der dømmer
block-rules-judge-text = Et bord vælger hvem der siger om stablen står.
block-rules-judge-hand = Din hånd: du bærer blokken på skærmen, og serveren simulerer hvad den gør. Alle ser det samme.
block-rules-judge-table = Rigtige blokke: I spiller med træblokke på et rigtigt bord, og telefonerne giver kortene, holder styr på reglerne og spørger om den blev stående.
block-rules-judge-dice = Terning: heldet afgør det. Jo højere stablen er, og jo mindre blokken nedenunder er, desto større er risikoen.

block-rules-hidden = Hvad der er skjult
block-rules-hidden-text = Ingen ser de andres kort eller trækbunkens rækkefølge. Hvor mange kort hver har, kastebunken, spilleretningen og stablen er åbne for alle.
