# What a table of Skyscrapers agrees on.

skyscrapers-option-referee = Kto rozstrzyga
skyscrapers-option-referee-physics = Twoja ręka
skyscrapers-option-referee-physics-note = Każdą kartę i każdego robotnika niesiesz na miejsce myszą, palcem lub klawiszami. Symulacja, dla wszystkich ta sama, pokazuje, kto spada.
skyscrapers-option-referee-table = Prawdziwe karty
skyscrapers-option-referee-table-note = Budujecie na prawdziwym stole. Każdy telefon ma swoje karty, pilnuje zasad i punktów, a wy mówicie, co spadło.
skyscrapers-option-referee-dice = Kości
skyscrapers-option-referee-dice-note = Pewna ręka nie jest potrzebna: decyduje los, a wysokie i wąskie budynki są ryzykowne.

skyscrapers-option-tremor = Jak drżą ręce
skyscrapers-option-tremor-normal = Trochę
skyscrapers-option-tremor-normal-note = Każda ręka trochę drży, ręce botów też.
skyscrapers-option-tremor-calm = Prawie nie
skyscrapers-option-tremor-calm-note = Ręce prawie nie drżą: robotnicy rzadko spadają.
skyscrapers-option-tremor-shaky = Mocno
skyscrapers-option-tremor-shaky-note = Ręce drżą: uważaj na robotników w pobliżu.
skyscrapers-option-lowest = Odpada się przy
# The lowest space of the score track
skyscrapers-option-lowest-minus-10 = −10
skyscrapers-option-lowest-minus-10-note = Kto spadnie do −10 punktów, odpada.
skyscrapers-option-lowest-minus-20 = −20
skyscrapers-option-lowest-minus-20-note = Kto spadnie do −20 punktów, odpada.
skyscrapers-option-lowest-minus-40 = −40
skyscrapers-option-lowest-minus-40-note = Kto spadnie do −40 punktów, odpada: to się prawie nie zdarza.
# How many actions the first turns have
skyscrapers-option-opening = Jak się zaczyna
skyscrapers-option-opening-sheet = Jak w instrukcji
skyscrapers-option-opening-sheet-note = Trzy akcje od pierwszej tury. Kto zaczyna, ma przewagę.
skyscrapers-option-opening-even = Równo
skyscrapers-option-opening-even-note = Zaczynający mają krótsze pierwsze tury, a niektórzy startują z kilkoma punktami: szanse są mniej więcej równe.
# Beside “Who begins”
skyscrapers-starter-hint = Przy prawdziwym stole zaczyna osoba, która w życiu była najwyżej.

# How bots play, in a sentence; weakest first
skyscrapers-bot-easy-note = Buduje to, co daje punkty, i dalej nie myśli.
skyscrapers-bot-medium-note = Przed każdą akcją waży punkty, wysokość i ryzyko.
skyscrapers-bot-hard-note = Planuje dwie akcje naprzód i pilnuje twoich robotników.
skyscrapers-bot-expert-note = Planuje wszystkie trzy akcje, zamyka cudzych robotników i liczy się z tym, co mogą zrobić inni.
