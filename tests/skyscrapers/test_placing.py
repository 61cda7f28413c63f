"""How a hand comes: the way it brings a card in, and the gesture of a plain move."""

import math

import pytest
from msgspec.structs import replace

from steeple.games.skyscrapers.bodies.scene import Scene, pack
from steeple.games.skyscrapers.lattice.approach import approach, in_the_way, passed_by
from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.moves import Build, Site, parse
from steeple.games.skyscrapers.referee.model import perfect
from steeple.games.skyscrapers.referee.placing import gesture_for, place_of
from steeple.games.skyscrapers.state import Pending, State
from tests.skyscrapers.drawing import position, told
from tests.skyscrapers.growing import grown

Point = tuple[int, int, int]


def pending(notation: str) -> Pending:
    move = parse(f"build {notation}", 0)
    assert isinstance(move, Build)
    return Pending(0, "build", move.card, move.use, move.site)


@pytest.mark.parametrize(
    ("cards", "at", "normal", "joins", "step"),
    [
        ("", (0, 0, 2), "z", 0, (0, 0, -1)),  # laid on the top edge of a base
        ("", (-1, 1, 1), "y", 1, (0, -1, 0)),  # a base against the side edge of another
        ("floor-5 at 0 0 2 z", (0, 1, 2), "y", 3, (0, -1, 0)),
        ("floor-5 at 0 0 2 z", (0, -1, 2), "y", 3, (0, 1, 0)),
        ("floor-5 at 0 0 2 z\nupright-7 at 0 1 2 y", (0, 1, 3), "z", 4, (0, 0, -1)),
    ],
)
def test_a_card_comes_from_outside_face_on(
    cards: str, at: Point, normal: str, joins: int, step: Point
) -> None:
    assert approach(building_of(told(cards)), at, "xyz".index(normal)) == (joins, step)


def test_between_two_floors_a_card_comes_from_above() -> None:
    cards = told("floor-5 at 0 0 2 z", "floor-5 at 0 2 2 z")
    building, at = building_of(cards), (0, 1, 2)
    assert approach(building, at, 1) == (3, (0, 0, -1))
    assert in_the_way(cards, at, 1, (0, -1, 0)) == {4}
    assert not in_the_way(cards, at, 1, (0, 0, -1))
    assert {3, 4} <= passed_by(building, at, 1)


def test_between_two_floors_and_under_a_third_it_comes_from_the_side() -> None:
    cards = told("floor-5 at 0 0 2 z", "floor-5 at 0 2 2 z", "floor-5 at 0 1 4 z")
    assert approach(building_of(cards), (0, 1, 2), 1) == (3, (-1, 0, 0))


def test_what_it_joins_face_on_stops_a_card_and_what_it_slips_past_does_not() -> None:
    *_, cards = grown(1, 30)
    building = building_of(cards)
    for site in building.sites:
        joins, step = approach(building, site.at, site.normal)
        passed = passed_by(building, site.at, site.normal)
        assert building.touching(site.at, site.normal) - {joins} <= passed
        if not in_the_way(cards, site.at, site.normal, step):
            assert (joins in passed) == (step[site.normal] == 0)


def test_there_is_no_way_to_where_no_edge_is() -> None:
    with pytest.raises(ValueError, match="no edge"):
        approach(building_of(told("")), (5, 5, 5), 0)


def test_every_site_of_grown_buildings_has_a_way_and_a_gesture_within_reach() -> None:
    for seed in range(4):
        *_, cards = grown(seed, 30)
        state = position("", "", cards=cards)
        for site in building_of(cards).sites:
            joins, step = approach(building_of(cards), site.at, site.normal)
            assert (joins, sum(map(abs, step))) == (site.joins, 1)
            gesture = gesture_for(
                state,
                Pending(0, "build", "flat-1", "flat", Site(site.at, site.normal)),  # type: ignore[arg-type]
            )
            last = gesture.frames[-1]
            assert math.dist(last[1:4], [300 * part for part in site.at]) < 10
            assert gesture.frames[-1].t <= 1300


def test_a_card_starts_nearer_if_somebody_stands_in_its_way() -> None:
    def far(state: State) -> float:
        frames = gesture_for(state, pending("upright-7 at 0 1 2 y")).frames
        return math.dist(frames[0][1:4], frames[-1][1:4]) / 10

    alone = position("", "", cards="floor-5 at 0 0 2 z")
    assert far(alone) == pytest.approx(45.6, abs=0.2)
    near = position("", "", cards="floor-5 at 0 0 2 z", workers={0: (0, 1, 1)})
    assert far(near) < 15


def test_a_worker_is_lowered_from_above_and_less_far_under_a_ceiling() -> None:
    def high(cards: str) -> float:
        state = position("", "", cards=cards)
        frames = gesture_for(state, Pending(0, "add", worker=0, cell=(0, 0, 0))).frames
        assert frames[-1].z < 100
        return (frames[0].z - frames[-1].z) / 10

    assert high("") == pytest.approx(40.3, abs=0.1)
    assert high("floor-5 at 0 0 1 z") == pytest.approx(8.3, abs=0.1)


def test_a_place_follows_the_card_that_it_joins() -> None:
    state = position("", "", cards="floor-5 at 0 0 2 z")
    *poses, ((x, y, z), turn) = map(perfect, state.cards)
    low = replace(state, scene=pack(Scene((*poses, ((x, y, z - 0.002), turn)), {})))
    site = Site((0, 1, 2), 1)
    assert place_of(state, site)[0] == pytest.approx((0.0, 0.03, 0.06))
    assert place_of(low, site)[0] == pytest.approx((0.0, 0.03, 0.058))
