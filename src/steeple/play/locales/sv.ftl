# Att förbereda ett parti, att spela det, och dess logg.

bad-seed = Slumpfröet är ett heltal, eller de 64 hexadecimala siffror som ett avslutat parti avslöjar; ”{ $seed }” är inget av det.
bad-seat-seeds = Var och en av de { $seats } platserna ger ett slumpfrö: en text på högst { $longest } tecken.
no-such-seat = Det finns ingen plats { $seat }: det här partiet har { $seats } platser, numrerade från 0.
# En domare säger om ett torn av riktiga eller simulerade klossar föll.
no-such-referee =
    { $count ->
        [0] Det här spelet behöver ingen domare; ”{ $referee }” kan inte väljas.
       *[other] Det finns ingen domare ”{ $referee }”. Domarna är: { $known }.
    }

match-over = Partiet är slut.
lesson-over = Lektionen är slut.
nobody-to-move = Det är ingens tur.
waiting-for-report = Först måste bordet rapportera vad som hände med spelbitarna.
no-report-wanted = Inget behöver rapporteras nu.

not-a-record = Det här är inte loggen från ett parti i Steeple.
newer-record = Den här loggen har format { $version }. Den här versionen av Steeple läser format upp till { $ours }: uppdatera den.
other-rules = Partiet i den här loggen spelades med version { $rules } av reglerna för { $game }; det här är version { $ours }.
incomplete-setup = Partiets startuppgifter är inte fullständiga.
wrong-event = Händelse { $event } i loggen är fel. { $why }
misplaced-event = Det kan inte hända just där.
wrong-actor = Det var någon annans tur.
wrong-result = Resultatet är inte det som dragen leder till.
wrong-seeds = Det måste finnas ett slumpfrö för varje kortgivare.
other-seed = Det här är inte det slumpfrö som partiet startades med.

unfinished = Loggen tar slut vid händelse { $event }, innan partiet är slut: slumpfröet är inte avslöjat än, så dragningarna kan inte kontrolleras.
never-revealed = Slumpfröet som kortgivaren lovade vid händelse { $event } avslöjades aldrig, så dragningarna kan inte kontrolleras.
broken-promise = Händelse { $event } i loggen är fel. Kortgivarens slumpfrö stämmer inte med hashvärdet som offentliggjordes före partiet.
wrong-draw = Händelse { $event } i loggen är fel. Kortgivarens slumpfrö ger ”{ $drawn }”, inte ”{ $recorded }”.
wrong-verdict = Händelse { $event } i loggen är fel. När den bedöms igen gör spelbitarna något annat.
