# The keys of Five Towers, as the page about Steeple lists them.

five-towers-key-bid = Pasirinkti skaičių
five-towers-key-pass = Praleisti ėjimą
five-towers-key-cards = Imti eilės kortą
five-towers-key-tear = Griauti
five-towers-key-undo = Žingsnis atgal
five-towers-key-confirm = Patvirtinti, kas pasirinkta
five-towers-key-back = Grįžti
