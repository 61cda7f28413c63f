# Et spill uten eget bord: Ved dette kan alt spilles.

plain-table = Bordet
plain-points = Poeng
plain-choose = Velg hva du gjør
plain-wait = Tur: { $name }
plain-hand-over-text = Nå ser bare { $name }.
plain-replay-link = Lenke til steg { $step }
plain-replay-course = Partiets gang
plain-replay-keys = Piltastene bytter steg. Mellomrom spiller av.
