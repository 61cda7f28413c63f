# What a recorded hand can't do.

not-a-gesture = This is not a recorded gesture.
too-many-frames = A gesture has at most { $most } frames.
# $seconds: a whole number, larger than 1
too-long = Nobody holds a piece that long: a gesture takes at most { $seconds } seconds.
out-of-reach = The hand would be outside the space above the table.
out-of-order = Time in a gesture only goes forward.
not-a-turn = One frame of the gesture turns the piece in an impossible way.
too-fast = No steady hand moves that fast.
turns-too-fast = No steady hand turns a piece that fast.
