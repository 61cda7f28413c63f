"""Every act that is wrong gets a reason of its own, and changes nothing."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from steeple.bodies.details import to_text
from steeple.games.skyscrapers import reasons, verdicts
from steeple.games.skyscrapers.bodies.scene import Scene, pack
from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.state import State
from steeple.kernel.errors import IllegalMove
from steeple.physics.film import Film, Key
from steeple.physics.film import pack as pack_film
from tests.skyscrapers.drawing import position
from tests.skyscrapers.playing import USUAL, held, play, why_not
from tests.skyscrapers.test_air import ROOF, YARD

EAST = (1, 0, 0)
FLOOR = "floor-5 at 1 0 2 z"
ON_FLOOR = (0, -1, 2)
SOURCES = Path(reasons.__file__).read_text() + Path(verdicts.__file__).read_text()
BUILT = {"no-edge", "passes-through", "touches-ground", "base-needs-ground", "beyond-ground"}
"""Codes that come from the building."""
FOR_CHOICES = {"no-site", "nothing-fits", "nowhere-to-go", "nobody-can-move", "nowhere-to-add"}
"""Reasons why nothing can be chosen; a whole move has a closer one, or none is possible."""


def usual(hand: str = "flat-5 upright-7 base", **known: Any) -> State:
    return position(hand, "flat-6 flat-7", cards=FLOOR, **{"workers": {0: ON_FLOOR}, **known})


def crowd() -> State:
    workers = dict.fromkeys([1, 2, 5, 6, 7, 8, 9, 10, 11], EAST)
    return position("flat-5", "flat-6", "flat-7", workers={**workers, 0: (0, 0, 0)})


def closed() -> State:
    return position("floor-1 flat-1", "flat-2", plans=YARD, cards=ROOF, workers={0: (0, 0, 0)})


def after_all(hand: str = "upright-7 base") -> State:
    """The third action is done, and worker 5 may be shifted."""
    state = usual(hand, workers={0: ON_FLOOR, 5: (1, 0, 2)}, actions_left=1)
    return held(state, "build upright-7 at 2 0 2 x")


def put_back() -> State:
    return play(usual(workers={0: EAST, 5: ON_FLOOR}), "add at 1 0 0", "fell workers=5")


def start() -> State:
    return GAME.setup(2, USUAL, "dice")


ILLEGAL: list[tuple[str, State, str]] = [
    ("not-now", usual(), "keep"),
    ("not-now", usual(), "put at 0 0 2"),
    ("not-now", put_back(), "add at 0 0 0"),
    ("not-now", put_back(), "done"),
    ("no-such-seat", start(), "starter 3"),
    ("not-in-deck", play(start(), "starter 0", "deal flat-11"), "deal flat-11"),
    ("actions-left", usual(), "done"),
    ("no-actions-left", after_all(), "add at 0 0 0"),
    ("no-actions-left", after_all(), "build base at 1 1 1 y"),
    ("no-actions-left", after_all(), "move 0 to 0 0 0"),
    ("only-the-touched", after_all(), "shift 0 to 0 0 2"),
    ("not-in-hand", usual(), "build flat-6 at -1 0 2 z"),
    ("no-rivets", usual(rivets=1), "build flat-5 at -1 0 2 z"),
    ("no-worker-on-site", usual(workers={}), "build flat-5 at -1 0 2 z"),
    ("all-enclosed", closed(), "build flat-1 at 1 0 2 z"),
    ("all-lie", usual(lying=(0,)), "build flat-5 at -1 0 2 z"),
    ("no-edge", usual(), "build flat-5 at 9 9 9 z"),
    ("no-edge", usual(), "build flat-5 at 0 0 -1 z"),
    ("no-edge", usual(), "build flat-5 at 60 60 60 z"),
    ("must-lie", usual(), "build flat-5 at 2 0 2 x"),
    ("must-stand", usual(), "build upright-7 at -1 0 2 z"),
    ("passes-through", usual(), "build flat-5 at 0 0 2 z"),
    ("touches-ground", usual(), "build upright-7 at 1 1 1 y"),
    ("base-needs-ground", usual(), "build base at 2 0 2 x"),
    ("drawn-worker-stands", usual("upright-4"), "build upright-4 at 2 0 2 x turn 2"),
    (
        "no-girder-meets",
        position("upright-1", "flat-6", cards="flat-1 at 1 0 2 z", workers={0: ON_FLOOR}),
        "build upright-1 at 2 0 2 x",
    ),
    ("no-worker-touches", usual(workers={0: EAST}), "build flat-5 at -1 0 2 z"),
    ("reserve-empty", usual(workers=dict.fromkeys(range(5), EAST)), "add at 0 0 0"),
    ("only-on-the-ground", usual(), "add at 0 0 2"),
    ("no-base-there", usual(), "add at 2 2 0"),
    ("beyond-ground", usual(), "add at 3 0 0"),
    ("no-room", crowd(), "add at 1 0 0"),
    ("no-room", crowd(), "move 0 to 1 0 0"),
    ("cell-closed", closed(), "add at -1 0 0"),
    ("not-your-worker", usual(), "move 5 to 0 0 0"),
    ("not-your-worker", usual(), "shift 5 to 0 0 0"),
    ("not-your-worker", usual(), "move 19 to 0 0 0"),
    ("not-on-site", usual(), "move 1 to 0 0 0"),
    ("is-enclosed", closed(), "move 0 to 1 0 0"),
    ("is-enclosed", closed(), "shift 0 to -1 0 0"),
    ("is-lying", usual(lying=(0,)), "move 0 to 1 0 0"),
    ("already-there", usual(), "move 0 to 0 -1 2"),
    ("already-there", usual(), "shift 0 to 0 -1 2"),
    ("nothing-to-stand-on", usual(), "move 0 to 0 0 7"),
    ("nothing-to-stand-on", usual(), "move 0 to 0 0 -1"),
    (
        "too-far",
        position(
            "flat-1",
            "flat-2",
            cards=f"{FLOOR}\nupright-7 at 2 0 2 x\nfloor-6 at 2 0 3 z",
            workers={0: EAST},
        ),
        "move 0 to 2 0 3",
    ),
    ("not-on-a-floor", usual(workers={0: EAST}), "shift 0 to 0 0 0"),
    ("other-card", usual(), "shift 0 to 1 0 0"),
    ("shifted-already", held(usual(), "shift 0 to 0 0 2"), "shift 0 to 1 0 2"),
    ("nothing-to-stand-on", put_back(), "put at 0 0 9"),
    ("no-base-there", put_back(), "put at -3 2 0"),
    ("beyond-ground", put_back(), "put at 0 -4 0"),
    ("not-quiet", usual(), "propose end"),
    ("you-are-out", replace(usual(quiet=9), is_out=(True, False)), "propose end"),
    ("not-now", usual(), "agree"),
    ("not-now", put_back(), "propose end"),
]


@pytest.mark.parametrize(("code", "state", "notation"), ILLEGAL)
def test_what_is_illegal_says_why_and_changes_nothing(
    code: str, state: State, notation: str
) -> None:
    assert why_not(state, notation) == code


# Verdicts


def judged(referee: str = "physics") -> State:
    state = usual(workers={0: ON_FLOOR, 5: EAST}, referee=referee)
    return play(state, "build upright-7 at 2 0 2 x")


def scene(cards: int = 5, x: float = 0.0) -> str:
    pose = ((x, 0.0, 0.0), (1.0, 0.0, 0.0, 0.0))
    return to_text(pack(Scene((pose,) * cards, {0: pose, 5: pose})))


def film(body: int) -> str:
    key = Key(0, 0, 0, 0, 32767, 0, 0, 0)
    return to_text(pack_film(Film(0, 100, {body: (key, key._replace(t_ms=100))})))


SENSELESS: list[tuple[str, State, str]] = [
    ("fell-from-nowhere", judged(), "fell workers=1"),
    ("fell-from-nowhere", judged(), "fell workers=19"),
    ("nobody-fell", judged(), "fell"),
    ("can-not-be-there", judged(), "held stands=0@0,0,9"),
    ("can-not-be-there", judged(), "held stands=0@9,9,0"),
    ("can-not-be-there", judged(), "held stands=1@0,0,2"),
    ("can-not-be-there", judged(), "fell workers=0 stands=0@0,0,2"),
    ("can-not-lie", judged(), "held lies=1"),
    ("can-not-lie", judged(), "fell workers=0 lies=0"),
    ("no-such-rivet", judged(), "held broke=2"),
    ("no-such-rivet", judged(), "held broke=5"),
    ("nothing-can-collapse", play(position("flat-1", "flat-2"), "add at 0 0 0"), "collapsed"),
    ("makes-no-sense", judged(), "held workers=0"),
    ("makes-no-sense", judged(), "held why=air"),
    ("makes-no-sense", judged(), "void stands=0@0,0,2"),
    ("makes-no-sense", judged(), "void lies=0"),
    ("makes-no-sense", judged("table"), "void why=slow"),
    ("makes-no-sense", judged("dice"), "held engine=a"),
    ("makes-no-sense", judged("table"), f"held scene={scene()}"),
    ("makes-no-sense", judged(), "held film=AAAA"),
    ("makes-no-sense", judged(), "held scene=AAAA"),
    ("makes-no-sense", judged(), f"held scene={scene(4)}"),
    ("makes-no-sense", judged(), f"held scene={scene(x=float('nan'))}"),
    ("makes-no-sense", judged(), f"held film={film(5)}"),
    ("makes-no-sense", judged(), f"held film={film(74)}"),
    ("not-now", judged(), "held"),
]


@pytest.mark.parametrize(("code", "state", "notation"), SENSELESS[:-1])
def test_a_verdict_that_makes_no_sense_is_refused(code: str, state: State, notation: str) -> None:
    assert why_not(state, notation) == code


def test_a_verdict_that_makes_sense_is_taken() -> None:
    for known in (f"scene={scene()}", f"film={film(4)}", f"film={film(69)}", "broke=3,4"):
        assert play(judged(), f"held engine=a model=b {known}").phase == "play"
    assert play(judged("table"), "held stands=5@0,0,2").workers[5] == (0, 0, 2)


def test_nobody_else_may_say_what_happened() -> None:
    for move in ("add at 0 0 0", "done", "keep"):
        with pytest.raises(IllegalMove) as caught:
            GAME.apply(judged(), GAME.parse(move, 0))
        assert caught.value.code == "skyscrapers/not-now"


def test_every_reason_is_reached() -> None:
    codes = {
        *re.findall(r'_no\(\s*"([a-z-]+)"', SOURCES),
        *re.findall(r'"skyscrapers/([a-z-]+)"', SOURCES),
        *re.findall(r'else "([a-z-]+-[a-z-]+)"', SOURCES),
        *BUILT,
    }
    reached = {code for code, _, _ in [*ILLEGAL, *SENSELESS]}
    assert codes - reached <= FOR_CHOICES
    assert reached <= codes | {"no-base-there", "must-lie"}
