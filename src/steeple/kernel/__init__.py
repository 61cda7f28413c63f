"""What all games share: the Game protocol, errors, random streams, log, codec, words."""
