# Gust, in English only: it is an example. A game of Steeple has all eleven languages.

name = Gust
about = Build storey by storey, and rest before the wind comes.

# The rules, a paragraph each.
rules-1 = Everybody draws a plan: a tower of 6, 8 or 10 storeys. Nobody else sees it.
rules-2 = In turn, build one storey after the other, and rest before it is too late.
rules-3 = After each storey the wind may rise, once in six times: all storeys of this turn are blown down, and the turn is over.
rules-4 = Rest, and the storeys of this turn are safe. At least one must have been built.
rules-5 = Rest under a tower as high as your plan, and it is finished: the game is over, and all plans are shown. Nobody builds higher than the plan.
rules-6 = A storey is worth 1 point, a finished tower 5 more. The most points win.

# The words on the buttons.
build = Build a storey
rest = Rest

# What happened.
did-starter = The first to build: { $name }
did-build = { $name }: one more storey.
did-rest = { $name }: a rest. The storeys are safe.
did-blow = A gust: the storeys of this turn are gone.

# What there is to see.
loose =
    { $count ->
        [one] { $count } storey is not safe yet.
       *[other] { $count } storeys are not safe yet.
    }
safe =
    { $count ->
        [one] { $count } safe storey.
       *[other] { $count } safe storeys.
    }
plan = The plan: { $count } storeys.

# Why not.
not-now = Not now.
plan-reached = Your tower is as high as your plan: rest.
nothing-built = Build at least one storey before you rest.
