# What a table of Block Out agrees on.

option-referee = Vem som dömer
option-referee-physics = Din hand
option-referee-physics-note = Du bär varje kloss med mus, finger eller tangenter. En simulering visar om tornet står, lika för alla.
option-referee-table = Riktiga klossar
option-referee-table-note = Ni staplar riktiga klossar på ett riktigt bord. Var och en har sina kort i sin telefon, och ni säger vad som hände.
option-referee-dice = Tärning
option-referee-dice-note = Ingen behöver en stadig hand: slumpen avgör, och höga torn är riskabla.

option-tremor = Hur händer skakar
option-tremor-normal = Lite
option-tremor-normal-note = Varje hand darrar lite, även robotarnas.
option-tremor-calm = Knappt
option-tremor-calm-note = Händer darrar knappt: tornen blir höga.
option-tremor-shaky = Mycket
option-tremor-shaky-note = Händer darrar: breda klossar först.
option-fouls = Att nudda en sida
option-fouls-warn = Varning
option-fouls-warn-note = Att nudda en sida eller en annan kloss är inte tillåtet, men får inga följder.
option-fouls-fall = Ras
option-fouls-fall-note = Att nudda en sida eller en annan kloss räknas som ett ras.
option-advanced = Sista kortet
option-advanced-false = Vinner
option-advanced-false-note = Den som inte har några kort kvar när turen är slut vinner.
option-advanced-true = En kloss till
option-advanced-true-note = Efter det sista kortet måste en kloss till stå innan du vinner.
option-no-action-finish = Pass eller Vänd som sista kort
option-no-action-finish-false = Tillåtet
option-no-action-finish-false-note = Vilket kort som helst får vara det sista.
option-no-action-finish-true = Inte tillåtet
option-no-action-finish-true-note = Det sista kortet måste vara ett klosskort.
# Beside “Who begins”
option-starter-hint-block-out = Vid ett riktigt bord börjar den som fyller år härnäst.
