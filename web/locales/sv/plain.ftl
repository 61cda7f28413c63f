# Ett spel utan eget bord: vid det här går allt att spela.

plain-table = Bordet
plain-points = Poäng
plain-choose = Välj vad du gör
plain-wait = Tur: { $name }
plain-hand-over-text = Nu tittar bara { $name }.
plain-replay-link = Länk till steg { $step }
plain-replay-course = Partiets gång
plain-replay-keys = Piltangenterna byter steg. Mellanslag spelar upp.
