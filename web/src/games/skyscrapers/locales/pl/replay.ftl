# The replay of Skyscrapers, act by act.

sky-replay-act = Krok { $act } z { $count }
sky-replay-acts = Kroki
sky-replay-link = Link do kroku { $act }
sky-replay-keys = Strzałki zmieniają krok, z klawiszem Shift pół kroku. Spacja odtwarza.
