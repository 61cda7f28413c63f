# The lesson of Five Towers.

learn-title = Išmok žaisti „Penkis bokštus“
