# The hand that holds a body: its instruments, its buttons, and what it feels.

# The spirit level. The short ones stand on small screens.
hand-steady = Rolig hånd
hand-steady-short = Rolig
hand-shaky = Rystende hånd
hand-shaky-short = Ryster

# How hard it presses on what is below
hand-pressure-short = Tryk
hand-pressure-none = intet endnu
hand-pressure-light = let
hand-pressure-firm = fast
hand-pressure-hard = for hårdt

# What stands below the rail for lowering
hand-rail-pressure = tryk

hand-pad-slide = træk: flyt
hand-pad-turn = rotér to fingre: drej
hand-pad-tilt = træk med to: vip

hand-next-face = Læg den på næste side
hand-turn-left = Drej mod uret
hand-turn-right = Drej med uret
hand-tilt-left = Vip til venstre
hand-tilt-right = Vip til højre
hand-tilt-away = Vip væk fra dig
hand-tilt-near = Vip mod dig
hand-straighten = Hold den lige
# What stands on the long key
hand-key-space = Mellemrum

# Said by screen readers. $height: such as “12 mm above the block below”; $offset: such as “3 mm to
# the right and 1 mm nearer to you”, from the middle of what is below
hand-said = { $height }; { $offset }.
# $zone: light, firm or hard
hand-said-touching =
    { $zone ->
        [hard] rører, for hårdt tryk
        [firm] rører, fast tryk
       *[light] rører, let tryk
    }
hand-said-middle = i midten
hand-said-right = { $mm } mm til højre
hand-said-left = { $mm } mm til venstre
hand-said-near = { $mm } mm nærmere dig
hand-said-far = { $mm } mm længere væk
# $face: which side lies down, from 1; $degrees: about the upright axis
hand-said-turn =
    { $degrees ->
        [one] På side { $face } af { $count }, drejet { $degrees } grad.
       *[other] På side { $face } af { $count }, drejet { $degrees } grader.
    }
