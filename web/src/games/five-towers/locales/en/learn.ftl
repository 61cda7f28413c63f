# The lesson of Five Towers.

learn-title = Learn Five Towers
