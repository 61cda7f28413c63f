# The keys of Five Towers, as the page about Steeple lists them.

five-towers-key-bid = Vælg et bud
five-towers-key-pass = Meld pas
five-towers-key-cards = Tag et kort fra rækken
five-towers-key-tear = Riv ned
five-towers-key-undo = Fortryd
five-towers-key-confirm = Bekræft det valgte
five-towers-key-back = Ét trin tilbage
