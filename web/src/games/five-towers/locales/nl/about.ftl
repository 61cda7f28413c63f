# The keys of Five Towers, as the page about Steeple lists them.

five-towers-key-bid = Een bod kiezen
five-towers-key-pass = Passen
five-towers-key-cards = Een kaart uit de rij nemen
five-towers-key-tear = Slopen
five-towers-key-undo = Ongedaan maken
five-towers-key-confirm = De keuze bevestigen
five-towers-key-back = Een stap terug
