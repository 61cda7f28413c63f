# What every visitor reads of the game: its name, and what it is about.

block-out-name = Block Out
block-out-about = Nouă blocuri strâmbe, o singură mână. Pune unul în vârf, dă-i drumul și numără până la trei.
