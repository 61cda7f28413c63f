"""Editions: what is new is played by the second, what began by the first goes on by it."""

from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace

import steeple
from steeple.games.skyscrapers.game import GAME
from steeple.games.skyscrapers.lattice.building import Building, Free, building_of
from steeple.games.skyscrapers.moves import Deal
from steeple.games.skyscrapers.pieces import CARDS, DECKS, EDITION
from steeple.games.skyscrapers.state import State, start_h
from steeple.kernel.errors import InvalidRecord
from steeple.play.progress import Progress
from steeple.play.setup import settled_setup
from tests.skyscrapers.drawing import placed, position
from tests.skyscrapers.playing import USUAL, held, view, why_not

EDITIONS = sorted(DECKS)
WALLS = ("base at 1 1 1 y", "base at -1 1 1 y")
"""They close the northern yard of the H, but for its top."""


def site(edition: int, *cards: str) -> Building:
    """The start H of an edition, with these cards."""
    return building_of((*start_h(edition), *map(placed, cards)))


def begun(edition: int) -> State:
    """A game before the deal."""
    rules = GAME if edition == EDITION else GAME.earlier[edition]
    return rules.setup(2, {**USUAL, "starter": 0}, "dice")


def test_what_is_new_has_the_last_edition() -> None:
    match = steeple.Match("skyscrapers", 2, seed=1, referee="dice")
    assert match.record()["events"][0]["rules"] == EDITION == GAME.rules_version == 2
    assert begun(EDITION).terms.edition == EDITION


def test_who_says_nothing_has_the_first_edition() -> None:
    """States were kept without it."""
    terms = msgspec.msgpack.encode(begun(1).terms)
    old = msgspec.msgpack.encode(msgspec.msgpack.decode(terms)[:-1])
    assert msgspec.msgpack.decode(old, type=type(begun(1).terms)).edition == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_deals_its_own_cards(edition: int) -> None:
    """SK-4, G-5."""
    dealt = [move.card for move, _ in GAME.chances(begun(edition)) if isinstance(move, Deal)]
    assert dealt == [CARDS[number].id for number in DECKS[edition]]
    (other,) = {*EDITIONS} - {edition}
    assert why_not(begun(edition), f"deal {CARDS[DECKS[other][0]].id}") == "not-in-deck"


def test_a_record_of_the_first_edition_goes_on_by_it() -> None:
    setup = settled_setup("skyscrapers", 2, {"starter": 0}, "dice", "")
    known = {name: value for name, value in setup.options.items() if name != "opening"}
    state: State = Progress.of(replace(setup, rules=1, options=known)).state
    assert (state.terms.edition, state.deck) == (1, tuple(DECKS[1]))
    with pytest.raises(InvalidRecord):
        Progress.of(replace(setup, rules=EDITION + 1))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_start_bases_are_shown_as_such(edition: int) -> None:
    assert Counter(card["card"] for card in view(begun(edition))["cards"]) == {"start": 3}


def test_the_first_edition_has_no_even_opening() -> None:
    """SK-5."""
    assert [option.name for option in GAME.earlier[1].options] == ["tremor", "lowest"]
    assert [option.name for option in GAME.options] == ["tremor", "lowest", "opening"]


def test_a_flat_card_lets_air_and_sight_through() -> None:
    """SK-10, G-7: so does a universal one that lies flat, and no floor."""
    yard = (0, 0, 0)
    assert not site(1, *WALLS, "flat-5 at 0 0 2 z").is_open(yard)
    assert site(2, *WALLS, "flat-13 at 0 0 2 z").is_open(yard)
    assert site(2, *WALLS, "universal-7 as flat at 0 0 2 z").is_open(yard)
    assert not site(2, *WALLS, "universal-7 as floor at 0 0 2 z").is_open(yard)
    assert not site(2, *WALLS, "floor-12 at 0 0 2 z").is_open(yard)


def test_the_ground_is_a_square_of_six_units() -> None:
    """G-9: bases stay inside it, and may stand on its edge; the first edition had no edge."""
    row = ("base at 1 1 1 y", "base at 2 1 1 x", "base at 2 2 1 y", "base at 3 2 1 x")
    inside, endless = site(2, *row), site(1, *row)
    for corner in ((3, 1, 1), (3, 3, 1)):
        assert inside.why_not(corner, 1, "base") == "beyond-ground"
        assert endless.why_not(corner, 1, "base") is None
        assert {*endless.sites} - {*inside.sites} >= {Free(corner, 1, 6)}
    assert inside.why_not((2, 0, 1), 1, "base") is None


def test_a_base_may_stand_on_the_edge_of_the_ground() -> None:
    """G-9: the last one that fits; nobody stands behind it."""
    shown = site(2, "base at 1 1 1 y", "base at 2 1 1 x", "base at 2 0 1 y")
    assert shown.why_not((3, 0, 1), 0, "base") is None
    edge = site(2, "base at 1 1 1 y", "base at 2 1 1 x", "base at 2 0 1 y", "base at 3 0 1 x")
    assert edge.why_not((3, 1, 1), 1, "base") == "beyond-ground"
    assert (2, 0, 0) in edge.ground_cells
    assert (3, 0, 0) not in edge.ground_cells


def test_cards_above_the_ground_may_reach_beyond_it() -> None:
    """G-9."""
    shown = site(2, "base at 1 1 1 y", "base at 2 1 1 x", "base at 2 0 1 y", "base at 3 0 1 x")
    assert shown.why_not((3, 0, 2), 2, "floor") is None


@pytest.mark.parametrize(("edition", "turns"), [(1, 9), (2, 6)])
def test_only_who_is_still_in_counts_for_the_stuck_clock(edition: int, turns: int) -> None:
    """SK-9: three turns each of two players, while the third is out."""
    outside = (-2, 0, 0)
    state = position("flat-1", "flat-1", "", workers={0: outside, 5: outside}, actions_left=1)
    terms = replace(state.terms, edition=edition)
    state = replace(state, terms=terms, is_out=(False, False, True), idle=turns)
    assert held(state, "move 0 to 0 0 0").ended_by == "stuck"
    state = replace(state, idle=turns - 1)
    assert held(state, "move 0 to 0 0 0").ended_by is None
