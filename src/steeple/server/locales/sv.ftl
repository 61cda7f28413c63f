# What the server says: over the web to players and programs, and in its own words to operators.

# Taking a seat, before the start
already-started = Partiet har börjat; det här går inte längre att ändra.
not-started = Partiet har inte börjat än.
not-host = Bara bordets värd kan göra det.
not-invited = Öppna bordet via inbjudan för att ta plats här. En inbjudan som har förnyats gäller inte längre.
table-full = Alla platser är upptagna.
seat-taken = Där sitter redan någon.
no-such-seat =
    Det finns ingen plats { $seat }: bordet har { $seats ->
        [one] { $seats } plats, numrerad
       *[other] { $seats } platser, numrerade
    } från 0.
too-few =
    { $seats ->
        [one] { $seats } plats är upptagen
       *[other] { $seats } platser är upptagna
    }; minst { $least } behövs.
free-starter = Platsen som skulle börja är ledig. Välj en annan startspelare eller låt lotten avgöra.
bad-name = Ett namn är 1 till { $most } tecken långt.
bad-title = En rubrik är högst { $most } tecken lång.
bad-colour = Färgen ”{ $colour }” går inte att välja. De här är lediga: { $free }.

# During play
not-yours = Den här platsen är inte din.
not-your-turn = Det är inte din tur nu: { $name } är på tur.
bot-plays = En robot spelar åt dig. Ta först tillbaka din plats.
stale = Partiet har gått vidare sedan dess. Titta igen innan du gör ditt drag.
nothing-to-undo = Det finns inget drag som du kan ångra.
undo-asked-already = Någon har redan bett att få ångra ett drag; det avgörs först.
no-undo-asked = Ingen har bett dig om att få ångra ett drag.
nothing-to-leave = Det finns inget parti att lämna.
not-away = { $name } är inte borta.
nothing-to-take-back = Ingen robot spelar åt dig.
not-over = Partiet är inte slut än.

# Chat
bad-chat = Ett meddelande är 1 till { $most } tecken långt.
phrase-hello = Hej allihop.
phrase-good-luck = Lycka till.
phrase-well-built = Snyggt byggt.
phrase-thanks = Tack.
phrase-oops = Hoppsan.
phrase-thinking = Låt mig tänka lite.
phrase-your-turn = Det är din tur.
phrase-back-soon = Strax tillbaka.
phrase-good-game = Bra spelat.
phrase-again = En gång till?

# Limits, and requests that make no sense
too-fast =
    Det gick för fort. Försök igen om { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.
too-many = För många anslutningar är öppna; högst { $most } åt gången.
no-such-table = Det bordet finns inte. Kanske saknas en bit av länken.
no-such-invite = Den här inbjudan gäller inte längre, eller så är den felskriven. Be värden om den nya.
no-such-page = Den sidan finns inte.
closing = Servern startas om. Inget går förlorat; försök igen om en liten stund.
reload = Steeple har uppdaterats. Ladda om sidan för att fortsätta. Din plats är kvar, och inget du har bekräftat går förlorat.

# For whoever starts a server
serving = Steeple finns på { $address }
serving-stops = Ctrl+C stoppar servern. Inget går förlorat.
working = Arbetar för { $store }
on-this-machine = På den här datorn: { $address }
on-the-network = På det lokala nätverket: { $address }
store-busy = En annan Steeple-server använder redan { $file }.
store-too-new = { $file } skrevs av en nyare version av Steeple. Uppdatera den här.
store-empty = { $file } har förlorat sina data ({ $problem }). steeple restore FILE lägger tillbaka en säkerhetskopia. För att börja från noll: ta bort { $file } och { $mark }.
store-behind = I slutet av { $file } saknas något som spelarna redan har fått bekräftat ({ $problem }). steeple restore FILE lägger tillbaka en säkerhetskopia. För att fortsätta utan det: ta bort { $mark }.
store-failed = { $file } går inte att använda: { $problem }
cannot-listen = Servern kan inte lyssna på { $address }: { $problem }
not-an-address = ”{ $address }” är inte adressen till en webbplats; skriv till exempel https://play.example.
not-a-store = ”{ $address }” är inte adressen till en PostgreSQL-databas, som postgresql://steeple@localhost/steeple.
not-a-bus = ”{ $address }” är inget sätt för noder att berätta för varandra vad som händer. Med --store är --bus antingen postgresql eller en adress som nats://localhost.
unknown-limit = Det finns ingen gräns ”{ $name }”. Gränserna är: { $known }.
backup-done = Säkerhetskopian finns i { $file }.
backup-exists = { $file } finns redan; den lämnades orörd.
# The columns of the list of guests
guests-id = Gäst
guests-name = Namn
guests-active = Senast aktiv (UTC)
guests-tables = Bord
guest-revoked = { $guest } är utloggad överallt; en server som är igång rättar sig efter det inom några sekunder.
no-such-guest = Den här servern känner ingen gäst ”{ $guest }”.
check-done = Allt stämmer. Bord: { $tables }, poster: { $entries }, kontrollerade avslutade partier: { $matches }.
check-flaws = { $file } är skadad. Antal fel: { $count }. steeple restore FILE lägger tillbaka en säkerhetskopia.
flaw-file = SQLite säger: { $problem }
flaw-behind = I slutet saknas något som spelarna redan har fått bekräftat: { $problem }
flaw-entry = Bord { $table }: post { $seq } är skadad.
flaw-gap = Bord { $table }: post { $seq } saknas.
flaw-log = Bord { $table }: loggen går inte att följa: { $problem }
flaw-snapshot = Bord { $table }: ögonblicksbilden går inte att använda, så hela loggen läses: { $problem }
flaw-row = Bord { $table }: uppgifterna i listan stämmer inte med loggen.
flaw-match = Bord { $table }: partiet går inte att verifiera: { $problem }
flaw-guests = Gäster vars namn och färg inte går att läsa: { $count }
restore-done = Säkerhetskopian { $file } är tillbaka på plats.
restore-aside = Det som fanns där förut finns kvar som { $file }.
restore-damaged = Säkerhetskopian { $file } är skadad; inget ändrades. { $problem }

# Reasons that the client does not bring along: the server says them in the person’s language
still-verifying =
    Andra partiloggar kontrolleras fortfarande. Försök igen om { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.
no-such-deal = Det finns ingen giv för den dagen.
deal-not-yet = Den dagens giv öppnar vid midnatt UTC, för alla på en gång.
deal-secret = Andra spelar fortfarande de här korten i dag. Du kan titta när nästa giv har öppnat.
not-in-deal = I dagens giv går det inte att ångra något, lämna över till en bot eller spela om.
not-json = Det här är inte JSON: { $problem }
bad-request = Det här går inte att tolka: { $problem }
not-json-type = Skicka JSON, med innehållstypen application/json.
bad-token = Denna token är inte utfärdad av den här servern.
other-site = Begäran kom från en sida på en annan webbplats och avvisades.
wrong-host = Den här servern går inte under det namnet.
wrong-method = Den typen av begäran går inte att använda här.
no-sheets = Det här spelets poäng räknas inte här.
too-long-to-verify = Att kontrollera den här partiloggen skulle ta för lång tid här. På din egen dator kontrollerar steeple verify den utan begränsning.
too-many-values = Loggen innehåller för många värden; högst { $most } är tillåtna.
too-large = Det är för stort; högst { $most } byte är tillåtet.
bad-language = Det språket finns inte här. Språken är: { $known }.
bad-clock = Klockan går inte att ställa så: 5 sekunder till 30 dagar, och tillägg per drag bara när tiden gäller hela partiet.
no-such-phrase = Den frasen finns inte. Fraserna är: { $known }.
no-lesson = Det här spelet har ingen lektion än.
not-built = Servern är igång, men spelet i webbläsaren är inte byggt än. Det här kommandot bygger och startar det:
too-many-bot-tables = Vid för många av dina bord spelar bara robotar; högst { $most } åt gången. Vänta tills något av partierna är slut.
damaged = Det här bordet går inte att läsa: det som servern har sparat om det är skadat. Den som sköter servern har fått veta det. Alla andra bord är som de var.
not-kept = Det gick inte att spara: servern kan inte skriva till sin disk. Inget har ändrats; försök igen om en stund.
broken = Något gick fel på servern. Inget har ändrats, och felet är noterat.
bad-code = Koden är fel, redan använd eller för gammal.
moved = Allt finns nu i { $store }, och varje post har jämförts. Bord: { $tables }, poster: { $entries }.
