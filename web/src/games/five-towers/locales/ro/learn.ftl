# The lesson of Five Towers.

learn-title = Învață Cinci Turnuri
