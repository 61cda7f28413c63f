# The keys of Five Towers, as the page about Steeple lists them.

five-towers-key-bid = Zvolit číslo
five-towers-key-pass = Odstoupit
five-towers-key-cards = Vzít kartu z nabídky
five-towers-key-tear = Zbourat
five-towers-key-undo = Krok zpět
five-towers-key-confirm = Potvrdit, co je zvolené
five-towers-key-back = Zpět
