"""Break each rule on purpose: a test that cites the rule must fail.

`python3 run.py mutants` runs the tests that cite a rule against each broken copy of the sources.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

COMPILED = "__pycache__"
ROOT = Path(__file__).parents[1]
FOLDERS = {"FT": "five_towers", "BO": "block_out", "SK": "skyscrapers", "G": "skyscrapers"}
"""By the first letters of a rule: where its game is, and its tests."""


class Mutant(NamedTuple):
    """A rule, and how to break it."""

    rule: str
    file: str
    right: str
    wrong: str

    @property
    def folder(self) -> str:
        """Of the game."""
        return FOLDERS[self.rule.partition("-")[0]]

    @property
    def tests(self) -> Path:
        """Of the game."""
        return ROOT / "tests" / self.folder


MUTANTS = (
    Mutant("FT-1", "pieces.py", "MAX_SEATS = 5", "MAX_SEATS = 4"),
    Mutant("FT-1", "pieces.py", '"candy", "scary"', '"scary", "candy"'),
    Mutant("FT-2", "pieces.py", "(0, 2, 5, 7, 10, 12)", "(0, 2, 5, 7, 10)"),
    Mutant("FT-2", "pieces.py", "DOUBLED_FROM_SEATS = 4", "DOUBLED_FROM_SEATS = 3"),
    Mutant("FT-3", "rules.py", "place(cells, seat, kind_of(card)", "place(cells, seat, 4"),
    Mutant(
        "FT-4",
        "towers.py",
        "cells[at(STOREYS + plot * PLOT + 1 + cell(cells, HEIGHTS + plot))] = value",
        "cells[at(STOREYS + plot * PLOT + 2)] = value",
    ),
    Mutant("FT-5", "towers.py", "value < below", "value <= below"),
    Mutant("FT-5", "towers.py", "value < below", "True"),
    Mutant("FT-6", "towers.py", "or below == DECK_LIKE_ANY", ""),
    Mutant("FT-6", "pieces.py", "DECK_LIKE_ANY = 8", "DECK_LIKE_ANY = 7"),
    Mutant("FT-7", "towers.py", "or value == BRACKETS", ""),
    Mutant("FT-7", "pieces.py", "BRACKETS = 9", "BRACKETS = 10"),
    Mutant("FT-8", "towers.py", "    if below == ROOF:\n        return False\n", ""),
    Mutant("FT-8", "towers.py", "(upper != ROOF) & (upper != GROUND)", "upper != GROUND"),
    Mutant("FT-9", "pieces.py", "ROW = 5", "ROW = 4"),
    Mutant("FT-9", "rules.py", "    cells[at(DECK + card)] -= 1\n", ""),
    Mutant("FT-10", "rules.py", "number <= cells[HIGHEST]", "number < cells[HIGHEST]"),
    Mutant("FT-10", "rules.py", "if number == cells[ROW_SIZE]:", "if number == 99:"),
    Mutant("FT-10", "rules.py", "return STARTER_MUST_BID", "return NOTHING_WRONG"),
    Mutant("FT-10", "rules.py", "if number > cells[ROW_SIZE]:", "if number > 99:"),
    Mutant("FT-10", "rules.py", "else seat + 1\n", "else seat + 2\n"),
    Mutant("FT-11", "rules.py", "if size != cells[HIGHEST]:", "if size < cells[HIGHEST]:"),
    Mutant("FT-11", "rules.py", "if wanted > lying:", "if lying == 0:"),
    Mutant("FT-11", "rules.py", "cells[ACTOR] = cells[LEADER]", "cells[ACTOR] = cells[STARTER]"),
    Mutant("FT-12", "rules.py", "        tear_down(cells, seat, torn)\n", "        pass\n"),
    Mutant("FT-12", "towers.py", "height(cells, seat, kind) - 1)", "height(cells, seat, kind))"),
    Mutant("FT-12", "rules.py", "        return NOTHING_TO_TEAR_DOWN\n", "        return 0\n"),
    Mutant("FT-12", "towers.py", "    cells[RUBBLE_SIZE] += 1\n", ""),
    Mutant("FT-13", "rules.py", "below = value_of(build_card(build, other))", "pass"),
    Mutant("FT-13", "builds.py", "if not (_order(node, USED) >> (thing - 1)) & 1:", "if False:"),
    Mutant("FT-14", "rules.py", "field(count_builds(cells, seat, counts), number) == 0", "False"),
    Mutant("FT-14", "builds.py", "+ standing * after * int(", "+ 0 * standing * after * int("),
    Mutant("FT-15", "rules.py", "    cells[at(LIMITS + seat)] = cells[HIGHEST]\n", ""),
    Mutant("FT-15", "rules.py", "return CAN_BE_BUILT", "return NOTHING_WRONG"),
    Mutant(
        "FT-15", "rules.py", "            cells[at(BIDS + other)] = NOT_YET\n", "            pass\n"
    ),
    Mutant("FT-15", "rules.py", "is_after = is_after or other == seat", "is_after = True"),
    Mutant("FT-15", "rules.py", "        bid(cells, 0)\n", "        _next_bidder(cells)\n"),
    Mutant("FT-15", "rules.py", "if not cells[IS_OPEN] and field(", "if field("),
    Mutant("FT-15", "rules.py", "            cells[LEADER] = other\n", "            pass\n"),
    Mutant("FT-16", "rules.py", "_tidy(cells, left_of(cells, seat))", "_tidy(cells, seat)"),
    Mutant(
        "FT-16", "rules.py", "            cells[at(DISCARD + card)] += 1\n", "            pass\n"
    ),
    Mutant("FT-17", "rules.py", "_tidy(cells, cell(cells, STARTER))", "_tidy(cells, 0)"),
    Mutant("FT-17", "rules.py", "    if cells[HIGHEST] == 0:\n", "    if cells[HIGHEST] == 9:\n"),
    Mutant("FT-18", "rules.py", "and cells[DISCARD_SIZE] > 0", ""),
    Mutant("FT-18", "rules.py", "            _reshuffle(cells)\n", "            pass\n"),
    Mutant("FT-18", "rules.py", "        cells[at(DISCARD + card)] = 0\n", ""),
    Mutant("FT-19", "rules.py", "if cells[PASS_NUMBER] == 1 and", "if"),
    Mutant("FT-19", "rules.py", " or cells[DECK_SIZE] == 0:\n", ":\n"),
    Mutant(
        "FT-20", "scoring.py", "return 2 * storeys if has_roof", "return 3 * storeys if has_roof"
    ),
    Mutant("FT-20", "scoring.py", "if rank > best:", "if rank > 0:"),
    Mutant("FT-21", "scoring.py", "torn_down * (torn_down + 1) // 2", "torn_down"),
    Mutant("FT-22", "game.py", "points == max(scores)", "seat == scores.index(max(scores))"),
    Mutant("FT-22", "game.py", "points == max(scores)", "points == min(scores)"),
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
        "watch.py",
        '                    self.foul = "block"\n',
        "                    pass\n",
    ),
    Mutant("BO-9", "watch.py", 'self.foul = "side"', "pass"),
    Mutant("BO-10", "rules.py", "stack=(*state.stack, pending.block)", "stack=state.stack"),
    Mutant("BO-11", "pieces.py", "FALL_CARDS = 3", "FALL_CARDS = 2"),
    Mutant("BO-11", "legal.py", "if state.is_new_stack and block_cards:", "if False:"),
    Mutant("BO-11", "rules.py", "is_new_stack=True, owed", "is_new_stack=False, owed"),
    Mutant("BO-12", "watch.py", "has_left = has_left or is_down", "has_left = False"),
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
    Mutant("SK-1", "pieces.py", "MAX_SEATS = 4", "MAX_SEATS = 3"),
    Mutant("SK-1", "pieces.py", "RIVETS = 52", "RIVETS = 51"),
    Mutant("SK-2", "pieces.py", "WORKERS = 5", "WORKERS = 6"),
    Mutant("SK-2", "state.py", "scores=(0,) * terms.seats", "scores=(1,) * terms.seats"),
    Mutant("SK-3", "state.py", '"base", (1, 0, 1), 0)', '"base", (0, 1, 1), 0)'),
    Mutant("SK-4", "pieces.py", "2: 15, 3: 12, 4: 9", "2: 15, 3: 12, 4: 8"),
    Mutant("SK-4", "pieces.py", "OWN_BASES = 2", "OWN_BASES = 1"),
    Mutant("SK-4", "rules.py", "following = (seat + 1)", "following = (seat - 1)"),
    Mutant("SK-4", "view.py", "None if seat is None else [CARDS", "[] and None or [CARDS"),
    Mutant("SK-5", "rules.py", "starter=seat, turn=seat)", "starter=0, turn=0)"),
    Mutant("SK-6", "pieces.py", "ACTIONS = 3", "ACTIONS = 4"),
    Mutant("SK-6", "building.py", 'if placed.use == "base"', "if placed.normal < 2 or placed.at"),
    Mutant("SK-6", "solid.py", "MOST_IN_CELL = len(SPOTS)", "MOST_IN_CELL = 10"),
    Mutant("SK-7", "legal.py", "return any(held >> card & 1 for card in touched)", "return True"),
    Mutant(
        "SK-7",
        "legal.py",
        "        if cell is not None and building.is_open(cell):\n",
        "        if cell is not None:\n",
    ),
    Mutant("SK-8", "rules.py", "state.actions_left - (not is_shift)", "state.actions_left - 1"),
    Mutant("SK-8", "rules.py", "if is_shift else (),", "if False else (),"),
    Mutant("SK-8", "storeys.py", "self.all[storey].parent, storey,", "None, storey,"),
    Mutant("SK-9", "rules.py", "if state.actions_left and not can_act(state):", "if False:"),
    Mutant("SK-9", "rules.py", "IDLE_TURNS = 3", "IDLE_TURNS = 2"),
    Mutant("SK-9", "rules.py", "idle=0 if has_grown else state.idle", "idle=state.idle"),
    Mutant("SK-10", "pieces.py", '("flat", "upright", "floor"),', '("flat", "floor", "base"),'),
    Mutant("SK-10", "building.py", "if (use in LYING) != (normal == 2):", "if False:"),
    Mutant(
        "SK-10", "building.py", '            return "touches-ground"\n', "            return None\n"
    ),
    Mutant(
        "SK-10",
        "building.py",
        '            return "base-needs-ground"\n',
        "            return None\n",
    ),
    Mutant(
        "SK-11",
        "girders.py",
        "return (0,) if card.has_worker and",
        "return (0, 2) if card.has_worker and",
    ),
    Mutant("SK-11", "girders.py", "and use not in LYING else", "else"),
    Mutant("SK-12", "legal.py", "terms.rivets - (len(state.cards) - len(START_H))", "terms.rivets"),
    Mutant("SK-12", "building.py", "spot.joins if has_rivet else None", "None"),
    Mutant("SK-13", "reasons.py", '        return _no("no-girder-meets")\n', "        pass\n"),
    Mutant("SK-13", "places.py", "else NO_ROOM)", "else joins)"),
    Mutant(
        "SK-14", "rules.py", "if state.actions_left or shiftable(state):", "if state.actions_left:"
    ),
    Mutant("SK-14", "legal.py", "sorted({*own, *state.touched})", "sorted({*own})"),
    Mutant("SK-14", "rules.py", '    if pending.verb == "shift":\n', "    if False:\n"),
    Mutant("SK-14", "reasons.py", '_no("actions-left") if state.actions_left else None', "None"),
    Mutant("SK-15", "girders.py", "(meets + card.has_worker)", "meets"),
    Mutant("SK-15", "girders.py", "(2 if is_highest else 1)", "1"),
    Mutant(
        "SK-15",
        "legal.py",
        "reach(site.at, site.normal) > building.top",
        "reach(site.at, site.normal) >= building.top",
    ),
    Mutant("SK-15", "rules.py", "+ seen.points - seen.cost", "- seen.cost"),
    Mutant("SK-16", "storeys.py", "if part[0] & touched:", "if True:"),
    Mutant("SK-17", "rules.py", " or None in own:", ":"),
    Mutant(
        "SK-17", "rules.py", "in _seats_after(state, state.turn):", "in range(state.terms.seats):"
    ),
    Mutant("SK-17", "rules.py", "    state = _enclosed_out(state)\n", ""),
    Mutant("SK-17", "scoring.py", " and is_open(cell):", ":"),
    Mutant(
        "SK-18", "building.py", "cell for cell in cells if is_open(cell)", "cell for cell in cells"
    ),
    Mutant("SK-19", "reasons.py", "    if worker // WORKERS != state.turn:\n", "    if False:\n"),
    Mutant("SK-20", "pieces.py", "FALL_COST = 5", "FALL_COST = 4"),
    Mutant("SK-20", "rules.py", "and owner != culprit", ""),
    Mutant("SK-20", "rules.py", "(seat + step) % seats", "(seat - step) % seats"),
    Mutant("SK-20", "rules.py", "        workers[worker] = None\n", "        pass\n"),
    Mutant("SK-20", "rules.py", "        workers[worker] = cell\n", "        pass\n"),
    Mutant(
        "SK-20",
        "legal.py",
        "(*building.ground_cells, *building.floor_cells)",
        "building.floor_cells",
    ),
    Mutant("SK-21", "rules.py", "score <= state.terms.lowest", "score < state.terms.lowest"),
    Mutant("SK-21", "rules.py", "bool(workers) and score", "score"),
    Mutant("SK-21", "rules.py", "        if not state.is_out[seat]:\n", "        if True:\n"),
    Mutant("SK-21", "scoring.py", "and not state.is_out[worker // WORKERS]", ""),
    Mutant("SK-22", "rules.py", "_ended(_out(state, culprit)", "_ended(state"),
    Mutant("SK-22", "seen.py", 'verdict.outcome in ("held", "fell")', "True"),
    Mutant("SK-22", "scoring.py", 'if ended_by in ("hand", "stuck") else []', ""),
    Mutant("SK-22", "sense.py", 'if verdict.outcome == "collapsed" and', "if False and"),
    Mutant("SK-23", "pieces.py", "LAST_CARD = 5", "LAST_CARD = 6"),
    Mutant("SK-23", "rules.py", "    if state.is_last:\n", "    if False:\n"),
    Mutant(
        "SK-23",
        "rules.py",
        "not state.hands[culprit] and not is_lowest",
        "not state.hands[culprit]",
    ),
    Mutant("SK-23", "rules.py", 'return replace(state, phase="put") if fallen else', "return"),
    Mutant("SK-24", "pieces.py", "HIGHEST = 5", "HIGHEST = 4"),
    Mutant(
        "SK-24",
        "scoring.py",
        "best = max(columns, default=())",
        "best = max(columns, key=sum, default=())",
    ),
    Mutant("SK-24", "scoring.py", "sorted(found, reverse=True)", "sorted(found)"),
    Mutant(
        "SK-24",
        "scoring.py",
        "enumerate(result(state)) if not line.is_out",
        "enumerate(result(state))",
    ),
    Mutant(
        "G-1", "squares.py", "for i in (-1, 0) for j in (-1, 0))", "for i in (-1, 0) for j in (0,))"
    ),
    Mutant(
        "G-2",
        "squares.py",
        "tuple(sign * STEPS[axis] + axis - normal",
        "tuple(2 * sign * STEPS[axis] + axis - normal",
    ),
    Mutant("G-3", "squares.py", "return at[2] if normal == 2 else at[2] - 1", "return at[2]"),
    Mutant("G-4", "squares.py", "any(face + apart in here.faces for face in there.faces)", "False"),
    Mutant(
        "G-4",
        "squares.py",
        "in here.middles for middle in there.middles)",
        "in here.edges for middle in there.edges)",
    ),
    Mutant("G-5", "pieces.py", '"h": ((-1, 0), (0, 0), (1, 0))', '"h": ((-1, 0), (1, 0))'),
    Mutant("G-5", "pieces.py", '"tbd*"', '"tbd"'),
    Mutant(
        "G-6",
        "squares.py",
        "code + north + 1, code + up + 2, code + 2",
        "code + north + 1, code + 2",
    ),
    Mutant("G-7", "air.py", "now |= (now & below) >> level", "now |= now >> level"),
    Mutant("G-7", "air.py", "        return z >= 0\n", "        return True\n"),
    Mutant("G-8", "storeys.py", "parents[orphan] = len(found)", "parents[orphan] = None"),
)


def citing(mutant: Mutant) -> set[str]:
    """The names of the tests that cite the rule."""
    found = set()
    for file in mutant.tests.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited = f"{node.name.upper().replace('_', '-')} {ast.get_docstring(node)}"
                if re.search(rf"\b{mutant.rule}\b", cited):
                    found.add(node.name)
    return found


def _files_of(mutant: Mutant, cited: set[str]) -> list[str]:
    """The files that these tests are in: the others need not be read."""
    return [
        str(file)
        for file in sorted(mutant.tests.glob("test_*.py"))
        if cited & set(re.findall(r"^ *def (test_\w+)", file.read_text(encoding="utf-8"), re.M))
    ]


def _break(sources: Path, mutant: Mutant) -> None:
    """Make the sources again with one file broken; all others are links to the real ones."""
    here, there = sources, ROOT / "src"
    for name in ("steeple", "games", mutant.folder):
        here, there = here / name, there / name
        here.mkdir(parents=True)
        for entry in there.iterdir():
            if entry.name not in ("games", mutant.folder, mutant.file, COMPILED):
                (here / entry.name).symlink_to(entry)
    if (there / COMPILED).exists():
        shutil.copytree(there / COMPILED, here / COMPILED)
    text = (there / mutant.file).read_text(encoding="utf-8")
    if text.count(mutant.right) == 0:
        raise LookupError(f"{mutant.file} has no {mutant.right!r}: mend tools/mutants.py")
    (here / mutant.file).write_text(text.replace(mutant.right, mutant.wrong), encoding="utf-8")


def failing(mutant: Mutant, cited: set[str]) -> set[str]:
    """The first of the cited tests to fail with the mutant; empty if none does."""
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder) / "src"
        _break(sources, mutant)
        # A folder for temporary files of its own: sessions that clean up a shared one at the
        # same time can get in each other's way.
        own = f"--basetemp={Path(folder) / 'tmp'}"
        options = [
            "-p",
            "no:cacheprovider",
            "--tb=no",
            "-rfE",
            "-x",
            "-q",
            own,
            "-k",
            " or ".join(sorted(cited)),
        ]
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *options, *_files_of(mutant, cited)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(sources), "STEEPLE_JIT": "0"},
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
    if done.returncode not in (0, 1):
        raise RuntimeError(f"{mutant}: the tests did not run\n{done.stdout}\n{done.stderr}")
    names = re.findall(r"^(?:FAILED|ERROR) \S+?::(?:\w+::)?(\w+)", done.stdout, re.M)
    return set(names) & cited


def main() -> int:
    """Try all mutants; the exit code says whether one lived."""
    alive = 0
    cited = [citing(mutant) for mutant in MUTANTS]  # not in threads: Python 3.11 can't parse there
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for mutant, failed in zip(MUTANTS, pool.map(failing, MUTANTS, cited), strict=True):
            alive += not failed
            verdict = min(failed) if failed else "NOBODY NOTICES"
            print(f"{mutant.rule:6} {mutant.wrong.strip()[:50]:52} {verdict}", flush=True)
    print(f"{len(MUTANTS) - alive} of {len(MUTANTS)} broken rules were noticed")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())
