# What a table of Skyscrapers agrees on.

skyscrapers-option-referee = Vem som dömer
skyscrapers-option-referee-physics = Din hand
skyscrapers-option-referee-physics-note = Du för varje kort och arbetare till rätt plats med mus, finger eller tangenter. En simulering visar vem som faller, lika för alla.
skyscrapers-option-referee-table = Riktiga kort
skyscrapers-option-referee-table-note = Ni bygger på ett riktigt bord. Varje telefon har sina egna kort och håller reda på regler och poäng, och ni säger vad som föll.
skyscrapers-option-referee-dice = Tärning
skyscrapers-option-referee-dice-note = Ingen behöver en stadig hand: slumpen avgör, och höga, smala byggnader är riskabla.

skyscrapers-option-tremor = Hur mycket händerna skakar
skyscrapers-option-tremor-normal = Lite
skyscrapers-option-tremor-normal-note = Varje hand darrar lite, även robotarnas.
skyscrapers-option-tremor-calm = Knappt
skyscrapers-option-tremor-calm-note = Händerna darrar knappt: få arbetare faller.
skyscrapers-option-tremor-shaky = Mycket
skyscrapers-option-tremor-shaky-note = Händerna darrar: se upp för arbetarna i närheten.
skyscrapers-option-lowest = Ute vid
# The lowest space of the score track
skyscrapers-option-lowest-minus-10 = −10
skyscrapers-option-lowest-minus-10-note = Den vars poäng sjunker till −10 är ute.
skyscrapers-option-lowest-minus-20 = −20
skyscrapers-option-lowest-minus-20-note = Den vars poäng sjunker till −20 är ute.
skyscrapers-option-lowest-minus-40 = −40
skyscrapers-option-lowest-minus-40-note = Den vars poäng sjunker till −40 är ute: det händer nästan aldrig.
# How many actions the first turns have
skyscrapers-option-opening = Hur det börjar
skyscrapers-option-opening-sheet = Som tryckt
skyscrapers-option-opening-sheet-note = Tre handlingar från första turen. Den som börjar har ett försprång.
skyscrapers-option-opening-even = Jämnt
skyscrapers-option-opening-even-note = De som börjar har kortare första turer, och någon börjar några poäng före: alla har ungefär samma chans.
# Beside “Who begins”
skyscrapers-starter-hint = Vid ett riktigt bord börjar den som har varit högst upp i sitt liv.

# How bots play, in a sentence; weakest first
skyscrapers-bot-easy-note = Bygger det som ger poäng och tänker inte längre än så.
skyscrapers-bot-medium-note = Väger poäng, höjd och risk före varje handling.
skyscrapers-bot-hard-note = Planerar två handlingar framåt och håller ögonen på dina arbetare.
skyscrapers-bot-expert-note = Planerar alla tre handlingarna, stänger in andra och räknar med vad de kan göra.
