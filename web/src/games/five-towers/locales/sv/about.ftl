# The keys of Five Towers, as the page about Steeple lists them.

five-towers-key-bid = Välj ett bud
five-towers-key-pass = Passa
five-towers-key-cards = Ta ett kort ur raden
five-towers-key-tear = Riv
five-towers-key-undo = Ångra
five-towers-key-confirm = Bekräfta det valda
five-towers-key-back = Ett steg tillbaka
