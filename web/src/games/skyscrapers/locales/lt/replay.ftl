# The replay of Skyscrapers, act by act.

sky-replay-act = Žingsnis { $act } iš { $count }
sky-replay-acts = Žingsniai
sky-replay-link = { $act } žingsnio nuoroda
sky-replay-keys = Rodyklių klavišai keičia žingsnį, su Shift – pusę žingsnio. Tarpo klavišas leidžia.
