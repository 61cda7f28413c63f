# The lesson of Five Towers.

learn-title = Lær Fem tårn
