# What every visitor reads of the game: its name, and what it is about.

skyscrapers-name = Pilvenpiirtäjät
skyscrapers-about = Kaikki niittaavat kortteja samaan rakennukseen. Varo työntekijöitä.
