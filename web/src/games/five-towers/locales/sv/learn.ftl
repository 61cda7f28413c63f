# The lesson of Five Towers.

learn-title = Lär dig Fem torn
