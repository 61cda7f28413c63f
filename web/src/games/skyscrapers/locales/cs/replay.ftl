# The replay of Skyscrapers, act by act.

sky-replay-act = Krok { $act } z { $count }
sky-replay-acts = Kroky
sky-replay-link = Odkaz na krok { $act }
sky-replay-keys = Šipky mění krok, se Shiftem půl kroku. Mezerník přehrává.
