# The keys of Five Towers, as the page about Steeple lists them.

five-towers-key-bid = Wybierz ofertę
five-towers-key-pass = Spasuj
five-towers-key-cards = Weź kartę z rzędu
five-towers-key-tear = Zburz
five-towers-key-undo = Cofnij
five-towers-key-confirm = Potwierdź wybór
five-towers-key-back = Krok wstecz
