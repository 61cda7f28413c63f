# What the server says: over the web to players and programs, and in its own words to operators.

# Taking a seat, before the start
already-started = De partij is begonnen; dit kan niet meer veranderd worden.
not-started = De partij is nog niet begonnen.
not-host = Alleen de host van de tafel kan dat doen.
not-invited = Om hier plaats te nemen, open je de tafel met de uitnodiging. Een uitnodiging die vernieuwd is, geldt niet meer.
table-full = Alle plaatsen zijn bezet.
seat-taken = Daar zit al iemand.
# $seat counts from 0, as programs do
no-such-seat =
    { $seats ->
        [one] Er is geen plaats { $seat }: de tafel heeft { $seats } plaats, met nummer 0.
       *[other] Er is geen plaats { $seat }: de tafel heeft { $seats } plaatsen, genummerd vanaf 0.
    }
too-few =
    { $seats ->
        [one] Er is { $seats } plaats bezet; er zijn er minstens { $least } nodig.
       *[other] Er zijn { $seats } plaatsen bezet; er zijn er minstens { $least } nodig.
    }
free-starter = De plaats die zou beginnen, is vrij. Kies een andere, of laat het lot beslissen.
bad-name = Een naam heeft 1 tot en met { $most } tekens.
bad-title = Een titel heeft hoogstens { $most } tekens.
bad-colour = De kleur “{ $colour }” is niet beschikbaar. Nog vrij: { $free }.

# During play
not-yours = Deze plaats is niet van jou.
# $name: of a person or a bot
not-your-turn = Je bent niet aan de beurt: { $name } is aan zet.
bot-plays = Een bot speelt voor je. Neem eerst je plaats weer in.
stale = Het spel is intussen verdergegaan. Kijk opnieuw voordat je een zet doet.
nothing-to-undo = Er is geen zet die je kunt terugnemen.
undo-asked-already = Er is al een verzoek om een zet terug te nemen; dat gaat voor.
no-undo-asked = Niemand vraagt je of een zet teruggenomen mag worden.
nothing-to-leave = Er is geen partij om te verlaten.
# $name: of a person
not-away = { $name } is niet weg.
nothing-to-take-back = Er speelt geen bot voor je.
not-over = De partij is nog niet afgelopen.

# Chat
bad-chat = Een bericht heeft 1 tot en met { $most } tekens.
phrase-hello = Hallo allemaal.
phrase-good-luck = Succes.
phrase-well-built = Goed gebouwd.
phrase-thanks = Bedankt.
phrase-oops = Oeps.
phrase-thinking = Even nadenken.
phrase-your-turn = Jij bent aan de beurt.
phrase-back-soon = Ben zo terug.
phrase-good-game = Mooie partij.
phrase-again = Nog een potje?

# Limits, and requests that make no sense
too-fast =
    { $seconds ->
        [one] Dat ging te snel. Probeer het over { $seconds } seconde opnieuw.
       *[other] Dat ging te snel. Probeer het over { $seconds } seconden opnieuw.
    }
too-many = Er zijn te veel verbindingen open; de limiet is { $most }.
no-such-table = Die tafel bestaat niet. Misschien is de link niet volledig.
no-such-invite = Deze uitnodiging geldt niet meer, of er zit een typefout in. Vraag de host om de nieuwe.
no-such-page = Die pagina bestaat niet.
closing = De server start opnieuw op. Er gaat niets verloren; probeer het zo weer.
reload = Steeple is bijgewerkt. Laad de pagina opnieuw om verder te gaan. Je plaats blijft bewaard, en niets wat je bevestigd hebt, gaat verloren.

# For whoever starts a server
serving = Steeple draait op { $address }
serving-stops = Ctrl+C stopt de server. Er gaat niets verloren.
working = Aan het werk voor { $store }
on-this-machine = Op deze computer: { $address }
on-the-network = Op het lokale netwerk: { $address }
store-busy = Een andere Steeple-server gebruikt { $file } al.
store-too-new = { $file } komt van een nieuwere versie van Steeple: werk Steeple bij.
store-empty = { $file } is zijn gegevens kwijt ({ $problem }). steeple restore FILE zet een back-up terug. Om met niets te beginnen, verwijder je { $file } en { $mark }.
store-behind = Aan het eind van { $file } ontbreekt iets dat al aan spelers bevestigd was ({ $problem }). steeple restore FILE zet een back-up terug. Om zonder verder te gaan, verwijder je { $mark }.
# $problem: what the system says, in English
store-failed = { $file } kan niet gebruikt worden: { $problem }
# $problem: what the system says, in English
cannot-listen = De server kan niet luisteren op { $address }: { $problem }
not-an-address = “{ $address }” is geen adres van een site, zoals https://play.example.
not-a-store = ‘{ $address }’ is niet het adres van een PostgreSQL-database, zoals postgresql://steeple@localhost/steeple.
not-a-bus = ‘{ $address }’ is geen manier waarop knooppunten elkaar vertellen wat er gebeurt. Met --store is --bus postgresql, of een adres zoals nats://localhost.
unknown-limit = Er is geen limiet “{ $name }”. Er zijn: { $known }.
backup-done = De back-up staat in { $file }.
backup-exists = { $file } bestaat al; er is niets aan veranderd.
# The columns of the list of guests
guests-id = Gast
guests-name = Naam
guests-active = Laatst actief (UTC)
guests-tables = Tafels
guest-revoked = { $guest } is overal afgemeld; een draaiende server houdt zich daar binnen enkele seconden aan.
no-such-guest = Deze server kent geen gast “{ $guest }”.
check-done = Alles klopt. Tafels: { $tables }, regels: { $entries }, gecontroleerde afgelopen partijen: { $matches }.
check-flaws = { $file } is beschadigd. Gevonden fouten: { $count }. steeple restore FILE zet een back-up terug.
flaw-file = SQLite meldt: { $problem }
flaw-behind = Aan het eind ontbreekt iets dat al aan spelers bevestigd was: { $problem }
flaw-entry = Tafel { $table }: regel { $seq } is beschadigd.
flaw-gap = Tafel { $table }: regel { $seq } ontbreekt.
flaw-log = Tafel { $table }: het logboek is niet te volgen: { $problem }
flaw-snapshot = Tafel { $table }: de momentopname is onbruikbaar, dus wordt het hele logboek gelezen: { $problem }
flaw-row = Tafel { $table }: wat erover in de lijst staat, klopt niet met het logboek.
flaw-match = Tafel { $table }: de partij kan niet geverifieerd worden: { $problem }
flaw-guests = Gasten van wie naam en kleur niet te lezen zijn: { $count }
restore-done = De back-up { $file } is teruggezet.
restore-aside = Wat er eerst stond, is bewaard als { $file }.
restore-damaged = De back-up { $file } is beschadigd; er is niets veranderd. { $problem }

# Reasons that the client does not bring along: the server says them in the person’s language
still-verifying =
    { $seconds ->
        [one] Er worden nog andere spelbestanden gecontroleerd. Probeer het over { $seconds } seconde opnieuw.
       *[other] Er worden nog andere spelbestanden gecontroleerd. Probeer het over { $seconds } seconden opnieuw.
    }
no-such-deal = Voor die dag is er geen spel van de dag.
deal-not-yet = Het spel van die dag opent om middernacht UTC, voor iedereen tegelijk.
deal-secret = Anderen spelen deze kaarten vandaag nog. Je kunt kijken zodra het volgende spel van de dag open is.
not-in-deal = In het spel van de dag kun je niets terugnemen, aan een bot overlaten of overdoen.
# $problem: where a program goes wrong, in English
not-json = Dit is geen JSON: { $problem }
bad-request = Dit verzoek is niet te begrijpen: { $problem }
not-json-type = Stuur JSON, met content-type application/json.
bad-token = Dit token is niet van deze server.
other-site = Dit verzoek kwam van een pagina van een andere site; het is geweigerd.
wrong-host = Deze server luistert niet naar die naam.
wrong-method = Dat kan hier niet met dit soort verzoek.
no-sheets = De punten van dit spel worden hier niet geteld.
too-long-to-verify = Dit spelbestand controleren zou hier te lang duren. Op je eigen computer controleert steeple verify het zonder limiet.
too-many-values = Dit spelbestand bevat te veel waarden; de limiet is { $most }.
too-large = Dat is te groot; de limiet is { $most } bytes.
bad-language = Deze taal is hier niet beschikbaar. Er zijn: { $known }.
bad-clock = Deze klok kan niet: van 5 seconden tot en met 30 dagen, en extra tijd per zet alleen bij bedenktijd voor de hele partij.
no-such-phrase = Dat zinnetje is er niet. Er zijn: { $known }.
no-lesson = Dit spel heeft nog geen les.
not-built = De server draait, maar het spel in de browser is nog niet gebouwd. Deze opdracht bouwt en start het:
too-many-bot-tables = Aan te veel van je tafels spelen alleen bots; de limiet is { $most }. Wacht tot een van die partijen is afgelopen.
damaged = Deze tafel kan niet gelezen worden: de gegevens ervan op de server zijn beschadigd. De beheerder van de server is ingelicht. Aan de andere tafels is niets veranderd.
not-kept = Bewaren lukt niet: de server kan niet naar de schijf schrijven. Er is niets veranderd; probeer het straks opnieuw.
broken = Er ging iets mis op de server. Er is niets veranderd, en de fout is genoteerd.
bad-code = De code klopt niet, is al gebruikt of is te oud.
moved = Alles staat nu in { $store }, en elke regel is vergeleken. Tafels: { $tables }, regels: { $entries }.
