# What every visitor reads of the game: its name, and what it is about.

five-towers-name = Pět věží
five-towers-about = Vybírej patra, pokládej nízká čísla na vysoká a každou věž zakonči vrcholkem.
