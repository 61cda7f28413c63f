# The keys of Five Towers, as the page about Steeple lists them.

five-towers-key-bid = Alege o ofertă
five-towers-key-pass = Pas
five-towers-key-cards = Ia o carte din rând
five-towers-key-tear = Dărâmă
five-towers-key-undo = Anulează
five-towers-key-confirm = Confirmă alegerea
five-towers-key-back = Un pas înapoi
