# The lesson of Five Towers.

learn-title = Opi Viisi tornia
