# What a table of Block Out agrees on.

block-out-option-referee = Vem som dömer
block-out-option-referee-physics = Din hand
block-out-option-referee-physics-note = Du bär varje kloss med mus, finger eller tangenter. En simulering visar om tornet står, lika för alla.
block-out-option-referee-table = Riktiga klossar
block-out-option-referee-table-note = Ni staplar riktiga klossar på ett riktigt bord. Var och en har sina kort i sin telefon, och ni säger vad som hände.
block-out-option-referee-dice = Tärning
block-out-option-referee-dice-note = Ingen behöver en stadig hand: slumpen avgör, och höga torn är riskabla.

block-out-option-tremor = Hur mycket händerna skakar
block-out-option-tremor-normal = Lite
block-out-option-tremor-normal-note = Varje hand darrar lite, även robotarnas.
block-out-option-tremor-calm = Knappt
block-out-option-tremor-calm-note = Händerna darrar knappt: tornen blir höga.
block-out-option-tremor-shaky = Mycket
block-out-option-tremor-shaky-note = Händerna darrar: breda klossar först.
block-out-option-fouls = Att nudda en sida
block-out-option-fouls-warn = Varning
block-out-option-fouls-warn-note = Att nudda en sida eller en annan kloss är inte tillåtet, men får inga följder.
block-out-option-fouls-fall = Ras
block-out-option-fouls-fall-note = Att nudda en sida eller en annan kloss räknas som ett ras.
block-out-option-advanced = Sista kortet
block-out-option-advanced-false = Vinner
block-out-option-advanced-false-note = Den som inte har några kort kvar när turen är slut vinner.
block-out-option-advanced-true = En kloss till
block-out-option-advanced-true-note = Efter det sista kortet måste en kloss till stå innan du vinner.
block-out-option-no-action-finish = Pass eller Vänd som sista kort
block-out-option-no-action-finish-false = Tillåtet
block-out-option-no-action-finish-false-note = Vilket kort som helst får vara det sista.
block-out-option-no-action-finish-true = Inte tillåtet
block-out-option-no-action-finish-true-note = Det sista kortet måste vara ett klosskort.
# Beside “Who begins”
block-out-starter-hint = Vid ett riktigt bord börjar den som fyller år härnäst.

# How bots play, in a sentence; weakest first
block-out-bot-easy-note = Spelar vilket kort som helst som passar, med ostadig hand.
block-out-bot-medium-note = Letar upp en bra plats innan klossen släpps.
block-out-bot-hard-note = Räknar kort och lämnar den sämsta klossen till dig.
block-out-bot-expert-note = Räknar kort och vrider varje kloss tills den passar.
