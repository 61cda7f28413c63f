# What Steeple is. “Steeple” is a name and stays as it is.

about-title = Om Steeple
about-lead = Tre tornspel, gratis för alla, utan konto.

about-steeple = Vad det är
# $games: a list of their names
about-steeple-text = Steeple är ett bord för tornspel: { $games }. Du spelar med vänner genom att skicka en länk, med robotar, eller tillsammans vid en skärm. Där något kan falla sätter din egen hand det du spelar på plats, eller så avgör tärningen, eller så använder ni riktiga spelbitar.
about-steeple-free = Det är gratis, och det finns inget att köpa, ingen reklam och inget konto. Programmet är öppet under MIT-licensen: vem som helst får använda det, ändra det och köra en egen server.
# $game: its name
about-rules = Regler: { $game }
about-score = Poängräknare för ett riktigt bord

# Accessibility
about-accessibility = Tillgänglighet
about-access-screen = Skärmläsare: varje torn, kort och val finns i ord. Andras drag läses upp när de sker, och din tur direkt.
about-access-colour = Färgen är aldrig det enda kännetecknet: varje torntyp har sin egen form, sitt mönster, sitt tecken och sitt namn.
about-access-contrast = Hög kontrast: både skymning och dag har stark kontrast, och systemets kontrastfärger används om du har valt sådana.
about-access-motion = Lite rörelse: om ditt system ber om minskad rörelse rör sig inget. I inställningarna kan andras drag också visas direkt.
about-access-sound = Ljud går att stänga av. Allt som hörs syns också.
about-access-size = Allt fungerar i 200 % förstoring, på en liten telefon och med pekskärm, mus eller tangentbord.
about-keys = Tangenter vid bordet
about-keys-text = Allt går att göra med tangentbordet. Tab går vidare; de här tangenterna är genvägar:
# Read aloud between two keys: “0 to 5”
about-key-to = till

# Privacy
about-privacy = Integritet
about-privacy-cookie = Din webbläsare sparar en signerad kaka. Den säger vilken gäst du är, och inget annat.
about-privacy-kept = Servern du spelar på sparar namnet du angav och partierna du har spelat, så att du kan fortsätta och titta tillbaka.
about-privacy-nobody = Inget skickas till någon annan. Det finns inga besöksräknare, ingen reklam och inga delar från andra webbplatser.
about-privacy-browser = Språk, utseende, ljud och poängräknarens blad stannar i den här webbläsaren.
about-devices = Flytta till en annan enhet
about-device-here = På den första enheten
about-device-here-text = Visa en kod här och skriv in den på den andra enheten. Då är du samma gäst där, med dina bord.
about-device-show = Visa en kod
about-device-another = Visa en annan kod
# $minutes: how long the code works
about-device-valid =
    { $minutes ->
        [one] Den fungerar en gång, inom { $minutes } minut.
       *[other] Den fungerar en gång, inom { $minutes } minuter.
    }
about-device-there = På den andra enheten
about-device-there-text = Skriv in koden som den första enheten visar. Den här enheten har då den gästens bord, och inte längre sina egna.
about-device-code = Kod
about-device-claim = Använd koden
# $name: what the guest is called
about-device-done = Klart. På den här enheten är du nu: { $name }
about-device-done-nameless = Klart. Den här enheten har nu den andra enhetens bord.
# A heading and a button: only this device stays the guest that it is
about-device-leave = Lämna alla andra enheter
about-device-leave-text = För en enhet som du har tappat bort eller lånat ut: inom några sekunder finns dina bord bara på den här enheten. Program som spelar åt dig behöver en ny token.
about-device-left = Klart. Bara den här enheten är kvar.

# Fairness
about-fairness = Rättvist spel
about-fairness-text = Ingen kan välja korten: inte servern, inte en spelare, inte en robot. Så här går det till, och vem som helst kan kontrollera det efteråt.
about-fair-sealed = Förseglat
about-fair-sealed-text = Före det första kortet väljer servern ett hemligt tal. Den visar alla dess sigill: ett fingeravtryck som bara stämmer med det talet.
about-fair-seeds = Blandat
about-fair-seeds-text = Varje plats kan lägga till ett eget slumptal. Därför bestämmer inte heller servern ensam.
about-fair-drawn = Lottat
about-fair-drawn-text = Varje dragning följer av de här talen, som en summa följer av sina delar. Ingen kan se i förväg utan hemligheten.
about-fair-opened = Avslöjat
about-fair-opened-text = Efter partiet avslöjar servern hemligheten. Den måste stämma med sigillet från början.
about-fair-checked = Kontrollerat
about-fair-checked-text = Nu kan vem som helst räkna ut varje dragning igen. Ett enda ändrat kort, och det stämmer inte.
about-fairness-why = Efter ett parti erbjuder bordet sin partilogg: alla drag och dragningar, sigillet och hemligheten. Här kan du kontrollera en.

# The check of a game file
about-check = Kontrollera en partilogg
about-check-choose = Välj en partilogg, eller släpp den här
about-check-where = En fil som slutar på .json, från slutet av ett parti
about-check-private = Filen skickas bara till den här servern för kontroll, och sparas inte.
about-check-busy = Kontrollerar…
# Read aloud before a step
about-check-right = Rätt:
about-check-wrong = Fel:
about-check-unknown = Okänt:
about-check-file = Det här är en partilogg
# $count: how many things happened in the game
about-check-file-text =
    { $count ->
        [one] Den innehåller { $count } händelse.
       *[other] Den innehåller { $count } händelser, en efter en.
    }
about-check-file-wrong = Det här är ingen partilogg
about-check-file-wrong-text = Det kan vara en annan fil, eller så försvann en bit på vägen. Spara partiloggen igen i slutet av ett parti och välj den här.
about-check-here = Webbläsaren kan inte kontrollera själv här
about-check-here-text = Webbläsare räknar bara ut fingeravtryck på säkra sidor (https). Servern kontrollerar allt nedan.
about-check-seal = Hemligheten stämmer med sigillet
about-check-seal-text = Din webbläsare tog själv hemlighetens fingeravtryck. Det är samma som visades före det första kortet.
about-check-seal-wrong = Hemligheten stämmer inte med sigillet
about-check-seal-wrong-text = Det som avslöjades i slutet är inte det som förseglades före det första kortet.
about-check-seal-closed = Sigillet är ännu inte brutet
about-check-seal-closed-text = Partiet spelades inte till slut, så hemligheten avslöjades aldrig.
about-check-chain = Inget har ändrats, utelämnats eller lagts till
# $count: how many things happened in the game
about-check-chain-text =
    { $count ->
        [one] Din webbläsare kontrollerade själv den enda länken i kedjan.
       *[other] Varje händelse sitter ihop med den förra. Din webbläsare följde själv alla { $count } länkar i kedjan.
    }
about-check-chain-wrong = Något har ändrats
# $event: the number of an entry in the file; they are counted from 0
about-check-chain-wrong-text = Kedjan brister vid händelse { $event } i loggen: den har ändrats, eller så har något före den utelämnats.
about-check-draws = Varje dragning är rätt, och varje drag var tillåtet
# $draws: how many cards and starters were drawn. $moves: how many moves were made
about-check-draws-text = Servern räknade ut allt igen från de avslöjade talen. Dragningar: { $draws }. Drag: { $moves }.
about-check-draws-wrong = Partiet blir inte likadant
about-check-draws-open = Servern kan inte kontrollera ett parti som inte spelades till slut
about-check-draws-unknown = Servern kunde inte kontrollera
about-check-fair = Det här partiet var rättvist
about-check-unfair = Den här filen visar inte ett rättvist parti
about-check-partly = Allt gick inte att kontrollera

about-fonts = Typsnitt
about-fonts-text = Rubriker och tal är satta i Grenze av Omnibus-Type, allt annat i Commissioner av Kostas Bartsokas. Båda är fria under SIL Open Font License 1.1 och kommer från den här servern.
about-programs = För programmerare
about-programs-text = Robotar och andra program kan också spela här. Hur de talar med servern beskrivs i OpenAPI-filen nedan och i docs/protocol.md i kodförrådet; docs/record.md beskriver partiloggar och hur dragningar räknas ut.
about-programs-api = /api/openapi.json
