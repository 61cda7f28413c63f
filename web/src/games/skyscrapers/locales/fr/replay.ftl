# The replay of Skyscrapers, act by act.

sky-replay-act = Action { $act } sur { $count }
sky-replay-acts = Actions
sky-replay-link = Lien vers l’action { $act }
sky-replay-keys = Les flèches changent d’action, avec Shift d’une moitié d’action. Espace lance la lecture.
