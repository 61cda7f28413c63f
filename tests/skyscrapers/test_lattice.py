"""G-1 to G-4: squares on the lattice, sites, and what passes through what."""

from itertools import product

import pytest

from steeple.games.skyscrapers.lattice.building import building_of
from steeple.games.skyscrapers.lattice.squares import at_of, code_of
from steeple.games.skyscrapers.pieces import Use
from steeple.games.skyscrapers.state import START_H, Placed
from tests.skyscrapers import brute
from tests.skyscrapers.drawing import around, building, drawn, told
from tests.skyscrapers.growing import grown
from tests.thorough import sample

ALL_USES: tuple[Use, ...] = ("flat", "upright", "floor", "base")


def fitting(*texts: str, at: tuple[int, int, int], normal: int) -> list[str]:
    """The uses in which a card fits there."""
    shown = building(*texts)
    return [use for use in ALL_USES if shown.why_not(at, normal, use) is None]


def test_g_1_a_card_is_two_units_wide_and_covers_four_faces() -> None:
    shown = building("floor-5 at 0 0 2 z")
    far = range(-4, 5)
    on_floor = {cell for cell in product(far, far, range(5)) if shown.under(cell) == 3}
    assert on_floor == {(-1, -1, 2), (-1, 0, 2), (0, -1, 2), (0, 0, 2)}
    beside_middle = {cell for cell in product(far, far, range(5)) if 0 in around(shown, cell)}
    assert beside_middle == set(product((-1, 0), (-1, 0), (0, 1)))


def test_g_1_codes_are_one_for_each_place_and_sort_as_places_do() -> None:
    places = sorted(product(range(-60, 61, 20), range(-60, 61, 20), range(0, 61, 12), range(3)))
    codes = [code_of((x, y, z), normal) for x, y, z, normal in places]
    assert codes == sorted(set(codes))
    assert [(*at_of(code), code & 3) for code in codes] == places


def test_g_2_the_start_h_has_three_bases_and_seven_sites() -> None:
    """G-2, SK-3: one base across y and two across x; every free edge is one site."""
    assert [(card.at, "xyz"[card.normal]) for card in START_H] == [
        ((0, 0, 1), "y"),
        ((-1, 0, 1), "x"),
        ((1, 0, 1), "x"),
    ]
    assert [(*site.at, "xyz"[site.normal], site.joins) for site in building().sites] == [
        (-1, -1, 1, "y", 1),
        (-1, 0, 2, "z", 1),
        (-1, 1, 1, "y", 1),
        (0, 0, 2, "z", 0),
        (1, -1, 1, "y", 2),
        (1, 0, 2, "z", 2),
        (1, 1, 1, "y", 2),
    ]


def test_g_2_an_edge_carries_one_rivet() -> None:
    """G-2: once a card is there, its site is gone, and its own edges are new sites."""
    before = {(site.at, site.normal) for site in building().sites}
    after = {(site.at, site.normal): site.joins for site in building("floor-5 at 0 0 2 z").sites}
    assert before - set(after) == {((0, 0, 2), 2), ((-1, 0, 2), 2), ((1, 0, 2), 2)}
    assert set(after) - before == {((0, -1, 2), 1), ((0, 1, 2), 1)}, "left and right, bases cross"
    assert after[(0, 1, 2), 1] == 3


def test_g_2_a_card_is_put_square_to_the_edge_on_the_middle_of_it() -> None:
    """G-2: not beside the middle, not in the plane of the old card."""
    shown = building("floor-5 at 0 0 2 z")
    assert shown.why_not((0, 1, 2), 1, "upright") is None
    assert shown.why_not((1, 1, 2), 1, "upright") == "no-edge"
    assert shown.why_not((0, 2, 2), 1, "upright") == "no-edge"
    assert shown.why_not((0, 1, 2), 2, "floor") == "no-edge"
    assert shown.why_not((0, 1, 2), 0, "upright") == "no-edge"


def test_g_2_a_rivet_joins_a_card_to_the_one_whose_edge_it_grips() -> None:
    """G-2, SK-12: one rivet joins it to the structure; start bases need none."""
    shown = building(
        """
        floor-5 at 0 0 2 z
        upright-7 at 0 1 2 y
        flat-5 at 0 1 3 z
        upright-7 at 0 2 3 y
        """
    )
    assert shown.joins == (None, None, None, 0, 3, 4, 5)
    assert shown.joined((0, 0, 3), 1) == 5
    assert shown.joined((0, 0, 3), 0) is None


def test_g_2_of_two_edges_with_one_middle_the_card_built_first_is_joined() -> None:
    """G-2: two flat cards lie side by side, and a wall goes where they meet."""
    bases = ("base at -1 1 1 y", "base at 1 1 1 y")
    west, east = "flat-5 at -1 1 2 z", "flat-6 at 1 1 2 z"
    for first, second in ((west, east), (east, west)):
        shown = building(*bases, first, second)
        assert shown.joined((0, 1, 2), 0) == 5
        assert building(*bases, first, second, "upright-1 at 0 1 2 x").joins[-1] == 5
    assert building(*bases, west).joined((0, 1, 2), 0) == 5


def test_g_3_on_a_side_edge_of_a_base_only_a_base_fits() -> None:
    """G-3, SK-10: anything else would touch the ground."""
    assert fitting(at=(1, 1, 1), normal=1) == ["base"]
    assert building().why_not((1, 1, 1), 1, "upright") == "touches-ground"
    assert building().why_not((1, 1, 1), 1, "floor") == "wrong-way"


def test_g_3_on_the_top_edge_of_a_base_only_a_lying_card_fits_at_height_2() -> None:
    """G-3, SK-10."""
    assert fitting(at=(0, 0, 2), normal=2) == ["flat", "floor"]
    assert building().why_not((0, 0, 2), 2, "upright") == "wrong-way"
    assert building().why_not((0, 0, 2), 2, "base") == "wrong-way"
    assert {site.at[2] for site in building().sites if site.normal == 2} == {2}


def test_g_3_on_an_edge_of_a_floor_an_upright_card_fits_at_its_height() -> None:
    """G-3: it spans one unit below to one above, and its top edge carries the next floor."""
    floor = "floor-5 at 0 0 2 z"
    assert fitting(floor, at=(0, 1, 2), normal=1) == ["upright"]
    shown = building(floor, "upright-7 at 0 1 2 y")
    assert shown.top == 3
    assert building(floor).top == building().top == 2
    bounded = {cell[2] for cell in product((-1, 0), (0, 1), range(6)) if 4 in around(shown, cell)}
    assert bounded == {1, 2}
    assert fitting(floor, "upright-7 at 0 1 2 y", at=(0, 1, 3), normal=2) == ["flat", "floor"]


def test_g_3_floors_rise_in_steps_of_one_unit() -> None:
    """G-3, SK-13: there are no half levels; everything is on whole points."""
    heights = set()
    for seed in range(20):
        *_, last = grown(seed)
        heights |= {card.at[2] for card in last if card.use == "floor"}
    assert heights >= {1, 2, 3, 4, 5}
    assert all(isinstance(height, int) for height in heights)


def test_g_3_under_an_upright_card_there_is_room_for_a_lying_one_at_height_1() -> None:
    """G-3, SK-10: and on its edge only a base fits, which then is on the ground."""
    cards = ("floor-5 at 0 0 2 z", "upright-7 at 0 1 2 y", "flat-5 at 0 1 1 z")
    assert fitting(*cards[:2], at=(0, 1, 1), normal=2) == ["flat", "floor"]
    assert fitting(*cards, at=(0, 2, 1), normal=1) == ["base"]


def test_g_3_nothing_lies_on_the_ground() -> None:
    """G-3, SK-10: the bottom edge of a base carries nothing."""
    assert fitting(at=(0, 0, 0), normal=2) == []
    assert building().why_not((0, 0, 0), 2, "floor") == "touches-ground"


def test_a_base_is_on_the_ground_and_nowhere_else() -> None:
    """SK-10: only bases may touch the ground, and bases must."""
    shown = building("floor-5 at 0 0 2 z")
    assert shown.why_not((0, 1, 2), 1, "base") == "base-needs-ground"
    assert shown.why_not((0, 1, 2), 1, "upright") is None
    for cards in map(tuple, (told(), *list(grown(7))[::9])):
        for site in building_of(cards).sites:
            is_low = site.normal != 2 and site.at[2] == 1
            for use in ALL_USES:
                right_way = (use in ("flat", "floor")) == (site.normal == 2)
                fits = right_way and (use == "base") == is_low
                why = building_of(cards).why_not(site.at, site.normal, use)
                assert (why is None) == fits


def test_g_4_cards_do_not_overlap_in_one_plane() -> None:
    """G-4: by one face or by all; side by side they may lie."""
    shown = building("floor-5 at 0 0 2 z")
    assert shown.why_not((1, 0, 2), 2, "floor") == "passes-through"
    beside = building("floor-5 at -1 0 2 z")
    assert beside.why_not((1, 0, 2), 2, "floor") is None
    assert beside.touching((1, 0, 2), 2) == {0, 2, 3}


def test_g_4_cards_do_not_cross() -> None:
    """G-4: on the free edge of this flat card, an upright one would cut the middle base in two."""
    shown = building("flat-5 at -1 0 2 z")
    assert shown.why_not((0, 0, 2), 0, "upright") == "passes-through"
    assert shown.why_not((-2, 0, 2), 0, "upright") is None


def test_g_4_an_edge_on_the_middle_line_of_another_card_touches_it_only() -> None:
    """G-4: the middle base of the H ends on the middle lines of the two others."""
    shown = building()
    assert shown.adjacent == (0b110, 0b001, 0b001)
    assert shown.why_not((0, 0, 2), 2, "floor") is None, "its edges are on top of the others"
    assert shown.touching((0, 0, 2), 2) == {0, 1, 2}


def test_g_4_a_corner_is_not_a_touch() -> None:
    """G-4, SK-7: cards touch if they share more than a corner."""
    assert building("flat-5 at 0 0 2 z").touching((1, 1, 1), 1) == {2, 3}
    assert building("flat-5 at -1 0 2 z").touching((1, 1, 1), 1) == {2}, "one point of the flat one"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(sample(50)))
def test_sites_and_touching_agree_with_the_slow_check(seed: int) -> None:
    """G-1, G-2, G-4, SK-10: on every building on the way to one of all cards."""
    for cards in grown(seed):
        shown = building_of(cards)
        slow = brute.sites(cards)
        assert {(site.at, site.normal): site.joins for site in shown.sites} == slow
        new = cards[-1]
        touched = {at for at, card in enumerate(cards[:-1]) if brute.touch(new, card)}
        assert building_of(cards[:-1]).touching(new.at, new.normal) == touched
        if len(cards) % 10 == 0:
            for at, normal in slow:
                place = Placed("base", "base", at, normal)  # type: ignore[arg-type]
                touched = {n for n, card in enumerate(cards) if brute.touch(place, card)}
                assert shown.touching(at, normal) == touched
    assert max(map(brute.highest_point, cards)) == shown.top


@pytest.mark.parametrize("seed", range(sample(20)))
def test_every_place_near_agrees_with_the_slow_check(seed: int) -> None:
    """G-4: also where there is no edge, or no room."""
    cards = list(grown(1000 + seed, most=14))[-1]
    shown = building_of(cards)
    free = {(site.at, site.normal) for site in shown.sites}
    x, y, z = cards[-1].at
    near = product(range(x - 2, x + 3), range(y - 2, y + 3), range(1, z + 3), range(3))
    for *at, normal in near:
        place = Placed("base", "base", (at[0], at[1], at[2]), normal)  # type: ignore[arg-type]
        use: Use = "floor" if normal == 2 else "base" if at[2] == 1 else "upright"
        why = shown.why_not(place.at, normal, use)
        assert (why is None) == ((place.at, normal) in free)
        if why == "passes-through":
            assert any(brute.pass_through(place, card) for card in cards)
        touched = {n for n, card in enumerate(cards) if brute.touch(place, card)}
        assert shown.touching(place.at, normal) == touched


def test_a_building_is_the_same_however_it_came_to_be() -> None:
    cards = list(grown(3))[-1]
    shown = building_of(cards)
    equal = tuple(_copied(card) for card in cards)
    assert equal is not cards
    for other in (building_of(equal), building_of(cards[:-1] + cards[-1:])):
        assert other.cards == cards
        assert other.sites == shown.sites
        assert other.joins == shown.joins
        assert other.adjacent == shown.adjacent


def test_buildings_with_the_same_last_cards_are_kept_apart() -> None:
    last = ("floor-5 at 1 0 2 z", "upright-7 at 2 0 2 x")
    one = building_of(told("base at -1 1 1 y", *last))
    other = building_of(told("base at -1 -1 1 y", *last))
    assert one.cards != other.cards
    assert one.sites != other.sites
    assert building_of(one.cards).sites == one.sites


def _copied(card: Placed) -> Placed:
    return Placed(card.card, card.use, card.at, card.normal, card.turn, card.by)


def test_a_plan_says_where_the_cards_are() -> None:
    shown = drawn(
        {
            0: """
            . . . . .
               a
            . . . . .

            . . . . .

            . . . . .
             b
            . . . . .
            """,
            1: """
            . . . . .

            . - . . .

            . | - | .

            . . . . .

            . . . . .
            """,
            2: """
            . . .

            . F .

            . . .
            """,
        }
    )
    assert shown.cards == told("base at -1 1 1 y", "floor-5 at 0 0 2 z")
    assert shown.workers == {0: (-1, 1, 0), 1: (-2, -2, 0)}
