# What the server says: over the web to players and programs, and in its own words to operators.

# Taking a seat, before the start
already-started = Partida a început; asta nu se mai poate schimba.
not-started = Partida nu a început încă.
not-host = Doar gazda mesei poate face asta.
not-invited = Ca să iei loc aici, deschide masa cu invitația ei. O invitație care a fost înnoită nu mai e valabilă.
table-full = Toate locurile sunt ocupate.
seat-taken = Locul e ocupat.
# $seat counts from 0, as programs do
no-such-seat =
    { $seats ->
        [one] Nu există locul { $seat }: masa are { $seats } loc, cu numărul 0.
        [few] Nu există locul { $seat }: masa are { $seats } locuri, numerotate de la 0.
       *[other] Nu există locul { $seat }: masa are { $seats } de locuri, numerotate de la 0.
    }
too-few =
    { $seats ->
        [one] E ocupat { $seats } loc; e nevoie de cel puțin { $least }.
        [few] Sunt ocupate { $seats } locuri; e nevoie de cel puțin { $least }.
       *[other] Sunt ocupate { $seats } de locuri; e nevoie de cel puțin { $least }.
    }
free-starter = Locul care urma să înceapă e liber. Alege altul sau trage la sorți.
bad-name =
    { $most ->
        [one] Un nume are { $most } caracter.
        [few] Un nume are de la 1 la { $most } caractere.
       *[other] Un nume are de la 1 la { $most } de caractere.
    }
bad-title =
    { $most ->
        [one] Un titlu are cel mult { $most } caracter.
        [few] Un titlu are cel mult { $most } caractere.
       *[other] Un titlu are cel mult { $most } de caractere.
    }
bad-colour = Culoarea „{ $colour }” nu e disponibilă. Libere sunt: { $free }.

# During play
not-yours = Acest loc nu e al tău.
# $name: of a person or a bot
not-your-turn = Nu e rândul tău: acum mută { $name }.
bot-plays = Un bot joacă în locul tău. Mai întâi ia-ți locul înapoi.
stale = Între timp, jocul a mers mai departe. Mai uită-te o dată înainte să muți.
nothing-to-undo = Nu ai nicio mutare de luat înapoi.
undo-asked-already = Cineva a cerut deja să ia o mutare înapoi; întâi vine acea cerere.
no-undo-asked = Nimeni nu îți cere acordul pentru a lua o mutare înapoi.
nothing-to-leave = Nu e nicio partidă de părăsit.
# $name: of a person
not-away = { $name } nu lipsește.
nothing-to-take-back = Niciun bot nu joacă în locul tău.
not-over = Partida nu s-a încheiat încă.

# Chat
bad-chat =
    { $most ->
        [one] Un mesaj are { $most } caracter.
        [few] Un mesaj are de la 1 la { $most } caractere.
       *[other] Un mesaj are de la 1 la { $most } de caractere.
    }
phrase-hello = Salut tuturor.
phrase-good-luck = Baftă.
phrase-well-built = Frumos construit.
phrase-thanks = Mulțumesc.
phrase-oops = Ups.
phrase-thinking = Stai să mă gândesc.
phrase-your-turn = E rândul tău.
phrase-back-soon = Revin imediat.
phrase-good-game = Frumoasă partidă.
phrase-again = Încă una?

# Limits, and requests that make no sense
too-fast =
    { $seconds ->
        [one] A fost prea repede. Încearcă din nou peste { $seconds } secundă.
        [few] A fost prea repede. Încearcă din nou peste { $seconds } secunde.
       *[other] A fost prea repede. Încearcă din nou peste { $seconds } de secunde.
    }
too-many = Sunt prea multe conexiuni deschise; limita e { $most }.
no-such-table = Această masă nu există. Poate că linkul e incomplet.
no-such-invite = Această invitație nu mai e valabilă sau a fost scrisă greșit. Cere-i gazdei una nouă.
no-such-page = Această pagină nu există.
closing = Serverul repornește. Nu se pierde nimic; încearcă din nou peste o clipă.
reload = Steeple a fost actualizat. Încarcă pagina din nou ca să continui. Locul tău e păstrat și nimic din ce ai confirmat nu se pierde.

# For whoever starts a server
serving = Steeple e la { $address }
serving-stops = Ctrl+C oprește serverul. Nu se pierde nimic.
working = Se lucrează pentru { $store }
on-this-machine = Pe acest calculator: { $address }
on-the-network = În rețeaua locală: { $address }
store-busy = Alt server Steeple folosește deja { $file }.
store-too-new = { $file } e scris de o versiune mai nouă de Steeple: e nevoie de o actualizare.
store-empty = { $file } și-a pierdut datele ({ $problem }). steeple restore FILE pune la loc o copie de rezervă. Pentru a începe de la zero, șterge { $file } și { $mark }.
store-behind = La sfârșitul fișierului { $file } lipsește ceva ce le fusese confirmat jucătorilor ({ $problem }). steeple restore FILE pune la loc o copie de rezervă. Pentru a continua fără, șterge { $mark }.
# $problem: what the system says, in English
store-failed = { $file } nu se poate folosi: { $problem }
# $problem: what the system says, in English
cannot-listen = Serverul nu poate asculta la { $address }: { $problem }
not-an-address = „{ $address }” nu e adresa unui site (de exemplu https://play.example).
not-a-store = „{ $address }” nu este adresa unei baze de date PostgreSQL, ca postgresql://steeple@localhost/steeple.
not-a-bus = „{ $address }” nu este un mod în care nodurile își pot spune ce se întâmplă. Cu --store, --bus este postgresql sau o adresă, ca nats://localhost.
unknown-limit = Nu există limita „{ $name }”. Există: { $known }.
backup-done = Copia de rezervă e în { $file }.
backup-exists = { $file } există deja; a rămas neschimbat.
# The columns of the list of guests
guests-id = Oaspete
guests-name = Nume
guests-active = Ultima activitate (UTC)
guests-tables = Mese
guest-revoked = { $guest } e deconectat peste tot; un server care rulează ține cont de asta în câteva secunde.
no-such-guest = Acest server nu cunoaște niciun oaspete „{ $guest }”.
check-done = Totul e corect. Mese: { $tables }, intrări: { $entries }, partide încheiate verificate: { $matches }.
check-flaws = { $file } e deteriorat. Defecte găsite: { $count }. steeple restore FILE pune la loc o copie de rezervă.
flaw-file = SQLite spune: { $problem }
flaw-behind = La sfârșit lipsește ceva ce le fusese confirmat jucătorilor: { $problem }
flaw-entry = Masa { $table }: intrarea { $seq } e deteriorată.
flaw-gap = Masa { $table }: intrarea { $seq } lipsește.
flaw-log = Masa { $table }: jurnalul ei nu poate fi urmat: { $problem }
flaw-snapshot = Masa { $table }: instantaneul ei nu se poate folosi, așa că se citește tot jurnalul: { $problem }
flaw-row = Masa { $table }: datele din listă nu corespund cu jurnalul ei.
flaw-match = Masa { $table }: partida ei nu poate fi verificată: { $problem }
flaw-guests = Oaspeți ale căror nume și culoare nu se pot citi: { $count }
restore-done = Copia de rezervă { $file } a fost pusă la loc.
restore-aside = Ce era înainte e păstrat în { $file }.
restore-damaged = Copia de rezervă { $file } e deteriorată; nu s-a schimbat nimic. { $problem }

# Reasons that the client does not bring along: the server says them in the person’s language
still-verifying =
    { $seconds ->
        [one] Încă se verifică alte fișiere de joc. Încearcă din nou peste { $seconds } secundă.
        [few] Încă se verifică alte fișiere de joc. Încearcă din nou peste { $seconds } secunde.
       *[other] Încă se verifică alte fișiere de joc. Încearcă din nou peste { $seconds } de secunde.
    }
no-such-deal = Pentru ziua aceea nu există o partidă.
deal-not-yet = Partida acelei zile se deschide la miezul nopții UTC, pentru toți deodată.
deal-secret = Alții joacă încă azi aceste cărți. Poți privi după ce se deschide partida următoare.
not-in-deal = În partida zilei nu se poate anula nimic, lăsa locul unui bot sau juca din nou.
# $problem: where a program goes wrong, in English
not-json = Acesta nu e JSON: { $problem }
bad-request = Cererea nu se poate înțelege: { $problem }
not-json-type = Trimite JSON, cu tipul de conținut application/json.
bad-token = Tokenul nu e de la acest server.
other-site = Cererea vine de la o pagină a altui site; a fost refuzată.
wrong-host = Acest server nu răspunde la acel nume.
wrong-method = Aici nu merge acest tip de cerere.
no-sheets = Punctele acestui joc nu se numără aici.
too-long-to-verify = Verificarea acestui fișier de joc ar dura prea mult aici. Pe calculatorul tău, steeple verify îl verifică fără limită.
too-many-values = Înregistrarea conține prea multe valori; limita e { $most }.
too-large =
    { $most ->
        [one] E prea mare; limita e de { $most } octet.
        [few] E prea mare; limita e de { $most } octeți.
       *[other] E prea mare; limita e de { $most } de octeți.
    }
bad-language = Limba aceasta nu e disponibilă aici. Există: { $known }.
bad-clock = Ceasul nu poate fi așa: de la 5 secunde la 30 de zile, iar increment doar la un timp total pe partidă.
no-such-phrase = Nu există această replică. Există: { $known }.
no-lesson = Jocul acesta nu are încă o lecție.
not-built = Serverul funcționează, dar jocul din browser nu e construit încă. Comanda aceasta îl construiește și îl pornește:
too-many-bot-tables = La prea multe dintre mesele tale joacă doar boți; limita e { $most }. Așteaptă să se termine una dintre partide.
damaged = Această masă nu se poate citi: datele ei de pe server sunt deteriorate. Administratorul serverului a fost anunțat. Celelalte mese au rămas neschimbate.
not-kept = Nu s-a putut salva: serverul nu poate scrie pe disc. Nu s-a schimbat nimic; încearcă din nou puțin mai târziu.
broken = Ceva nu a mers pe server. Nu s-a schimbat nimic, iar eroarea a fost notată.
bad-code = Codul e greșit, deja folosit sau prea vechi.
moved = Totul este acum în { $store }, iar fiecare înregistrare a fost comparată. Mese: { $tables }, înregistrări: { $entries }.
