# Wat er bij elk spel mis kan gaan.

not-a-move = “{ $move }” is geen zet in dit spel.

unknown-game = Er is geen spel “{ $game }”. Er zijn: { $known }.
unknown-bot = Er is geen bot “{ $bot }”. Er zijn: { $known }.
bad-seats = Dit spel is voor { $least } tot en met { $most } spelers, niet voor { $seats }.
bad-number = “{ $value }” is geen geheel getal vanaf { $least }.
# $known: de namen van alle opties
unknown-option = Er is geen optie “{ $option }”. Er zijn: { $known }.
# $choices: de toegestane waarden
bad-option = De optie “{ $option }” kan niet “{ $value }” zijn. Mogelijk zijn: { $choices }.

# $problem: een technisch detail in het Engels
not-json = Dit is geen JSON: { $problem }
# Een gebeurtenis is één regel in het logboek van een partij, genummerd vanaf 0.
not-an-event = Gebeurtenis { $event } van het spelbestand is geen gebeurtenis: { $problem }
altered-event = Gebeurtenis { $event } van het spelbestand is veranderd: de hash past er niet bij.

# Een beurt in een terminal.
ask-what = Wat doe je? (een nummer)
ask-confirm = { $move }: Enter om te bevestigen, u om terug te gaan
no-such-number = Typ een getal van 1 tot en met { $count }.
nothing-chosen = Er is nog niets gekozen. h toont de toetsen.
nothing-planned = Er is niets gepland.
it-is-legal = Dat mag.
keys =
    1, 2, 3 … – kiezen
    ? – waarom niet?
    s – een zet voorstellen
    u – terug, Enter – bevestigen
    q – stoppen; het spel wordt bewaard
