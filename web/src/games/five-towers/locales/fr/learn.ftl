# The lesson of Five Towers.

learn-title = Apprendre Cinq Tours
