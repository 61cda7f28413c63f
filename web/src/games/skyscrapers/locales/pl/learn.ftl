# The lesson of Skyscrapers. What the coach says of most steps is with the game’s own words.

sky-learn-title = Naucz się gry Drapacze chmur
# The steps
sky-learn-add = Dodaj robotnika
sky-learn-card = Wybierz kartę
sky-learn-site = Wybierz miejsce
sky-learn-site-text = Naciśnij podświetlone miejsce. Tam karta sięga wyżej niż wszystkie inne, więc punkty liczą się podwójnie. Widok obraca się ku niemu.
sky-learn-hand = Przyciągnij, przytrzymaj, puść
sky-learn-hand-text = Weź kartę do ręki i zbliż ją do krawędzi. Trzymaj ją tam, aż nit będzie na miejscu, i puść. Kto może spaść, jest oznaczony.
sky-learn-move = Wejdź o poziom wyżej
sky-learn-fall = Zobacz, jak się wali
# $name: of a bot
sky-learn-fall-text = Teraz w pośpiechu buduje { $name }. Kto strąca robotników, traci 5 punktów za każdego.
sky-learn-end = Karta leży na ziemi
# Buttons
sky-learn-watch = Zobacz
sky-learn-play = Graj przeciw dwóm nowicjuszom
