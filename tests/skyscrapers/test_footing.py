"""Room for workers: where in a cell one more can stand, in a perfect building and in a real one."""

import math

from msgspec.structs import replace

from steeple.games.skyscrapers.bodies.footing import spot_for
from steeple.games.skyscrapers.bodies.scene import Scene, pack
from steeple.games.skyscrapers.referee.model import perfect
from steeple.games.skyscrapers.state import State
from tests.skyscrapers.drawing import position

FLOOR = "floor-5 at 0 0 2 z"
LEVEL = (1.0, 0.0, 0.0, 0.0)


def with_workers(*cells: tuple[int, int, int]) -> State:
    return position("", "", cards=FLOOR, workers=dict(enumerate(cells)))


def test_the_first_worker_stands_in_the_middle() -> None:
    assert spot_for(with_workers(), (0, -1, 2)) == (15.0, -15.0, 60.8)
    assert spot_for(with_workers(), (-2, 0, 0)) == (-45.0, 15.0, 0.0)


def test_nine_workers_do_not_touch() -> None:
    state = with_workers()
    places = []
    for worker in range(9):
        places.append(spot_for(state, (0, 0, 2)))
        cells = [*state.workers]
        cells[worker] = (0, 0, 2)
        state = replace(state, workers=tuple(cells))
    assert min(math.dist(a, b) for n, a in enumerate(places) for b in places[:n]) > 7.2
    assert all(3.6 < x < 26.4 and 3.6 < y < 26.4 for x, y, _ in places)


def test_where_a_worker_is_that_moves_is_free() -> None:
    state = with_workers((0, 0, 2))
    middle = (15.0, 15.0, 60.8)
    assert spot_for(state, (0, 0, 2)) != middle
    assert spot_for(state, (0, 0, 2), but=0) == middle


def sagging(state: State, lean: float, worker_mm: tuple[float, float] | None = None) -> State:
    """The last card leans about the y axis; perhaps worker 0 stands somewhere on it."""
    *poses, (place, _) = map(perfect, state.cards)
    leaning = (math.cos(lean / 2), 0.0, math.sin(lean / 2), 0.0)
    workers = {}
    if worker_mm is not None:
        workers[0] = ((worker_mm[0] / 1000, worker_mm[1] / 1000, 0.0698), LEVEL)
    return replace(state, scene=pack(Scene((*poses, (place, leaning)), workers)))


def test_a_spot_is_on_the_card_as_it_really_lies() -> None:
    level = spot_for(sagging(with_workers(), 0.0), (0, 0, 2))
    low = spot_for(sagging(with_workers(), 0.05), (0, 0, 2))
    high = spot_for(sagging(with_workers(), 0.05), (-1, 0, 2))
    assert abs(level[2] - 60.8) < 0.1
    assert abs(low[2] - (60.8 - 15 * math.sin(0.05))) < 0.1
    assert abs(high[2] - (60.8 + 15 * math.sin(0.05))) < 0.1


def test_workers_count_where_they_really_stand() -> None:
    shoved = sagging(with_workers((0, 0, 2)), 0.0, (11.0, 15.0))
    x, y, _ = spot_for(shoved, (0, 0, 2))
    assert max(abs(x - 11.0), abs(y - 15.0)) > 7.2
