# What Steeple is. “Steeple” is a name and stays as it is.

about-title = O Steeple
about-lead = Tři hry o věžích, zdarma pro všechny, bez účtu.

about-steeple = Co to je
# $games: a list of their names
about-steeple-text = Steeple je stůl pro hry o věžích: { $games }. Hraješ s přáteli, kterým pošleš odkaz, s boty, nebo společně u jedné obrazovky. Kde může něco spadnout, pokládá tvoje vlastní ruka, nebo rozhoduje náhoda, nebo stavíte ze skutečných kostek a karet.
about-steeple-free = Je to zdarma: není co kupovat, nejsou tu reklamy ani účty. Program je otevřený pod licencí MIT: každý ho smí používat, měnit a provozovat vlastní server.
# $game: its name
about-rules = Pravidla: { $game }
about-score = Počítadlo bodů pro skutečný stůl

# Accessibility
about-accessibility = Přístupnost
about-access-screen = Čtečky obrazovky: každá věž, karta a volba je popsaná slovy. Tahy ostatních se ohlašují, když se stanou, a tvůj tah hned.
about-access-colour = Nikdy nejde jen o barvu: každý druh věže má svůj tvar, vzor, znak a jméno.
about-access-contrast = Vysoký kontrast: soumrak i den mají silný kontrast, a pokud má tvůj systém nastavené kontrastní barvy, použijí se.
about-access-motion = Málo pohybu: pokud tvůj systém žádá omezený pohyb, nic se nehýbe. V nastavení lze také zvolit, aby se tahy ostatních ukázaly hned.
about-access-sound = Zvuky lze vypnout. Všechno, co je slyšet, je také vidět.
about-access-size = Všechno funguje při zvětšení na 200 %, na malém telefonu i dotykem, myší nebo klávesnicí.
about-keys = Klávesy u stolu
about-keys-text = Všechno jde ovládat klávesnicí. Tab přechází dál; tyto klávesy jsou zkratky:
# Read aloud between two keys: “0 to 5”
about-key-to = až

# Privacy
about-privacy = Soukromí
about-privacy-cookie = Tvůj prohlížeč uchovává jednu podepsanou cookie. Říká, který host jsi, a nic jiného.
about-privacy-kept = Server, na kterém hraješ, uchovává zadané jméno a odehrané partie, aby šlo pokračovat a k partiím se vracet.
about-privacy-nobody = Nikomu jinému nejde nic. Nejsou tu počítadla, reklamy ani části z jiných webů.
about-privacy-browser = Jazyk, vzhled, zvuk a list z počítadla bodů zůstávají v tomto prohlížeči.
about-devices = Přejít na jiné zařízení
about-device-here = Na prvním zařízení
about-device-here-text = Zobraz si tady kód a napiš ho na druhém zařízení. Budeš tam pak stejný host se svými stoly.
about-device-show = Ukázat kód
about-device-another = Ukázat jiný kód
# $minutes: how long the code works
about-device-valid =
    { $minutes ->
        [one] Platí jednou, během { $minutes } minuty.
        [few] Platí jednou, během { $minutes } minut.
        [many] Platí jednou, během { $minutes } minuty.
       *[other] Platí jednou, během { $minutes } minut.
    }
about-device-there = Na druhém zařízení
about-device-there-text = Napiš kód, který ukazuje první zařízení. Toto zařízení pak má stoly onoho hosta, a svoje už ne.
about-device-code = Kód
about-device-claim = Použít kód
# $name: what the guest is called
about-device-done = Hotovo. Na tomto zařízení jsi teď: { $name }
about-device-done-nameless = Hotovo. Toto zařízení má teď stoly toho druhého.
# A heading and a button: only this device stays the guest that it is
about-device-leave = Opustit všechna ostatní zařízení
about-device-leave-text = Pro zařízení, které se ztratilo nebo je půjčené: za pár sekund máš své stoly jen na tomto zařízení. Programy, které hrají za tebe, potřebují nový token.
about-device-left = Hotovo. Zůstalo jen toto zařízení.

# Fairness
about-fairness = Férovost
about-fairness-text = Karty si nemůže vybrat nikdo: ani server, ani hráč, ani bot. Takhle to funguje a každý si to může potom ověřit.
about-fair-sealed = Zapečetěno
about-fair-sealed-text = Před první kartou zvolí server tajné číslo. Všem ukáže jeho pečeť: otisk, který patří jen k tomuto číslu.
about-fair-seeds = Smícháno
about-fair-seeds-text = Každé místo může přidat vlastní náhodné číslo. Ani server tedy nerozhoduje sám.
about-fair-drawn = Vylosováno
about-fair-drawn-text = Každé losování plyne z těchto čísel jako součet ze svých částí. Bez tajemství nikdo nevidí dopředu.
about-fair-opened = Odhaleno
about-fair-opened-text = Po hře server tajemství odhalí. Musí sedět k pečeti ze začátku.
about-fair-checked = Ověřeno
about-fair-checked-text = Každý teď může všechna losování přepočítat. Stačí jedna změněná karta a nesedí to.
about-fairness-why = Po hře nabízí stůl soubor partie: všechny tahy a losování, pečeť a tajemství. Tady si ho můžeš ověřit.

# The check of a game file
about-check = Ověřit soubor partie
about-check-choose = Vyber soubor partie, nebo ho sem přetáhni
about-check-where = Soubor s koncovkou .json z konce hry
about-check-private = Soubor jde jen na tento server k ověření a neukládá se.
about-check-busy = Ověřuje se…
# Read aloud before a step
about-check-right = Správně:
about-check-wrong = Špatně:
about-check-unknown = Neznámo:
about-check-file = Toto je soubor partie
# $count: how many things happened in the game
about-check-file-text =
    { $count ->
        [one] Obsahuje { $count } událost.
        [few] Obsahuje { $count } události, jednu po druhé.
        [many] Obsahuje { $count } události, jednu po druhé.
       *[other] Obsahuje { $count } událostí, jednu po druhé.
    }
about-check-file-wrong = Toto není soubor partie
about-check-file-wrong-text = Možná je to jiný soubor, nebo není celý. Ulož na konci hry soubor partie znovu a vyber ho tady.
about-check-here = Tento prohlížeč tu sám ověřovat nemůže
about-check-here-text = Prohlížeče počítají otisky jen na zabezpečených stránkách (https). Všechno níže ověřuje server.
about-check-seal = Tajemství sedí k pečeti
about-check-seal-text = Tvůj prohlížeč si otisk tajemství spočítal sám. Je to ten, který byl vidět před první kartou.
about-check-seal-wrong = Tajemství k pečeti nesedí
about-check-seal-wrong-text = Co se odhalilo na konci, není to, co bylo zapečetěné před první kartou.
about-check-seal-closed = Pečeť ještě není rozlomená
about-check-seal-closed-text = Tato hra neskončila, takže se její tajemství neodhalilo.
about-check-chain = Nic není změněné, vynechané ani přidané
# $count: how many things happened in the game
about-check-chain-text =
    { $count ->
        [one] Tvůj prohlížeč sám prošel jediný článek.
        [few] Každá událost je svázaná s předchozí. Tvůj prohlížeč sám prošel všechny { $count } články.
        [many] Každá událost je svázaná s předchozí. Tvůj prohlížeč sám prošel { $count } článku.
       *[other] Každá událost je svázaná s předchozí. Tvůj prohlížeč sám prošel všech { $count } článků.
    }
about-check-chain-wrong = Něco je změněné
# $event: the number of an entry in the file; they are counted from 0
about-check-chain-wrong-text = Řetěz se trhá u události { $event } v souboru: je změněná, nebo před ní něco chybí.
about-check-draws = Každé losování sedí a každý tah je povolený
# $draws: how many cards and starters were drawn. $moves: how many moves were made
about-check-draws-text = Server všechno přepočítal z odhalených čísel. Losování: { $draws }. Tahy: { $moves }.
about-check-draws-wrong = Hra nevychází stejně
about-check-draws-open = Nedohranou hru server ověřit nemůže
about-check-draws-unknown = Server to ověřit nedokázal
about-check-fair = Tato hra byla férová
about-check-unfair = Tento soubor neukazuje férovou hru
about-check-partly = Všechno ověřit nešlo

about-fonts = Písma
about-fonts-text = Nadpisy a čísla jsou vysázené písmem Grenze (Omnibus-Type), všechno ostatní písmem Commissioner (Kostas Bartsokas). Obě jsou volná pod licencí SIL Open Font License 1.1 a přicházejí z tohoto serveru.
about-programs = Pro programátory
about-programs-text = Hrát tu můžou i boti a jiné programy. Jak mluví se serverem, popisuje soubor OpenAPI níže a docs/protocol.md v repozitáři; docs/record.md popisuje soubory partií a výpočet losování.
about-programs-api = /api/openapi.json
