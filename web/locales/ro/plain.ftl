# Un joc fără masă proprie: la aceasta se poate juca orice.

plain-table = Masa
plain-points = Puncte
plain-choose = Alege ce faci
plain-wait = La rând: { $name }
plain-hand-over-text = Acum privește doar { $name }.
plain-replay-link = Link la pasul { $step }
plain-replay-course = Desfășurarea partidei
plain-replay-keys = Săgețile schimbă pasul. Spațiu redă.
