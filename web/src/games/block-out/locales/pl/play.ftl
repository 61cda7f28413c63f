# Block Out, during play. Names of people can’t be inflected, and no verb may depend on them.

# Around the table
block-hands = Karty na ręce
block-clockwise = zgodnie z zegarem
block-counterclockwise = przeciwnie do zegara
block-next = następny ruch
# A person who is not connected
block-away = offline
# How many cards somebody has whose turn comes next, as short as can be
block-cards-next = { $count }, dalej
block-deck = Stos
block-discard = Odrzucone
# $card: the name of a card
block-discard-top = Na wierzchu: { $card }
block-all = Klocki
block-on-stack = w wieży: { $count }
# On a phone
block-of = { $count } z { $all } klocków
block-level = poziom { $level }
block-free = wolny
block-held = w ręce
# Read aloud. $block: such as “small brown”; $where: such as “level 2” or “free”
block-said = { $block }: { $where }
block-stack = Wieża
block-stack-empty = Nie ma jeszcze wieży
# Read aloud. $blocks: a list from the bottom up
block-stack-said = Wieża, od dołu: { $blocks }
block-view-home = Znów widok z przodu

# Your hand
block-hand = Twoje karty
block-hand-covered = Karty są zakryte, dopóki nie przyjdzie kolej kogoś przy tym ekranie.
block-hand-empty = Nie masz kart.
# Under a card
block-note-stack = w wieży
block-note-free =
    { $count ->
        [one] { $count } wolny
        [few] { $count } wolne
        [many] { $count } wolnych
       *[other] { $count } wolnego
    }
block-note-always = zawsze można
block-note-not-now = nie teraz
block-note-played = wybrana
# In the corner of a card that one has several of
block-times = ×{ $count }
# Read aloud. $note: such as “on the stack”
block-card-said =
    { $count ->
        [one] { $card }, { $note }
        [few] { $card }, masz { $count }, { $note }
        [many] { $card }, masz { $count }, { $note }
       *[other] { $card }, masz { $count }, { $note }
    }
# Beside the hand
block-cards-left =
    { $count ->
        [one] karta została
        [few] karty zostały
        [many] kart zostało
       *[other] karty zostało
    }

# The steps of a turn
block-step-card = Karta
block-step-block = Klocek
block-step-place = Połóż
block-step-release = Puść
block-step-count = Policz
block-steps = Kroki ruchu

# What is asked
block-ask-card = Twoja kolej: zagraj kartę
block-ask-card-text = Karta budowli dokłada do wieży wolny klocek. Ominięcie i Odwrócenie zostawiają wieżę w spokoju.
block-ask-new-stack = Wieża runęła: zacznij nową
block-ask-new-stack-text = Zagraj kartę. Kto ma kartę budowli, zagrywa właśnie taką.
block-ask-block = Wybierz klocek
# $card: the name of a card
block-ask-block-text = Każdy z nich pasuje do karty „{ $card }”.
block-ask-extra = Jeszcze jeden klocek i wygrywasz
block-ask-extra-text = Ostatnia karta zagrana. Wybierz dowolny wolny klocek i połóż go na górze.
# $block: such as “small brown”
block-ask-place = Połóż na górze { $block }
block-ask-start = Zacznij wieżę: { $block }
# $below: the block on top of the stack
block-ask-place-text = Dotknij tylko wierzchu klocka pod spodem ({ $below }).
block-ask-start-text = Połóż go na okrągłym suknie. Pierwszy klocek nie może spaść.
block-ask-pass = Ominięcie: tym razem bez klocka
block-ask-reverse = Odwrócenie: kierunek gry się zmienia
block-ask-real = Połóż na prawdziwej wieży { $block }
block-ask-real-text = Jedną ręką, dotykając tylko wierzchu wieży. Puść klocek, potem naciśnij przycisk.
block-hands-off = { $name }: już nie dotykaj
block-if-next = Jeśli na trzy jeszcze stoi, gra { $name }.
block-if-wins-ninth = Jeśli na trzy jeszcze stoi, wygrywasz: to ostatni klocek.
block-if-wins-hand = Jeśli na trzy jeszcze stoi, wygrywasz: to twoja ostatnia karta.
block-if-wins-extra = Jeśli na trzy jeszcze stoi, wygrywasz.
block-if-extra = Jeśli na trzy jeszcze stoi, musi się utrzymać jeszcze jeden klocek.
block-if-falls =
    { $count ->
        [0] Jeśli runie, zaczyna się nowa wieża.
        [one] Jeśli runie, dobierasz { $count } kartę.
        [few] Jeśli runie, dobierasz { $count } karty.
        [many] Jeśli runie, dobierasz { $count } kart.
       *[other] Jeśli runie, dobierasz { $count } karty.
    }
# After an action card
block-then-next = Potem gra { $name }.
block-then-wins = Potem nie masz już kart i wygrywasz.
block-then-extra = Potem nie masz już kart: musi się utrzymać jeszcze jeden klocek.

# Buttons
block-button-choose = Wybierz kartę
block-button-block = Wybierz klocek
block-button-pass = Zagraj Ominięcie
block-button-reverse = Zagraj Odwrócenie
block-button-place = Połóż
block-button-lower = Opuść lekko
block-button-release = Puść
block-button-not-touching = Puść: jeszcze nie dotyka
block-button-real = Już nie trzymam
block-button-back = Cofnij kartę
block-button-other = Inny klocek
block-button-fallen = Wieża runęła bez mojego dotyku
block-loading-hand = Ręka się szykuje

# How the hand is moved, as short as can be
block-key-drag = przeciąganie: ruch
block-key-wheel = kółko: obrót
block-key-tilt = prawy przycisk: przechył

# The count. Spoken aloud, and written large
block-count =
    { $number ->
        [1] raz
        [2] dwa
       *[3] trzy
    }
block-counting = Odliczanie
block-after-release = Gdy puścisz

# A real table
block-did-it-stand = Czy wieża stoi?
# $name: who placed it
block-did-it-stand-text = { $name } już nie trzyma klocka ({ $block }). Policzcie razem do trzech i powiedzcie, co się stało.
block-report-stood = Stoi
block-report-fell = Runęła
block-report-late = Runęła po odliczeniu

# Somebody else’s turn
block-wait-card = { $name } wybiera kartę
block-wait-carry = { $name } niesie { $block }
block-wait-judge = { $name } już nie trzyma klocka
block-wait-draw-some = Dobieranie kart
block-wait-deal = Rozdawanie kart
block-wait-over = Gra się skończyła
block-wait-after = Potem gra { $name }.

# Several people at one screen
block-hand-over-text = Teraz patrzy tylko { $name }: zaraz pokażą się karty.
