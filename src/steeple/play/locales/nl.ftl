# Een partij opzetten, spelen, en het verslag ervan.

bad-seed = De startwaarde is een geheel getal, of de 64 hexadecimale cijfers die een afgelopen partij onthult; “{ $seed }” is geen van beide.
bad-seat-seeds =
    { $longest ->
        [one] Elke plaats (samen { $seats }) geeft één startwaarde: een tekst van hoogstens { $longest } teken.
       *[other] Elke plaats (samen { $seats }) geeft één startwaarde: een tekst van hoogstens { $longest } tekens.
    }
no-such-seat =
    { $seats ->
        [one] Er is geen plaats { $seat }: deze partij heeft { $seats } plaats, met nummer 0.
       *[other] Er is geen plaats { $seat }: deze partij heeft { $seats } plaatsen, genummerd vanaf 0.
    }
# Een scheidsrechter zegt of een toren van echte of gesimuleerde blokken is omgevallen.
# $count: hoeveel scheidsrechters het spel heeft; $known: hun namen
no-such-referee =
    { $count ->
        [0] Dit spel heeft geen scheidsrechter nodig; “{ $referee }” kan niet gekozen worden.
       *[other] Er is geen scheidsrechter “{ $referee }”. Er zijn: { $known }.
    }

match-over = De partij is afgelopen.
lesson-over = De les is afgelopen.
nobody-to-move = Niemand is aan de beurt.
waiting-for-report = Eerst moet de tafel melden wat de stukken deden.
no-report-wanted = Er hoeft nu niets gemeld te worden.

not-a-record = Dit is geen spelbestand van Steeple.
newer-record = Dit spelbestand heeft formaat { $version }. Deze versie van Steeple leest formaten tot en met { $ours }: werk Steeple bij.
other-rules = Dit spelbestand volgt versie { $rules } van de regels van { $game }; dit is versie { $ours }.
incomplete-setup = De opzet is niet volledig.
# $why: een andere zin, die zegt wat er mis is
wrong-event = Gebeurtenis { $event } van het spelbestand klopt niet. { $why }
misplaced-event = Op dit punt kan dat niet gebeuren.
wrong-actor = Iemand anders was aan de beurt.
wrong-result = De uitslag is niet wat de zetten opleveren.
wrong-seeds = Er moet één startwaarde zijn voor elke deler.
other-seed = Dit is niet de startwaarde waarmee de partij begon.

unfinished = Het spelbestand stopt bij gebeurtenis { $event }, voordat de partij is afgelopen: de startwaarde is nog niet onthuld, dus de trekkingen zijn niet te controleren.
never-revealed = De startwaarde die de deler bij gebeurtenis { $event } beloofde, is nooit onthuld, dus de trekkingen zijn niet te controleren.
broken-promise = Gebeurtenis { $event } van het spelbestand klopt niet. De startwaarde van de deler past niet bij de hash die vóór de partij bekend is gemaakt.
wrong-draw = Gebeurtenis { $event } van het spelbestand klopt niet. De startwaarde van de deler geeft “{ $drawn }”, niet “{ $recorded }”.
wrong-verdict = Gebeurtenis { $event } van het spelbestand klopt niet. Opnieuw beoordeeld doen de stukken iets anders.
