"""How to break each rule of Block Out: a test that cites it must fail."""

from tools.mutants import Mutant

MUTANTS = (
    Mutant("BO-1", "pieces.py", "MAX_SEATS = 6", "MAX_SEATS = 5"),
    Mutant("BO-1", "box.py", "LEAST_BLOCKS = 3", "LEAST_BLOCKS = 2"),
    Mutant("BO-2", "pieces.py", "ANY: 4,", "ANY: 3,"),
    Mutant("BO-2", "pieces.py", "REVERSE: 6,", "REVERSE: 7,"),
    Mutant("BO-2", "box.py", "LEAST_DECK = 10", "LEAST_DECK = 9"),
    Mutant("BO-3", "pieces.py", "HAND = 7", "HAND = 6"),
    Mutant("BO-3", "rules.py", "following = (seat + 1)", "following = (seat - 1)"),
    Mutant("BO-4", "rules.py", "direction) % state.terms.seats", "0) % state.terms.seats"),
    Mutant("BO-5", "legal.py", "held & _fitting_kinds(free_blocks(state))", "held & 0xFFFF"),
    Mutant("BO-6", "rules.py", "only=CARDS[must]", "only=None"),
    Mutant(
        "BO-6", "rules.py", "    return _ask(drawn)\n", "    return replace(drawn, phase='play')\n"
    ),
    Mutant("BO-7", "rules.py", "deck=tuple(counts), discard=()", "deck=tuple(counts)"),
    Mutant("BO-7", "rules.py", "discard=(*state.discard, card)", "discard=state.discard"),
    Mutant("BO-7", "rules.py", "if stuck == state.terms.seats:", "if stuck == 1:"),
    Mutant("BO-8", "rules.py", "(*state.stack, pending.block),", "(pending.block, *state.stack),"),
    Mutant("BO-8", "reasons.py", "    if is_down and not state.stack:\n", "    if False:\n"),
    Mutant("BO-8", "rules.py", 'terms.fouls == "fall" and state.stack', 'terms.fouls == "fall"'),
    Mutant("BO-9", "rules.py", 'state.terms.fouls == "fall" and', ""),
    Mutant(
        "BO-9",
        "referee/watch.py",
        '                    self.foul = "block"\n',
        "                    pass\n",
    ),
    Mutant("BO-9", "referee/watch.py", 'self.foul = "side"', "pass"),
    Mutant("BO-10", "rules.py", "stack=(*state.stack, pending.block)", "stack=state.stack"),
    Mutant("BO-11", "pieces.py", "FALL_CARDS = 3", "FALL_CARDS = 2"),
    Mutant("BO-11", "legal.py", "if state.is_new_stack and block_cards:", "if False:"),
    Mutant("BO-11", "rules.py", "is_new_stack=True, owed", "is_new_stack=False, owed"),
    Mutant("BO-12", "referee/watch.py", "has_left = has_left or is_down", "has_left = False"),
    Mutant("BO-12", "reasons.py", "(*state.stack, pending.block):", "(pending.block,):"),
    Mutant("BO-13", "rules.py", "        placed = _without_stack(placed)\n", "        pass\n"),
    Mutant("BO-13", "rules.py", "replace(_without_stack(state), only=None)", "state"),
    Mutant("BO-14", "rules.py", "    return _ask(_turned(state))\n", "    return _ask(state)\n"),
    Mutant("BO-15", "rules.py", "card == REVERSE and state.terms.seats > 2", "card == REVERSE"),
    Mutant("BO-15", "rules.py", "return -state.direction if", "return state.direction if"),
    Mutant("BO-16", "rules.py", '        return _won(state, "hand")\n', "        pass\n"),
    Mutant("BO-17", "rules.py", '        return "ninth"\n', "        return None\n"),
    Mutant("BO-18", "rules.py", "is_extra=True, is_new", "is_extra=False, is_new"),
    Mutant("BO-18", "rules.py", 'return "extra" if state.is_extra else None', "return None"),
    Mutant("BO-19", "legal.py", "if size == 1 and state.terms.no_action_finish:", "if False:"),
)
