"""The physics referee, with the real engine: what it must see, and that it sees the same twice."""

import functools
import hashlib
import math
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import numpy
import pytest

from steeple.bench.block_out.creep import careful_stack, creep
from steeple.games.block_out.bodies.scene import pose_of
from steeple.games.block_out.bodies.shapes import SHAPES
from steeple.games.block_out.moves import How, Spot, Verdict, parse
from steeple.games.block_out.pieces import BLOCKS
from steeple.games.block_out.referee.model import MODEL
from steeple.games.block_out.referee.physics import judge
from steeple.games.block_out.referee.placing import gesture_for, resting
from steeple.kernel.game import REFEREE
from steeple.kernel.streams import Stream
from steeple.physics.engine import engine_id
from steeple.physics.film import MOST_BYTES, ends, unpack
from steeple.physics.gesture import ONE, Frame, Gesture
from steeple.physics.turn import Turn
from tests.patience import STUCK_S
from tests.thorough import sample

PLACEMENTS = sample(200)
LEVEL: Turn = (1.0, 0.0, 0.0, 0.0)


def place(
    stack: tuple[str, ...], scene: bytes, block: str, how: How = None, tremor: str = "calm"
) -> Verdict:
    return judge(stack, scene, block, how, tremor, Stream(b"test", f"{stack} {block}"))


@functools.cache
def tower(*blocks: str) -> bytes:
    """The scene of some blocks, each set down in the middle."""
    if not blocks:
        return b""
    verdict = place(blocks[:-1], tower(*blocks[:-1]), blocks[-1])
    assert verdict.outcome == "stood"
    return verdict.scene


def pose_mm(block: str, scene: bytes) -> list[float]:
    """Where a block is, in millimetres, and its quaternion."""
    place, turn = pose_of(block, scene)
    return [*(part * 1000 for part in place), *turn]


def through(*points_mm: tuple[float, float, float], turn: Turn = LEVEL) -> Gesture:
    """A hand that goes through some points at 0.15 m/s, rests at the last one and lets go."""
    w, i, j, k = (round(part * ONE) for part in turn)
    x, y, z = (round(part * 10) for part in points_mm[0])
    frames = [Frame(0, x, y, z, w, i, j, k)]
    for before, after in pairwise(points_mm):
        steps = max(1, math.ceil(math.dist(before, after) / 5))
        for step in range(1, steps + 1):
            x, y, z = (
                round((a + (b - a) * step / steps) * 10) for a, b in zip(before, after, strict=True)
            )
            frames.append(Frame(frames[-1].t + 33, x, y, z, w, i, j, k))
    last = frames[-1]
    return Gesture((*frames, last._replace(t=last.t + 150)))


def above(stack: tuple[str, ...], block: str) -> tuple[tuple[float, float, float], Turn]:
    """Where a block comes to lie in the middle of a stack, in millimetres."""
    (x, y, z), turn = resting(stack, tower(*stack), block, None)
    return (x * 1000, y * 1000, z * 1000), turn


@pytest.mark.parametrize(
    ("overhang_mm", "outcome"), [(-28, "fell"), (-18, "stood"), (18, "stood"), (28, "fell")]
)
def test_bo_12_an_overhang_beyond_the_edge_falls_and_one_inside_stands(
    overhang_mm: int, outcome: str
) -> None:
    stack = ("black-large",)
    verdict = place(stack, tower(*stack), "black-medium", Spot(overhang_mm * 10, 0))
    assert (verdict.outcome, verdict.foul) == (outcome, None)
    if outcome == "fell":
        assert verdict.first == "black-medium"
        assert verdict.at_ms is not None
        assert 0 < verdict.at_ms < 1500
        assert not verdict.scene


def test_bo_13_a_fall_after_the_count_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    stack = ("black-large",)
    falling = Spot(270, 0)
    in_time = place(stack, tower(*stack), "black-medium", falling)
    monkeypatch.setitem(judge.__globals__, "COUNT_MS", 100)
    late = place(stack, tower(*stack), "black-medium", falling)
    assert (in_time.outcome, late.outcome) == ("fell", "late")
    assert in_time.at_ms == late.at_ms
    assert not late.scene
    assert late.film


def test_bo_8_the_first_block_cannot_fall() -> None:
    leaning: Turn = (math.cos(0.3), math.sin(0.3), 0.0, 0.0)
    verdict = place((), b"", "brown-large", through((0, 0, 60), (0, 0, 30), turn=leaning))
    assert (verdict.outcome, verdict.at_ms, verdict.foul) == ("stood", None, None)
    assert pose_mm("brown-large", verdict.scene)[2] > 0


def test_the_first_block_must_be_on_the_spot() -> None:
    verdict = place((), b"", "brown-small", through((100, 0, 40), (100, 0, 13)))
    assert (verdict.outcome, verdict.why) == ("void", "air")


def test_bo_9_a_knock_against_the_side_of_the_top_block_is_seen() -> None:
    stack = ("brown-large", "brown-medium")
    (x, y, z), turn = above(stack, "black-small")
    beside = (x - 60, y, z - 20)
    knock = through(
        beside,
        (x - 33, y, z - 20),
        beside,
        (x - 60, y, z + 15),
        (x, y, z + 15),
        (x, y, z),
        turn=turn,
    )
    assert place(stack, tower(*stack), "black-small", knock).foul == "side"
    clean = through(beside, (x - 60, y, z + 15), (x, y, z + 15), (x, y, z), turn=turn)
    verdict = place(stack, tower(*stack), "black-small", clean)
    assert (verdict.outcome, verdict.foul) == ("stood", None)


def test_bo_9_touching_a_lower_block_is_seen() -> None:
    stack = ("black-large", "black-small")
    (x, y, z), turn = above(stack, "brown-small")
    far = through((x - 37, y, z + 20), (x - 37, y, z - 30), turn=turn)
    assert place(stack, tower(*stack), "brown-small", far).foul == "block"


def test_letting_go_in_the_air_is_void() -> None:
    stack = ("black-large",)
    (x, y, z), turn = above(stack, "black-small")
    verdict = place(
        stack, tower(*stack), "black-small", through((x, y, z + 60), (x, y, z + 15), turn=turn)
    )
    assert (verdict.outcome, verdict.why) == ("void", "air")
    assert (verdict.scene, verdict.film) == (b"", b"")


def test_letting_go_on_the_table_beside_the_stack_is_void() -> None:
    stack = ("black-large",)
    verdict = place(stack, tower(*stack), "black-small", through((100, 0, 60), (100, 0, 14)))
    assert (verdict.outcome, verdict.why) == ("void", "air")


def test_starting_inside_another_block_is_void() -> None:
    stack = ("black-large",)
    verdict = place(stack, tower(*stack), "black-small", through((0, 0, 40), (0, 0, 80)))
    assert (verdict.outcome, verdict.why) == ("void", "start")


def test_bo_11_sweeping_the_stack_away_is_a_fall_in_the_turn() -> None:
    stack = ("black-large", "black-medium", "black-small")
    sweep = through((-90, 0, 95), (60, 0, 95))
    verdict = place(stack, tower(*stack), "brown-large", sweep)
    assert (verdict.outcome, verdict.at_ms) == ("fell", 0)
    assert verdict.first in stack[1:]
    assert verdict.foul is not None


@pytest.mark.parametrize("speed_m_s", [50.0, 1e9, math.inf, math.nan])
def test_numbers_that_blow_up_are_void(
    speed_m_s: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack = ("black-large",)
    state = numpy.frombuffer(tower(*stack), "<f8").copy()
    state[1 + 63 + 6 * BLOCKS.index("black-large")] = speed_m_s
    monkeypatch.chdir(tmp_path)
    verdict = place(stack, state.tobytes(), "black-small")
    assert (verdict.outcome, verdict.why) == ("void", "unstable")
    assert not list(tmp_path.iterdir())


def test_a_scene_of_another_world_is_refused() -> None:
    with pytest.raises(ValueError, match="scene"):
        place(("black-large",), tower("black-large")[:-8], "black-small")


def test_the_film_ends_where_the_blocks_are() -> None:
    stack = ("black-large", "brown-medium")
    verdict = place(stack, tower(*stack), "yellow-small", Spot(30, -20, 45, 2), "shaky")
    assert verdict.outcome == "stood"
    film = unpack(verdict.film)
    gesture = gesture_for(stack, tower(*stack), "yellow-small", Spot(30, -20, 45, 2))
    assert film.release_ms == pytest.approx(gesture.frames[-1].t, abs=2)
    assert film.length_ms >= film.release_ms + 3000
    shown = ends(verdict.film)
    assert BLOCKS.index("yellow-small") in shown
    for number, pose in shown.items():
        true = pose_mm(BLOCKS[number], verdict.scene)
        assert pose[:3] == pytest.approx(true[:3], abs=1 / 32)
        sign = 1 if sum(a * b for a, b in zip(pose[3:], true[3:], strict=True)) > 0 else -1
        assert [sign * part for part in pose[3:]] == pytest.approx(true[3:], abs=1e-4)
    start = film.tracks[BLOCKS.index("yellow-small")][0]
    assert start.t_ms == 0
    assert start.pose()[:3] == pytest.approx(
        [part / 10 for part in gesture.frames[0][1:4]], abs=0.05
    )


def test_a_verdict_says_which_engine_and_world_and_can_be_written_down() -> None:
    stack = ("black-large",)
    for verdict in (
        place(stack, tower(*stack), "black-small", Spot(300, 0)),
        place((), b"", BLOCKS[0]),
    ):
        assert (verdict.engine, verdict.model) == (engine_id(), MODEL)
        assert 0 < len(verdict.film) <= MOST_BYTES
        assert parse(str(verdict), REFEREE) == verdict


def test_another_tremor_or_stream_is_another_hand() -> None:
    stack, scene = ("black-large",), tower("black-large")
    streams = [Stream(b"one", ""), Stream(b"one", ""), Stream(b"two", "")]
    first, again, other = (judge(stack, scene, "black-small", None, "normal", s) for s in streams)
    assert first == again
    assert first.scene != other.scene


@pytest.mark.parametrize("face", range(6))
def test_every_face_can_lie_down_flush(face: int) -> None:
    stack = ("yellow-large",)
    verdict = place(stack, tower(*stack), "yellow-medium", Spot(0, 0, 30, face))
    assert (verdict.outcome, verdict.foul) == ("stood", None)
    (x, y, z), _ = resting(stack, tower(*stack), "yellow-medium", Spot(0, 0, 30, face))
    pose = pose_mm("yellow-medium", verdict.scene)
    assert pose[:3] == pytest.approx((x * 1000, y * 1000, z * 1000), abs=2.5)


def test_a_hand_can_reach_every_spot_from_every_place() -> None:
    for block in BLOCKS:
        for face in range(6):
            gesture_for((), b"", block, Spot(-1000, 1000, 359, face))
            gesture_for((), b"", block, Spot(1000, -1000, 180, face))


def short(stack: tuple[str, ...], scene: bytes, block: str, spot: Spot) -> Gesture:
    """The end of a gesture: cheap to simulate."""
    (x, y, z), turn = resting(stack, scene, block, spot)
    high = (x * 1000, y * 1000, z * 1000 + 6)
    return through(high, (x * 1000, y * 1000, z * 1000 - 0.3), turn=turn)


def many_placements() -> str:
    """The hash of many verdicts: stacks of up to four, some of them badly placed."""
    words = hashlib.sha256()
    dice = Stream(b"many", "placements")
    stack: tuple[str, ...] = ()
    scene = b""
    for number in range(PLACEMENTS):
        free = [block for block in BLOCKS if block not in stack]
        block = free[dice.below(len(free))]
        wide = round(SHAPES[block].distances[3] * 10_000)
        spot = Spot(dice.below(2 * wide) - wide, 0, dice.below(360), dice.below(6))
        how = short(stack, scene, block, spot)
        verdict = judge(stack, scene, block, how, "normal", Stream(b"many", str(number)))
        words.update(str(verdict).encode())
        stack, scene = (*stack, block), verdict.scene
        if verdict.outcome != "stood" or len(stack) == 4:
            stack, scene = (), b""
    return words.hexdigest()


@pytest.mark.slow
def test_the_same_gesture_has_the_same_outcome_bit_for_bit_in_a_new_process() -> None:
    code = "from tests.block_out.test_judge import many_placements as many; print(many())"
    root = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root / "src"), str(root)])}
    with subprocess.Popen(
        [sys.executable, "-c", code], cwd=root, env=environment, stdout=subprocess.PIPE, text=True
    ) as other:
        ours = many_placements()
        theirs, _ = other.communicate(timeout=STUCK_S)
    assert theirs.strip() == ours


@pytest.mark.slow
def test_a_careful_stack_of_nine_keeps_still() -> None:
    stack, scene = careful_stack()
    assert len(stack) == 9
    still = creep(stack, scene, 3)
    assert still.stands
    assert still.farthest_um < 20
    assert creep(stack, scene, 60).stands
