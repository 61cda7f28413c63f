# The end of a match: who won, where the points come from, whether the deck was fair.

# $name: the person who looks at the screen, who has won
end-you-win = { $name }: tvoje vítězství
end-wins = { $name } vítězí
# $names: a list of all who have the most points
end-shared = Společné vítězství: { $names }
end-points =
    { $count ->
        [one] { $count } bod.
        [few] { $count } body.
        [many] { $count } bodu.
       *[other] { $count } bodů.
    }
# $names: who came next, usually one person; $count: how many points they have less than the winner
end-next =
    { $count ->
        [one] Dál: { $names }, ztráta { $count } bod.
        [few] Dál: { $names }, ztráta { $count } body.
        [many] Dál: { $names }, ztráta { $count } bodu.
       *[other] Dál: { $names }, ztráta { $count } bodů.
    }
# Said to somebody who did not win. $place: one of the words of end-place
end-yours =
    { $count ->
        [one] Ty: { $place }, { $count } bod.
        [few] Ty: { $place }, { $count } body.
        [many] Ty: { $place }, { $count } bodu.
       *[other] Ty: { $place }, { $count } bodů.
    }
# One round that brought the winner many points
end-best-round =
    { $count ->
        [one] Jen kolo { $round } přineslo { $count } bod.
        [few] Jen kolo { $round } přineslo { $count } body.
        [many] Jen kolo { $round } přineslo { $count } bodu.
       *[other] Jen kolo { $round } přineslo { $count } bodů.
    }
end-rounds =
    { $count ->
        [one] { $count } kolo
        [few] { $count } kola
        [many] { $count } kola
       *[other] { $count } kol
    }
# The place in the ranking. There are at most five.
end-place =
    { $place ->
        [1] 1. místo
        [2] 2. místo
        [3] 3. místo
        [4] 4. místo
       *[5] 5. místo
    }
# The same for a bot. $place: one of the words of end-place
end-place-bot = { $place }, bot
# For the skylines of everybody, side by side
end-skylines = Panoramata

end-replay = Záznam
end-share = Sdílet panorama
end-rematch = Odveta
end-new-table = Nový stůl
# A link for people who watch, or who come back later
end-to-rematch = K odvetě

# $names: a list of people
end-rematch-wanted = Odvetu chce: { $names }.
end-rematch-waiting = Čeká se: { $names }.
# $names: a list of bots
end-rematch-bots = Boti můžou vždycky: { $names }.
end-rematch-yours = Chceš odvetu.

# Where the points come from
end-table = Body podle věží
end-player = Hráč
end-main = Hlavní věž
end-rubble = Trosky
end-sum = Body
# A cell of the table, read aloud. $storeys: how many storeys the tower has
end-cell =
    { $storeys ->
        [0] žádná věž
        [one] { $storeys } patro, body: { $points }
        [few] { $storeys } patra, body: { $points }
        [many] { $storeys } patra, body: { $points }
       *[other] { $storeys } pater, body: { $points }
    }
end-cell-roof =
    { $storeys ->
        [one] { $storeys } patro s vrcholkem, body: { $points }
        [few] { $storeys } patra s vrcholkem, body: { $points }
        [many] { $storeys } patra s vrcholkem, body: { $points }
       *[other] { $storeys } pater s vrcholkem, body: { $points }
    }
# $count: how many cards were torn down
end-cell-rubble =
    { $count ->
        [one] { $count } karta, body: { $points }
        [few] { $count } karty, body: { $points }
        [many] { $count } karty, body: { $points }
       *[other] { $count } karet, body: { $points }
    }
end-storeys =
    { $count ->
        [one] { $count } patro
        [few] { $count } patra
        [many] { $count } patra
       *[other] { $count } pater
    }
end-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
# Follows a small drawing of a roof
end-legend = Věž s vrcholkem má za každé patro 2, jiná 1. Hlavní věž má za každé o 1 víc. Trosky stojí 1, pak 2, pak 3.
# Before it, in the table
end-legend-storeys = Malé číslo udává, kolik má věž pater.

# Sharing a picture of the result
end-picture = Tvůj obrázek
# What the picture shows, for those who don’t see it. $result: names and points
end-picture-said = Všechna panoramata na jedné čáře. { $result }
end-picture-making = Obrázek se kreslí
end-picture-failed = Tento prohlížeč obrázek nakreslit nedokázal. Sdílet jde aspoň text.
end-picture-share = Sdílet
end-picture-save = Uložit obrázek
end-picture-copy = Kopírovat text
end-picture-copied = Text je zkopírovaný
# $game: the name of the game; $result: names and points, such as “Rūta 39, Aino 37”
end-share-text = { $game }: { $result }
# One entry of the list of names and points
end-share-entry = { $name } { $points }

# Was the deck fair?
fair-question = Byl balíček férový?
fair-yes = Balíček byl férový
fair-no = Něco nesedí
fair-text = Jeho pořadí bylo zapečetěné před kolem 1 a klíč je teď otevřený. Každý si tedy může ověřit, že se nic nezměnilo.
fair-yes-text = Klíč sedí k pečeti z doby před kolem 1 a každá karta partie z něj plyne.
fair-no-text = Nech si soubor partie: ukazuje, co nesedí.
fair-unknown-text = Všechno ověřit nešlo. Zkus to za okamžik znovu.
fair-seal = Pečeť ze začátku
fair-key = Klíč otevřený na konci
fair-check = Ověřit tady
fair-checking = Ověřuje se
fair-again = Ověřit znovu
fair-file = Soubor partie
# What was checked; a tick or a cross stands before each line
fair-seal-fits = Klíč sedí k pečeti: ověřeno v tomto prohlížeči.
fair-seal-broken = Klíč k pečeti nesedí.
# $count: how many events the game file has
fair-chain-holds =
    { $count ->
        [one] { $count } událost v souboru partie je beze změny: ověřeno v tomto prohlížeči.
        [few] Všechny { $count } události v souboru partie jsou beze změny: ověřeno v tomto prohlížeči.
        [many] { $count } události v souboru partie je beze změny: ověřeno v tomto prohlížeči.
       *[other] Všech { $count } událostí v souboru partie je beze změny: ověřeno v tomto prohlížeči.
    }
# $event: the number of the event
fair-chain-broken = Událost { $event } v souboru partie je změněná.
fair-draws-follow =
    { $count ->
        [one] { $count } losování plyne z klíče: spočítal server.
        [few] Všechna { $count } losování plynou z klíče: spočítal server.
        [many] { $count } losování plyne z klíče: spočítal server.
       *[other] Všech { $count } losování plyne z klíče: spočítal server.
    }
fair-draws-broken = Ne každé losování plyne z klíče.
fair-only-server = Tato stránka není otevřená přes https, takže tento prohlížeč nemůže počítat otisky. Ověřuje jen server.
# $why: a sentence that says what went wrong
fair-server-failed = Server to ověřit nedokázal: { $why }
fair-record-failed = Soubor partie nešlo načíst: { $why }
