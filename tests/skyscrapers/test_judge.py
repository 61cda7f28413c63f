"""The physics referee, with the real engine: what it must see, and that it sees the same twice."""

import functools
import math
import os
import subprocess
import sys
import time
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from steeple.bench.skyscrapers.creep import creep
from steeple.bench.skyscrapers.example import acts_of
from steeple.games.skyscrapers import rules
from steeple.games.skyscrapers.bodies.scene import Scene, pack, poses_mm, unpack
from steeple.games.skyscrapers.bodies.solid import TURNS, WORKER_BODY
from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.moves import Build, Cell, Verdict, parse
from steeple.games.skyscrapers.referee.first_scene import first_scene
from steeple.games.skyscrapers.referee.model import MODEL, World, perfect
from steeple.games.skyscrapers.referee.physics import judge
from steeple.games.skyscrapers.referee.simulation import Simulation
from steeple.games.skyscrapers.referee.watch import cell_of, has_come_down
from steeple.games.skyscrapers.state import Pending, Placed, State
from steeple.kernel.game import REFEREE
from steeple.kernel.streams import Stream
from steeple.physics.engine import engine_id
from steeple.physics.film import unpack as unpack_film
from steeple.physics.gesture import ONE, Frame, Gesture
from steeple.physics.pose import PoseM
from steeple.physics.turn import NO_TURN, Turn
from tests.patience import STUCK_S
from tests.skyscrapers.drawing import position, told
from tests.skyscrapers.growing import grown, scattered
from tests.thorough import sample

STAIRS = """
    floor-5 at 0 0 2 z
    upright-7 at 0 1 2 y
    floor-5 at 0 1 3 z
    upright-7 at 0 2 3 y
    floor-5 at 0 2 4 z
"""
"""A tower that leans over to the north, one unit with each storey."""
CROWD: Mapping[int, Cell] = {
    0: (0, 1, 4),
    1: (-1, 2, 4),
    2: (0, 0, 3),
    5: (-1, 0, 3),
    6: (0, -1, 2),
}
NEXT = "upright-7 at 0 3 4 y"
HOME = (0.0, 90.0, 120.0)
"""Where that card belongs, if nothing sags."""
UPRIGHT = TURNS[1]
ACTS = sample(50)


def through(
    *points_mm: tuple[float, float, float], turn: Turn = NO_TURN, speed: float = 0.1
) -> Gesture:
    """A hand that goes through some points, metres a second, rests at the last one and lets go."""
    w, i, j, k = (round(part * ONE) for part in turn)
    x, y, z = (round(part * 10) for part in points_mm[0])
    frames = [Frame(0, x, y, z, w, i, j, k)]
    for before, after in pairwise(points_mm):
        whole_ms = max(20, math.ceil(math.dist(before, after) / speed))
        steps = max(1, whole_ms // 20)
        for step in range(1, steps + 1):
            x, y, z = (
                round((a + (b - a) * step / steps) * 10) for a, b in zip(before, after, strict=True)
            )
            frames.append(Frame(frames[-1].t + math.ceil(whole_ms / steps), x, y, z, w, i, j, k))
    last = frames[-1]
    return Gesture((*frames, last._replace(t=last.t + 150)))


@functools.cache
def stairs() -> State:
    """The leaning tower with five workers, at rest."""
    state = position("", "", cards=STAIRS, workers=CROWD, referee="physics")
    state = replace(state, terms=replace(state.terms, tremor="calm"))
    return replace(state, scene=first_scene(state))


def building(state: State, notation: str, how: Gesture | None = None) -> State:
    move = parse(f"build {notation}", 0)
    assert isinstance(move, Build)
    pending = Pending(0, "build", move.card, move.use, move.site, how=how)
    return replace(state, phase="judge", pending=pending)


def walking(state: State, worker: int, cell: Cell, how: Gesture | None = None) -> State:
    pending = Pending(0, "move", worker=worker, cell=cell, how=how)
    return replace(state, phase="judge", pending=pending)


def said(state: State, name: str = "test") -> Verdict:
    verdict = judge(state, Stream(b"test", name))
    assert (verdict.engine, verdict.model) == (engine_id(), MODEL)
    assert parse(str(verdict), REFEREE) == verdict
    return verdict


def knocking(inward_mm: float, speed: float) -> State:
    """Builds a card against the top floor, and pushes it so far in before it is let go."""
    x, y, z = HOME
    how = through((x, y + 40, z), (x, y - inward_mm, z), (x, y, z), turn=UPRIGHT, speed=speed)
    return building(stairs(), NEXT, how)


def test_a_card_is_pressed_home_and_everybody_stands() -> None:
    verdict = said(building(stairs(), NEXT))
    assert (verdict.outcome, verdict.workers, verdict.stands, verdict.broke) == ("held", (), (), ())
    poses = poses_mm(verdict.scene)
    assert poses["card-8"][:3] == pytest.approx(HOME, abs=4)
    assert set(unpack(verdict.scene).workers) == set(CROWD)
    film = unpack_film(verdict.film)
    assert 8 in film.tracks
    assert film.tracks[8][-1].pose()[:3] == pytest.approx(poses["card-8"][:3], abs=0.1)
    assert 1000 <= film.length_ms - film.release_ms <= 4100


def test_a_hard_knock_topples_more_than_a_light_one() -> None:
    light = said(knocking(0, 0.05))
    assert (light.outcome, light.workers) == ("held", ())
    hard = said(knocking(25, 0.6))
    toppled = {*hard.workers, *hard.lies}
    assert len(toppled) > len(light.lies) + 1
    assert {WORKER_BODY + worker for worker in toppled} <= set(unpack_film(hard.film).tracks)


def test_sk_20_who_is_let_go_over_the_edge_drops_to_the_ground_and_has_fallen() -> None:
    how = through((32, -15, 85), (32, -15, 69.5), speed=0.05)
    verdict = said(walking(stairs(), 6, (0, -1, 2), how))
    assert (verdict.outcome, verdict.workers, verdict.lies) == ("fell", (6,), ())
    assert 6 not in unpack(verdict.scene).workers


def test_sk_20_who_lands_on_another_card_has_not_fallen() -> None:
    hard = said(knocking(25, 0.6))
    assert hard.stands
    for worker, cell in hard.stands:
        assert cell != CROWD[worker]
        assert worker not in hard.workers
        assert worker in unpack(hard.scene).workers


def test_a_card_that_is_let_go_beside_its_place_is_void() -> None:
    x, y, z = HOME
    aside = through((x + 6, y + 40, z), (x + 6, y, z), turn=UPRIGHT)
    verdict = said(building(stairs(), NEXT, aside))
    assert (verdict.outcome, verdict.why) == ("void", "missed")
    assert (verdict.scene, verdict.film) == (b"", b"")
    crooked = (math.cos(0.9), math.sin(0.9), 0.0, 0.0)
    verdict = said(
        building(stairs(), NEXT, through((x, y + 40, z), (x, y + 20, z), turn=crooked, speed=0.05))
    )
    assert (verdict.outcome, verdict.why) == ("void", "missed")


def test_who_does_harm_and_misses_has_done_harm() -> None:
    x, y, z = HOME
    how = through(
        (x, y + 60, z - 2), (x, y - 25, z - 2), (x + 20, y + 40, z), turn=UPRIGHT, speed=0.6
    )
    verdict = said(building(stairs(), NEXT, how))
    assert verdict.outcome in ("held", "fell")
    assert {*verdict.workers, *verdict.lies}
    assert poses_mm(verdict.scene)["card-8"][:3] == pytest.approx(HOME, abs=6)


def test_a_hand_that_starts_in_something_is_void() -> None:
    x, y, z = HOME
    inside = through((x, y - 30, z), (x, y, z), turn=UPRIGHT)
    assert said(building(stairs(), NEXT, inside)).why == "start"


def test_who_presses_harder_shakes_the_building_more() -> None:
    """The hand goes on for 8 mm beyond the place of the card."""
    x, y, z = HOME

    def swung(beyond_mm: float) -> float:
        how = through((x, y + 40, z), (x, y - beyond_mm, z), turn=UPRIGHT)
        tracks = unpack_film(said(building(stairs(), NEXT, how)).film).tracks
        return max(abs(key.pose()[2] - tracks[7][0].pose()[2]) for key in tracks[7])

    assert swung(8.0) > 1.3 * swung(0.0) > 0.0


def test_a_worker_is_set_down_in_its_cell() -> None:
    verdict = said(walking(stairs(), 6, (-1, 1, 3)))
    assert (verdict.outcome, verdict.workers, verdict.stands) == ("held", (), ())
    x, y, z, *_ = poses_mm(verdict.scene)["worker-6"]
    assert (x, y, z) == pytest.approx((-15, 45, 99.8), abs=4)


def test_a_worker_who_is_let_go_in_the_air_is_void() -> None:
    how = through((15, -15, 100), (15, -15, 85))
    assert said(walking(stairs(), 0, (0, -1, 2), how)).why == "air"


def test_a_worker_who_is_let_go_in_another_cell_is_void() -> None:
    how = through((-20, -15, 85), (-20, -15, 69.5), speed=0.05)
    assert said(walking(stairs(), 0, (0, -1, 2), how)).why == "missed"
    assert said(walking(stairs(), 0, (-1, -1, 2), how)).outcome == "held"


def test_a_worker_may_step_down_to_the_ground() -> None:
    verdict = said(walking(stairs(), 6, (0, -1, 0)))
    assert (verdict.outcome, verdict.workers) == ("held", ())
    assert poses_mm(verdict.scene)["worker-6"][2] == pytest.approx(9.0, abs=0.1)


def test_sk_20_a_worker_who_is_tipped_over_lies_and_can_be_stood_up() -> None:
    lying = (math.cos(0.75), math.sin(0.75), 0.0, 0.0)
    how = through((-15, -15, 85), (-15, -15, 64), turn=lying, speed=0.05)
    verdict = said(walking(stairs(), 0, (-1, -1, 2), how))
    assert (verdict.outcome, verdict.workers, verdict.lies) == ("held", (), (0,))
    state = replace(walking(stairs(), 0, (-1, -1, 2)), hands=((0,), (0,)))
    after = rules.resolve(state, verdict)
    assert after.lying == (0,)
    assert said(walking(after, 6, (0, -1, 0))).lies == (), "it lay before"
    up = said(walking(after, 0, (-1, -1, 2)))
    assert (up.outcome, up.lies, up.stands) == ("held", (), ())


def arm(length: int) -> str:
    """Stairs of so many cards to the north: their whole weight hangs on the first rivet."""
    cards, y, z = ["floor-5 at 0 0 2 z"], 0, 2
    for number in range(length):
        if number % 2:
            z += 1
            cards.append(f"floor-5 at 0 {y} {z} z")
        else:
            y += 1
            cards.append(f"upright-7 at 0 {y} {z} y")
    return "\n".join(cards)


def overloaded(length: int) -> State:
    """Somebody puts a worker beside such an arm."""
    state = position("", "", cards=arm(length), referee="physics")
    return replace(state, phase="judge", pending=Pending(0, "add", worker=0, cell=(0, -1, 0)))


def test_an_overloaded_arm_breaks_and_comes_down() -> None:
    assert said(overloaded(8)).outcome == "held"
    verdict = said(overloaded(30))
    assert verdict.outcome == "collapsed"
    assert unpack(verdict.scene).broken, "the ruins stay as they lie"
    assert verdict.broke
    assert verdict.film


def test_a_rivet_that_is_broken_stays_broken() -> None:
    state = stairs()
    known = unpack(state.scene)
    torn = replace(state, scene=pack(replace(known, broken=frozenset({6}))))
    verdict = said(walking(torn, 6, (-1, -1, 2)))
    assert verdict.broke == ()
    assert 6 in unpack(verdict.scene).broken


TORN = 6
"""The upright card of the stairs that a floor and somebody hang on."""


@pytest.mark.parametrize(
    ("off_mm", "turn", "is_down"),
    [
        ((0.0, 0.0, -20.0), TURNS[1], False),
        ((0.0, 12.0, -12.0), TURNS[1], False),
        ((0.0, 0.0, -31.0), TURNS[1], True),
        ((0.0, 0.0, -5.0), TURNS[2], True),
    ],
)
def test_sk_22_a_torn_card_that_rests_on_others_is_not_down_while_it_is_in_its_place(
    off_mm: tuple[float, float, float], turn: Turn, is_down: bool
) -> None:
    """SK-22: unless the lattice can't go on with it, being a unit away or turned over."""
    cards = told(STAIRS)
    poses = list(map(perfect, cards))
    (x, y, z), _ = poses[TORN]
    a, b, c = (part / 1000 for part in off_mm)
    poses[TORN] = ((x + a, y + b, z + c), turn)
    world = World(cards, building_of(cards).joins, ())
    data = Simulation(world, Scene(tuple(poses), {})).data
    assert has_come_down(world, data, {TORN}) == is_down
    assert not has_come_down(world, data, ())


def test_the_first_worker_and_the_first_card_need_no_scene() -> None:
    start = position("", "", referee="physics")
    verdict = said(
        replace(start, phase="judge", pending=Pending(0, "add", worker=3, cell=(-2, 0, 0)))
    )
    assert (verdict.outcome, list(poses_mm(verdict.scene))) == (
        "held",
        ["card-0", "card-1", "card-2", "worker-3"],
    )
    first = said(building(start, "base at 1 1 1 y"))
    assert first.outcome == "held"
    assert poses_mm(first.scene)["card-3"][:3] == pytest.approx((30, 30, 30), abs=0.5)


@pytest.mark.parametrize(
    ("at_mm", "known", "cell"),
    [
        ((15, 15, 70), (0, 0, 2), (0, 0, 2)),
        ((-15, 15, 70), (0, 0, 2), (-1, 0, 2)),
        ((-1, 15, 70), (0, 0, 2), (0, 0, 2)),  # only just beyond the border
        ((-1, 15, 70), (0, -1, 2), (-1, 0, 2)),
        ((15, 31, 70), (0, 0, 2), (0, 0, 2)),  # head over the edge: still on the card
        ((15, -45, 9), (0, -2, 0), (0, -2, 0)),
        ((-40, 70, 9), (-2, 0, 0), (-2, 0, 0)),  # pushed away from the bases: the nearest cell
    ],
)
def test_cells_follow_from_where_workers_really_stand(
    at_mm: tuple[float, float, float], known: Cell, cell: Cell
) -> None:
    cards = told("floor-5 at 0 0 2 z")
    x, y, z = at_mm
    pose: PoseM = ((x / 1000, y / 1000, z / 1000), NO_TURN)
    world = World(cards, (None, None, None, 0), (0,))
    data = Simulation(world, Scene(tuple(map(perfect, cards)), {0: pose})).data
    assert cell_of(world, data, pose, known) == cell


def test_a_shaky_hand_is_another_one_each_time_and_the_same_stream_the_same() -> None:
    shaky = replace(stairs(), terms=replace(stairs().terms, tremor="shaky"))
    act = walking(shaky, 6, (-1, -1, 2))
    first, again, other = said(act), said(act), said(act, "other")
    assert first == again
    assert first != other


def big(cards: int = 40, workers: int = 12) -> tuple[tuple[Placed, ...], tuple[Cell | None, ...]]:
    """A building that grew at random."""
    *_, built = grown(3, cards)
    return built, scattered(built, 3, workers)


def test_a_building_of_forty_cards_is_judged_in_time_and_keeps_still() -> None:
    cards, cells = big()
    state = position("", "", "", "", cards=cards, referee="physics")
    state = replace(state, workers=cells)
    state = replace(state, scene=first_scene(state))
    start = time.process_time()
    verdict = said(
        replace(state, phase="judge", pending=Pending(0, "move", worker=0, cell=(0, 0, 0)))
    )
    assert time.process_time() - start < 4
    assert verdict.outcome in ("held", "fell")
    assert len(str(verdict)) < 150_000
    still = creep(state, 2)
    assert still.stands
    assert still.farthest_um < 200


def many_acts() -> str:
    """What is said of many acts, one after the other, and of some that end badly."""
    bad = [said(knocking(25, 0.79)), said(knocking(10, 0.4)), said(overloaded(24))]
    return "\n".join(map(str, [*acts_of(ACTS), *bad]))


@pytest.mark.slow
def test_the_same_acts_have_the_same_outcome_bit_for_bit_in_a_new_process() -> None:
    code = "from tests.skyscrapers.test_judge import many_acts as many; print(many())"
    root = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root / "src"), str(root)])}
    with subprocess.Popen(
        [sys.executable, "-c", code], cwd=root, env=environment, stdout=subprocess.PIPE, text=True
    ) as other:
        ours = many_acts()
        theirs, _ = other.communicate(timeout=STUCK_S)
    assert theirs.strip() == ours


def test_a_referee_that_simulates_is_believed_by_the_rules() -> None:
    state = building(stairs(), NEXT)
    after = rules.resolve(replace(state, hands=((0,), (0,))), said(state))
    assert len(after.cards) == 9
    assert after.scene
