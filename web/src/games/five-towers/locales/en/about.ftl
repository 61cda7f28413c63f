# The keys of Five Towers, as the page about Steeple lists them.

five-towers-key-bid = Choose a bid
five-towers-key-pass = Pass
five-towers-key-cards = Take a card from the row
five-towers-key-tear = Tear down
five-towers-key-undo = Undo
five-towers-key-confirm = Confirm what is chosen
five-towers-key-back = One step back
