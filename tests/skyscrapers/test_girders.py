"""G-5, SK-11, SK-13, SK-15: girders, turns, points; and the deck."""

from collections import Counter
from itertools import combinations
from statistics import mean

import pytest

from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.lattice.girders import (
    BITS,
    PLAYS,
    card_points,
    different_turns,
    fitting_turns,
    meeting,
    standing,
    turns_of,
)
from steeple.games.skyscrapers.legal import points_of
from steeple.games.skyscrapers.moves import Site
from steeple.games.skyscrapers.pieces import (
    BASE_NUMBER,
    BY_ID,
    CARDS,
    DECKS,
    EDITION,
    GIRDERS,
    QUARTER,
    START_BASES,
    Card,
    turned,
)
from steeple.games.skyscrapers.state import START_H, Placed
from tests.skyscrapers import brute
from tests.skyscrapers.drawing import building, legal, position, told
from tests.skyscrapers.growing import grown
from tests.thorough import sample

DECK = [CARDS[number] for number in DECKS[EDITION]]


def picture(bits: int) -> str:
    """Nine points of a card, the top row first."""
    rows = [f"{bits >> 3 * row & 7:03b}"[::-1] for row in (2, 1, 0)]
    return "/".join(rows).replace("0", ".").replace("1", "#")


def test_g_5_each_girder_covers_three_lattice_points() -> None:
    assert {girder: picture(bits) for girder, bits in BITS.items()} == {
        "t": "###/.../...",
        "b": ".../.../###",
        "l": "#../#../#..",
        "r": "..#/..#/..#",
        "h": ".../###/...",
        "v": ".#./.#./.#.",
        "d": "..#/.#./#..",
        "e": "#../.#./..#",
    }
    for girder, points in GIRDERS.items():
        assert len(points) == 3
        slow = brute.bars(Card("", "flat", girder), (0, 0, 0), 2, 0)[girder]
        assert slow == {(4 * x, 4 * y, 0) for x, y in points}


def test_g_5_a_quarter_turn_is_from_the_first_axis_to_the_second() -> None:
    for girder, after in QUARTER.items():
        assert {(-up, right) for right, up in GIRDERS[girder]} == set(GIRDERS[after])
        assert turned(girder, 4) == girder
    assert standing("floor-4", 0) == "tld"
    assert [standing("floor-4", turn) for turn in range(1, 4)] == ["ble", "brd", "tre"]


def test_g_5_girders_meet_at_lattice_points_only() -> None:
    """G-5: diagonals that cross between two points do not meet."""
    fresh = building_of(told("flat-2 at -1 0 2 z"))
    assert BY_ID["flat-2"].girders == "de"
    assert fresh.meets((1, 0, 2), 2, "d") == "d", "at its middle, with the base"
    assert fresh.meets((0, 1, 2), 2, "t") == ""
    assert fresh.meets((0, 1, 2), 2, "e") == "e"
    # Two cards one unit apart: their diagonals cross half a unit from any point.
    assert brute.bars(BY_ID["flat-2"], (0, 0, 2), 2, 0)["d"].isdisjoint(
        brute.bars(BY_ID["flat-2"], (1, 0, 2), 2, 0)["e"]
    )


def test_g_5_a_girder_that_meets_several_counts_once() -> None:
    """G-5, SK-15: each border of this floor meets two of the bases, at the top of the H."""
    assert building().meets((0, 0, 2), 2, "h") == "h"
    assert points_of(building(), BY_ID["floor-1"], Site((0, 0, 2), 2)) == 2


def test_a_card_needs_a_girder_that_meets_one_in_play() -> None:
    """SK-13: the borders of a card on the outer edge pass by the cross of the flat card."""
    assert BY_ID["flat-1"].girders == "hv"
    shown = building("flat-1 at 1 0 2 z")
    assert shown.why_not((2, 0, 2), 0, "upright") is None
    assert shown.meets((2, 0, 2), 0, "lrtb") == ""
    assert shown.meets((2, 0, 2), 0, "lrd") == "d"
    state = position(
        "upright-1 upright-3 upright-7", cards="flat-1 at 1 0 2 z", workers={0: (1, 0, 2)}
    )
    assert [build for build in legal(state, "build") if " at 2 0 2 x " in build] == [
        "build upright-3 at 2 0 2 x turn 0",
        "build upright-3 at 2 0 2 x turn 1",
    ]


def test_the_points_of_a_card_are_its_girders_that_meet() -> None:
    """SK-15: 1 for each, 1 more for a drawn worker, and twice that above all others."""
    floor_5, floor_6 = BY_ID["floor-5"], BY_ID["floor-6"]
    assert floor_5.has_worker
    assert not floor_6.has_worker
    on_h = Site((0, 0, 2), 2)
    assert building().meets(on_h.at, 2, floor_5.girders) == "lrtb"
    assert points_of(building(), floor_5, on_h) == 5, "no higher than the bases"
    assert points_of(building(), floor_6, on_h) == 4
    shown = building("floor-5 at 0 0 2 z")
    upright = Site((0, 1, 2), 1)
    assert shown.meets(upright.at, 1, "lrtb") == "lrb"
    assert points_of(shown, BY_ID["upright-7"], upright) == 8, "3 and the worker, twice"
    assert points_of(shown, BY_ID["upright-11"], upright) == 8, "4, twice"
    one_up = building("floor-5 at 0 0 2 z", "upright-7 at 0 1 2 y")
    other_side = Site((0, -1, 2), 1)
    assert points_of(one_up, BY_ID["upright-11"], other_side) == 4, "as high as another"


def test_the_sum_doubles_with_the_drawn_worker() -> None:
    """SK-15."""
    assert [card_points(BY_ID["floor-5"], meets, False) for meets in (1, 2, 4)] == [2, 3, 5]
    assert [card_points(BY_ID["floor-5"], meets, True) for meets in (1, 2, 4)] == [4, 6, 10]
    assert card_points(BY_ID["floor-1"], 2, True) == 4


def test_an_upright_card_with_a_drawn_worker_has_one_turn() -> None:
    """SK-11: lying cards have any, and so has a card without one."""
    assert turns_of(BY_ID["upright-4"], "upright") == (0,)
    assert turns_of(BY_ID["upright-3"], "upright") == (0, 1, 2, 3)
    assert turns_of(BY_ID["universal-2"], "upright") == (0,)
    assert turns_of(BY_ID["universal-2"], "floor") == (0, 1, 2, 3)
    assert turns_of(BY_ID["flat-4"], "flat") == (0, 1, 2, 3)
    assert turns_of(BY_ID["base"], "base") == (0, 1, 2, 3)


def test_of_turns_that_look_alike_the_least_is_listed() -> None:
    """SK-11."""
    assert different_turns(BY_ID["flat-1"], "flat") == (0,)
    assert different_turns(BY_ID["floor-1"], "floor") == (0, 1)
    assert different_turns(BY_ID["floor-4"], "floor") == (0, 1, 2, 3)
    assert different_turns(BY_ID["base"], "base") == (0, 1)
    assert different_turns(BY_ID["upright-4"], "upright") == (0,)


def test_the_tables_of_turns_say_what_the_girders_say() -> None:
    """SK-13, G-5: for every card, use and set of points."""
    for plays in PLAYS:
        for play in plays:
            table = fitting_turns(play.number)
            for points in range(512):
                turns = {
                    turn for turn in play.turns if meeting(turned(play.card.girders, turn), points)
                }
                assert table[points] == sum(1 << turn for turn in turns)


@pytest.mark.parametrize("seed", range(100, 100 + sample(30)))
def test_girders_that_meet_agree_with_the_slow_check(seed: int) -> None:
    """G-5, SK-13, SK-15: of a card after the other, at every site of growing buildings."""
    for number, cards in enumerate(grown(seed)):
        shown = building_of(cards)
        points = brute.girders_in_play(cards)
        card = CARDS[(seed + number) % len(CARDS)]
        turn = number % 4
        top = max(map(brute.highest_point, cards))
        for site in shown.sites:
            bars = brute.bars(card, site.at, site.normal, turn)
            meets = sum(not bar.isdisjoint(points) for bar in bars.values())
            girders = shown.meets(site.at, site.normal, standing(card.id, turn))
            assert len(girders) == meets
            place = Placed(card.id, "flat", site.at, site.normal, turn)  # type: ignore[arg-type]
            worth = (meets + card.has_worker) * (1 + (brute.highest_point(place) > top))
            where = Site(site.at, site.normal, turn)  # type: ignore[arg-type]
            assert points_of(shown, card, where) == worth


def test_g_5_the_deck_has_36_cards_of_four_kinds() -> None:
    """G-5, SK-1."""
    assert len(DECK) == 36
    kinds = Counter(card.kind for card in DECK)
    assert kinds == {"flat": 4, "upright": 18, "floor": 9, "universal": 5}
    assert sum(card.has_worker for card in DECK) == 12
    assert len({card.id for card in CARDS}) == 1 + 36 * EDITION
    assert CARDS[BASE_NUMBER].kind == "base"


def test_g_5_a_card_has_one_to_four_girders() -> None:
    """G-5: so few that height, falls and bonuses weigh."""
    assert 2.1 <= mean(len(card.girders) for card in DECK) <= 2.3
    assert {len(card.girders) for card in DECK} == {1, 2, 3, 4}
    for card in DECK:
        assert set(card.girders) <= set(GIRDERS)
        assert len(set(card.girders)) == len(card.girders)


def test_g_5_no_two_cards_of_a_kind_can_be_turned_into_each_other() -> None:
    for one, other in combinations(DECK, 2):
        if one.kind == other.kind:
            turns = {turned(other.girders, turn) for turn in range(4)}
            assert turned(one.girders, 0) not in turns, f"{one.id} looks like {other.id}"


def test_g_5_cards_that_stand_have_more_girders_than_those_that_lie() -> None:
    """G-5: only they reach higher than all others, so height weighs more."""
    by_kind = {
        kind: [card for card in DECK if card.kind == kind]
        for kind in ("flat", "upright", "floor", "universal")
    }
    girders = {kind: mean(len(card.girders) for card in cards) for kind, cards in by_kind.items()}
    assert girders["upright"] > girders["universal"] > girders["floor"] > girders["flat"]
    shares = {kind: mean(card.has_worker for card in cards) for kind, cards in by_kind.items()}
    assert all(0.2 <= share <= 0.45 for share in shares.values()), shares


def test_g_5_every_card_joins_the_start_h_or_a_card_that_is_joined_to_it() -> None:
    """G-5: in each of its uses, in some turn."""
    shown = [building(), building("floor-5 at 0 0 2 z"), building("flat-5 at 1 0 2 z")]
    for plays in PLAYS:
        for play in plays:
            assert any(
                each.why_not(site.at, site.normal, play.use) is None
                and each.meets(site.at, site.normal, standing(play.card.id, turn))
                for turn in play.turns
                for each in shown
                for site in each.sites
            ), f"{play.card.id} as {play.use}"


def test_the_start_bases_have_their_borders() -> None:
    """SK-3, G-5."""
    assert {BY_ID[start].girders for start in START_BASES.values()} == {"lrtb"}
    assert {card.card for card in START_H} == {START_BASES[EDITION]}
