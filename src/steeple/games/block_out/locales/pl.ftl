# Block Out: its words, and why a move is illegal.

name = Block Out

# The nine blocks. $block: colour and size, such as brown-small
block =
    { $block ->
        [black-small] Mały czarny
        [black-medium] Średni czarny
        [black-large] Duży czarny
        [brown-small] Mały brązowy
        [brown-medium] Średni brązowy
        [brown-large] Duży brązowy
        [yellow-small] Mały żółty
        [yellow-medium] Średni żółty
       *[yellow-large] Duży żółty
    }
# A block in the middle of a sentence: “Set the small brown on top”
block-name =
    { $block ->
        [black-small] mały czarny
        [black-medium] średni czarny
        [black-large] duży czarny
        [brown-small] mały brązowy
        [brown-medium] średni brązowy
        [brown-large] duży brązowy
        [yellow-small] mały żółty
        [yellow-medium] średni żółty
       *[yellow-large] duży żółty
    }
# The cards. $card: one block, a colour, a size, any, pass or reverse
card =
    { $card ->
        [black-small] Mały czarny
        [black-medium] Średni czarny
        [black-large] Duży czarny
        [brown-small] Mały brązowy
        [brown-medium] Średni brązowy
        [brown-large] Duży brązowy
        [yellow-small] Mały żółty
        [yellow-medium] Średni żółty
        [yellow-large] Duży żółty
        [black] Dowolny czarny
        [brown] Dowolny brązowy
        [yellow] Dowolny żółty
        [small] Dowolny mały
        [medium] Dowolny średni
        [large] Dowolny duży
        [any] Dowolny klocek
        [pass] Ominięcie
       *[reverse] Odwrócenie
    }
cards-in-hand =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }

# What somebody did. $name: the player; names can’t be inflected.
did-start = Pierwszy ruch: { $name }
did-draw = { $name }: dobrano kartę „{ card }”
# The card, and the block that is placed with it
did-place = { $name } zagrywa „{ card }” i kładzie { block-name } klocek.
# With the card that names just this block
did-place-plain = { $name } kładzie { block-name } klocek.
did-place-extra = { $name } kładzie jeszcze jeden klocek: { block-name }.
did-pass = { $name } zagrywa Ominięcie.
did-reverse = { $name } zagrywa Odwrócenie.
did-say-fallen = Wieża runęła, zanim ktoś jej dotknął. Nikt nie dobiera kart.
# What the blocks did, and what follows. $name: who plays next
stood = Stoi. Gra { $name }.
# $name: who placed the block
stood-extra = Stoi. { $name }: jeszcze jeden klocek.
# $count: how many cards are drawn
fell =
    { $count ->
        [0] Runęła. { $name } zaczyna nową wieżę.
        [one] Runęła. { $name } dobiera { $count } kartę.
        [few] Runęła. { $name } dobiera { $count } karty.
        [many] Runęła. { $name } dobiera { $count } kart.
       *[other] Runęła. { $name } dobiera { $count } karty.
    }
late = Runęła po odliczeniu: nikt nie dobiera kart.
# $foul: side (a side was touched), or block (another block was touched)
foul-fall =
    { $foul ->
        [side] Dotknięcie boku: liczy się jak zawalenie.
       *[block] Dotknięcie innego klocka: liczy się jak zawalenie.
    }
foul-warn =
    { $foul ->
        [side] Dotknięcie boku: ostrzeżenie.
       *[block] Dotknięcie innego klocka: ostrzeżenie.
    }
# $why: air, start, slow or unstable
void =
    { $why ->
        [air] Bez oceny: klocek puszczono w powietrzu. Ruch się powtarza.
        [start] Bez oceny: klocek był na początku w środku innego. Ruch się powtarza.
        [unstable] Bez oceny: symulacja się nie powiodła. Ruch się powtarza.
       *[slow] Bez oceny: trwało to za długo. Ruch się powtarza.
    }
won-hand = Stoi: { $name } nie ma już kart i wygrywa.
won-ninth = Stoi: ostatni klocek jest w wieży. { $name } wygrywa.
won-extra = Stoi: { $name } wygrywa dodatkowym klockiem.

# Why a move is illegal
no-such-block = Nie ma klocka „{ $block }”. Klocek to kolor i rozmiar, na przykład brown-small.
no-such-card = Nie ma karty „{ $card }”. Karta to klocek (na przykład brown-small), kolor, rozmiar, any, pass lub reverse.
# $most: in tenths of a millimetre
bad-spot = Tam nie można położyć klocka: najwyżej { $most } od środka (w 0,1 mm), obrót od 0 do 359 stopni, na jednej ze ścian od 0 do 5.
not-now = Teraz nie pora na to.
not-your-turn = To nie twoja kolej.
not-in-deck = { card }: tej karty nie ma w stosie.
not-in-hand = { card }: nie masz tej karty na ręce.
only-the-drawn-card = Masz już dobraną kartę, którą można zagrać. Zagraj właśnie ją: { card }.
all-on-the-stack = { card }: wszystkie pasujące klocki są w wieży.
block-first = { card }: wieża runęła, więc najpierw trzeba zagrać kartę budowli.
action-cant-finish = { card }: akcja nie może być ostatnią kartą.
extra-needs-no-card = Ostatnia karta zagrana: połóż jeszcze jeden klocek, bez karty.
needs-a-card = Klocek kładzie się z kartą, do której pasuje.
on-the-stack = { block }: ten klocek jest w wieży.
not-at-this-table = { block }: tego klocka nie ma w tej grze.
does-not-fit = { block }: ten klocek nie pasuje do karty „{ card }”.
no-card-for-it = { block }: do tego klocka nie pasuje żadna karta, którą możesz zagrać.
only-at-a-real-table = Tylko przy prawdziwym stole zgłasza się, że wieża runęła.
no-stack = Nie ma wieży, która mogłaby runąć.
fell-in-the-turn = Ruch jeszcze trwa: połóż dodatkowy klocek, potem powiedz, czy wieża stoi.
first-block-stands = Pierwszy klocek wieży nie może spaść.
not-on-the-stack = { block }: tego klocka nie było w wieży.
makes-no-sense = Sędzia nie może czegoś takiego zobaczyć.

# Why cards or blocks that a table chose make no sense. $what: a part of what was written
bad-cards =
    { $reason ->
        [unknown] „{ $what }” nie jest rodzajem karty z liczbą od 0 do 99, na przykład black-small 3.
        [twice] { $what } jest na liście dwa razy.
        [fits-nothing] { $what }: do tej karty nie pasuje żaden klocek przy tym stole.
        [stuck] Musi być karta, którą zawsze można zagrać: any, pass lub reverse.
        [no-blocks] Musi być jakaś karta budowli.
       *[too-few] Kart jest za mało ({ $what }): przy tylu graczach musi ich być co najmniej { $least }.
    }
bad-blocks =
    { $reason ->
        [unknown] „{ $what }” nie jest klockiem. Klocek to kolor i rozmiar, na przykład brown-small.
        [twice] { $what } jest na liście dwa razy.
       *[too-few] Klocków jest za mało: musi ich być co najmniej { $least }.
    }

# The table in the terminal
no-stack-yet = Nie ma wieży
# $count: cards in the draw pile; $top: the card on top of the discard, or a dash
piles =
    { $count ->
        [one] Stos: { $count } karta · odrzucone: { $top }
        [few] Stos: { $count } karty · odrzucone: { $top }
        [many] Stos: { $count } kart · odrzucone: { $top }
       *[other] Stos: { $count } karty · odrzucone: { $top }
    }
play-goes =
    { $direction ->
        [1] Gra toczy się zgodnie z ruchem wskazówek zegara.
       *[-1] Gra toczy się przeciwnie do ruchu wskazówek zegara.
    }
free-blocks = Wolne:
your-cards = Twoje karty:

# What is asked
ask-card = Którą kartę zagrywasz? (jej numer)
ask-block = Który klocek? (jego numer; at x y turn t face f po numerze kładzie go gdzie indziej, w 0,1 mm)
ask-report = Czy wieża stoi? stood – stoi, fell – runęła, late – runęła już po odliczeniu
button-place = Połóż „{ block }” z kartą „{ card }”
button-place-extra = Połóż „{ block }”
button-act = Zagraj „{ card }”
button-fallen = Wieża runęła
nothing-planned = Nic nie zaplanowano.
no-such-number = Wpisz liczbę od 1 do { $count }.
# What comes of it. $kind: how it goes on
outlook =
    { $kind ->
        [wins-ninth] Jeśli wieża się utrzyma, są w niej wszystkie klocki i wygrywasz.
        [wins-hand] Potem nie masz już kart i wygrywasz.
        [wins-extra] Jeśli wieża się utrzyma, wygrywasz.
        [extra] Potem musi się utrzymać jeszcze jeden klocek.
       *[next] Potem gra następna osoba.
    }

# The keys. Letters and signs before the dash stay as they are.
keys =
    1, 2, 3 … – wybierz kartę, potem klocek
    3 at 20 -15 turn 45 face 2 – ten klocek, położony obok środka, obrócony, na innej ścianie
    fallen – przy prawdziwym stole: wieża runęła bez twojego dotyku
    ? – dlaczego nie?
    s – zaproponuj ruch
    u – cofnij, Enter – potwierdź
    q – wyjdź; partia zostaje zachowana
