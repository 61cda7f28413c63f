# What every visitor reads of the game: its name, and what it is about.

skyscrapers-name = Dangoraižiai
skyscrapers-about = Visi kniedija kortas į tą patį pastatą. Saugok darbininkus.
