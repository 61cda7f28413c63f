# The hand that holds a body: its instruments, its buttons, and what it feels.

# The spirit level. The short ones stand on small screens.
hand-steady = Jistá ruka
hand-steady-short = Jistá
hand-shaky = Ruka se třese
hand-shaky-short = Třese se

# How hard it presses on what is below
hand-pressure-short = Tlak
hand-pressure-none = zatím žádný
hand-pressure-light = lehký
hand-pressure-firm = pevný
hand-pressure-hard = moc silný

# What stands below the rail for lowering
hand-rail-pressure = tlak

hand-pad-slide = táhni: posun
hand-pad-turn = dva prsty do kruhu: otočení
hand-pad-tilt = táhni dvěma: náklon

hand-next-face = Položit na další stranu
hand-turn-left = Otočit proti směru hodinových ručiček
hand-turn-right = Otočit po směru hodinových ručiček
hand-tilt-left = Naklonit doleva
hand-tilt-right = Naklonit doprava
hand-tilt-away = Naklonit od sebe
hand-tilt-near = Naklonit k sobě
hand-straighten = Držet rovně
# What stands on the long key
hand-key-space = Mezerník

# Said by screen readers. $height: such as “12 mm above the block below”; $offset: such as “3 mm to
# the right and 1 mm nearer to you”, from the middle of what is below
hand-said = { $height }; { $offset }.
# $zone: light, firm or hard
hand-said-touching =
    { $zone ->
        [hard] dotýká se, moc silný tlak
        [firm] dotýká se, pevný tlak
       *[light] dotýká se, lehký tlak
    }
hand-said-middle = uprostřed
hand-said-right = { $mm } mm vpravo
hand-said-left = { $mm } mm vlevo
hand-said-near = { $mm } mm blíž k tobě
hand-said-far = { $mm } mm dál od tebe
# $face: which side lies down, from 1; $degrees: about the upright axis
hand-said-turn =
    { $degrees ->
        [one] Na straně { $face } z { $count }, otočená o { $degrees } stupeň.
        [few] Na straně { $face } z { $count }, otočená o { $degrees } stupně.
        [many] Na straně { $face } z { $count }, otočená o { $degrees } stupně.
       *[other] Na straně { $face } z { $count }, otočená o { $degrees } stupňů.
    }
