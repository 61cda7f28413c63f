# The rules of Block Out, to be read. Numbers in examples belong to drawings: they must stay as they are.

block-rules-title = Block Out: reglerna
block-rules-lead = Nio sneda klossar, en hand. Lägg en överst, släpp och räkna till tre. 2 till 6 spelare.

block-rules-goal = Målet
block-rules-goal-text = Bli av med dina kort. Varje klosskort ger en kloss till på tornet, som alla bygger tillsammans. Den som inte har några kort kvar när turen är slut vinner, och det gör också den som får upp den nionde klossen.

block-rules-pieces = Klossar och kort
block-rules-pieces-text = Det finns nio klossar: svarta, bruna och gula, var och en som liten, mellanstor och stor. De är inte riktigt raka, så det spelar roll hur du vrider en kloss.
block-rules-pieces-caption = En ring är svart, en våg är brun, en stjärna är gul. En prick är liten, två är mellanstor, tre är stor.
block-rules-cards-text = 43 kort är för klossar, 12 är actionkort. Ett klosskort anger en viss kloss, eller låter dig välja: valfri i en färg, valfri i en storlek eller valfri kloss.
block-rules-cards-caption = Från vänster till höger: liten brun, valfri stor, valfri gul, valfri kloss, Pass och Vänd.
block-rules-cards-count = Det finns tre kort för varje kloss, två för varje färg, två för varje storlek och fyra för valfri kloss; och sex vardera av Pass och Vänd.
block-rules-deal = Alla får sju kort och döljer dem för de andra. Resten är korthögen. Vid ett riktigt bord börjar den som fyller år härnäst. Spelet går först medurs.

block-rules-turn = Din tur
block-rules-turn-text = Spela ett kort. Om du kan spela måste du göra det; ingen drar kort frivilligt.
block-rules-turn-block = Ett klosskort går att spela om en kloss som passar det är ledig, alltså inte ligger i tornet.
block-rules-turn-action = Ett actionkort går alltid att spela.
block-rules-turn-draw = Om inget av dina kort går att spela drar du ett i taget tills ett går, och spelar det direkt.
block-rules-turn-caption = Den stora bruna och den mellanstora svarta ligger i tornet. ”Valfri stor” går ändå att spela: två stora är lediga.
block-rules-turn-pile = Använda kort läggs med framsidan upp i slänghögen. När korthögen är tom blandas slänghögen till en ny.

block-rules-place = Lägga en kloss
block-rules-place-text = Välj en ledig kloss som passar ditt kort och lägg den överst på tornet. Om det inte finns något torn börjar din kloss ett; den första klossen kan inte rasa.
block-rules-place-hand = Använd en hand. Klossen får bara nudda ovansidan av den översta klossen. Att nudda någon annan sida, eller någon annan kloss, är ett fel: bordet kommer överens om det bara ger en varning eller räknas som ett ras.
block-rules-place-right = Bara ovansidan nuddas.
block-rules-place-wrong = Tornets sida nuddas.
block-rules-count = Släpp, och räkna tre sekunder. Om tornet fortfarande står är din tur slut.

block-rules-fall = När det rasar
block-rules-fall-text = Tornet har rasat när en av dess klossar inte längre hör till det: den har lämnat klossen under, eller nuddar bordet.
block-rules-fall-blocks = Alla klossar tas bort från tornet.
block-rules-fall-draw = Du drar tre kort. Kortet som du spelade ligger kvar i slänghögen.
block-rules-fall-new = Du spelar ett kort till direkt, för att börja ett nytt torn. Om du har klosskort måste det vara ett av dem; med bara actionkort spelar du ett, och nästa spelare börjar tornet.
block-rules-late = Om det rasar efter räkningen, och innan nästa spelare har rört det, drar ingen kort: klossarna tas bort från tornet, och nästa spelare fortsätter.

block-rules-actions = Pass och Vänd
block-rules-pass = Pass: du lägger ingenting, och nästa spelare fortsätter.
block-rules-reverse = Vänd: du lägger ingenting, och spelet byter håll. Med två spelare är det samma sak som Pass.

block-rules-win = Att vinna
block-rules-win-hand = Den som inte har några kort kvar när turen är slut vinner.
block-rules-win-ninth = Den som lägger den nionde klossen, så att tornet står, vinner direkt.
block-rules-options = Vad ett bord får välja
block-rules-extra = En kloss till: efter ditt sista kort väljer du vilken ledig kloss du vill, och den måste också stå innan du vinner. Om tornet rasar drar du tre kort och fortsätter som efter alla andra ras.
block-rules-no-action = Inget actionkort på slutet: Pass och Vänd får inte vara det sista kortet.

block-rules-judge = Vem som dömer
block-rules-judge-text = Ett bord väljer vem som säger om tornet står.
block-rules-judge-hand = Din hand: du bär klossen på skärmen, och servern simulerar vad den gör. Alla ser samma sak.
block-rules-judge-table = Riktiga klossar: ni spelar med träklossar på ett riktigt bord, och telefonerna delar ut korten, håller reda på reglerna och frågar om det stod.
block-rules-judge-dice = Tärning: slumpen avgör. Ju högre torn, och ju mindre kloss under, desto större risk.

block-rules-hidden = Vad som är dolt
block-rules-hidden-text = Ingen ser de andras kort eller korthögens ordning. Hur många kort var och en har, slänghögen, spelriktningen och tornet är öppna för alla.
