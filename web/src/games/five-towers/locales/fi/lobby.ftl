# What a table of Five Towers agrees on, and how its bots play.

five-towers-option-bidding = Tarjoaminen
five-towers-option-bidding-checked = Tarkistettu
five-towers-option-bidding-checked-note = Vain tarjoukset, jotka voi rakentaa, ovat valittavissa.
five-towers-option-bidding-open = Avoin
five-towers-option-bidding-open-note = Mikä tahansa tarjous käy. Jos niin montaa ei voi rakentaa, tarjotaan vähemmän tai passataan.

# How bots play, in a sentence; weakest first
five-towers-bot-easy-note = Nappaa sen, mikä kiiltää, ja unohtaa katot.
five-towers-bot-medium-note = Ottaa sen, mistä saa heti eniten pisteitä.
five-towers-bot-hard-note = Katsoo, mitä tarvitset, ja tarjoaa siitä.
five-towers-bot-expert-note = Laskee jäljellä olevat kortit ja pelaa jokaisen vaihtoehdon etukäteen.
