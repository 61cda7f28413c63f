# What every visitor reads of the game: its name, and what it is about.

block-out-name = Block Out
block-out-about = Dziewięć krzywych klocków, jedna ręka. Połóż jeden na górze, puść i policz do trzech.
