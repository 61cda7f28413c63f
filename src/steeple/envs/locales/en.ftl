# What a program that learns can't do.

no-encoding = The game { $game } can’t be told in numbers: it has no encoding.
not-an-action = { $action } is not an action: actions are whole numbers from 0 to { $most }.
masked-action = Action { $action } ({ $name }) can’t be taken now; the mask says which can.
bad-render-mode = There is no way to show the table called “{ $mode }”. There are: { $known }.
