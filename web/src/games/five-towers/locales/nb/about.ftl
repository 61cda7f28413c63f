# The keys of Five Towers, as the page about Steeple lists them.

five-towers-key-bid = Velg et bud
five-towers-key-pass = Meld pass
five-towers-key-cards = Ta et kort fra raden
five-towers-key-tear = Riv
five-towers-key-undo = Angre
five-towers-key-confirm = Bekreft det som er valgt
five-towers-key-back = Ett trinn tilbake
