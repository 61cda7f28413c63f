"""Statics: what rivets carry, how cards lean; and the simulation agrees."""

import math
from itertools import islice

import pytest

from steeple.games.skyscrapers.bodies.solid import CARD_KG, UNIT_MM, WORKER_KG
from steeple.games.skyscrapers.lattice.building import Building, building_of
from steeple.games.skyscrapers.referee.statics import (
    CARD,
    TORQUE_NM,
    WORKER,
    Statics,
    lifted,
    size,
    statics_of,
)
from tests.skyscrapers.drawing import building
from tests.skyscrapers.growing import grown, scattered

ARM = """
    floor-5 at 0 0 2 z
    upright-7 at 0 1 2 y
    floor-5 at 0 1 3 z
    upright-7 at 0 2 3 y
    floor-5 at 0 2 4 z
"""
"""Steps that lead out to the north: 3 on the start base, 4 on 3, and so on to 7."""


def slow(shown: Building, card: int) -> tuple[int, int]:
    """The torque on a rivet, by adding up all cards that hang on it."""
    hanging = {card}
    for number, joins in enumerate(shown.joins):
        if joins in hanging and shown.cards[number].use != "base":
            hanging.add(number)
    x, y, _ = shown.cards[card].at
    return (
        sum(2 * CARD * (shown.cards[number].at[0] - x) for number in hanging),
        sum(2 * CARD * (shown.cards[number].at[1] - y) for number in hanging),
    )


def has_prop(shown: Building) -> bool:
    """Whether a base hangs on something that is none."""
    return any(
        card.use == "base" and joins is not None and shown.cards[joins].use != "base"
        for card, joins in zip(shown.cards, shown.joins, strict=True)
    )


def test_the_units_are_what_they_say() -> None:
    assert CARD / 10_000 == CARD_KG
    assert WORKER / 10_000 == WORKER_KG
    assert math.isclose(TORQUE_NM, 0.0001 * 9.81 * UNIT_MM / 2000)


def test_a_card_on_its_rivet_bends_nothing() -> None:
    statics = statics_of(building("floor-5 at 0 0 2 z"))
    assert statics.torque(3) == (0, 0)
    assert statics.lean(3) == (0, 0)


def test_an_arm_bends_its_rivets_more_the_nearer_they_are() -> None:
    statics = statics_of(building(ARM))
    # Cards 4 to 7 are 1, 1, 2 and 2 units to the north: 12 quarters of a side.
    assert statics.torque(3) == (0, 12 * CARD)
    assert [statics.torque(card)[1] // CARD for card in range(3, 8)] == [12, 4, 4, 0, 0]
    assert statics.lean(7) == (0, 20 * CARD)


def test_both_sides_of_a_balance_weigh_the_same() -> None:
    statics = statics_of(
        building("floor-5 at 0 0 2 z", "upright-7 at 0 1 2 y", "upright-7 at 0 -1 2 y")
    )
    assert statics.torque(3) == (0, 0)


def test_a_worker_weighs_down_what_carries_it_and_nothing_else() -> None:
    bare = statics_of(building(ARM))
    loaded = bare.loaded([(5, (0, 1, 3))])
    for card, lever in ((3, 3), (4, 1), (5, 1)):
        x, y = bare.torque(card)
        assert loaded.torque(card) == (x + WORKER, y + lever * WORKER)
    assert all(loaded.torque(card) == bare.torque(card) for card in (6, 7))
    assert loaded.torque(3) == (WORKER, 12 * CARD + 3 * WORKER)
    assert bare.torque(3) == (0, 12 * CARD), "the bare building stays as it is"


def test_a_further_weight_bends_as_if_it_were_built_in() -> None:
    shown = building(ARM)
    before = statics_of(shown)
    after = statics_of(building(ARM, "upright-7 at 1 2 4 x"))
    for card in before.path(7):
        assert before.torque(card, CARD, (2, 4, 8)) == after.torque(card)


@pytest.mark.parametrize("seed", range(12))
def test_torques_are_those_of_all_that_hangs_on_a_rivet(seed: int) -> None:
    for cards in islice(grown(seed), 4, None, 5):
        shown = building_of(cards)
        if has_prop(shown):
            break
        statics = statics_of(shown)
        for card, joins in enumerate(shown.joins):
            if joins is not None and cards[card].use != "base":
                assert statics.torque(card) == slow(shown, card)


def test_the_ground_props_a_base_that_hangs_on_a_floor() -> None:
    low = "floor-5 at 0 0 2 z", "upright-7 at 0 1 2 y", "floor-5 at 0 1 1 z"
    free = statics_of(building(*low))
    propped = statics_of(building(*low, "base at 0 2 1 y"))
    assert size(propped.torque(3)) < size(free.torque(3))


def test_the_ground_lifts_but_never_pulls() -> None:
    assert lifted([[5, 1], [1, 5]], [60, 60]) == [10, 10]
    assert lifted([[5, 4], [4, 5]], [50, -50]) == [10, 0]
    assert lifted([[3]], [-9]) == [0]


def test_a_hand_swings_what_hangs_on_what_it_presses() -> None:
    statics = statics_of(building(ARM, "base at -1 -1 1 y"))
    down = statics.swings(7, (0, 4, 8), (0, 0, -1))
    assert down[3] == (0, 4)
    assert statics.swing(7, down) == (0, 4 + 2 + 2)
    assert statics.swing(8, down) is None
    # A push along x leans what is below the hand, the rivet of card 3 with the longest lever.
    sideways = statics.swings(7, (0, 4, 8), (1, 0, 0))
    assert sideways[3] == (4, 0)
    assert statics.swing(7, sideways) == (4 + 4 + 2 + 2, 0)


def test_what_is_known_of_a_building_is_known_once() -> None:
    shown = building(ARM)
    assert statics_of(shown) is statics_of(shown)
    assert Statics(shown).torque(3) == statics_of(shown).torque(3)


def test_workers_anywhere_can_be_weighed() -> None:
    *_, cards = grown(3)
    shown = building_of(cards)
    standing = [
        (card, cell)
        for cell in scattered(cards, 3, 20)
        if cell is not None and (card := shown.footing(cell)) is not None
    ]
    assert standing
    statics_of(shown).loaded(standing)


def test_the_simulation_feels_the_same_torques() -> None:
    import numpy as np

    from tools.skyscrapers.calibrate import torques

    pairs = [torques(number) for number in (4, 5)]
    said = [each for pair in pairs for each in pair[0]]
    felt = [each for pair in pairs for each in pair[1]]
    assert len(said) > 25
    assert np.corrcoef(said, felt)[0, 1] > 0.95
