# Příprava partie, její průběh a záznam.

bad-seed = Semínko je celé číslo, nebo 64 šestnáctkových číslic, které odhalí dohraná partie; „{ $seed }“ není ani jedno.
bad-seat-seeds = Každé místo (celkem { $seats }) dává jedno semínko: text o nejvýš { $longest } znacích.
no-such-seat = Místo { $seat } neexistuje: počet míst v této partii je { $seats }, číslují se od 0.
# Rozhodčí říká, zda spadla věž ze skutečných nebo simulovaných kostek.
no-such-referee =
    { $count ->
        [0] Tato hra rozhodčího nepotřebuje; „{ $referee }“ nelze zvolit.
       *[other] Rozhodčí „{ $referee }“ neexistuje. K dispozici: { $known }.
    }

match-over = Partie skončila.
lesson-over = Lekce skončila.
nobody-to-move = Nikdo není na řadě.
waiting-for-report = Nejdřív je třeba ohlásit, co se na stole stalo s herními díly.
no-report-wanted = Teď není třeba nic hlásit.

not-a-record = Toto není záznam partie programu Steeple.
newer-record = Tento záznam má formát { $version }. Tato verze programu Steeple čte formáty do { $ours }: je třeba ji aktualizovat.
other-rules = Tato partie se hrála podle verze { $rules } pravidel hry { $game }; toto je verze { $ours }.
incomplete-setup = Příprava partie není úplná.
# $why: další věta, která říká, co je špatně
wrong-event = Událost { $event } záznamu je chybná. { $why }
misplaced-event = V tomto místě nastat nemůže.
wrong-actor = Na řadě byl někdo jiný.
wrong-result = Výsledek neodpovídá tahům.
wrong-seeds = Pro každého rozdávajícího musí být jedno semínko.
other-seed = Toto není semínko, se kterým partie začala.

unfinished = Záznam končí událostí { $event }, dříve než partie: její semínko ještě není odhalené, takže losování nelze ověřit.
never-revealed = Semínko rozdávajícího, slíbené v události { $event }, nebylo nikdy odhaleno, takže jeho losování nelze ověřit.
broken-promise = Událost { $event } záznamu je chybná. Semínko rozdávajícího neodpovídá otisku (hash), který byl zveřejněn před partií.
wrong-draw = Událost { $event } záznamu je chybná. Semínko rozdávajícího dává „{ $drawn }“, ne „{ $recorded }“.
wrong-verdict = Událost { $event } záznamu je chybná. Při novém posouzení dopadly herní díly jinak.
