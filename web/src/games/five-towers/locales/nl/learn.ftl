# The lesson of Five Towers.

learn-title = Leer Vijf Torens
