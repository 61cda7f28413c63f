# The lesson of Five Towers.

learn-title = Naucz się gry Pięć wież
