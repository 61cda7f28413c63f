# The rules of Block Out, to be read. Numbers in examples belong to drawings: they must stay as they are.

block-rules-title = Block Out: reglene
block-rules-lead = Ni skjeve klosser, én hånd. Legg en på toppen, slipp, og tell til tre. 2 til 6 spillere.

block-rules-goal = Målet
block-rules-goal-text = Bli kvitt kortene dine. Hvert klosskort gir én kloss til på tårnet, som alle bygger sammen. Den som ikke har kort igjen når turen er over, vinner, og det gjør også den som får opp den niende klossen.

block-rules-pieces = Klosser og kort
block-rules-pieces-text = Det er ni klosser: svarte, brune og gule, hver som liten, mellomstor og stor. De er ikke helt rette, så det betyr noe hvordan du vrir en kloss.
block-rules-pieces-caption = En ring er svart, en bølge er brun, en stjerne er gul. Én prikk er liten, to er mellomstor, tre er stor.
block-rules-cards-text = 43 kort er for klosser, 12 er handlingskort. Et klosskort viser én bestemt kloss, eller lar deg velge: valgfri i en farge, valgfri i en størrelse eller valgfri kloss.
block-rules-cards-caption = Fra venstre til høyre: liten brun, valgfri stor, valgfri gul, valgfri kloss, Pass og Retningsskift.
block-rules-cards-count = Det er tre kort for hver kloss, to for hver farge, to for hver størrelse og fire for valgfri kloss; i tillegg seks Pass og seks Retningsskift.
block-rules-deal = Alle får sju kort og skjuler dem for de andre. Resten er trekkbunken. Ved et ekte bord begynner den som har bursdag først. Spillet går først med klokken.

block-rules-turn = Din tur
block-rules-turn-text = Spill ett kort. Hvis du kan spille, må du; ingen trekker kort frivillig.
block-rules-turn-block = Et klosskort kan spilles hvis en kloss som passer til det, er ledig, altså ikke i tårnet.
block-rules-turn-action = Et handlingskort kan alltid spilles.
block-rules-turn-draw = Hvis ingen av kortene dine kan spilles, trekker du ett om gangen til ett kan spilles, og spiller det med en gang.
block-rules-turn-caption = Den store brune og den mellomstore svarte er i tårnet. «Valgfri stor» kan likevel spilles: To store er ledige.
block-rules-turn-pile = Brukte kort legges med forsiden opp i kastebunken. Når trekkbunken er tom, stokkes kastebunken til en ny.

block-rules-place = Å legge en kloss
block-rules-place-text = Velg en ledig kloss som passer til kortet ditt, og legg den øverst på tårnet. Hvis det ikke er noe tårn, starter klossen din et; den første klossen kan ikke falle.
block-rules-place-hand = Bruk én hånd. Klossen får bare berøre oversiden av den øverste klossen. Å berøre en annen side, eller en annen kloss, er en feil: Bordet avtaler om det bare gir en advarsel eller teller som et fall.
block-rules-place-right = Bare oversiden berøres.
block-rules-place-wrong = Siden av tårnet berøres.
block-rules-count = Slipp, og tell tre sekunder. Hvis tårnet fortsatt står, er turen din over.

block-rules-fall = Når det faller
block-rules-fall-text = Tårnet har falt når en av klossene ikke lenger er en del av det: Den har forlatt klossen under, eller berører bordet.
block-rules-fall-blocks = Alle klossene tas bort fra tårnet.
block-rules-fall-draw = Du trekker tre kort. Kortet du spilte, blir liggende i kastebunken.
block-rules-fall-new = Du spiller et nytt kort med en gang, for å starte et nytt tårn. Hvis du har klosskort, må det være ett av dem; med bare handlingskort spiller du ett, og neste spiller starter tårnet.
block-rules-late = Hvis det faller etter tellingen, og før neste spiller har rørt det, trekker ingen kort: Klossene tas bort fra tårnet, og neste spiller fortsetter.

block-rules-actions = Pass og Retningsskift
block-rules-pass = Pass: Du legger ingenting, og neste spiller fortsetter.
block-rules-reverse = Retningsskift: Du legger ingenting, og spillretningen snur. Med to spillere er det det samme som Pass.

block-rules-win = Å vinne
block-rules-win-hand = Den som ikke har kort igjen når turen er over, vinner.
block-rules-win-ninth = Den som legger den niende klossen, så tårnet står, vinner med en gang.
block-rules-options = Hva et bord kan velge
block-rules-extra = Én kloss til: Etter det siste kortet ditt velger du en hvilken som helst ledig kloss, og den må også bli stående før du vinner. Hvis tårnet faller, trekker du tre kort og fortsetter som etter alle andre fall.
block-rules-no-action = Ingen handlingskort på slutten: Pass og Retningsskift kan ikke være det siste kortet.

block-rules-judge = Hvem som dømmer
block-rules-judge-text = Et bord velger hvem som sier om tårnet står.
block-rules-judge-hand = Din hånd: Du bærer klossen på skjermen, og serveren simulerer hva den gjør. Alle ser det samme.
block-rules-judge-table = Ekte klosser: Dere spiller med treklosser på et ekte bord, og telefonene deler ut kortene, passer på reglene og spør om det ble stående.
block-rules-judge-dice = Terning: Tilfeldighetene avgjør. Jo høyere tårnet er, og jo mindre klossen under er, desto større er risikoen.

block-rules-hidden = Hva som er skjult
block-rules-hidden-text = Ingen ser kortene til de andre eller rekkefølgen i trekkbunken. Hvor mange kort hver har, kastebunken, spillretningen og tårnet er åpne for alle.
