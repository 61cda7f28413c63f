# The end of a match: who won, where the points come from, whether the deck was fair.

# $name: the person who looks at the screen, who has won
end-you-win = { $name }: tvoje vítězství
end-wins = { $name } vítězí

end-replay = Záznam
end-rematch = Odveta
end-new-table = Nový stůl
# A link for people who watch, or who come back later
end-to-rematch = K odvetě

# $names: a list of people
end-rematch-wanted = Pro odvetu: { $names }.
end-rematch-waiting = Ještě chybí: { $names }.
# $names: a list of bots
end-rematch-bots = Boti můžou vždycky: { $names }.
end-rematch-yours = Chceš odvetu.

end-player = Hráč

# Sharing a picture of the result
end-picture = Tvůj obrázek
end-picture-making = Obrázek se kreslí
end-picture-failed = Tento prohlížeč obrázek nakreslit nedokázal. Sdílet jde aspoň text.
end-picture-share = Sdílet
end-picture-save = Uložit obrázek
end-picture-copy = Kopírovat text
end-picture-copied = Text je zkopírovaný
# $game: the name of the game; $result: names and points, such as “Rūta 39, Aino 37”
end-share-text = { $game }: { $result }

# Was the deck fair?
fair-question = Byl balíček férový?
fair-yes = Balíček byl férový
fair-no = Něco nesedí
fair-text = Jeho pořadí bylo zapečetěné před kolem 1 a klíč je teď odhalený. Každý si tedy může ověřit, že se nic nezměnilo.
fair-yes-text = Klíč sedí k pečeti z doby před kolem 1 a každá karta partie z něj plyne.
fair-no-text = Nech si soubor partie: ukazuje, co nesedí.
fair-unknown-text = Všechno ověřit nešlo. Zkus to za okamžik znovu.
fair-seal = Pečeť ze začátku
fair-key = Klíč odhalený na konci
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
