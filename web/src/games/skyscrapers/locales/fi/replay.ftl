# The replay of Skyscrapers, act by act.

sky-replay-act = Toiminto { $act }/{ $count }
sky-replay-acts = Toiminnot
sky-replay-link = Linkki toimintoon { $act }
sky-replay-keys = Nuolinäppäimet vaihtavat toimintoa, Shiftin kanssa puolikasta toimintoa. Välilyönti toistaa.
