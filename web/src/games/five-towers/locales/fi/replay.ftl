# The replay of Five Towers, round by round.

replay-round = Kierros { $round }/{ $count }

# What happened, as a headline. Names can’t be inflected.
replay-starts = { $name } aloittaa tarjoamisen
replay-nobody = Kukaan ei rakenna
# $count: how many cards are built; $roofs: how many of them are roofs
replay-builds =
    { $roofs ->
        [0] { $count ->
                [one] { $name } rakentaa { $count } kortin
               *[other] { $name } rakentaa { $count } korttia
            }
        [one] { $count ->
                [one] { $name } rakentaa { $count } kortin ja kruunaa tornin
               *[other] { $name } rakentaa { $count } korttia ja kruunaa tornin
            }
       *[other] { $name } rakentaa { $count } korttia ja kruunaa { $roofs } tornia
    }
# $card, $cards: such as Sand 7
replay-row-is = Rivi: { $cards }.
replay-torn = Purettu: { $card }.
replay-left = Ottamatta: { $cards }.
replay-reshuffled = Poistopino sekoitetaan uudeksi nostopinoksi.
replay-points-change = Pisteet: { $before } → { $after }.

# Under a name: what this player has said so far in this round
replay-said-bid = tarjous { $number }
replay-said-started = aloitus { $number }
replay-said-builds = tarjous { $number }, rakentaa
replay-said-pass = passi
replay-said-cancel = ei voinut rakentaa niin montaa
replay-said-starts = aloittaa

# Under a card of the row
replay-card-order =
    { $order ->
        [1] 1.
        [2] 2.
        [3] 3.
        [4] 4.
       *[5] 5.
    }
replay-card-left = jäi
replay-card-torn = purettu
replay-row = Rivi

# The timeline, and how to move on it
replay-skylines = Siluetit
replay-timeline = Kierrokset
replay-reshuffle-mark = uusi nostopino
replay-tear-down = purkaminen
replay-link = Linkki kierrokseen { $round }
replay-keys = Nuolinäppäimet vaihtavat kierrosta, Shiftin kanssa vaihetta. Välilyönti toistaa.
