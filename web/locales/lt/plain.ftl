# Žaidimas be savo stalo: prie šio stalo galima žaisti bet ką.

plain-table = Stalas
plain-points = Taškai
plain-choose = Pasirink, ką daryti
plain-wait = Ėjimas: { $name }
plain-hand-over-text = Dabar žiūri tik { $name }.
plain-replay-link = { $step } žingsnio nuoroda
plain-replay-course = Partijos eiga
plain-replay-keys = Rodyklių klavišai keičia žingsnį. Tarpo klavišas leidžia.
