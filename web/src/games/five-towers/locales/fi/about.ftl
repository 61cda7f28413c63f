# The keys of Five Towers, as the page about Steeple lists them.

five-towers-key-bid = Valitse tarjous
five-towers-key-pass = Passaa
five-towers-key-cards = Ota rivin kortti
five-towers-key-tear = Pura
five-towers-key-undo = Kumoa
five-towers-key-confirm = Vahvista valinta
five-towers-key-back = Yksi askel taaksepäin
