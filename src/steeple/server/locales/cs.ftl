# Co říká server: přes web hráčům a programům a také těm, kdo ho spouštějí.

# Obsazování míst před začátkem
already-started = Partie už začala, tohle už změnit nejde.
not-started = Partie ještě nezačala.
not-host = Tohle může jen hostitel stolu.
not-invited = Místo tu obsadíš, když stůl otevřeš odkazem z pozvánky. Pozvánka, která byla nahrazena novou, už neplatí.
table-full = Všechna místa jsou obsazená.
seat-taken = Toto místo je obsazené.
# $seat se čísluje od 0, jako v programech
no-such-seat =
    Místo { $seat } neexistuje: stůl má { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
        [many] { $seats } místa
       *[other] { $seats } míst
    }; číslují se od 0.
too-few =
    { $seats ->
        [one] Obsazené je { $seats } místo
        [few] Obsazená jsou { $seats } místa
        [many] Obsazeno je { $seats } místa
       *[other] Obsazeno je { $seats } míst
    }; je potřeba aspoň { $least }.
free-starter = Místo, které má začínat, je volné. Vyber jiné, nebo nech rozhodnout los.
bad-name = Jméno má 1 až { $most } znaků.
bad-title = Název má nejvýš { $most } znaků.
bad-colour = Barvu „{ $colour }“ nelze zvolit. Volné: { $free }.

# Během hry
not-yours = Toto místo není tvoje.
# $name: jméno člověka nebo bota
not-your-turn = Teď nejsi na řadě: na tahu je { $name }.
bot-plays = Hraje za tebe bot. Nejdřív si vezmi své místo zpátky.
stale = Partie se mezitím posunula. Před tahem se podívej znovu.
nothing-to-undo = Není co vzít zpět.
undo-asked-already = Jedna žádost o vrácení tahu už čeká; nejdřív se vyřeší ta.
no-undo-asked = Nikdo tě nežádá o souhlas s vrácením tahu.
nothing-to-leave = Není partie, kterou by šlo opustit.
# $name: jméno člověka
not-away = { $name } je u stolu.
nothing-to-take-back = Žádný bot za tebe nehraje.
not-over = Partie ještě neskončila.

# Chat
bad-chat = Zpráva má 1 až { $most } znaků.
phrase-hello = Ahoj všem.
phrase-good-luck = Hodně štěstí.
phrase-well-built = Pěkná stavba.
phrase-thanks = Díky.
phrase-oops = Jejda.
phrase-thinking = Moment, přemýšlím.
phrase-your-turn = Jsi na řadě.
phrase-back-soon = Hned jsem zpátky.
phrase-good-game = Dobrá hra.
phrase-again = Ještě jednu?

# Limity a požadavky, které nedávají smysl
too-fast =
    To bylo moc rychle. Zkus to znovu za { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
too-many = Otevřených spojení je příliš mnoho; povoleno je nejvýš { $most }.
no-such-table = Takový stůl neexistuje. Možná není odkaz celý.
no-such-invite = Tato pozvánka už neplatí, nebo je v ní překlep. Požádej hostitele o novou.
no-such-page = Taková stránka neexistuje.
closing = Server se restartuje. Nic se neztratí; zkus to za okamžik znovu.
reload = Steeple má novou verzi. Chceš-li pokračovat, načti stránku znovu. Tvoje místo ti zůstává a nic potvrzeného se neztratí.

# Dokud není hra v prohlížeči sestavená

# Pro toho, kdo server spouští
serving = Steeple běží na { $address }
serving-stops = Ctrl+C server zastaví. Nic se neztratí.
working = Pracuje se pro { $store }
on-this-machine = Na tomto počítači: { $address }
on-the-network = V místní síti: { $address }
store-busy = Soubor { $file } už používá jiný server Steeple.
store-too-new = Soubor { $file } zapsala novější verze programu Steeple. Tuto je třeba aktualizovat.
store-empty = Soubor { $file } přišel o data ({ $problem }). Zálohu vrátí steeple restore FILE. Kdo chce začít s ničím, smaže { $file } a { $mark }.
store-behind = Na konci souboru { $file } chybí něco, co už bylo hráčům potvrzeno ({ $problem }). Zálohu vrátí steeple restore FILE. Kdo chce pokračovat i tak, smaže { $mark }.
# $problem: co říká systém, anglicky
store-failed = Soubor { $file } nelze použít: { $problem }
# $problem: co říká systém, anglicky
cannot-listen = Server nemůže naslouchat na { $address }: { $problem }
not-an-address = „{ $address }“ není adresa webu, jako je třeba https://play.example.
not-a-store = „{ $address }“ není adresa databáze PostgreSQL, například postgresql://steeple@localhost/steeple.
not-a-bus = „{ $address }“ není způsob, jak by si uzly říkaly, co se děje. Spolu s --store je --bus buď postgresql, nebo adresa, například nats://localhost.
unknown-limit = Limit „{ $name }“ neexistuje. K dispozici: { $known }.
backup-done = Záloha je v souboru { $file }.
backup-exists = Soubor { $file } už existuje; zůstává beze změny.
# The columns of the list of guests
guests-id = Host
guests-name = Jméno
guests-active = Naposledy (UTC)
guests-tables = Stoly
guest-revoked = { $guest }: všude odhlášeno; běžící server se podle toho zařídí do několika sekund.
no-such-guest = Tento server nezná hosta „{ $guest }“.
check-done = Všechno je v pořádku. Stolů: { $tables }, položek: { $entries }, ověřených dohraných partií: { $matches }.
check-flaws = Soubor { $file } je poškozený. Nalezených chyb: { $count }. Zálohu vrátí steeple restore FILE.
flaw-file = SQLite hlásí: { $problem }
flaw-behind = Na konci chybí něco, co už bylo hráčům potvrzeno: { $problem }
flaw-entry = Stůl { $table }: položka { $seq } je poškozená.
flaw-gap = Stůl { $table }: položka { $seq } chybí.
flaw-log = Stůl { $table }: jeho protokol nelze přehrát: { $problem }
flaw-snapshot = Stůl { $table }: jeho snímek nelze použít, místo něj se čte celý protokol: { $problem }
flaw-row = Stůl { $table }: údaje v seznamu nesouhlasí s jeho protokolem.
flaw-match = Stůl { $table }: jeho partii nelze ověřit: { $problem }
flaw-guests = Hostů, jejichž jméno a barvu nelze přečíst: { $count }
restore-done = Záloha { $file } je zpátky na svém místě.
restore-aside = To, co tam bylo předtím, zůstává jako { $file }.
restore-damaged = Záloha { $file } je poškozená; nic se nezměnilo. { $problem }

# Reasons that the client does not bring along: the server says them in the person’s language
still-verifying =
    Ještě se ověřují jiné soubory partií. Zkus to znovu za { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
no-such-deal = Pro ten den žádné rozdání není.
deal-not-yet = Rozdání toho dne se otevře o půlnoci UTC, pro všechny najednou.
deal-secret = Tyto karty dnes ještě hrají ostatní. Podívat se můžeš, až se otevře další rozdání.
not-in-deal = V denním rozdání nejde nic vzít zpět, přenechat botovi ani hrát znovu.
# $problem: kde program chybuje, anglicky
not-json = Toto není JSON: { $problem }
bad-request = Tomuto požadavku nelze porozumět: { $problem }
not-json-type = Pošli JSON s typem obsahu application/json.
bad-token = Tento token nepatří k tomuto serveru.
other-site = Požadavek přišel ze stránky jiného webu; byl odmítnut.
wrong-host = Tento server se takhle nejmenuje.
wrong-method = Takový druh požadavku tady nejde použít.
no-sheets = Body této hry se tu nepočítají.
too-long-to-verify = Ověřit tento soubor partie by tu trvalo příliš dlouho. Na vlastním počítači ho bez omezení ověří steeple verify.
too-many-values = Záznam obsahuje příliš mnoho hodnot; povoleno je nejvýš { $most }.
too-large = To je příliš velké; povoleno je nejvýš { $most } bajtů.
bad-language = Tento jazyk není k dispozici. K dispozici: { $known }.
bad-clock = Takhle hodiny nastavit nejde: čas je od 5 sekund do 30 dnů a přídavek za tah jen tehdy, když čas platí pro celou partii.
no-such-phrase = Taková fráze neexistuje. K dispozici: { $known }.
no-lesson = Tato hra ještě nemá lekci.
not-built = Server běží, ale hra v prohlížeči ještě není sestavená. Tento příkaz ji sestaví a spustí:
too-many-bot-tables = U příliš mnoha tvých stolů hrají jen boti; najednou je jich povoleno nejvýš { $most }. Počkej, až některá z těch partií skončí.
damaged = Tento stůl nelze načíst: jeho data na serveru jsou poškozená. Správce serveru o tom dostal zprávu. Ostatní stoly jsou v pořádku.
not-kept = Uložit to nešlo: server nemůže zapisovat na disk. Nic se nezměnilo; zkus to za chvíli znovu.
broken = Na serveru nastala chyba. Nic se nezměnilo a chyba je zaznamenaná.
bad-code = Kód je chybný, už použitý, nebo příliš starý.
moved = Všechno je teď v { $store } a každý záznam byl porovnán. Stoly: { $tables }, záznamy: { $entries }.
