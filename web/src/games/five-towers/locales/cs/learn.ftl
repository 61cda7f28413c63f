# The lesson of Five Towers.

learn-title = Nauč se Pět věží
