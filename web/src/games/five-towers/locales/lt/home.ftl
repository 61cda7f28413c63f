# What every visitor reads of the game: its name, and what it is about.

five-towers-name = Penki bokštai
five-towers-about = Varžykis dėl aukštų, dėk mažus skaičius ant didelių ir kiekvieną bokštą užbaik viršūne.
